//! JKF, the JSON Kifu Format: what Kifu for JS and its relatives exchange.
//!
//! `document` names the parts of the JSON, `initial` is about the starting position. The moves of a line are looked at
//! one by one, and variations within variations wait in a list, so that no depth of them fills the stack.
//!
//! Read beyond the standard: moves that do not name their piece, that name no square of origin but `relative`, or that
//! go to the `same` square; a missing `initial` (then the header's 手合割 counts); ILLEGAL_ACTION without a sign; seconds
//! with fractions; members that nobody knows, which are passed over; a text that was cut off, up to its last whole entry.
//! With a warning: moves of a side that is not to move, of an unknown piece or without a name for it, a move and an ending
//! in one entry, variations at the first entry, which are those of the first move.

mod cut_off;
mod document;
mod initial;
mod keys;
mod reader;
mod writer;

pub(super) use reader::read;
pub use writer::write;
pub(super) use writer::write_up_to;

/// How deep variations may lie within each other.
const MAX_DEPTH: usize = 1_000;
