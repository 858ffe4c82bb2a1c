//! What the site needs from outside, and the answers.

use crate::app::publish::form::{PublishSettings, PublishTrouble};
use crate::text::Language;
use crate::tournament::Tournament;

/// A job for what writes the site.
#[derive(Clone, Debug, PartialEq)]
pub enum PublishJob {
    /// Write the site until told otherwise.
    Start {
        /// The number of this writing.
        id: u64,
        /// Where and how.
        settings: Box<PublishSettings>,
        /// The language of the site.
        language: Language,
    },
    /// The open event as it is now, if any.
    Event(Option<Box<Tournament>>),
    /// Stop writing.
    Stop,
}

/// News of the site, each with the number of the writing it is about.
#[derive(Clone, Debug)]
pub enum PublishNews {
    /// Files were written.
    Written {
        /// Of which writing.
        id: u64,
        /// How many tables the site has.
        tables: usize,
        /// How many files.
        files: usize,
        /// How many files of the hall cannot be read.
        unread: usize,
    },
    /// Why the site cannot be written; `None` once it can be again.
    Trouble(u64, Option<PublishTrouble>),
}
