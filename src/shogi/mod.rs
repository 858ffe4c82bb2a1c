//! The board and its laws, and nothing else: no history, no clock, no text for the player.
//!
//! Everything here is a plain value. A [`Setup`] is anything that can be put on a board; a [`Position`] is a setup that
//! has been checked and can be played from. A position lists its legal moves ([`Position::legal_moves`]), judges any
//! given move ([`Position::judge`], which names the foul and the squares that prove it) and returns the position after
//! a move ([`Position::play`]). The generator and the judge are deliberately written independently of each other, and
//! tests hold them to the same answers, and [`Position::allows`] with them, which is faster and does not say why.
//!
//! Squares are bits of a [`SquareSet`]; attacks are looked up in the tables of [`attacks`].
//!
//! ```
//! use komadai::shogi::{Move, Position};
//!
//! let start = Position::even();
//! assert_eq!(start.legal_moves().len(), 30);
//! let push: Move = "7g7f".parse()?;
//! let after = start.play(push)?;
//! assert_eq!(after.to_sfen(2), "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod allows;
pub mod attacks;
mod board;
mod checks;
mod color;
mod direction;
mod drop_pawn_mate;
mod hand;
mod handicap;
mod judge;
mod legal_moves;
mod moves;
mod perft;
mod piece;
mod piece_kind;
mod position;
mod position_key;
mod setup;
mod sfen;
mod square;
mod square_set;
mod usi_move;

pub use board::Board;
pub use color::Color;
pub use direction::Direction;
pub use hand::Hand;
pub use handicap::Handicap;
pub use judge::IllegalMove;
pub use legal_moves::{MoveCount, MoveSink};
pub use moves::Move;
pub use perft::{perft, perft_divide};
pub use piece::Piece;
pub use piece_kind::PieceKind;
pub use position::Position;
pub use position_key::PositionKey;
pub use setup::{Setup, SetupFault};
pub use sfen::{Sfen, SfenError, SfenField};
pub use square::Square;
pub use square_set::SquareSet;
pub use usi_move::UsiMoveError;
