use super::state::{OwnFile, OwnKind, OwnTrouble};
use crate::rules::{HandicapTable, RuleProfile};
use crate::sound::Schedule;

/// Something to be done with the files of what the user made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnJob {
    /// Read all of a kind.
    ReadAll(OwnKind),
    /// Keep this.
    Keep {
        /// What it is.
        kind: OwnKind,
        /// The file and the whole of its text.
        file: OwnFile<String>,
    },
    /// Take this away.
    Delete {
        /// What it is.
        kind: OwnKind,
        /// The name of its file.
        name: String,
    },
}

/// What became of it. What was read comes with what is wrong with the files that hold nothing of the kind.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnNews {
    /// Rule profiles were read.
    Profiles(Vec<OwnFile<RuleProfile>>, Vec<OwnTrouble>),
    /// Tables of handicaps were read.
    HandicapTables(Vec<OwnFile<HandicapTable>>, Vec<OwnTrouble>),
    /// Schedules were read.
    Schedules(Vec<OwnFile<Schedule>>, Vec<OwnTrouble>),
    /// Something could not be kept or taken away.
    NotKept(OwnTrouble),
}
