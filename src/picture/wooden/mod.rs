//! Diagrams as the window shows them: a wooden board between two piece stands, pieces with bodies, and the players'
//! plates.

mod board;
mod piece;
mod plate;
mod slab;
mod stand;

use super::board_frame::{BOARD_ASPECT, BoardFrame};
use super::colours;
use super::diagram::Diagram;
use super::drawing::{Drawing, Part};
use super::outline::{Area, Outline, point};
use super::piece_face::PieceFace;
use super::piece_set::PieceSet;
use crate::shogi::{Color, Piece, PieceKind};

/// The height of the board; everything else is relative to it.
const BOARD: f32 = 480.0;

/// The margin around everything, and the space between things.
const MARGIN: f32 = 14.0;

/// The width of the columns with stands and plates.
const COLUMN: f32 = 116.0;

/// The height of a player's plate.
const PLATE: f32 = 62.0;

/// The height of a stand: four rows of pieces.
const STAND: f32 = 212.0;

/// The square of a piece that is drawn for itself.
const SQUARE: f32 = 100.0;

/// Draws a diagram with wood.
pub(super) fn draw(diagram: &Diagram) -> Drawing {
    let layout = Layout::new();
    let frame = BoardFrame::new(layout.board, diagram.flipped);
    let mut parts = vec![background(layout.whole)];
    parts.extend(plate::draw(diagram, &layout));
    for (place, color) in layout.stands.into_iter().zip(diagram.seats()) {
        parts.extend(stand::draw(diagram, color, place, frame.cell().1));
    }
    parts.extend(board::draw(diagram, &frame));
    Drawing { width: layout.whole.width, height: layout.whole.height, title: diagram.title(), parts }
}

/// The pieces of a set, each in the middle of a square of its own: all lie on each other, to be taken apart by their names, which
/// are the letters of USI with a 1 for what is promoted, and for 王.
pub(super) fn pieces(set: PieceSet) -> Drawing {
    let center = point(SQUARE / 2.0, SQUARE / 2.0);
    let faces = PieceKind::ALL.into_iter().map(|kind| (kind, false)).chain([(PieceKind::King, true)]);
    let draw = |(kind, is_senior): (PieceKind, bool)| {
        let sign = if kind.is_promoted() || is_senior { "1" } else { "" };
        let mut part = Part::named(format!("{}{sign}", kind.unpromoted().letter()));
        let senior = if is_senior { Color::Black } else { Color::White };
        let face = PieceFace::of(Piece::new(Color::Black, kind), Color::Black, senior);
        piece::draw(&mut part, set, face, center, SQUARE);
        part
    };
    Drawing { width: SQUARE, height: SQUARE, title: String::new(), parts: faces.map(draw).collect() }
}

/// The layout of the picture.
struct Layout {
    whole: Area,
    board: Area,
    /// At the top left and bottom right: to the right of the board, as their owners see it.
    stands: [Area; 2],
    plates: [Area; 2],
    /// Below the left stand.
    last_move: Area,
}

impl Layout {
    fn new() -> Self {
        let board = Area::new(2.0 * MARGIN + COLUMN, MARGIN, BOARD * BOARD_ASPECT, BOARD);
        let (left, right) = (MARGIN, board.right() + MARGIN);
        let far_stand = Area::new(left, board.top + PLATE + MARGIN, COLUMN, STAND);
        let near_plate = Area::new(right, board.bottom() - PLATE, COLUMN, PLATE);
        Self {
            whole: Area::new(0.0, 0.0, right + COLUMN + MARGIN, BOARD + 2.0 * MARGIN),
            board,
            stands: [far_stand, Area::new(right, near_plate.top - MARGIN - STAND, COLUMN, STAND)],
            plates: [Area::new(left, board.top, COLUMN, PLATE), near_plate],
            last_move: Area::new(left, near_plate.top, COLUMN, PLATE),
        }
    }
}

fn background(whole: Area) -> Part {
    let mut part = Part::default();
    part.fill(Outline::rectangle(whole), colours::TABLE);
    part
}
