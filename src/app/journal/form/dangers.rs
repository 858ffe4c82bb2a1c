//! Which journals are not on disk, for as long as that is so: a notice can be closed, and this cannot.

use std::path::PathBuf;

use crate::app::journal::form::JournalOf;
use crate::storage::JournalTrouble;

/// Why a journal is not on disk, or not all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Danger {
    /// Where it should be written.
    pub path: PathBuf,
    /// What keeps it from there.
    pub trouble: JournalTrouble,
}

/// The dangers as told last, each until its journal is safe again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dangers {
    of_match: Option<Danger>,
    of_clock: Option<Danger>,
    of_review: Option<Danger>,
}

impl Dangers {
    /// Why the journal `of` this is not safe; `None` while it is.
    #[must_use]
    pub const fn of(&self, of: JournalOf) -> Option<&Danger> {
        match of {
            JournalOf::Match => self.of_match.as_ref(),
            JournalOf::Clock => self.of_clock.as_ref(),
            JournalOf::Review => self.of_review.as_ref(),
        }
    }

    /// Notes that the journal `of` this is in danger, or with `None` that it is safe.
    pub fn note(&mut self, of: JournalOf, danger: Option<Danger>) {
        match of {
            JournalOf::Match => self.of_match = danger,
            JournalOf::Clock => self.of_clock = danger,
            JournalOf::Review => self.of_review = danger,
        }
    }
}
