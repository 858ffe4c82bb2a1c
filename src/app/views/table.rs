//! The table in the middle: the board between the two stands, the players' plates above and below.

use egui::{CornerRadius, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::board::BoardGeometry;
use super::stand::{StandArea, rows_for};
use super::{board, cursor, motion, plate, result, stand, zoom};
use crate::app::action::Action;
use crate::app::engines::view::bar::bar_ui;
use crate::app::form::{BoardZoom, Spot};
use crate::app::scene::Scene;
use crate::app::views::called::{called_on_board, called_ui};
use crate::app::views::look::Look;
use crate::picture::BOARD_ASPECT;
use crate::shogi::PieceKind;

/// Where everything lies on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableLayout {
    /// The board with its rim.
    pub board: Rect,
    /// The players' cards, at the top left and at the bottom right.
    pub cards: [Rect; 2],
    /// Name and clock, at the outer ends of the cards.
    pub plates: [Rect; 2],
    /// Where pieces in hand lie, on the rest of the cards.
    pub stands: [StandArea; 2],
}

/// What the players' cards have to hold.
#[derive(Clone, Copy, Debug)]
pub struct CardNeeds {
    /// How many kinds of pieces lie on each stand.
    pub kinds: [usize; 2],
    /// Whether there are clocks.
    pub has_clocks: bool,
}

impl CardNeeds {
    /// Every kind of piece, and clocks.
    pub const ALL: Self = Self { kinds: [PieceKind::HAND.len(); 2], has_clocks: true };

    fn of(scene: &Scene) -> Self {
        let mut kinds = scene.stands.each_ref().map(|stand| stand.slots.len());
        // A piece on its way has its place already.
        for piece in &scene.moving {
            if let Spot::Stand(color, kind) = piece.to
                && let Some(index) = scene.stands.iter().position(|stand| stand.color == color)
                && !scene.stands[index].slots.iter().any(|slot| slot.kind == kind)
            {
                kinds[index] += 1;
            }
        }
        Self { kinds, has_clocks: scene.plates.iter().any(|plate| !plate.digits.is_empty()) }
    }
}

const MARGIN: f32 = 14.0;

/// The frame of a card around its stand.
const FRAME: f32 = 3.0;

/// Between the edge of a card and the pieces on it.
const EDGE: f32 = FRAME + 4.0;

/// A plate and a stand are never lower together where there is room.
const LOWEST_COLUMN: f32 = 236.0;

/// Two columns, each stand at its player's right hand, stay as long as they leave so much of the board that it could have. With
/// much less, smaller words would make the board smaller: they leave the single column later.
const LEAST_OF_BOARD: f32 = 0.9;

impl TableLayout {
    /// Makes the board as large as `area` allows, between two columns or, where these would take too much of it, beside a
    /// single one.
    #[must_use]
    pub fn in_area(area: Rect, needs: CardNeeds) -> Self {
        let area = area.shrink(MARGIN);
        let (between, beside) = (Self::between_columns(area, needs), Self::beside_column(area, needs));
        if between.board.height() < beside.board.height() * LEAST_OF_BOARD { beside } else { between }
    }

    /// The board beside columns that are never narrower than their clocks need, and get what is left.
    fn between_columns(area: Rect, needs: CardNeeds) -> Self {
        let narrowest = (area.width() * 0.14).clamp(98.0, 170.0);
        let room = vec2(area.width() - 2.0 * (narrowest + MARGIN), area.height()).max(Vec2::splat(1.0));
        let height = room.y.min(room.x / BOARD_ASPECT);
        let width = ((area.width() - height * BOARD_ASPECT) / 2.0 - MARGIN).clamp(narrowest, 240.0);
        let board = Rect::from_center_size(area.center(), vec2(height * BOARD_ASPECT, height));
        // Where the board is small for want of width, the columns beside it are higher.
        let columns = height.max(area.height().min(LOWEST_COLUMN));
        let (top, bottom) = (area.center().y - columns / 2.0, area.center().y + columns / 2.0);
        let plate = if needs.has_clocks {
            (width * 0.82).clamp(104.0, 190.0).min(columns * 0.42)
        } else {
            name_height(width).min(columns * 0.42)
        };
        let cards = Cards { width, plate, room: columns - plate, cell: board::cell_size(board) };
        let (left, right) = (board.left() - MARGIN - width, board.right() + MARGIN);
        Self { board, ..cards.laid_out([pos2(left, top), pos2(right, bottom)], needs) }
    }

    /// The board with both cards at its right.
    fn beside_column(area: Rect, needs: CardNeeds) -> Self {
        let width = (area.width() * 0.25).clamp(84.0, 170.0);
        let room = vec2(area.width() - width - MARGIN, area.height()).max(Vec2::splat(1.0));
        let height = room.y.min(room.x / BOARD_ASPECT);
        let size = vec2(height * BOARD_ASPECT, height);
        let left = area.left() + (room.x - size.x) / 2.0;
        let board = Rect::from_min_size(pos2(left, area.center().y - height / 2.0), size);
        let columns = height.max(area.height().min(LOWEST_COLUMN * 1.2));
        let (top, bottom) = (area.center().y - columns / 2.0, area.center().y + columns / 2.0);
        let plate = if needs.has_clocks { (width * 0.74).clamp(74.0, 126.0) } else { name_height(width) };
        let plate = plate.min(columns * 0.28);
        let room = columns / 2.0 - plate - MARGIN / 2.0;
        let cards = Cards { width, plate, room, cell: board::cell_size(board) };
        let x = board.right() + MARGIN;
        Self { board, ..cards.laid_out([pos2(x, top), pos2(x, bottom)], needs) }
    }

    /// What is free below the card at the top and above the other one; between them where both stand on one side of the board.
    fn beside_cards(&self) -> [Rect; 2] {
        let ([far, near], board) = (self.cards, self.board);
        let room = |card: Rect| Rect::from_x_y_ranges(card.x_range(), board.y_range());
        let below = room(far).with_min_y(far.bottom() + MARGIN);
        let is_one_column = far.left() < near.right() && near.left() < far.right();
        let above = if is_one_column { Rect::NOTHING } else { room(near).with_max_y(near.top() - MARGIN) };
        [if is_one_column { below.with_max_y(near.top() - MARGIN) } else { below }, above]
    }

    /// The stands by themselves, a little apart from the plates.
    #[must_use]
    pub fn stands_apart(&self) -> [Rect; 2] {
        let ([far, near], [above, below]) = (self.cards, self.plates);
        [far.with_min_y(above.bottom() + MARGIN), near.with_max_y(below.top() - MARGIN)]
    }
}

/// How high a name and a rank are without a clock.
fn name_height(width: f32) -> f32 {
    (width * 0.34).clamp(44.0, 72.0)
}

/// The sizes of both players' cards.
struct Cards {
    width: f32,
    plate: f32,
    /// How high a stand can be.
    room: f32,
    /// A square of the board, since pieces are as large in hand.
    cell: Vec2,
}

impl Cards {
    /// The cards with the upper left corner of the one at the top, and the lower left corner of the other, at `corners`.
    /// The board is left to the caller.
    fn laid_out(&self, corners: [Pos2; 2], needs: CardNeeds) -> TableLayout {
        let at = |corner: Pos2, height: f32| Rect::from_min_size(corner, vec2(self.width, height));
        let heights = needs.kinds.map(|kinds| self.plate + self.stand_height(kinds));
        let cards = [at(corners[0], heights[0]), at(corners[1] - vec2(0.0, heights[1]), heights[1])];
        let [far, near] = cards;
        let plates = [far.with_max_y(far.top() + self.plate), near.with_min_y(near.bottom() - self.plate)];
        let rests = [far.with_min_y(plates[0].bottom()), near.with_max_y(plates[1].top())];
        let stands = [0, 1].map(|index| StandArea { rect: rests[index].shrink(EDGE), kinds: needs.kinds[index] });
        TableLayout { board: Rect::NOTHING, cards, plates, stands }
    }

    /// As many rows of pieces as lie there, two at least.
    fn stand_height(&self, kinds: usize) -> f32 {
        let columns = (self.width / self.cell.x).floor().clamp(2.0, 4.0);
        let row = self.cell.y.min(self.width / columns * 1.06);
        (row * rows_for(kinds, columns as usize) as f32 + 2.0 * EDGE)
            .clamp(2.0 * EDGE + 1.0, self.room.max(2.0 * EDGE + 1.0))
    }
}

#[must_use]
pub fn table_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let whole = TableLayout::in_area(ui.max_rect(), CardNeeds::of(scene));
    let layout = TableLayout { board: zoom::enlarged(whole.board, scene.zoom), ..whole };
    let reached = cursor::lead(ui, &layout, scene);
    for (plate, (card, rect)) in scene.plates.iter().zip(layout.cards.into_iter().zip(layout.plates)) {
        plate::card_ui(ui, card, rect, plate);
    }
    let unseen = scene.called.as_ref().filter(|called| !called_ui(ui.painter(), whole.beside_cards(), called));
    let geometry = BoardGeometry::new(layout.board, scene.board.flipped);
    let reached = reached.map(|square| geometry.square(square));
    let mut actions: Vec<Action> =
        reached.and_then(|square| zoom::in_sight(whole.board, square, scene.zoom)).into_iter().collect();
    if let Some(engine) = scene.engines.first().filter(|engine| engine.has_bar) {
        bar_ui(ui, whole.board, engine.lines.balance, scene.board.flipped);
    }
    let cell = board::cell_size(whole.board);
    for (index, stand) in scene.stands.iter().enumerate() {
        let (wood, corners) = wood_of_card(layout.cards[index], layout.plates[index]);
        stand::wood_ui(ui, wood, corners, stand, look);
        actions.extend(stand::pieces_ui(ui, layout.stands[index], cell, stand));
    }
    actions.extend(seen_through(ui, whole.board, scene.zoom, |ui| {
        let actions = board::board_ui(ui, layout.board, &scene.board, look);
        motion::paint(ui.painter(), &layout, scene);
        actions
    }));
    unseen.iter().for_each(|called| called_on_board(ui.painter(), whole.board, called));
    let mut actions = zoom::follow_fingers(ui, whole.board, scene, actions);
    actions.extend(zoom::whole_ui(ui, whole.board, scene.zoom, look));
    if let Some(result) = scene.result.as_ref().filter(|_| result::lies_over_board(ui)) {
        actions.extend(result::result_ui(ui, whole.board, &board::evidence(layout.board, &scene.board), result, look));
    }
    actions
}

/// The wood of a card: all of it but the plate and the frame, with round corners at the end of the card.
fn wood_of_card(card: Rect, plate: Rect) -> (Rect, CornerRadius) {
    const ROUND: u8 = 6;
    let inside = card.shrink2(vec2(FRAME, 0.0));
    if plate.top() > card.top() {
        let corners = CornerRadius { nw: ROUND, ne: ROUND, sw: 0, se: 0 };
        (inside.with_min_y(card.top() + FRAME).with_max_y(plate.top()), corners)
    } else {
        let corners = CornerRadius { nw: 0, ne: 0, sw: ROUND, se: ROUND };
        (inside.with_min_y(plate.bottom()).with_max_y(card.bottom() - FRAME), corners)
    }
}

/// Shows only what lies in `window` of a board that is enlarged.
fn seen_through<R>(ui: &mut Ui, window: Rect, zoom: BoardZoom, content: impl FnOnce(&mut Ui) -> R) -> R {
    let before = ui.clip_rect();
    if !zoom.is_whole() {
        ui.set_clip_rect(before.intersect(window));
    }
    let shown = content(ui);
    ui.set_clip_rect(before);
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Table areas of windows from the smallest to the largest, and odd ones.
    const AREAS: [(f32, f32); 11] = [
        (300.0, 290.0),
        (348.0, 290.0),
        (402.0, 300.0),
        (420.0, 290.0),
        (484.0, 478.0),
        (664.0, 490.0),
        (960.0, 690.0),
        (2140.0, 1330.0),
        (664.0, 1200.0),
        (1900.0, 480.0),
        (700.0, 700.0),
    ];

    const NEEDS: [CardNeeds; 3] =
        [CardNeeds::ALL, CardNeeds { kinds: [0, 5], has_clocks: true }, CardNeeds { kinds: [3, 7], has_clocks: false }];

    #[test]
    fn nothing_on_the_table_overlaps_or_is_cut_off() {
        for (width, height) in AREAS {
            let area = Rect::from_min_size(pos2(0.0, 60.0), vec2(width, height));
            for needs in NEEDS {
                let layout = TableLayout::in_area(area, needs);
                let [far, near] = layout.stands.map(|stand| stand.rect);
                let all = [layout.board, far, near, layout.plates[0], layout.plates[1]];
                for (index, one) in all.iter().enumerate() {
                    assert!(area.contains_rect(*one), "{one:?} sticks out of {area:?}");
                    for other in &all[index + 1..] {
                        assert!(!one.shrink(0.01).intersects(*other), "{one:?} lies over {other:?} in {area:?}");
                    }
                }
            }
        }
    }

    /// What is left of a window of 900×600 whose words are twice as large, beside the record or the console.
    #[test]
    fn the_board_is_the_largest_thing_on_a_narrow_table() {
        for (width, height) in [(348.0, 290.0), (402.0, 290.0), (548.0, 480.0)] {
            let layout = TableLayout::in_area(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height)), CardNeeds::ALL);
            assert!(layout.board.width() >= 200.0, "{layout:?} in {width}×{height}");
        }
    }

    #[test]
    fn the_board_is_eleven_to_twelve_everywhere() {
        for (width, height) in AREAS {
            let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
            let board = TableLayout::in_area(area, CardNeeds::ALL).board;
            assert!((board.width() / board.height() - BOARD_ASPECT).abs() < 1e-4);
        }
    }

    #[test]
    fn a_stand_grows_as_kinds_of_pieces_come_and_the_board_stays() {
        let area = Rect::from_min_size(pos2(0.0, 44.0), vec2(1011.0, 730.0));
        let with = |kinds| TableLayout::in_area(area, CardNeeds { kinds: [kinds; 2], has_clocks: true });
        let heights = [0, 4, 5, 7].map(|kinds| with(kinds).stands[0].rect.height());
        assert!(heights[0] == heights[1] && heights[1] < heights[2] && heights[2] < heights[3], "{heights:?}");
        assert!(with(0).board == with(7).board && with(0).board.height() > 700.0, "{:?}", with(0).board);
    }
}
