//! A look at a table with what some need besides the picture: the record, and the age of the files.

use std::sync::Arc;
use std::time::Duration;

use super::Sighting;
use crate::record::GameTree;
use crate::shogi::Color;

/// What a look at the files of a table found.
#[derive(Clone, Debug)]
pub struct Found {
    /// What they say together.
    pub sighting: Sighting,
    /// The record among them; the same one as long as its file has not changed. `None` where there is none, or none that can
    /// be read.
    pub record: Option<Arc<GameTree>>,
    /// Whether that is what its file says now.
    pub state: RecordState,
    /// How long ago they were written.
    pub age: Duration,
}

/// Whether a record is what its file says. What is not is as it was last read whole, or, where it never was, as far as it can be
/// read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RecordState {
    /// It is, or there is no such file.
    #[default]
    Whole,
    /// The file cannot be read to its end: somebody may be writing it at this moment.
    BeingWritten,
    /// The same, and nobody is writing it.
    Damaged,
}

/// Whether `old` is the same game as `new`, and has at least as much of it.
#[must_use]
pub fn is_more_of(old: &GameTree, new: &GameTree) -> bool {
    let is_same = |color| match (old.header.player(color), new.header.player(color)) {
        (Some(old), Some(new)) => old == new,
        _ => true,
    };
    Color::ALL.into_iter().all(is_same) && old.start() == new.start() && old.main_line().len() >= new.main_line().len()
}
