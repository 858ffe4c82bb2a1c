//! What the site needs from outside, and what comes back.

use crate::app::publish::form::{PublishSettings, PublishTrouble};
use crate::text::Language;
use crate::tournament::Tournament;

/// A job for what writes the site.
#[derive(Clone, Debug, PartialEq)]
pub enum PublishJob {
    /// Write the site until another number is given.
    Start {
        /// The number of this writing.
        id: u64,
        /// Where and how.
        settings: Box<PublishSettings>,
        /// The language of the site.
        language: Language,
    },
    /// The event stands like this now; or none is open.
    Event(Option<Box<Tournament>>),
    /// Write no longer.
    Stop,
}

/// What became of the site. Each has the number of the writing that it is about.
#[derive(Clone, Debug)]
pub enum PublishNews {
    /// Files were written.
    Written {
        /// Of which writing.
        id: u64,
        /// How many tables the site tells of.
        tables: usize,
        /// How many files.
        files: usize,
    },
    /// The site cannot be written, and why; `None` when it can be again.
    Trouble(u64, Option<PublishTrouble>),
}
