//! Pieces: their body, and what is on it in each set.
//!
//! Nothing here is a picture. A piece is made of shapes and of letters of our fonts wherever it is painted, so that it
//! is crisp at any size.

mod inscription;
mod movement;
mod set;
mod shape;
mod symbols;

pub(super) use set::paint_with;
pub use set::{PieceSet, PieceStyle};
pub use shape::{PaintedPiece, paint_piece};
