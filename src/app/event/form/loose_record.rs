//! The record of a game of the event that does not lie beside the event's file yet, or that came there late.

use std::path::PathBuf;

use crate::app::event::form::KeptRecord;
use crate::tournament::GamePlace;

/// A record that is still to be written beside the file of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LooseRecord {
    /// The game.
    pub place: GamePlace,
    /// The record on the board when the game ended, by its first revision; `None` for one that an earlier run of the
    /// program has left.
    pub told_by: Option<u64>,
    /// Its name and its text.
    pub record: KeptRecord,
    /// Whether it is being written.
    pub is_written: bool,
}

/// A record that an earlier run of the program has left, and that lies beside the event by now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BroughtRecord {
    /// Its file.
    pub path: PathBuf,
    /// The whole file.
    pub text: String,
}
