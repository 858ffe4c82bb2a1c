//! CSA, the format of the Computer Shogi Association: V1 (1997), V2, V2.1, V2.2 and V3.0.
//!
//! A file is a sequence of statements: `statement` classifies them, `start` sets up the starting position, and `reader`
//! plays the moves.
//!
//! Accepted beyond the standard:
//! * any statement may be missing: no version, no position (an even game is assumed), no side to move (the side of the
//!   first move is taken, with a warning), no times, no ending. But if a position is given by its ranks, none may be
//!   missing, come twice or break off among its pieces;
//! * several statements on a line, blanks around them, and comments after a comma (`,'…`);
//! * ranks with collapsed blanks or, with a warning, blanks cut off at the end;
//! * seconds with fractions in every version, and `L600`, the time left, which is skipped;
//! * lines about the game after the moves, and the comment `'$END_TIME:` of servers;
//! * unknown keys, which are kept with their `$`.
//!
//! Comments are kept, both those for programs (`'*…`) and those for people (`'…`). Files that hold several records,
//! separated by `/`, are split by [`super::games`].

mod games;
mod info;
mod reader;
pub(super) mod specials;
mod start;
mod statement;
mod time_limit;
mod writer;

pub(super) use games::later_games;
pub(super) use reader::read;
pub(super) use statement::{format_of, named_player};
pub use writer::{CsaVersion, write};
