use std::path::{Path, PathBuf};

use crate::rules::{HandicapTableError, ProfileError};
use crate::sound::ScheduleError;

/// What a user can make and keep in a file of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserFileKind {
    /// A rule profile.
    Profile,
    /// A table of handicaps by ranks.
    HandicapTable,
    /// A table of what is heard of a clock.
    Schedule,
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

/// What is wrong with it.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnFault {
    /// The system would not give or take it: what it says.
    System(String),
    /// It is no text.
    NoText,
    /// It holds no sound rule profile.
    Profile(ProfileError),
    /// It holds no sound table of handicaps.
    HandicapTable(HandicapTableError),
    /// It holds no sound schedule.
    Schedule(ScheduleError),
    /// Its id, this one, belongs to another one.
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
    pub fn of_system(kind: UserFileKind, path: &Path, reason: &impl ToString) -> Self {
        Self::new(kind, path, OwnFault::System(reason.to_string()))
    }
}
