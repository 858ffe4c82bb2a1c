//! Many games at once, for a hall: up to sixteen boards with their clocks, those that matter most first.

use std::sync::Arc;

use egui::{Align2, Color32, CornerRadius, Galley, Key, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::hall::action::HallAction;
use crate::app::hall::scene::{HallCard, HallScene, HallSide};
use crate::app::hall::view::board::list_ui;
use crate::app::theme::{Colours, bold, piece_font, regular};
use crate::app::views::board::{BoardGeometry, paint_wood};
use crate::app::views::lettering::{baseline, fitted, wrapped};
use crate::app::views::look::Look;
use crate::app::views::parts;
use crate::app::views::qr_code::paint_site_code;
use crate::picture::BOARD_ASPECT;

/// No words on a card are set smaller for its height.
const LEAST_LETTERS: f32 = 9.0;

/// How wide the code is beside the cards, as a share of the room.
const CODE: f32 = 0.22;

/// Paints the hall view and reports that it is to be closed.
#[must_use]
pub fn hall_ui(ui: &mut Ui, scene: &HallScene, size: f32, look: Look<'_>) -> Vec<Action> {
    let palette = ui.palette();
    let area = ui.max_rect();
    let unit = area.height() / 100.0;
    ui.painter().rect_filled(area, 0, palette.table);
    let inside = area.shrink2(vec2(unit * 2.4, unit * 2.0));
    let (head, foot) = (head_ui(ui.painter(), inside, scene, unit), foot_ui(ui.painter(), inside, scene, unit));
    let room = inside.with_min_y(head + unit * 1.6).with_max_y(foot - unit * 1.2);
    if let Some(trouble) = &scene.trouble {
        let words = wrapped(ui.painter(), trouble, regular(unit * 3.0), palette.ink_soft, room.width() * 0.8);
        ui.painter().galley(room.center() - words.rect.size() / 2.0, words, palette.ink_soft);
    }
    if let Some(list) = &scene.list {
        list_ui(ui.painter(), beside_code(room, scene), list, unit);
    }
    let (cards, code) = places(room, scene.cards.len(), unit * 1.4, scene.code.is_some());
    let code = if scene.list.is_some() { Some(corner(room)) } else { code };
    for (card, rect) in scene.cards.iter().zip(cards) {
        card_ui(ui, rect, card, size, look);
    }
    if let Some((code, rect)) = scene.code.as_ref().zip(code) {
        paint_site_code(ui.painter(), rect.shrink(rect.size().min_elem() * 0.02), code, unit * 2.0);
    }
    let (close, fill) = ui.input(|input| (input.viewport().close_requested(), input.key_pressed(Key::F11)));
    let close = look.is_pressed(ui, Command::Hall) || close;
    if fill {
        let fills = ui.input(|input| input.viewport().fullscreen.unwrap_or_default());
        ui.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!fills));
    }
    if close { vec![Action::Hall(HallAction::CloseView)] } else { Vec::new() }
}

/// Where the code of the site lies beside a list.
fn corner(room: Rect) -> Rect {
    let side = room.height() * 0.3;
    Rect::from_min_max(room.right_bottom() - Vec2::splat(side), room.right_bottom())
}

/// What the code of the site leaves to a list.
fn beside_code(room: Rect, scene: &HallScene) -> Rect {
    if scene.code.is_some() { room.with_max_x(corner(room).left() - room.height() * 0.03) } else { room }
}

fn head_ui(painter: &Painter, room: Rect, scene: &HallScene, unit: f32) -> f32 {
    let palette = painter.palette();
    let right = countdown_ui(painter, room, scene, unit);
    let width = right - room.left();
    let title = fitted(painter, &scene.title, bold(unit * 5.0), palette.ink, width);
    let (bottom, end) = (room.top() + title.rect.height(), room.left() + title.rect.width() + unit * 2.4);
    painter.galley(room.min, title, palette.ink);
    if end < right {
        let event = fitted(painter, &scene.event, regular(unit * 2.4), palette.ink_soft, right - end);
        painter.galley(pos2(end, bottom - event.rect.height() - unit * 1.1), event, palette.ink_soft);
    }
    bottom
}

/// How long everybody has to wait, at the right. Returns where that leaves room.
fn countdown_ui(painter: &Painter, room: Rect, scene: &HallScene, unit: f32) -> f32 {
    let palette = painter.palette();
    let Some(countdown) = &scene.countdown else { return room.right() };
    // The words do not move while the digits change: figures of this font are as wide as each other.
    let digits = fitted(painter, &countdown.digits, bold(unit * 5.0), palette.ink, room.width() * 0.2);
    let words = fitted(painter, &countdown.words, regular(unit * 2.8), palette.ink_soft, room.width() * 0.3);
    let left = room.right() - digits.rect.width();
    let middle = room.top() + digits.rect.height() / 2.0;
    let at = pos2(left - words.rect.width() - unit * 1.4, middle - words.rect.height() / 2.0);
    painter.galley(pos2(left, room.top()), digits, palette.ink);
    painter.galley(at, words, palette.ink_soft);
    at.x - unit * 2.4
}

fn foot_ui(painter: &Painter, room: Rect, scene: &HallScene, unit: f32) -> f32 {
    let palette = painter.palette();
    let font = regular(unit * 2.4);
    let counts = painter.text(room.left_bottom(), Align2::LEFT_BOTTOM, &scene.counts, font.clone(), palette.ink_soft);
    painter.text(room.right_bottom(), Align2::RIGHT_BOTTOM, &scene.page, font, palette.ink_soft);
    counts.top()
}

/// The places of the cards: in as many columns as make them largest.
struct Grid {
    room: Rect,
    gap: f32,
    count: usize,
    columns: usize,
    size: Vec2,
}

impl Grid {
    fn of(room: Rect, count: usize, gap: f32) -> Self {
        let size = |columns: usize| {
            let rows = count.div_ceil(columns);
            vec2(
                (room.width() - gap * (columns as f32 - 1.0)) / columns as f32,
                (room.height() - gap * (rows as f32 - 1.0)) / rows as f32,
            )
        };
        let board = |size: Vec2| (size.x * 0.6).min(size.y);
        // Of those that are as large, the fewest columns leave the fewest places empty.
        let best = (1..=count.max(1)).rev().max_by(|&one, &other| board(size(one)).total_cmp(&board(size(other))));
        let columns = best.unwrap_or(1);
        Self { room, gap, count, columns, size: size(columns).max(Vec2::splat(1.0)) }
    }

    fn place(&self, index: usize) -> Rect {
        let at = vec2((index % self.columns) as f32, (index / self.columns) as f32);
        Rect::from_min_size(self.room.min + at * (self.size + Vec2::splat(self.gap)), self.size)
    }

    fn places(&self) -> Vec<Rect> {
        (0..self.count).map(|index| self.place(index)).collect()
    }

    /// The last of the places that no card takes.
    fn free_place(&self) -> Option<Rect> {
        let last = self.count.next_multiple_of(self.columns);
        (last > self.count).then(|| self.place(last - 1))
    }
}

/// Where the cards lie, and where a code does: in a place that they leave free, or else beside them.
fn places(room: Rect, count: usize, gap: f32, has_code: bool) -> (Vec<Rect>, Option<Rect>) {
    let grid = Grid::of(room, count, gap);
    if !has_code {
        return (grid.places(), None);
    }
    if let Some(free) = grid.free_place() {
        return (grid.places(), Some(free));
    }
    let width = (room.height() * CODE).min(room.width() * CODE);
    let beside = room.with_max_x(room.right() - width - gap);
    let code = room.with_min_x(room.right() - width).with_min_y(room.bottom() - width * 1.3);
    (Grid::of(beside, count, gap).places(), Some(code))
}

/// One game of many: its board, and beside it, or below it on a tall card, who plays, with which time and pieces in hand.
pub fn card_ui(ui: &Ui, rect: Rect, scene: &HallCard, size: f32, look: Look<'_>) {
    let palette = ui.palette();
    let painter = ui.painter();
    let stroke = if scene.is_urgent { Stroke::new(2.5, palette.urgent) } else { Stroke::new(1.0, palette.line) };
    painter.rect(rect, CornerRadius::same(8), palette.card, stroke, StrokeKind::Inside);
    let (board, words) = parts_of(rect.shrink(rect.size().min_elem() * 0.035));
    board_ui(ui, board, scene, look);
    // Two clocks, hands and names fill the height; larger words would lie upon each other.
    let unit = (words.height() / 100.0 * size.min(1.06)).min(words.width() / 56.0);
    let [white, black] = &scene.sides;
    let ends = side_ui(painter, words, white, unit, End::Top);
    table_ui(painter, words, &scene.table, ends, unit);
    side_ui(painter, words, black, unit, End::Bottom);
    middle_ui(painter, words, scene, unit);
    if scene.is_pale {
        painter.rect_filled(board, 0, palette.card.gamma_multiply(0.55));
    }
}

/// Where on a card its board lies, and where its words.
fn parts_of(inner: Rect) -> (Rect, Rect) {
    let is_tall = inner.height() > inner.width() * 1.25;
    let height = if is_tall {
        (inner.width() / BOARD_ASPECT).min(inner.height() * 0.56)
    } else {
        inner.height().min(inner.width() * 0.58 / BOARD_ASPECT)
    };
    let board = Rect::from_min_size(inner.min, vec2(height * BOARD_ASPECT, height));
    if is_tall {
        let middle = vec2((inner.width() - board.width()) / 2.0, 0.0);
        return (board.translate(middle), inner.with_min_y(board.bottom() + height * 0.05));
    }
    let beside = inner.with_min_x(board.right() + inner.height() * 0.06);
    (board, beside.with_max_y(board.bottom()))
}

fn board_ui(ui: &Ui, rect: Rect, scene: &HallCard, look: Look<'_>) {
    let board = ui.board_colours();
    let geometry = BoardGeometry::new(rect, false);
    paint_wood(ui, &geometry, look);
    for (square, color) in scene.last.into_iter().zip([board.last_from, board.last_to]) {
        if let Some(square) = square {
            ui.painter().rect_filled(geometry.square(square), 0, color);
        }
    }
    for (square, face) in &scene.pieces {
        parts::paint_face(ui.painter(), geometry.square(*square).center(), geometry.cell().y, *face, false);
    }
}

/// At which end of a card a player's words stand: where the player sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Top,
    Bottom,
}

/// Name, hand and clock, from the end of the card towards its middle. Returns where name, clock and hand end, and the
/// lines on which they stand.
fn side_ui(painter: &Painter, room: Rect, scene: &HallSide, unit: f32, end: End) -> [Pos2; 3] {
    let palette = painter.palette();
    // The arrow has a column of its own on every clock: no digits move when another time runs.
    let arrow = unit * 11.0;
    let color = if scene.is_urgent { palette.urgent } else { palette.ink };
    let name = fitted(painter, &scene.name, bold(unit * 10.0), palette.ink, room.width());
    let hand = fitted(painter, &scene.hand, piece_font(unit * 9.0), palette.ink_soft, room.width());
    let digits = fitted(painter, &scene.digits, bold(unit * 20.0), color, room.width() - arrow);
    let heights = [unit * 13.0, unit * 11.0, unit * 16.5];
    let mut tops = [0.0, heights[0], heights[0] + heights[1]];
    if end == End::Bottom {
        tops = std::array::from_fn(|index| room.height() - tops[index] - heights[index]);
    }
    let middle = |index: usize| room.top() + tops[index] + heights[index] / 2.0;
    let line = |words: &Galley, index: usize| pos2(room.left(), middle(index) - words.rect.height() / 2.0);
    if scene.is_running {
        painter.text(pos2(room.left(), middle(2)), Align2::LEFT_CENTER, "▶", bold(unit * 9.0), color);
    }
    // Digits have no descenders.
    let ink = digits.mesh_bounds.center().y;
    let at = line(&name, 0);
    let clock_at = pos2(room.left() + arrow, middle(2) - ink);
    let end_of = |at: Pos2, words: &Galley| pos2(at.x + words.rect.width(), at.y + baseline(words));
    // There may be no hand, and its line is there all the same.
    let hand_end = pos2(room.left() + hand.rect.width(), middle(1) + unit * 2.6);
    let ends = [end_of(at, &name), end_of(clock_at, &digits), hand_end];
    painter.galley(line(&hand, 1), hand, palette.ink_soft);
    painter.galley(clock_at, digits, color);
    painter.galley(at, name, palette.ink);
    ends
}

/// Which table it is: on the line of the name at the far end, or, where a long one leaves no room, on another.
fn table_ui(painter: &Painter, room: Rect, words: &str, ends: [Pos2; 3], unit: f32) {
    let palette = painter.palette();
    let font = regular((unit * 7.5).max(LEAST_LETTERS));
    let words = painter.layout_no_wrap(words.to_owned(), font, palette.ink_soft);
    let left = room.right() - words.rect.width();
    if let Some(end) = ends.into_iter().find(|end| end.x + unit * 3.0 <= left) {
        painter.galley(pos2(left, end.y - baseline(&words)), words, palette.ink_soft);
    }
}

/// The number of the move, or what everybody should know.
fn middle_ui(painter: &Painter, room: Rect, scene: &HallCard, unit: f32) {
    let palette = painter.palette();
    let at = room.left_center();
    let Some(notice) = &scene.notice else {
        let (number, ink) = if scene.is_replay {
            (replay(painter, &scene.number, unit, room.width()), palette.ink)
        } else {
            let font = regular((unit * 8.0).max(LEAST_LETTERS));
            (fitted(painter, &scene.number, font, palette.ink_soft, room.width()), palette.ink_soft)
        };
        painter.galley(at - vec2(0.0, number.rect.height() / 2.0), number, ink);
        return;
    };
    let pad = vec2(unit * 4.0, unit * 1.4);
    let font = bold((unit * 8.0).max(LEAST_LETTERS));
    let words = fitted(painter, notice, font, palette.ink, room.width() - 2.0 * pad.x);
    let size = vec2(room.width(), words.rect.height() + 2.0 * pad.y);
    let card = Rect::from_min_size(at - vec2(0.0, size.y / 2.0), size);
    let edge: Color32 = if scene.is_pale { palette.line } else { palette.urgent };
    painter.rect(card, 5, palette.foot, Stroke::new(1.5, edge), StrokeKind::Inside);
    painter.galley(card.min + pad, words, palette.ink);
}

/// That a game is played again is read across the hall: on two lines where one would have to be set smaller.
fn replay(painter: &Painter, words: &str, unit: f32, room: f32) -> Arc<Galley> {
    let ink = painter.palette().ink;
    let font = |units: f32| bold((unit * units).max(LEAST_LETTERS));
    let line = painter.layout_no_wrap(words.to_owned(), font(10.0), ink);
    if line.rect.width() <= room {
        return line;
    }
    let lines = wrapped(painter, words, font(8.0), ink, room);
    if lines.rows.len() <= 2 { lines } else { fitted(painter, words, font(8.0), ink, room) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_boards_lie_four_by_four_on_a_wide_screen() {
        let (places, _) = places(Rect::from_min_size(pos2(0.0, 0.0), vec2(1240.0, 660.0)), 16, 12.0, false);
        assert_eq!(places.iter().filter(|place| place.top() == places[0].top()).count(), 4);
    }

    #[test]
    fn board_and_words_of_a_card_lie_beside_each_other_or_below() {
        for (width, height) in [(406.0, 211.0), (250.0, 165.0), (250.0, 440.0), (300.0, 300.0)] {
            let inner = Rect::from_min_size(pos2(10.0, 20.0), vec2(width, height));
            let (board, words) = parts_of(inner);
            assert!(inner.expand(0.1).contains_rect(board) && inner.expand(0.1).contains_rect(words));
            assert!(!board.intersects(words) && words.width() > 60.0, "{board:?} {words:?}");
        }
    }

    #[test]
    fn sixteen_cards_fit_beside_each_other_on_every_screen() {
        for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0), (2560.0, 1440.0), (900.0, 600.0), (600.0, 900.0)] {
            let room = Rect::from_min_size(pos2(10.0, 20.0), vec2(width, height));
            for (count, has_code) in (1..=16).flat_map(|count| [(count, false), (count, true)]) {
                let (mut places, code) = places(room, count, 12.0, has_code);
                assert_eq!((places.len(), code.is_some()), (count, has_code));
                places.extend(code);
                for (index, one) in places.iter().enumerate() {
                    assert!(room.expand(0.1).contains_rect(*one), "{one:?} sticks out of {room:?}");
                    assert!(places[index + 1..].iter().all(|other| !one.shrink(0.1).intersects(*other)));
                }
            }
        }
    }
}
