//! A game and its journal: while it is played, and when it is found broken off or cannot be read.

use std::path::PathBuf;

use crate::journal::{BrokenOff, Damage, JournalError, RecordBeside, Scribe};
use crate::storage::FileError;

/// What can be going on at the same time, each with a journal of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JournalOf {
    /// The match on the board.
    Match,
    /// The clock beside a board of wood.
    Clock,
    /// The record that is gone through.
    Review,
}

/// The game that is being written down.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// Who writes.
    pub scribe: Scribe,
    /// The revision in which its record came: which one it is.
    pub record: u64,
    /// It is to be gone on with, so that its journal outlasts its leaving: it is adjourned (指し掛け), or its replay (指し直し) is
    /// due.
    pub goes_on_later: bool,
}

/// A game that was broken off when the program ended.
#[derive(Clone, Debug)]
pub struct BrokenOffGame {
    /// Its journal.
    pub path: PathBuf,
    /// What is in that.
    pub bytes: Vec<u8>,
    /// The game, the clock, or the record.
    pub recovered: BrokenOff,
    /// What the record beside the journal holds besides.
    pub beside: RecordBeside,
}

/// How far a game that was found is from having been seen without harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToBeShown {
    /// It comes in the next frame.
    Next,
    /// A frame holds it, and has still to get to the screen.
    Painted,
}

/// A file that should be a journal and cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableJournal {
    /// Where it lies.
    pub path: PathBuf,
    /// The record of the game as it was saved beside it, if there is one.
    pub record: Option<FoundRecord>,
    /// What is wrong with it.
    pub fault: JournalFault,
}

/// A record that lies beside a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundRecord {
    /// Its path.
    pub path: PathBuf,
    /// How many moves can be read of it.
    pub plies: usize,
}

/// What is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalFault {
    /// The system would not give its bytes.
    File(FileError),
    /// What its first line says.
    Content(JournalError),
    /// The line after it cannot be read, so that not even the first move is known.
    Damaged(Damage),
    /// It breaks off before the first move was written whole, and was put aside.
    Torn,
    /// The program did not live through taking it up, and it was put aside.
    Deadly,
    /// It is not there: only the record beside it was left, and was put aside.
    Gone,
}
