//! CSA, the format of the computer shogi association: V1 (1997), V2, V2.1, V2.2 and V3.0.
//!
//! A file is a row of statements. `statement` says what kind of statement one is; `start` sets up the starting position,
//! `reader` plays the moves.
//!
//! Read beyond the standard:
//! * every statement may be missing: no version, no position (then it is an even game), no side to move (then it is the
//!   one that moves first, with a warning), no times, no ending. But of a position that is given by its ranks none may be
//!   missing, come twice or break off among its pieces;
//! * several statements on a line, blanks around them, and comments behind a comma (`,'…`);
//! * ranks whose blanks were collapsed or, with a warning, cut off at the end;
//! * seconds with fractions in every version, and `L600`, the time left, which is passed over;
//! * lines about the game behind the moves, and the comment `'$END_TIME:` of servers;
//! * keys that are not known, which are kept with their `$`.
//!
//! Comments for people (`'…`) are passed over, those for programs (`'*…`) are kept. Of several records in one file, which
//! a `/` separates, [`super::games`] reads each.

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
pub(super) use statement::format_of;
pub use writer::{CsaVersion, write};
