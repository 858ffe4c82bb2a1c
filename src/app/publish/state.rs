//! What is known of the site that is being written.

use crate::app::publish::form::PublishTrouble;
use crate::clock::SessionTime;
use crate::tournament::Tournament;

/// The site.
#[derive(Clone, Debug, Default)]
pub struct PublishDesk {
    /// How often the writing was started.
    pub starts: u64,
    /// The writing that goes on.
    pub run: Option<PublishRun>,
}

/// A site that is being written.
#[derive(Clone, Debug, Default)]
pub struct PublishRun {
    /// Its number: what an earlier one still says is no longer of interest.
    pub id: u64,
    /// What was written last.
    pub written: Option<LastWritten>,
    /// Why it cannot be written at present.
    pub trouble: Option<PublishTrouble>,
    /// The event as it was told last.
    pub event: Option<Box<Tournament>>,
}

/// What was written last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastWritten {
    /// When.
    pub at: SessionTime,
    /// How many tables the site told of then.
    pub tables: usize,
    /// How many files it were.
    pub files: usize,
}
