//! Reading, keeping and deleting the user's own files.

use crate::app::user_files::form::{UserFile, UserFileKind, UserFileTrouble};
use crate::library::Castles;
use crate::rules::{HandicapTable, RuleProfile};
use crate::sound::Schedule;

/// A job with the user's own files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UserFileJob {
    /// Read all files of a kind.
    ReadAll(UserFileKind),
    /// Write one.
    Keep {
        /// Its kind.
        kind: UserFileKind,
        /// The file and the whole of its text.
        file: UserFile<String>,
    },
    /// Delete one.
    Delete {
        /// Its kind.
        kind: UserFileKind,
        /// The name of its file.
        name: String,
    },
}

/// What became of a job. What was read comes with the files that hold nothing of the kind.
#[derive(Clone, Debug, PartialEq)]
pub enum UserFileNews {
    /// Rule profiles were read.
    Profiles(Vec<UserFile<RuleProfile>>, Vec<UserFileTrouble>),
    /// Handicap tables were read.
    HandicapTables(Vec<UserFile<HandicapTable>>, Vec<UserFileTrouble>),
    /// Schedules were read.
    Schedules(Vec<UserFile<Schedule>>, Vec<UserFileTrouble>),
    /// Tables of castles were read.
    Castles(Vec<UserFile<Castles>>, Vec<UserFileTrouble>),
    /// A file could not be written or deleted.
    NotKept(UserFileTrouble),
}
