//! Positions in miniature: of a new game, along an engine's line, on the start page.

use super::sides::mark;
use crate::picture::PieceFace;
use crate::session::StartPosition;
use crate::shogi::{Color, Move, Piece, Position, Square};
use crate::text::Text;

/// A position, to be painted small.
#[derive(Clone, Debug)]
pub struct SmallBoard {
    /// The pieces, with Black at the bottom.
    pub pieces: Vec<(Square, PieceFace)>,
    /// Where pieces are missing that stand there in an even game.
    pub missing: Vec<Square>,
    /// What is to be said of it.
    pub label: String,
}

impl SmallBoard {
    pub fn of(start: &StartPosition, senior: Color, text: &Text) -> Self {
        let (position, even) = (start.position(), Position::even());
        let missing = if start.is_handicap() { missing(&position, &even) } else { Vec::new() };
        let kinds = missing.iter().filter_map(|&square| even.board().piece_on(square));
        let names: Vec<String> = kinds.map(|piece| text.piece(piece.kind)).collect();
        let list = names.join(&text.say("list-comma"));
        Self {
            pieces: faces(&position, senior),
            missing,
            label: if names.is_empty() {
                text.start_position(start)
            } else {
                text.tell("new-game-without", &[("pieces", list.into())])
            },
        }
    }

    /// A position from a game, with nothing said of it.
    pub fn of_position(position: &Position) -> Self {
        Self { pieces: faces(position, Color::White), missing: Vec::new(), label: String::new() }
    }
}

/// Whose stand it is, and how many of each piece lie on it.
pub type SmallStand = (&'static str, Vec<(PieceFace, u8)>);

/// A position along a line, to be painted small: the board, and what both sides have in hand.
#[derive(Clone, Debug)]
pub struct SmallPosition {
    /// The board, as it lies before us.
    pub board: SmallBoard,
    /// Where the move that led there has come from, unless it was a drop, and gone to.
    pub last: (Option<Square>, Square),
    /// What lies on the stands, the one at the top first: whose it is, and how many of each piece.
    pub stands: [SmallStand; 2],
}

impl SmallPosition {
    /// The position after `mv`, with `bottom` at the bottom.
    pub fn after(mv: Move, position: &Position, bottom: Color) -> Self {
        let seen = |square: Square| if bottom == Color::Black { square } else { square.flipped() };
        let face = |piece: Piece| PieceFace::of(piece, bottom, Color::White);
        let pieces = position.board().iter().map(|(square, piece)| (seen(square), face(piece))).collect();
        Self {
            board: SmallBoard { pieces, missing: Vec::new(), label: String::new() },
            last: (mv.from().map(seen), seen(mv.to())),
            stands: small_stands(position, bottom),
        }
    }
}

/// What lies on both stands of a position with `bottom` at the bottom.
#[must_use]
pub fn small_stands(position: &Position, bottom: Color) -> [SmallStand; 2] {
    let face = |piece: Piece| PieceFace::of(piece, bottom, Color::White);
    let stand = |color: Color| {
        let held = position.hand(color).iter().map(|(kind, count)| (face(Piece { color, kind }), count));
        (mark(color), held.collect())
    };
    [bottom.opponent(), bottom].map(stand)
}

fn faces(position: &Position, senior: Color) -> Vec<(Square, PieceFace)> {
    let pieces = position.board().iter();
    pieces.map(|(square, piece)| (square, PieceFace::of(piece, Color::Black, senior))).collect()
}

fn missing(position: &Position, even: &Position) -> Vec<Square> {
    even.board()
        .iter()
        .map(|(square, _)| square)
        .filter(|&square| position.board().piece_on(square).is_none())
        .collect()
}
