//! The start page: whether it is open, and what is known of its records.

use std::path::{Path, PathBuf};

use crate::app::state::AppState;
use crate::record::RecordSummary;
use crate::shogi::Position;

/// The records that were used last, beside a board on which nothing has been begun.
#[derive(Clone, Debug, PartialEq)]
pub struct StartPage {
    /// The revision of the record beside which the page is open: the first change puts the moves in its place.
    beside: Option<u64>,
    /// What is known of the records so far.
    pub records: Vec<RecentRecord>,
}

/// A record that was used lately.
#[derive(Clone, Debug, PartialEq)]
pub struct RecentRecord {
    /// Where it lies, or lay.
    pub path: PathBuf,
    /// What is there.
    pub found: RecentGame,
}

/// What is found where a record was.
#[derive(Clone, Debug, PartialEq)]
pub enum RecentGame {
    /// No file.
    Missing,
    /// A file that is no record, or that cannot be read.
    Unreadable,
    /// A record.
    Read {
        /// What it is.
        summary: Box<RecordSummary>,
        /// The position in which the line that was played ends.
        last: Box<Position>,
    },
}

impl Default for StartPage {
    /// Open beside the record with which the program starts.
    fn default() -> Self {
        Self { beside: Some(0), records: Vec::new() }
    }
}

impl StartPage {
    /// Opens the page beside the record in this revision. What was known of records may be so no longer.
    pub fn open(&mut self, revision: u64) {
        *self = Self { beside: Some(revision), records: Vec::new() };
    }

    /// Closes it.
    pub const fn close(&mut self) {
        self.beside = None;
    }

    /// The record in this revision has come back with another number.
    pub fn follow(&mut self, before: u64, now: u64) {
        self.beside = self.beside.map(|beside| if beside == before { now } else { beside });
    }

    /// Takes in what was found out about a record.
    pub fn take(&mut self, record: RecentRecord) {
        self.records.retain(|known| known.path != record.path);
        self.records.push(record);
    }

    /// What is known of the record there; `None` while it is being read.
    #[must_use]
    pub fn found(&self, path: &Path) -> Option<&RecentGame> {
        self.records.iter().find(|record| record.path == path).map(|record| &record.found)
    }
}

impl AppState {
    /// The start page, while it is seen: until something is begun, opened or changed.
    #[must_use]
    pub fn start_page_shown(&self) -> Option<&StartPage> {
        let is_open = self.start_page.beside == Some(self.table.file.revision);
        Some(&self.start_page).filter(|_| is_open && self.as_setup().is_none())
    }
}
