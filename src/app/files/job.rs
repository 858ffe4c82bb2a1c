//! What saving a record needs from outside, and what comes back.

use crate::app::effect::{IfThere, WriteFailure};
use crate::app::files::form::SaveTarget;
use crate::record::{GameTree, Loss, losses_stored, to_bytes};

/// A record that is to be written. It comes as it stands on the board: to compare it with what would be read again, and to
/// encode it, takes a second where it is very long, and is for the writing thread.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordJob {
    /// The file, and how it is encoded.
    pub target: SaveTarget,
    /// The record.
    pub tree: GameTree,
    /// Which revision of the record this is.
    pub revision: u64,
    /// What to do if the file already exists.
    pub if_there: IfThere,
    /// What to do if the format cannot hold all of it.
    pub if_incomplete: IfIncomplete,
}

/// What to do if the format cannot hold all of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfIncomplete {
    /// Write nothing, and report what would be lost, unless records usually go without it.
    Ask,
    /// Write what it can hold, as the user wants.
    Write,
}

/// Why a record was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveFailure {
    /// The format cannot hold this, and nobody said that it may be lost.
    Incomplete {
        /// What will be missing.
        losses: Vec<Loss>,
        /// What was to be done if the file already exists.
        if_there: IfThere,
    },
    /// The encoding has no place for this character.
    Unencodable(char),
    /// The file was not written.
    File(WriteFailure),
}

impl RecordJob {
    /// The whole file.
    ///
    /// # Errors
    /// What the format or the encoding cannot hold, where that is to be asked about.
    pub fn bytes(&self) -> Result<Vec<u8>, SaveFailure> {
        let SaveTarget { format, encoding, line_end, .. } = self.target;
        if self.if_incomplete == IfIncomplete::Ask {
            let losses = losses_stored(&self.tree, format, encoding);
            if !losses.iter().all(Loss::is_customary) {
                return Err(SaveFailure::Incomplete { losses, if_there: self.if_there });
            }
        }
        to_bytes(&self.tree, format, encoding, line_end).map_err(|cannot| SaveFailure::Unencodable(cannot.ch))
    }
}

impl From<WriteFailure> for SaveFailure {
    fn from(failure: WriteFailure) -> Self {
        Self::File(failure)
    }
}
