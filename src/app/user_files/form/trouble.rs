//! What can be wrong with one of the user's own files.

use std::path::{Path, PathBuf};

use crate::library::CastlesError;
use crate::rules::{HandicapTableError, ProfileError};
use crate::sound::ScheduleError;
use crate::storage::FileError;

/// What a user can make and keep in a file of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserFileKind {
    /// A rule profile.
    Profile,
    /// A handicap table.
    HandicapTable,
    /// A schedule of clock calls.
    Schedule,
    /// A table of castles and openings.
    Castles,
}

/// What is wrong with one of the user's own files.
#[derive(Clone, Debug, PartialEq)]
pub struct UserFileTrouble {
    /// What the file holds, or should.
    pub kind: UserFileKind,
    /// Which file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub fault: Box<OwnFault>,
}

/// The fault.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnFault {
    /// The system refused to read or write it, for this reason.
    System(FileError),
    /// It is not text.
    NoText,
    /// It is not a sound rule profile.
    Profile(ProfileError),
    /// It is not a sound handicap table.
    HandicapTable(HandicapTableError),
    /// It is not a sound schedule.
    Schedule(ScheduleError),
    /// It is not a sound table of castles.
    Castles(CastlesError),
    /// Its id, given here, belongs to another one.
    TakenId(String),
}

impl UserFileTrouble {
    /// `fault` is wrong with the file at `path`.
    #[must_use]
    pub fn new(kind: UserFileKind, path: &Path, fault: OwnFault) -> Self {
        Self { kind, path: path.to_owned(), fault: Box::new(fault) }
    }

    /// The system would not give or take `path`.
    #[must_use]
    pub fn of_system(kind: UserFileKind, path: &Path, reason: FileError) -> Self {
        Self::new(kind, path, OwnFault::System(reason))
    }
}
