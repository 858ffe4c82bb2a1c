//! What the commands say about records, and whether it casts doubt on them.

use std::fmt;

use serde::Serialize;

use crate::record::{ImportError, Imported, Warning, WarningKind, visible};

/// A remark about a line of a record, or about the whole file, for example that it could not be opened.
///
/// As text it follows the name of the file and a colon: `12: this line was not understood`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Remark {
    pub(super) line: Option<usize>,
    pub(super) message: String,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "{line}:")?;
        }
        write!(f, " {}", visible(&self.message))
    }
}

impl From<&Warning> for Remark {
    fn from(warning: &Warning) -> Self {
        Self { line: Some(warning.line), message: warning.to_string() }
    }
}

impl From<&ImportError> for Remark {
    fn from(error: &ImportError) -> Self {
        Self { line: error.line_to_tell(), message: error.to_string() }
    }
}

/// What casts doubt on whether the game that was read is the one that was played.
pub(super) struct Doubts {
    pub(super) remarks: Vec<Remark>,
    /// Whether anything is missing from what was read, or was understood only by guessing.
    pub(super) are_grave: bool,
}

impl Doubts {
    /// Collects the doubts. Fouls are left out: they are what a record is judged by.
    pub(super) fn about(imported: &Imported) -> Self {
        let odd =
            || imported.warnings.iter().filter(|warning| !matches!(warning.kind, WarningKind::FoulUnnoticed { .. }));
        let rest = &imported.broken_off;
        Self {
            remarks: odd().map(Remark::from).chain(rest.as_ref().map(Remark::from)).collect(),
            are_grave: !imported.is_whole(),
        }
    }
}
