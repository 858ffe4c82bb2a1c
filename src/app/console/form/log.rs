//! Writing the arbiter's log into a file: the format and the job.

use std::path::PathBuf;

use crate::record::{AuditEntry, Header};

/// How the arbiter's log is written into a file of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// Sentences in the language on screen.
    Text,
    /// A table for other programs.
    Csv,
}

impl LogFormat {
    /// The format of files with this `ending`, without a dot.
    #[must_use]
    pub fn of_ending(ending: &str) -> Self {
        if ending == Self::Csv.ending() { Self::Csv } else { Self::Text }
    }

    /// The ending of such files, without a dot.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Csv => "csv",
        }
    }

    /// The same as a list, for dialogs.
    #[must_use]
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Text => &["txt"],
            Self::Csv => &["csv"],
        }
    }
}

/// A log that is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogJob {
    /// The file to write.
    pub path: PathBuf,
    /// Text or CSV.
    pub format: LogFormat,
    /// The header of the game's record.
    pub header: Header,
    /// Its log.
    pub entries: Vec<AuditEntry>,
    /// Whether the players are 上手 and 下手.
    pub is_handicap: bool,
}
