//! Many games at once, for a hall: up to sixteen boards with their clocks, those that matter most first.

use egui::{Align2, Color32, CornerRadius, Key, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::board::{BoardGeometry, paint_wood};
use super::lettering::{fitted, wrapped};
use super::{Look, parts};
use crate::app::action::{Action, HallAction};
use crate::app::command::Command;
use crate::app::scene::{HallCard, HallScene, HallSide};
use crate::app::theme::{BOARD, PALETTE, bold, piece_font, regular};
use crate::picture::BOARD_ASPECT;

/// Paints the hall view and reports that it is to be closed.
#[must_use]
pub fn hall_ui(ui: &mut Ui, scene: &HallScene, size: f32, look: Look<'_>) -> Vec<Action> {
    let area = ui.max_rect();
    let unit = area.height() / 100.0;
    ui.painter().rect_filled(area, 0, PALETTE.table);
    let inside = area.shrink2(vec2(unit * 2.4, unit * 2.0));
    let (head, foot) = (head_ui(ui.painter(), inside, scene, unit), foot_ui(ui.painter(), inside, scene, unit));
    let room = inside.with_min_y(head + unit * 1.6).with_max_y(foot - unit * 1.2);
    if let Some(trouble) = &scene.trouble {
        let words = wrapped(ui.painter(), trouble, regular(unit * 3.0), PALETTE.ink_soft, room.width() * 0.8);
        ui.painter().galley(room.center() - words.rect.size() / 2.0, words, PALETTE.ink_soft);
    }
    for (card, rect) in scene.cards.iter().zip(places(room, scene.cards.len(), unit * 1.4)) {
        card_ui(ui, rect, card, size, look);
    }
    let (close, fill) = ui.input(|input| (input.viewport().close_requested(), input.key_pressed(Key::F11)));
    let close = look.is_pressed(ui, Command::Hall) || close;
    if fill {
        let fills = ui.input(|input| input.viewport().fullscreen.unwrap_or_default());
        ui.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!fills));
    }
    if close { vec![Action::Hall(HallAction::CloseView)] } else { Vec::new() }
}

fn head_ui(painter: &Painter, room: Rect, scene: &HallScene, unit: f32) -> f32 {
    let right = countdown_ui(painter, room, scene, unit);
    let width = right - room.left();
    let title = fitted(painter, &scene.title, bold(unit * 5.0), PALETTE.ink, width);
    let (bottom, end) = (room.top() + title.rect.height(), room.left() + title.rect.width() + unit * 2.4);
    painter.galley(room.min, title, PALETTE.ink);
    if end < right {
        let event = fitted(painter, &scene.event, regular(unit * 2.4), PALETTE.ink_soft, right - end);
        painter.galley(pos2(end, bottom - event.rect.height() - unit * 1.1), event, PALETTE.ink_soft);
    }
    bottom
}

/// How long everybody has to wait, at the right. Gives where that leaves room.
fn countdown_ui(painter: &Painter, room: Rect, scene: &HallScene, unit: f32) -> f32 {
    let Some(countdown) = &scene.countdown else { return room.right() };
    // The words do not move while the digits change: figures of this font are as wide as each other.
    let digits = fitted(painter, &countdown.digits, bold(unit * 5.0), PALETTE.ink, room.width() * 0.2);
    let words = fitted(painter, &countdown.words, regular(unit * 2.8), PALETTE.ink_soft, room.width() * 0.3);
    let left = room.right() - digits.rect.width();
    let middle = room.top() + digits.rect.height() / 2.0;
    let at = pos2(left - words.rect.width() - unit * 1.4, middle - words.rect.height() / 2.0);
    painter.galley(pos2(left, room.top()), digits, PALETTE.ink);
    painter.galley(at, words, PALETTE.ink_soft);
    at.x - unit * 2.4
}

fn foot_ui(painter: &Painter, room: Rect, scene: &HallScene, unit: f32) -> f32 {
    let font = regular(unit * 2.4);
    let counts = painter.text(room.left_bottom(), Align2::LEFT_BOTTOM, &scene.counts, font.clone(), PALETTE.ink_soft);
    painter.text(room.right_bottom(), Align2::RIGHT_BOTTOM, &scene.page, font, PALETTE.ink_soft);
    counts.top()
}

/// Where the cards lie: in as many columns as make them largest.
fn places(room: Rect, count: usize, gap: f32) -> Vec<Rect> {
    let size = |columns: usize| {
        let rows = count.div_ceil(columns);
        vec2(
            (room.width() - gap * (columns as f32 - 1.0)) / columns as f32,
            (room.height() - gap * (rows as f32 - 1.0)) / rows as f32,
        )
    };
    let board = |size: Vec2| (size.x * 0.6).min(size.y);
    let best = (1..=count.max(1)).max_by(|&one, &other| board(size(one)).total_cmp(&board(size(other))));
    let columns = best.unwrap_or(1);
    let size = size(columns).max(Vec2::splat(1.0));
    let at = |index: usize| vec2((index % columns) as f32 * (size.x + gap), (index / columns) as f32 * (size.y + gap));
    (0..count).map(|index| Rect::from_min_size(room.min + at(index), size)).collect()
}

/// One game of many: its board, and beside it who plays, with which time and pieces in hand.
pub(super) fn card_ui(ui: &Ui, rect: Rect, scene: &HallCard, size: f32, look: Look<'_>) {
    let painter = ui.painter();
    let stroke = if scene.is_urgent { Stroke::new(2.5, PALETTE.urgent) } else { Stroke::new(1.0, PALETTE.line) };
    painter.rect(rect, CornerRadius::same(8), PALETTE.card, stroke, StrokeKind::Inside);
    let inner = rect.shrink(rect.height() * 0.035);
    let height = inner.height().min(inner.width() * 0.58 / BOARD_ASPECT);
    let board = Rect::from_min_size(inner.min, vec2(height * BOARD_ASPECT, height));
    board_ui(ui, board, scene, look);
    let beside = Rect::from_min_max(pos2(board.right() + inner.height() * 0.05, inner.top()), inner.max);
    // Two clocks, hands and names fill the height; larger words would lie upon each other.
    let unit = (height / 100.0 * size.min(1.06)).min(beside.width() / 46.0);
    let table =
        painter.text(beside.right_top(), Align2::RIGHT_TOP, &scene.table, regular(unit * 6.0), PALETTE.ink_soft);
    let [white, black] = &scene.sides;
    side_ui(painter, beside.with_min_y(table.bottom()), white, unit, true);
    side_ui(painter, beside.with_max_y(board.bottom()), black, unit, false);
    let middle = beside.with_min_y(table.bottom()).with_max_y(board.bottom()).center().y;
    middle_ui(painter, pos2(beside.left(), middle), beside.width(), scene, unit);
    if scene.is_pale {
        painter.rect_filled(board, 0, PALETTE.card.gamma_multiply(0.55));
    }
}

fn board_ui(ui: &Ui, rect: Rect, scene: &HallCard, look: Look<'_>) {
    let geometry = BoardGeometry::new(rect, false);
    paint_wood(ui, &geometry, look);
    for (square, color) in scene.last.into_iter().zip([BOARD.last_from, BOARD.last_to]) {
        if let Some(square) = square {
            ui.painter().rect_filled(geometry.square(square), 0, color);
        }
    }
    for (square, face) in &scene.pieces {
        parts::paint_face(ui.painter(), geometry.square(*square).center(), geometry.cell().y, *face, false);
    }
}

/// Name, hand and clock, from the edge of the card towards its middle.
fn side_ui(painter: &Painter, room: Rect, scene: &HallSide, unit: f32, is_far: bool) {
    let color = if scene.is_urgent { PALETTE.urgent } else { PALETTE.ink };
    let digits = if scene.is_running { format!("▶{}", scene.digits) } else { scene.digits.clone() };
    let mut lines = vec![
        (fitted(painter, &scene.name, bold(unit * 7.0), PALETTE.ink, room.width()), PALETTE.ink),
        (fitted(painter, &scene.hand, piece_font(unit * 6.4), PALETTE.ink_soft, room.width()), PALETTE.ink_soft),
        (fitted(painter, &digits, bold(unit * 14.0), color, room.width()), color),
    ];
    if !is_far {
        lines.reverse();
    }
    let height: f32 = lines.iter().map(|(line, _)| line.rect.height()).sum();
    let mut y = if is_far { room.top() } else { room.bottom() - height };
    for (line, color) in lines {
        let height = line.rect.height();
        painter.galley(pos2(room.left(), y), line, color);
        y += height;
    }
}

/// The number of the move, or what everybody should know.
fn middle_ui(painter: &Painter, at: egui::Pos2, width: f32, scene: &HallCard, unit: f32) {
    let Some(notice) = &scene.notice else {
        painter.text(at, Align2::LEFT_CENTER, &scene.number, regular(unit * 6.4), PALETTE.ink_soft);
        return;
    };
    let pad = unit * 2.4;
    let words = wrapped(painter, notice, bold(unit * 6.2), PALETTE.ink, width - 2.0 * pad);
    let card = Rect::from_min_size(
        pos2(at.x, at.y - words.rect.height() / 2.0 - pad),
        vec2(width, words.rect.height() + 2.0 * pad),
    );
    let edge: Color32 = if scene.is_pale { PALETTE.line } else { PALETTE.urgent };
    painter.rect(card, 5, PALETTE.foot, Stroke::new(1.5, edge), StrokeKind::Inside);
    painter.galley(card.min + Vec2::splat(pad), words, PALETTE.ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_cards_fit_beside_each_other_on_every_screen() {
        for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0), (2560.0, 1440.0), (900.0, 600.0), (600.0, 900.0)] {
            let room = Rect::from_min_size(pos2(10.0, 20.0), vec2(width, height));
            for count in 1..=16 {
                let places = places(room, count, 12.0);
                assert_eq!(places.len(), count);
                for (index, one) in places.iter().enumerate() {
                    assert!(room.expand(0.1).contains_rect(*one), "{one:?} sticks out of {room:?}");
                    assert!(places[index + 1..].iter().all(|other| !one.shrink(0.1).intersects(*other)));
                }
            }
        }
    }
}
