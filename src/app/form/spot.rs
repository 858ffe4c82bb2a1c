//! The places that have room for pieces: squares, and the stands beside them.

use crate::shogi::{Color, PieceKind, Square};

/// Where a piece lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// On the board.
    Square(Square),
    /// On this player's stand, among those of its kind.
    Stand(Color, PieceKind),
}
