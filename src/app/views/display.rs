//! What the audience sees: a board, both stands, both clocks and the last move, as large as the screen allows. There is
//! nothing to press.

use egui::{Align2, CornerRadius, CursorIcon, Key, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::lettering::{fitted, wrapped};
use super::{Look, board, commentary, stand};
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::scene::{Banner, CountdownScene, DisplayGame, DisplayScene, PlateScene, ResultScene, TitleScene};
use crate::app::theme::{PALETTE, bold, regular};
use crate::picture::BOARD_ASPECT;

/// Paints the audience display and reports the few keys that it knows.
#[must_use]
pub fn display_ui(ui: &mut Ui, scene: &DisplayScene, size: f32, look: Look<'_>) -> Vec<Action> {
    let area = ui.max_rect();
    ui.painter().rect_filled(area, 0, PALETTE.table);
    match scene {
        DisplayScene::Title(title) => title_ui(ui.painter(), area, title, size),
        DisplayScene::Game(game) => game_ui(ui, area, game, size, look),
        DisplayScene::Commentary(tried) => {
            let mut actions = commentary::commentary_ui(ui, tried, size, look);
            actions.extend(from_keys(ui, look));
            return actions;
        }
    }
    ui.ctx().set_cursor_icon(CursorIcon::None);
    from_keys(ui, look)
}

/// The keys for the display do the same in it as in the window. F11 lets it fill its screen or not, as everywhere on a
/// desktop, and Esc lets it fill the screen no longer; in a commentary Esc has been taken out of the input.
fn from_keys(ui: &Ui, look: Look<'_>) -> Vec<Action> {
    let (close, fill) = ui.input(|input| {
        let fills = input.viewport().fullscreen.unwrap_or_default();
        let fill = input.key_pressed(Key::F11) || (fills && input.key_pressed(Key::Escape));
        (input.viewport().close_requested(), fill)
    });
    let asked = [
        (false, Command::Commentary),
        (close, Command::ToggleDisplay),
        (false, Command::DisplayToNextScreen),
        (fill, Command::DisplayFillsScreen),
    ];
    let asked = asked.into_iter().filter(|(is_asked, command)| look.is_pressed(ui, *command) || *is_asked);
    asked.map(|(_, command)| Action::Command(command)).collect()
}

fn title_ui(painter: &Painter, area: Rect, scene: &TitleScene, size: f32) {
    let unit = area.height() / 100.0 * size;
    let room = area.width() * 0.86;
    let title = fitted(painter, &scene.title, bold(unit * 11.0), PALETTE.ink, room);
    let lines = scene.lines.len() as f32 + if scene.countdown.is_some() { 2.4 } else { 0.0 };
    let top = area.center().y - (title.rect.height() + lines * unit * 6.5) / 2.0;
    painter.galley(pos2(area.center().x - title.rect.width() / 2.0, top), title.clone(), PALETTE.ink);
    let rule = top + title.rect.height() + unit * 1.5;
    painter.hline(
        area.center().x - unit * 9.0..=area.center().x + unit * 9.0,
        rule,
        Stroke::new(unit * 0.3, PALETTE.urgent),
    );
    for (index, line) in scene.lines.iter().enumerate() {
        let line = fitted(painter, line, regular(unit * 4.0), PALETTE.ink_soft, room);
        let at = pos2(area.center().x - line.rect.width() / 2.0, rule + unit * (3.0 + 6.5 * index as f32));
        painter.galley(at, line, PALETTE.ink_soft);
    }
    if let Some(countdown) = &scene.countdown {
        let top = rule + unit * (4.6 + 6.5 * scene.lines.len() as f32);
        countdown_ui(painter, area.with_min_y(top), countdown, unit);
    }
}

/// How long everybody has to wait, in the middle of a line.
fn countdown_ui(painter: &Painter, room: Rect, scene: &CountdownScene, unit: f32) {
    let words = fitted(painter, &scene.words, regular(unit * 4.0), PALETTE.ink, room.width() * 0.6);
    let digits = fitted(painter, &scene.digits, bold(unit * 8.0), PALETTE.ink, room.width() * 0.3);
    let gap = unit * 2.0;
    let left = room.center().x - (words.rect.width() + gap + digits.rect.width()) / 2.0;
    let middle = room.top() + digits.rect.height() / 2.0;
    let (at, beside) = (pos2(left, middle - words.rect.height() / 2.0), left + words.rect.width() + gap);
    painter.galley(at, words, PALETTE.ink);
    painter.galley(pos2(beside, room.top()), digits, PALETTE.ink);
}

/// Where everything lies on the display.
pub(super) struct Layout {
    pub(super) board: Rect,
    pub(super) left: Rect,
    pub(super) right: Rect,
    /// A hundredth of the height.
    pub(super) unit: f32,
}

impl Layout {
    pub(super) fn in_area(area: Rect) -> Self {
        let unit = area.height() / 100.0;
        let inside = area.shrink(unit * 2.6);
        let narrowest = inside.width() * 0.19;
        let height = inside.height().min((inside.width() - 2.0 * (narrowest + unit * 2.6)) / BOARD_ASPECT).max(1.0);
        let board = Rect::from_center_size(area.center(), vec2(height * BOARD_ASPECT, height));
        let left = Rect::from_min_max(inside.min, pos2(board.left() - unit * 2.6, inside.bottom()));
        let right = Rect::from_min_max(pos2(board.right() + unit * 2.6, inside.top()), inside.max);
        Self { board, left, right, unit: unit.min(board.width() / 90.0) }
    }
}

fn game_ui(ui: &mut Ui, area: Rect, scene: &DisplayGame, size: f32, look: Look<'_>) {
    let layout = Layout::in_area(area);
    let unit = layout.unit * size;
    let cell = board::cell_size(layout.board);
    let [white, black] = &scene.plates;
    let plate = (layout.unit * 30.0).min(layout.left.height() * 0.34);
    let far = Rect::from_min_size(layout.left.min, vec2(layout.left.width(), plate));
    let near = Rect::from_min_max(pos2(layout.right.left(), layout.right.bottom() - plate), layout.right.max);
    plate_ui(ui.painter(), far, white, unit);
    plate_ui(ui.painter(), near, black, unit);
    let foot = foot_ui(ui.painter(), layout.left, scene, unit);
    let head = head_ui(ui.painter(), layout.right, scene, unit);
    for (stand, room) in scene.stands.iter().zip([
        layout.left.with_min_y(far.bottom() + layout.unit * 2.0).with_max_y(foot - layout.unit * 2.0),
        layout.right.with_min_y(head + layout.unit * 2.0).with_max_y(near.top() - layout.unit * 2.0),
    ]) {
        let _ = stand::stand_ui(ui, stand_rect(room, cell, stand.is_far), cell, stand, look);
    }
    let _ = board::board_ui(ui, layout.board, &scene.board, look);
    if let Some(result) = &scene.result {
        result_ui(ui.painter(), layout.board, result, unit);
    }
}

/// The stand lies beside the board, as large as seven kinds of pieces need and the room allows.
pub(super) fn stand_rect(room: Rect, cell: Vec2, is_far: bool) -> Rect {
    let size = vec2(cell.x * 2.7, cell.y * 4.2).min(room.size()).max(Vec2::splat(1.0));
    let at = if is_far { pos2(room.right() - size.x, room.top()) } else { pos2(room.left(), room.bottom() - size.y) };
    Rect::from_min_size(at, size)
}

fn plate_ui(painter: &Painter, rect: Rect, scene: &PlateScene, unit: f32) {
    let stroke = match (scene.is_to_move, scene.is_urgent && scene.is_running) {
        (true, true) => Stroke::new(unit * 0.55, PALETTE.urgent),
        (true, false) => Stroke::new(unit * 0.4, PALETTE.chosen_line),
        (false, _) => Stroke::new(1.0, PALETTE.line),
    };
    painter.rect(rect, CornerRadius::same(12), PALETTE.card, stroke, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(unit * 2.2, unit * 1.8));
    // The side whose time runs has an arrow besides its frame.
    let mark = if scene.is_running { "▶ " } else { "" };
    let name = format!("{mark}{} {}", scene.mark, scene.name);
    let name = fitted(painter, &name, bold(unit * 4.2), PALETTE.ink, inner.width());
    let detail = fitted(painter, &scene.detail, regular(unit * 2.5), PALETTE.ink_soft, inner.width());
    let (height, mut y) = (name.rect.height(), inner.top());
    painter.galley(pos2(inner.left(), y), name, PALETTE.ink);
    y += height;
    painter.galley(pos2(inner.left(), y), detail.clone(), PALETTE.ink_soft);
    let phase = [&scene.phase, &scene.extra].into_iter().filter(|words| !words.is_empty());
    let phase = phase.cloned().collect::<Vec<_>>().join(" · ");
    let phase = fitted(painter, &phase, regular(unit * 2.6), PALETTE.ink_soft, inner.width());
    let bar = if scene.period_left.is_some() { unit * 1.6 } else { 0.0 };
    let bottom = inner.bottom() - bar - phase.rect.height();
    painter.galley(pos2(inner.left(), bottom), phase, PALETTE.ink_soft);
    digits_ui(painter, inner.with_min_y(y + detail.rect.height()).with_max_y(bottom), scene);
    if let Some(left) = scene.period_left {
        let whole = inner.with_min_y(inner.bottom() - unit);
        painter.rect_filled(whole, unit / 2.0, PALETTE.foot);
        let color = if scene.is_running { PALETTE.urgent } else { PALETTE.line };
        painter.rect_filled(whole.with_max_x(whole.left() + whole.width() * left.clamp(0.0, 1.0)), unit / 2.0, color);
    }
}

/// The clock, as large as fits.
fn digits_ui(painter: &Painter, room: Rect, scene: &PlateScene) {
    if scene.digits.is_empty() {
        return;
    }
    let color = if scene.is_urgent && scene.is_running { PALETTE.urgent } else { PALETTE.ink };
    let digits = fitted(painter, &scene.digits, bold(room.height() * 0.98), color, room.width());
    let middle = room.center().y - digits.mesh_bounds.center().y;
    painter.galley(pos2(room.left(), middle), digits, color);
}

/// The event and the rules at the bottom left. Gives where they begin.
fn foot_ui(painter: &Painter, column: Rect, scene: &DisplayGame, unit: f32) -> f32 {
    let mut bottom = column.bottom();
    let lines = [(&scene.rules, PALETTE.ink_soft), (&scene.place, PALETTE.ink), (&scene.event, PALETTE.ink)];
    for (words, color) in lines.into_iter().filter(|(words, _)| !words.is_empty()) {
        let galley = wrapped(painter, words, regular(unit * 2.3), color, column.width());
        bottom -= galley.rect.height() + unit * 0.5;
        painter.galley(pos2(column.left(), bottom), galley, color);
    }
    if let Some(score) = &scene.score {
        let galley = fitted(painter, score, bold(unit * 4.6), PALETTE.ink, column.width());
        bottom -= galley.rect.height() + unit * 0.5;
        painter.galley(pos2(column.left(), bottom), galley, PALETTE.ink);
    }
    bottom
}

/// The last move and what everybody should know, at the top right. Gives where they end.
fn head_ui(painter: &Painter, column: Rect, scene: &DisplayGame, unit: f32) -> f32 {
    let number = painter.text(column.min, Align2::LEFT_TOP, &scene.number, regular(unit * 2.6), PALETTE.ink_soft);
    let mv = fitted(painter, &scene.last_move, bold(unit * 7.6), PALETTE.ink, column.width());
    let at = pos2(column.left(), number.bottom() + unit * 0.6);
    let mut y = at.y + if scene.last_move.is_empty() { 0.0 } else { mv.rect.height() + unit };
    painter.galley(at, mv, PALETTE.ink);
    if let Some(banner) = &scene.banner {
        y = banner_ui(painter, column.with_min_y(y), banner, unit);
    }
    if let Some([black, white]) = &scene.points {
        let font = regular(unit * 2.6);
        let row = painter.text(pos2(column.left(), y), Align2::LEFT_TOP, black, font.clone(), PALETTE.ink_soft);
        painter.text(pos2(column.right(), y), Align2::RIGHT_TOP, white, font, PALETTE.ink_soft);
        y = row.bottom() + unit;
    }
    if let Some(countdown) = &scene.countdown {
        y = waiting_ui(painter, column.with_min_y(y), countdown, unit);
    }
    y
}

/// How long everybody has to wait, the digits below the words. Gives where that ends.
fn waiting_ui(painter: &Painter, room: Rect, scene: &CountdownScene, unit: f32) -> f32 {
    let words = wrapped(painter, &scene.words, regular(unit * 2.6), PALETTE.ink_soft, room.width());
    let digits = fitted(painter, &scene.digits, bold(unit * 6.0), PALETTE.ink, room.width());
    let (middle, bottom) = (room.top() + words.rect.height(), digits.rect.height());
    painter.galley(room.min, words, PALETTE.ink_soft);
    painter.galley(pos2(room.left(), middle), digits, PALETTE.ink);
    middle + bottom + unit
}

fn banner_ui(painter: &Painter, room: Rect, banner: &Banner, unit: f32) -> f32 {
    let pad = unit * 1.6;
    let words = wrapped(painter, &banner.words, bold(unit * 2.7), PALETTE.ink, room.width() - 2.0 * pad);
    let card = Rect::from_min_size(room.min, vec2(room.width(), words.rect.height() + 2.0 * pad));
    let edge = if banner.is_grave { PALETTE.grave } else { PALETTE.urgent };
    painter.rect(card, 8, PALETTE.card, Stroke::new(unit * 0.35, edge), StrokeKind::Inside);
    painter.rect_filled(card.with_max_x(card.left() + unit), 4, edge);
    painter.galley(card.min + Vec2::splat(pad), words, PALETTE.ink);
    card.bottom() + unit * 1.4
}

/// The result lies over the board: who won, by which rule, in both languages.
fn result_ui(painter: &Painter, board: Rect, scene: &ResultScene, unit: f32) {
    let room = board.width() * 0.8;
    let mut lines = vec![
        (wrapped(painter, &scene.headline, bold(unit * 7.0), PALETTE.ink, room), PALETTE.ink),
        (wrapped(painter, &scene.reason, bold(unit * 4.4), PALETTE.urgent, room), PALETTE.urgent),
        (wrapped(painter, &scene.other_reason, regular(unit * 2.8), PALETTE.ink_soft, room), PALETTE.ink_soft),
    ];
    let more = scene.explanation.iter().chain([&scene.facts]);
    lines.extend(more.map(|line| (wrapped(painter, line, regular(unit * 2.4), PALETTE.ink, room), PALETTE.ink)));
    let height: f32 = lines.iter().map(|(line, _)| line.rect.height() + unit).sum();
    let card = Rect::from_center_size(board.center(), vec2(room + unit * 6.0, height + unit * 6.0));
    super::parts::raised_card(painter, card);
    let mut y = card.top() + unit * 3.0;
    for (line, color) in lines {
        let height = line.rect.height();
        painter.galley(pos2(card.left() + unit * 3.0, y), line, color);
        y += height + unit;
    }
}
