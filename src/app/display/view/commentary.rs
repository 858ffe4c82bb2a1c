//! Commentary on the audience display: a board whose pieces can be moved, and the game small in a corner.

use egui::{Color32, CornerRadius, Key, Modifiers, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::display::action::DisplayAction;
use crate::app::display::scene::CommentaryScene;
use crate::app::display::view::Layout;
use crate::app::display::view::note::{Block, Line};
use crate::app::hall;
use crate::app::theme::{Colours, bold, regular};
use crate::app::views::legible::legible;
use crate::app::views::look::Look;
use crate::app::views::stand::StandArea;
use crate::app::views::{board, stand};
use crate::session::ReviewCommand;

/// Paints what is tried, and reports what the commentator does with board and keys.
#[must_use]
pub fn commentary_ui(ui: &mut Ui, scene: &CommentaryScene, size: f32, look: Look<'_>) -> Vec<Action> {
    let area = ui.max_rect();
    let layout = Layout::in_area(area);
    let (unit, cell) = (layout.unit * size, board::cell_size(layout.board));
    frame_ui(ui.painter(), area, layout.unit);
    let [of_white, of_black] = stands(&layout);
    let live = live_rect(layout.left, of_white.bottom() + layout.unit * 2.0);
    let sizes = hall::view::Sizes { screen: layout.unit, letters: size, has_table_words: true };
    hall::view::card_ui(ui, live, &scene.live, sizes.fitting(ui.painter(), live, &scene.live), look);
    head_ui(ui.painter(), layout.right.with_max_y(of_black.top() - layout.unit * 2.0), scene, unit);
    let mut actions = from_keys(ui, look);
    for (stand, rect) in scene.stands.iter().zip([of_white, of_black]) {
        actions.extend(stand::stand_ui(ui, StandArea::for_all(rect), cell, stand, look));
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
    painter.rect_stroke(
        area,
        CornerRadius::ZERO,
        Stroke::new(unit * 1.1, painter.palette().urgent),
        StrokeKind::Inside,
    );
}

/// The stands have the size that they have beside the game, and the place of the plates, of which there are none.
fn stands(layout: &Layout) -> [Rect; 2] {
    let [of_white, of_black] = layout.stands;
    let up = of_white.translate(vec2(0.0, layout.left.top() - of_white.top()));
    [up, of_black.translate(vec2(0.0, layout.right.bottom() - of_black.bottom()))]
}

/// The game lies at the lower left, as large as the column allows from `top` on.
fn live_rect(column: Rect, top: f32) -> Rect {
    let height = (column.width() * 1.8).min(column.bottom() - top);
    column.with_min_y(column.bottom() - height)
}

/// That this is a commentary, on which place, and the move that was tried last.
fn head_ui(painter: &Painter, column: Rect, scene: &CommentaryScene, unit: f32) {
    let palette = painter.palette();
    let mut y = banner_ui(painter, column, scene, unit);
    let lines =
        [(&*scene.number, regular(unit * 2.6), palette.ink_soft), (&scene.last_move, bold(unit * 7.6), palette.ink)];
    for (words, font, color) in lines.into_iter().filter(|(words, ..)| !words.is_empty()) {
        let line = legible(painter, words, font, color, column.width(), unit);
        let height = line.rect.height();
        painter.galley(pos2(column.left(), y), line, color);
        y += height + unit * 0.6;
    }
}

fn banner_ui(painter: &Painter, column: Rect, scene: &CommentaryScene, unit: f32) -> f32 {
    let palette = painter.palette();
    let (pad, color): (f32, Color32) = (unit * 1.6, palette.card);
    let lines = [
        Line::title(&scene.heading, 5.0, color),
        Line::title(&scene.denial, 3.0, color),
        Line::regular(&scene.origin, 2.4, color),
    ];
    let block = Block::fitting(painter, &lines, column.size() - Vec2::splat(2.0 * pad), unit);
    let card = column.with_max_y(column.top() + block.height() + 2.0 * pad);
    painter.rect_filled(card, 8, palette.urgent);
    block.paint(painter, card.min + Vec2::splat(pad));
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
