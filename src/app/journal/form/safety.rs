//! What is or was in danger, as facts; `journal::scene` has the words.

use std::path::PathBuf;

use crate::app::journal::form::{JournalOf, UnreadableJournal};
use crate::session::EventGame;
use crate::storage::JournalTrouble;

/// What the user has to be told about the safety of games, and of the program itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SafetyNotice {
    /// What is done in the game could be lost if the program ended now.
    GameNotSafe {
        /// Which game: that on the board, or that on the clock.
        of: JournalOf,
        /// Where it should be written down.
        path: PathBuf,
        /// Why it cannot be.
        trouble: JournalTrouble,
    },
    /// It is written down, up to the last change.
    SafeAgain(JournalOf),
    /// The journal of the game on the board was damaged.
    JournalDamaged {
        /// The journal's file.
        path: PathBuf,
        /// The first line that could not be read.
        line: usize,
        /// How many were not read because of it.
        lost: usize,
    },
    /// The journal of a game cannot be read at all.
    JournalUnreadable(UnreadableJournal),
    /// The journal of a game lies here from now on.
    JournalPutAside(PathBuf),
    /// The record that lay beside a journal and holds more than that lies here from now on.
    RecordKept(PathBuf),
    /// A file of somebody else had the name that one of ours was to have, and lies here from now on.
    SteppedAside(PathBuf),
    /// An event's file had comments, which are lost when it is written; as it was, it lies here.
    CommentsKept(PathBuf),
    /// A game that was to be discarded was not: another window has taken it up. Its journal.
    GoesOnElsewhere(PathBuf),
    /// A game that was broken off was put off until later, and lies on this machine.
    PutOff {
        /// Its journal.
        path: PathBuf,
        /// Black and White.
        players: [String; 2],
        /// Where in an event it is played.
        place: Option<Box<EventGame>>,
    },
    /// Others wait besides the one that was resumed.
    OthersWait,
    /// No other game is begun while one of an event waits that was put off, unless the arbiter does it. Its journal.
    EventGameFirst(PathBuf),
    /// Another Komadai is running.
    NotAlone,
    /// Files cannot be locked in this folder, so that nobody knows whether another one is running.
    NoLocks(PathBuf),
    /// A thread of this name died; another one does its work.
    WorkerDied(String),
    /// A thread of this name failed, and what it was to do was not done.
    WorkerFailed(String),
    /// The settings were written by a newer program; a copy is kept aside, for this one knows less.
    SettingsNewer {
        /// The copy.
        kept_as: PathBuf,
    },
    /// The program, or a part of it, failed before; this is the report.
    FailedBefore(PathBuf),
}
