//! Commentary on the audience display: a board whose pieces can be moved, and the game small in a corner.

use egui::{Color32, CornerRadius, Key, Modifiers, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::display::{Layout, stand_rect};
use super::lettering::{fitted, wrapped};
use super::{Look, board, hall, stand};
use crate::app::action::{Action, DisplayAction, ReviewCommand};
use crate::app::command::Command;
use crate::app::scene::CommentaryScene;
use crate::app::theme::{PALETTE, bold, regular};

/// Paints what is tried, and reports what the commentator does with board and keys.
#[must_use]
pub(super) fn commentary_ui(ui: &mut Ui, scene: &CommentaryScene, size: f32, look: Look<'_>) -> Vec<Action> {
    let area = ui.max_rect();
    let layout = Layout::in_area(area);
    let (unit, cell) = (layout.unit * size, board::cell_size(layout.board));
    frame_ui(ui.painter(), area, layout.unit);
    let live = live_rect(layout.left);
    hall::card_ui(ui, live, &scene.live, size, look);
    let end = look.what_to_press(ui.ctx(), Command::Commentary);
    let way_back = look.text.tell("commentary-way-back", &[("end", end.into())]);
    let head = head_ui(ui.painter(), layout.right, scene, &way_back, unit);
    let rooms =
        [layout.left.with_max_y(live.top() - layout.unit * 2.0), layout.right.with_min_y(head + layout.unit * 2.0)];
    let mut actions = from_keys(ui, look);
    for (stand, room) in scene.stands.iter().zip(rooms) {
        actions.extend(stand::stand_ui(ui, stand_rect(room, cell, stand.is_far), cell, stand, look));
    }
    actions.extend(board::board_ui(ui, layout.board, &scene.board, look));
    actions.into_iter().map(of_commentary).collect()
}

/// What is done on this board is done on no other.
fn of_commentary(action: Action) -> Action {
    match action {
        Action::Board(action) => Action::Display(DisplayAction::Board(action)),
        other => other,
    }
}

/// A frame all around: nobody takes this for the game, wherever they look first.
fn frame_ui(painter: &Painter, area: Rect, unit: f32) {
    painter.rect_stroke(area, CornerRadius::ZERO, Stroke::new(unit * 1.1, PALETTE.urgent), StrokeKind::Inside);
}

/// The game lies at the lower left, as large as the column allows beside a stand.
fn live_rect(column: Rect) -> Rect {
    let height = (column.width() * 0.66).min(column.height() * 0.5);
    Rect::from_min_max(pos2(column.left(), column.bottom() - height), column.max)
}

/// That it is a commentary, on what, and the move that was tried last. Gives where they end.
fn head_ui(painter: &Painter, column: Rect, scene: &CommentaryScene, way_back: &str, unit: f32) -> f32 {
    let mut y = banner_ui(painter, column, scene, unit);
    let lines = [
        (&*scene.number, regular(unit * 2.6), PALETTE.ink_soft),
        (&scene.last_move, bold(unit * 7.6), PALETTE.ink),
        (way_back, regular(unit * 2.2), PALETTE.ink_soft),
    ];
    for (words, font, color) in lines.into_iter().filter(|(words, ..)| !words.is_empty()) {
        let line = fitted(painter, words, font, color, column.width());
        let height = line.rect.height();
        painter.galley(pos2(column.left(), y), line, color);
        y += height + unit * 0.6;
    }
    y
}

fn banner_ui(painter: &Painter, column: Rect, scene: &CommentaryScene, unit: f32) -> f32 {
    let (pad, color): (f32, Color32) = (unit * 1.6, PALETTE.card);
    let room = column.width() - 2.0 * pad;
    let heading = wrapped(painter, &scene.heading, bold(unit * 3.6), color, room);
    let origin = wrapped(painter, &scene.origin, regular(unit * 2.4), color, room);
    let height = heading.rect.height() + origin.rect.height() + 2.0 * pad;
    let card = Rect::from_min_size(column.min, vec2(column.width(), height));
    painter.rect_filled(card, 8, PALETTE.urgent);
    let below = card.min + Vec2::splat(pad) + vec2(0.0, heading.rect.height());
    painter.galley(card.min + Vec2::splat(pad), heading, color);
    painter.galley(below, origin, color);
    card.bottom() + unit * 2.0
}

/// Esc shows the game again. The keys that go through a record go through what was played and tried, as in the window.
fn from_keys(ui: &Ui, look: Look<'_>) -> Vec<Action> {
    let is_left = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let back = is_left.then_some(Action::Command(Command::Commentary));
    let steps = [
        (Command::Previous, ReviewCommand::Previous),
        (Command::Next, ReviewCommand::Next),
        (Command::First, ReviewCommand::First),
        (Command::Last, ReviewCommand::Last),
    ];
    let asked = steps.into_iter().filter(|(command, _)| look.is_pressed(ui, *command));
    back.into_iter().chain(asked.map(|(_, command)| Action::Display(DisplayAction::Go(command)))).collect()
}
