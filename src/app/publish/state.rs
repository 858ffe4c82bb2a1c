//! The site that is being written.

use crate::app::publish::form::PublishTrouble;
use crate::clock::SessionTime;
use crate::tournament::Tournament;

/// The site.
#[derive(Clone, Debug, Default)]
pub struct PublishDesk {
    /// How often the writing was started.
    pub starts: u64,
    /// The current writing.
    pub run: Option<PublishRun>,
}

/// A site that is being written.
#[derive(Clone, Debug, Default)]
pub struct PublishRun {
    /// Its number: late news of an earlier writing is ignored.
    pub id: u64,
    /// What was written last.
    pub written: Option<LastWritten>,
    /// Why it cannot be written now.
    pub trouble: Option<PublishTrouble>,
    /// The event as last passed on.
    pub event: Option<Box<Tournament>>,
}

/// What was written last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastWritten {
    /// The time in the session.
    pub at: SessionTime,
    /// How many tables the site had then.
    pub tables: usize,
    /// How many files were written.
    pub files: usize,
    /// How many files of the hall could not be read.
    pub unread: usize,
}
