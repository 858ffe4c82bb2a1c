//! JKF, the JSON Kifu Format, exchanged by Kifu for JS and its relatives.
//!
//! `document` names the parts of the JSON; `initial` handles the starting position. The moves of a line are parsed one
//! by one, and nested variations wait in a list, so that no depth of nesting can overflow the stack. A text that is `plain`,
//! as nearly all are that have no variations, is read in one go before any of that is tried.
//!
//! Accepted beyond the standard:
//! * moves that do not name their piece, that have `relative` instead of an origin, or that go to the `same` square;
//! * a missing `initial` (the header's 手合割 is used instead);
//! * ILLEGAL_ACTION without a sign;
//! * seconds with fractions;
//! * unknown members, which are skipped with a warning;
//! * a text that was cut off, up to its last complete entry;
//! * with a warning: moves of the side not to move, of an unknown or unnamed piece; a move and an ending in one entry;
//!   variations at the first entry, which are taken as those of the first move.

mod cut_off;
mod document;
mod initial;
mod keys;
mod plain;
mod plain_reader;
mod reader;
mod writer;

pub(super) use reader::read;
pub use writer::write;
pub(super) use writer::write_up_to;

/// How deeply variations may be nested.
const MAX_DEPTH: usize = 1_000;
