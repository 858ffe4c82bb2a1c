use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::record::RecordSummary;
use crate::shogi::Position;

/// Records that lie together, to be gone through one after another.
#[derive(Clone, Debug)]
pub struct Collection {
    /// Tells this collection from those before it: files of another one may still be coming in.
    pub id: u64,
    /// Where they lie; `None` when they were chosen one by one.
    pub folder: Option<PathBuf>,
    /// In the order in which they are listed.
    pub records: Rc<Vec<CollectedRecord>>,
    /// The records that the filter lets through, as places in `records`.
    pub shown: Rc<Vec<usize>>,
    /// The record that was asked for last, whether it could be read or not.
    pub cursor: Option<PathBuf>,
    /// Which ones are to be shown.
    pub filter: CollectionFilter,
    /// Whether more are coming.
    pub is_loading: bool,
    /// Why the folder could not be read.
    pub trouble: Option<String>,
}

/// A record of a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectedRecord {
    /// Where it lies.
    pub path: PathBuf,
    /// What it is; `None` when it could not be read.
    pub summary: Option<RecordSummary>,
}

/// Which records of a collection are to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CollectionFilter {
    /// Words in a name, the event, the date or the file's name.
    pub words: String,
    /// Only games in which the position on the board occurred.
    pub with_position: bool,
}

impl Collection {
    /// A collection whose records are still to come.
    #[must_use]
    pub fn new(id: u64, folder: Option<PathBuf>) -> Self {
        Self {
            id,
            folder,
            records: Rc::default(),
            shown: Rc::default(),
            cursor: None,
            filter: CollectionFilter::default(),
            is_loading: true,
            trouble: None,
        }
    }

    /// Takes in records that were read.
    pub fn add(&mut self, records: Vec<CollectedRecord>, position: &Position) {
        let first = self.records.len();
        Rc::make_mut(&mut self.records).extend(records);
        let fitting = self.fitting(first, position);
        Rc::make_mut(&mut self.shown).extend(fitting);
    }

    /// Looks through all records again: the filter, or the position it looks for, has changed.
    pub fn sift(&mut self, position: &Position) {
        self.shown = Rc::new(self.fitting(0, position));
    }

    /// Where the record that was asked for last stands among those that are shown.
    #[must_use]
    pub fn present(&self) -> Option<usize> {
        let cursor = self.cursor.as_deref()?;
        self.shown.iter().position(|&record| self.is_same(&self.records[record].path, cursor))
    }

    /// A folder can have several names, but its records have one each.
    fn is_same(&self, one: &Path, other: &Path) -> bool {
        one == other || (self.folder.is_some() && one.file_name() == other.file_name())
    }

    /// The record that is so many places after the one that was asked for last, among those that are shown; the first
    /// one when that is not among them.
    #[must_use]
    pub fn neighbour(&self, offset: isize) -> Option<&Path> {
        let at = |index: usize| self.shown.get(index).map(|&record| self.records[record].path.as_path());
        match self.present() {
            Some(index) => at(index.checked_add_signed(offset)?),
            None => at(0),
        }
    }

    fn fitting(&self, first: usize, position: &Position) -> Vec<usize> {
        let words = self.filter.words.trim().to_lowercase();
        let fits = |&index: &usize| self.filter.lets_through(&self.records[index], &words, position);
        (first..self.records.len()).filter(fits).collect()
    }
}

impl CollectionFilter {
    fn lets_through(&self, record: &CollectedRecord, words: &str, position: &Position) -> bool {
        let named =
            || record.path.file_name().is_some_and(|name| name.to_string_lossy().to_lowercase().contains(words));
        let summary = record.summary.as_ref();
        let mentioned = words.is_empty() || summary.is_some_and(|summary| summary.mentions(words)) || named();
        mentioned && (!self.with_position || summary.is_some_and(|summary| summary.contains(position)))
    }
}
