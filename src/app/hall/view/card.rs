//! One game of many: its board, who plays, with which time and pieces in hand.

use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::called::called_ui;
use super::places::{Parts, Words, inside};
use crate::app::hall::scene::{HallCard, HallSide};
use crate::app::settings::form::Looks;
use crate::app::theme::{Colours, bold, piece_font, regular};
use crate::app::views::board::{BoardGeometry, paint_wood};
use crate::app::views::legible::{LEAST_LETTERS, legible, on_two_lines};
use crate::app::views::look::Look;
use crate::app::views::parts;
use crate::picture::Coordinates;

/// What is measured on a card.
#[derive(Clone, Copy)]
struct Scale {
    /// A hundredth of the screen's height.
    screen: f32,
    /// By how much words are larger or smaller than usual.
    size: f32,
    has_table_words: bool,
}

impl Scale {
    fn of(sizes: Sizes) -> Self {
        // Larger words would lie upon each other.
        Self { screen: sizes.screen, size: sizes.letters.min(1.06), has_table_words: sizes.has_table_words }
    }

    /// `size` as large as is wanted, but never too small to be read.
    fn letters(self, size: f32, least: f32) -> f32 {
        (size * self.size).max(self.screen * least)
    }
}

/// What all cards of a page have in common.
#[derive(Clone, Copy)]
pub struct Sizes {
    /// A hundredth of the screen's height.
    pub screen: f32,
    /// By how much words are larger or smaller than usual.
    pub letters: f32,
    /// Whether tables are named and not only numbered: all of them, or none.
    pub has_table_words: bool,
}

impl Sizes {
    /// The same with tables that are only numbered, if the name of this one has no room in `rect` beside that of the player.
    #[must_use]
    pub fn fitting(self, painter: &Painter, rect: Rect, scene: &HallCard) -> Self {
        let has_table_words = self.has_table_words && self.has_room(painter, rect, scene);
        Self { has_table_words, ..self }
    }

    fn has_room(self, painter: &Painter, rect: Rect, scene: &HallCard) -> bool {
        let Words::Beside(room) = Parts::of(inside(rect), self.screen).words else { return true };
        let (scale, unit) = (Scale::of(self), (room.height() / 100.0).min(room.width() / 56.0));
        let set = |words: &str, font| painter.layout_no_wrap(words.to_owned(), font, Color32::BLACK).rect.width();
        let name = set(&scene.sides[0].name, bold(scale.letters(unit * 10.0, 2.0)));
        name + set(&scene.table, table_font(scale, unit)) + unit * 4.0 <= room.width()
    }
}

fn table_font(scale: Scale, unit: f32) -> FontId {
    regular(scale.letters(unit * 7.5, LEAST_LETTERS + 0.1))
}

/// Paints a card in a hall.
pub fn card_ui(ui: &Ui, rect: Rect, scene: &HallCard, sizes: Sizes, look: Look<'_>) {
    let screen = sizes.screen;
    if let Some(call) = &scene.call {
        return called_ui(ui, rect, scene, call, screen, look);
    }
    let (palette, painter) = (ui.palette(), ui.painter());
    let stroke = if scene.is_urgent { Stroke::new(2.5, palette.urgent) } else { Stroke::new(1.0, palette.line) };
    painter.rect(rect, CornerRadius::same(8), palette.card, stroke, StrokeKind::Inside);
    let Parts { board, words } = Parts::of(inside(rect), screen);
    board_ui(ui, board, scene, look);
    let scale = Scale::of(sizes);
    match words {
        Words::Beside(room) => beside_ui(painter, room, scene, scale),
        Words::Framed { head, sides, hands } => {
            head_ui(painter, head, scene, scale);
            for (rect, side) in sides.into_iter().zip(&scene.sides) {
                row_ui(painter, rect, side, hands.is_none(), scale);
            }
            hands.into_iter().for_each(|hands| hands_ui(painter, hands, scene, scale));
        }
        Words::Stacked { head, sides } => {
            head_ui(painter, head, scene, scale);
            for (room, (side, end)) in sides.into_iter().zip(scene.sides.iter().zip([End::Top, End::Bottom])) {
                let unit = room.height() / SIDE;
                side_ui(painter, room, (side, room.width()), unit, scale, end);
            }
        }
    }
    if scene.is_pale {
        painter.rect_filled(board, 0, palette.card.gamma_multiply(0.55));
    }
}

/// The board without coordinates, which nobody reads from afar.
pub fn board_ui(ui: &Ui, rect: Rect, scene: &HallCard, look: Look<'_>) {
    let board = ui.board_colours();
    let geometry = BoardGeometry::new(rect, false);
    let look = Look { looks: Looks { coordinates: Coordinates::Hidden, ..look.looks }, ..look };
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

/// Both players' words from the ends of the card towards its middle, where everybody is told what they should know.
fn beside_ui(painter: &Painter, room: Rect, scene: &HallCard, scale: Scale) {
    let unit = (room.height() / 100.0).min(room.width() / 56.0);
    let notice = scene.notice.as_ref().map(|notice| notice_words(painter, room, notice, unit, scale));
    // A notice on two lines takes some room from the clocks.
    let of_players = if notice.as_ref().is_some_and(|words| words.rows.len() > 1) { unit * SQUEEZED } else { unit };
    let [white, black] = &scene.sides;
    let left = table_ui(painter, room, scene, unit, scale);
    side_ui(painter, room, (white, left), of_players, scale, End::Top);
    side_ui(painter, room, (black, room.width()), of_players, scale, End::Bottom);
    match notice {
        Some(words) => notice_ui(painter, room, words, scene.is_pale, unit),
        None => remark_ui(painter, room, scene, unit, scale),
    }
}

/// What is left of the players' words beside a notice on two lines.
const SQUEEZED: f32 = 0.87;

/// How high a player's name, hand and clock are.
const HEIGHTS: [f32; 3] = [13.0, 14.0, 16.5];

/// How large a piece in hand is written: as a piece on the board, a square of which is a ninth of a hundred high.
const IN_HAND: f32 = 12.0;

/// How high all of them are.
const SIDE: f32 = HEIGHTS[0] + HEIGHTS[1] + HEIGHTS[2];

/// At which end of a card a player's words stand: where the player sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Top,
    Bottom,
}

/// Name, hand and clock, from the end of the card towards its middle; the name has so much room.
fn side_ui(painter: &Painter, room: Rect, (scene, name_room): (&HallSide, f32), unit: f32, scale: Scale, end: End) {
    let palette = painter.palette();
    // The arrow has a column of its own on every clock: no digits move when another time runs.
    let arrow = unit * 11.0;
    let color = clock_color(painter, scene);
    let screen = scale.screen;
    let name = bold(scale.letters(unit * 10.0, 2.0));
    let name = legible(painter, &scene.name, name, palette.ink, name_room, screen);
    let hand = piece_font(scale.letters(unit * IN_HAND, LEAST_LETTERS));
    let hand = legible(painter, &scene.hand, hand, palette.ink_soft, room.width(), screen);
    let digits = bold(scale.letters(unit * 20.0, 2.4));
    let digits = legible(painter, &scene.digits, digits, color, room.width() - arrow, screen);
    let heights = HEIGHTS.map(|height| unit * height);
    let mut tops = [0.0, heights[0], heights[0] + heights[1]];
    if end == End::Bottom {
        tops = std::array::from_fn(|index| room.height() - tops[index] - heights[index]);
    }
    let middle = |index: usize| room.top() + tops[index] + heights[index] / 2.0;
    let line = |words: &Galley, index: usize| pos2(room.left(), middle(index) - words.rect.height() / 2.0);
    if scene.is_running {
        arrow_ui(painter, pos2(room.left(), middle(2)), scale.letters(unit * 9.0, LEAST_LETTERS), color);
    }
    // Digits have no descenders.
    let clock_at = pos2(room.left() + arrow, middle(2) - digits.mesh_bounds.center().y);
    painter.galley(line(&hand, 1), hand, palette.ink_soft);
    painter.galley(clock_at, digits, color);
    painter.galley(line(&name, 0), name, palette.ink);
}

fn clock_color(painter: &Painter, scene: &HallSide) -> Color32 {
    if scene.is_urgent { painter.palette().urgent } else { painter.palette().ink }
}

/// Whose time runs, from `at` on.
fn arrow_ui(painter: &Painter, at: Pos2, size: f32, color: Color32) {
    painter.text(at, Align2::LEFT_CENTER, "▶", bold(size), color);
}

/// Which table it is, always in the upper right corner; its number alone where a name needs the room. Returns how much
/// is left of it for the name.
fn table_ui(painter: &Painter, room: Rect, scene: &HallCard, unit: f32, scale: Scale) -> f32 {
    let palette = painter.palette();
    let told = if scale.has_table_words { &scene.table } else { &scene.number };
    let words = painter.layout_no_wrap(told.clone(), table_font(scale, unit), palette.ink_soft);
    let left = room.width() - words.rect.width() - unit * 4.0;
    let at = pos2(room.right() - words.rect.width(), room.top() + unit * 6.5 - words.rect.height() / 2.0);
    painter.galley(at, words, palette.ink_soft);
    left
}

/// Between the edge of a notice and its words.
fn padding(unit: f32) -> Vec2 {
    vec2(unit * 4.0, unit * 1.4)
}

fn notice_words(painter: &Painter, room: Rect, notice: &str, unit: f32, scale: Scale) -> Arc<Galley> {
    let font = bold(scale.letters(unit * 8.0, 2.0));
    on_two_lines(painter, notice, font, painter.palette().ink, room.width() - 2.0 * padding(unit).x, scale.screen)
}

/// What everybody should know.
fn notice_ui(painter: &Painter, room: Rect, words: Arc<Galley>, is_pale: bool, unit: f32) {
    let palette = painter.palette();
    let pad = padding(unit);
    let size = vec2(room.width(), words.rect.height() + 2.0 * pad.y);
    let card = Rect::from_min_size(room.left_center() - vec2(0.0, size.y / 2.0), size);
    let edge = if is_pale { palette.line } else { palette.urgent };
    painter.rect(card, 5, palette.foot, Stroke::new(1.5, edge), StrokeKind::Inside);
    painter.galley(card.min + pad, words, palette.ink);
}

/// Which game it is: that it is played again is read across the hall.
fn remark_ui(painter: &Painter, room: Rect, scene: &HallCard, unit: f32, scale: Scale) {
    let palette = painter.palette();
    let (share, set, ink): (f32, fn(f32) -> FontId, _) =
        if scene.is_replay { (10.0, bold, palette.ink) } else { (8.0, regular, palette.ink_soft) };
    let font = set(scale.letters(unit * share, LEAST_LETTERS + 0.1));
    let remark = legible(painter, &scene.remark, font, ink, room.width(), scale.screen);
    painter.galley(room.left_center() - vec2(0.0, remark.rect.height() / 2.0), remark, ink);
}

/// The line of the table above a framed board, with what everybody should know.
fn head_ui(painter: &Painter, room: Rect, scene: &HallCard, scale: Scale) {
    let palette = painter.palette();
    let size = scale.letters(room.height() * 0.55, 2.0);
    let table = painter.layout_no_wrap(scene.table.clone(), regular(size), palette.ink_soft);
    let right = room.right() - table.rect.width();
    let notice = scene.notice.as_ref();
    let ink = if notice.is_some() && !scene.is_pale { palette.urgent } else { palette.ink };
    let words = notice.unwrap_or(&scene.remark);
    let words = legible(painter, words, bold(size), ink, right - room.left() - size, scale.screen);
    let top = |words: &Galley| room.center().y - words.rect.height() / 2.0;
    let (left_at, right_at) = (pos2(room.left(), top(&words)), pos2(right, top(&table)));
    painter.galley(left_at, words, ink);
    painter.galley(right_at, table, palette.ink_soft);
}

/// The row of a player in a framed card: the clock at the right; at the left the name, and below it the hand unless
/// that lies elsewhere.
fn row_ui(painter: &Painter, room: Rect, scene: &HallSide, has_hand: bool, scale: Scale) {
    let (palette, color, screen) = (painter.palette(), clock_color(painter, scene), scale.screen);
    let digits = bold(scale.letters(room.height() * 0.78, 2.4));
    let digits = legible(painter, &scene.digits, digits, color, room.width() * 0.5, screen);
    let left = room.right() - digits.rect.width();
    let arrow = room.height() * 0.4;
    if scene.is_running {
        arrow_ui(painter, pos2(left - arrow * 1.3, room.center().y), arrow, color);
    }
    painter.galley(pos2(left, room.center().y - digits.mesh_bounds.center().y), digits, color);
    let width = left - arrow * 1.6 - room.left();
    let share = if has_hand { 0.4 } else { 0.5 };
    let name =
        legible(painter, &scene.name, bold(scale.letters(room.height() * share, 2.0)), palette.ink, width, screen);
    let middle = room.top() + room.height() * if has_hand { 0.26 } else { 0.5 };
    painter.galley(pos2(room.left(), middle - name.rect.height() / 2.0), name, palette.ink);
    if has_hand {
        let hand = piece_font(scale.letters(room.height() * 0.48, LEAST_LETTERS));
        let hand = legible(painter, &scene.hand, hand, palette.ink_soft, width, screen);
        painter.galley(
            pos2(room.left(), room.top() + room.height() * 0.75 - hand.rect.height() / 2.0),
            hand,
            palette.ink_soft,
        );
    }
}

/// What both have in hand, beside the board and where they sit: a kind of piece on each line.
fn hands_ui(painter: &Painter, [of_white, of_black]: [Rect; 2], scene: &HallCard, scale: Scale) {
    let palette = painter.palette();
    let [white, black] = &scene.sides;
    let set = |size: f32| {
        [white, black].map(|side| painter.layout_no_wrap(in_lines(&side.hand), piece_font(size), palette.ink_soft))
    };
    // As large as on the board, where there is room.
    let (square, room) = (of_white.height() / 9.0, of_white.size() * vec2(0.9, 0.98));
    let shares = set(square).map(|hand| (room / hand.rect.size().max(vec2(1.0, 1.0))).min_elem().min(1.0));
    let size = (square * shares[0].min(shares[1])).max(scale.screen * LEAST_LETTERS);
    let [far, near] = set(size);
    painter.galley(of_white.left_top(), far, palette.ink_soft);
    let at = of_black.left_bottom() + vec2(of_black.width() * 0.1, -near.rect.height());
    painter.galley(at, near, palette.ink_soft);
}

/// 飛 金三 歩五, each kind on a line of its own.
fn in_lines(hand: &str) -> String {
    let is_kind = |ch: char| "飛角金銀桂香歩".contains(ch);
    hand.chars().flat_map(|ch| is_kind(ch).then_some('\n').into_iter().chain([ch])).skip(1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_in_hand_has_a_line() {
        assert_eq!([in_lines("飛金三歩十八"), in_lines("")], ["飛\n金三\n歩十八", ""]);
    }
}
