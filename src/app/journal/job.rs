//! What journals need from outside, and what comes back.

use std::path::PathBuf;

use crate::app::journal::form::{BrokenOffGame, UnreadableJournal};
use crate::journal::ReviewDraft;
use crate::storage::FileError;
use crate::storage::JournalNews as KeeperNews;

pub use crate::app::journal::form::JournalOf;

/// Something to be done with the journals of games.
#[derive(Clone, Debug, PartialEq)]
pub enum JournalJob {
    /// Find the games that were broken off.
    Find,
    /// Find them again, because somebody asks for one.
    FindAgain,
    /// See whether the game in this journal, which held these bytes when it was asked about, can still be taken up.
    LookAgain {
        /// Its file.
        path: PathBuf,
        /// What it held.
        bytes: Vec<u8>,
    },
    /// Read this one, which was let go of, so that its game is offered.
    ReadLeft(PathBuf),
    /// This one is about to be shown: if that is too much for the program, the next start knows of which.
    ToBeShown(PathBuf),
    /// What was found has been shown: nothing in its journal is too much for the program.
    Shown,
    /// Put the journal of a game that was broken off aside, for good.
    Discard(PathBuf),
    /// Put the journal of a game aside whose record was saved elsewhere.
    ClearAway(PathBuf),
    /// Keep the journals in this folder, or where documents lie.
    KeepElsewhere(Option<PathBuf>),
    /// Go on with the journal of this.
    Write(JournalOf, WriteJob),
}

/// Something to be done with a journal that is being written.
#[derive(Clone, Debug, PartialEq)]
pub enum WriteJob {
    /// Begin one.
    Begin {
        /// The name of its file, without folder and ending.
        name: String,
        /// What it holds.
        lines: String,
    },
    /// Begin one of a game that takes the place of the present one, whose journal is put aside once this one is safe.
    BeginInItsPlace {
        /// The name of its file, without folder and ending.
        name: String,
        /// What it holds.
        lines: String,
    },
    /// Begin to keep a record that was changed.
    BeginReview {
        /// The name of its file, without folder and ending.
        name: String,
        /// The record.
        draft: Box<ReviewDraft>,
    },
    /// Put the record as it is now in the place of what was kept of it, whole or not at all.
    RewriteReview(Box<ReviewDraft>),
    /// Write on in this journal, which from now on holds these bytes and no others.
    TakeUp {
        /// Its file.
        path: PathBuf,
        /// What it holds.
        bytes: Vec<u8>,
    },
    /// Write down what was done, before it is shown.
    Append(String),
    /// Write down that the game goes on; nobody waits for that.
    Beat(String),
    /// Keep the record that lies beside the journal among the old ones, before another takes its place.
    KeepRecord,
    /// Save the record beside the journal.
    SaveRecord(Vec<u8>),
    /// See whether this journal still lies where it was written, and write it again where it does not.
    Check,
    /// Nobody needs this journal any more.
    Close,
    /// Write on in this journal no more, and leave it for the game to be taken up.
    LetGo,
}

impl WriteJob {
    /// Whether something was done that nothing on disk tells of yet.
    #[must_use]
    pub const fn holds_what_was_done(&self) -> bool {
        match self {
            Self::Begin { .. }
            | Self::BeginInItsPlace { .. }
            | Self::BeginReview { .. }
            | Self::RewriteReview(_)
            | Self::TakeUp { .. }
            | Self::Append(_) => true,
            Self::Beat(_) | Self::KeepRecord | Self::SaveRecord(_) | Self::Check | Self::Close | Self::LetGo => false,
        }
    }
}

/// What became of it.
#[derive(Debug)]
pub enum JournalNews {
    /// The games that were broken off, the latest first, and the files that are none.
    Found(Vec<BrokenOffGame>, Vec<UnreadableJournal>),
    /// There is none, though somebody asked.
    NothingFound,
    /// Another Komadai is running.
    NotAlone,
    /// Files cannot be locked in this folder, so that nobody knows whether another one is running.
    NoLocks(PathBuf),
    /// What there is to be told about writing.
    Written(JournalOf, KeeperNews),
    /// This one can be taken up: nobody else has meanwhile.
    StillBrokenOff(Box<BrokenOffGame>),
    /// This one was left on this machine, to be taken up later.
    Left(Box<BrokenOffGame>),
    /// Another window has taken this one up meanwhile, so that it was neither taken up nor put aside.
    GoesOnElsewhere(PathBuf),
    /// The journal of a game whose record was saved is put aside, if it could be.
    ClearedAway,
    /// A journal lies here now, or could not be put aside.
    Discarded(PathBuf, Result<PathBuf, FileError>),
}

impl JournalNews {
    /// Whether something may have come to the games that are kept aside.
    #[must_use]
    pub const fn may_add_to_past_games(&self) -> bool {
        match self {
            Self::Written(_, KeeperNews::PutAside | KeeperNews::RecordKept(_))
            | Self::ClearedAway
            | Self::Discarded(..) => true,
            Self::Written(
                _,
                KeeperNews::NotSafe { .. } | KeeperNews::SafeAgain | KeeperNews::Left(_) | KeeperNews::WriterReplaced,
            )
            | Self::Found(..)
            | Self::NothingFound
            | Self::NotAlone
            | Self::NoLocks(_)
            | Self::StillBrokenOff(_)
            | Self::Left(_)
            | Self::GoesOnElsewhere(_) => false,
        }
    }
}
