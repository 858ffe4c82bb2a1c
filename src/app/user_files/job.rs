use crate::app::user_files::form::{UserFile, UserFileKind, UserFileTrouble};
use crate::rules::{HandicapTable, RuleProfile};
use crate::sound::Schedule;

/// Something to be done with the files of what the user made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UserFileJob {
    /// Read all of a kind.
    ReadAll(UserFileKind),
    /// Keep this.
    Keep {
        /// What it is.
        kind: UserFileKind,
        /// The file and the whole of its text.
        file: UserFile<String>,
    },
    /// Take this away.
    Delete {
        /// What it is.
        kind: UserFileKind,
        /// The name of its file.
        name: String,
    },
}

/// What became of it. What was read comes with what is wrong with the files that hold nothing of the kind.
#[derive(Clone, Debug, PartialEq)]
pub enum UserFileNews {
    /// Rule profiles were read.
    Profiles(Vec<UserFile<RuleProfile>>, Vec<UserFileTrouble>),
    /// Tables of handicaps were read.
    HandicapTables(Vec<UserFile<HandicapTable>>, Vec<UserFileTrouble>),
    /// Schedules were read.
    Schedules(Vec<UserFile<Schedule>>, Vec<UserFileTrouble>),
    /// Something could not be kept or taken away.
    NotKept(UserFileTrouble),
}
