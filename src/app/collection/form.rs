//! The records of a folder, and the filter over them.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::record::{Fingerprint, RecordSummary, folded};
use crate::storage::FileError;

/// Records in one folder or chosen together, to be gone through one after another.
#[derive(Clone, Debug)]
pub struct Collection {
    /// Tells this collection from those before it: files of another one may still be coming in.
    pub id: u64,
    /// The folder; `None` when the records were chosen one by one.
    pub folder: Option<PathBuf>,
    /// In the order in which they are listed.
    pub records: Rc<Vec<CollectedRecord>>,
    /// The records that the filter lets through, as places in `records`.
    pub shown: Rc<Vec<usize>>,
    /// The files and folders that were chosen; none for a folder.
    pub chosen: Vec<PathBuf>,
    /// The record that was asked for last, whether it could be read or not.
    cursor: Option<PathBuf>,
    /// Where that stands among those that are shown: a list may be too long to be looked through for each frame.
    place: Option<usize>,
    /// Which ones are to be shown.
    pub filter: CollectionFilter,
    /// The position on the board when the records were looked through last.
    pub sought: Option<Fingerprint>,
    /// Whether more are coming.
    pub is_loading: bool,
    /// What has come so far where the list is read again: what was there before is seen until all of it has.
    renewed: Option<Vec<CollectedRecord>>,
    /// Why the folder could not be read.
    pub trouble: Option<FileError>,
}

/// A record of a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectedRecord {
    /// Where the record lies.
    pub path: PathBuf,
    /// Players, date, length and result; `None` when it could not be read.
    pub summary: Option<RecordSummary>,
}

/// Which records of a collection are to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CollectionFilter {
    /// Words, each of which stands in a name, the event, the date or the file's name.
    pub words: String,
    /// Only games in which the position on the board occurred.
    pub with_position: bool,
}

impl Collection {
    /// A collection whose records are still to come: those of `folder`, or those that were `chosen`. `cursor` is the
    /// record on the board.
    #[must_use]
    pub fn new(id: u64, folder: Option<PathBuf>, chosen: Vec<PathBuf>, cursor: Option<PathBuf>) -> Self {
        Self {
            id,
            folder,
            chosen,
            records: Rc::default(),
            shown: Rc::default(),
            cursor,
            place: None,
            filter: CollectionFilter::default(),
            sought: None,
            is_loading: true,
            renewed: None,
            trouble: None,
        }
    }

    /// Its records are read once more, under this number.
    pub fn renew(&mut self, id: u64) {
        (self.id, self.is_loading, self.renewed, self.trouble) = (id, true, Some(Vec::new()), None);
    }

    /// Everything was read, or cannot be. What was read once more takes its place if it `is_whole`; else what was there before
    /// stays.
    pub fn end_reading(&mut self, is_whole: bool) {
        self.is_loading = false;
        let renewed = self.renewed.take().filter(|renewed| is_whole && *renewed != *self.records);
        if let Some(renewed) = renewed {
            self.records = Rc::new(renewed);
            self.sift();
        }
    }

    /// Takes in records that were read.
    pub fn add(&mut self, records: Vec<CollectedRecord>) {
        if let Some(renewed) = &mut self.renewed {
            return renewed.extend(records);
        }
        let first = self.records.len();
        Rc::make_mut(&mut self.records).extend(records);
        let (fitting, known) = (self.fitting(first), self.shown.len());
        Rc::make_mut(&mut self.shown).extend(fitting);
        self.place = self.place.or_else(|| self.place_from(known));
    }

    /// All of them have come, out of this folder if they lie in one.
    pub fn finish(&mut self, folder: Option<PathBuf>) {
        self.folder = self.folder.take().or(folder);
        self.locate();
    }

    /// Makes `path` the record that was asked for last; none, where what is on the board is no file.
    pub fn point_at(&mut self, path: Option<PathBuf>) {
        self.cursor = path;
        self.locate();
    }

    /// Takes in a record that was written: in the place of what lay there before, or, where it lies in the folder and
    /// is new, where its name belongs. Returns whether it is listed.
    pub fn put(&mut self, record: CollectedRecord) -> bool {
        let lies_here = self.holds(&record.path);
        let place = self.records.iter().position(|known| self.is_same(&known.path, &record.path));
        let records = Rc::make_mut(&mut self.records);
        match place {
            Some(place) => records[place].summary = record.summary,
            // What is still being read will bring it.
            None if !lies_here || self.is_loading => return false,
            None => {
                let place = records.partition_point(|known| in_order(&known.path) <= in_order(&record.path));
                records.insert(place, record);
            }
        }
        self.sift();
        true
    }

    /// Whether a file lies in the folder, whichever of its names that goes by.
    fn holds(&self, path: &Path) -> bool {
        let listed = self.records.first().and_then(|record| record.path.parent());
        self.folder.is_some() && [self.folder.as_deref(), listed].contains(&path.parent())
    }

    /// Shows the records that `filter` lets through.
    pub fn set_filter(&mut self, filter: CollectionFilter) {
        self.filter = filter;
        self.sift();
    }

    /// Looks for games in which this position occurred, where the filter says so. Nothing is done when that has not
    /// changed since the last time.
    pub fn seek(&mut self, position: Fingerprint) {
        let was_sought = self.sought.replace(position) == Some(position);
        if self.filter.with_position && !was_sought {
            self.sift();
        }
    }

    /// Looks for no position any more.
    pub fn forget_position(&mut self) {
        if std::mem::take(&mut self.filter.with_position) {
            self.sift();
        }
    }

    /// The position for which the record on the board is listed, where the filter asks for one.
    #[must_use]
    pub fn sought_in_present(&self) -> Option<Fingerprint> {
        self.sought.filter(|_| self.filter.with_position && self.present().is_some())
    }

    /// Looks through all records again.
    fn sift(&mut self) {
        self.shown = Rc::new(self.fitting(0));
        self.locate();
    }

    /// Where the record that was asked for last stands among those that are shown.
    #[must_use]
    pub const fn present(&self) -> Option<usize> {
        self.place
    }

    fn locate(&mut self) {
        self.place = self.place_from(0);
    }

    /// Where the record that was asked for last stands, at `first` or behind it.
    fn place_from(&self, first: usize) -> Option<usize> {
        let cursor = self.cursor.as_deref()?;
        let is_meant = |&record: &usize| self.is_same(&self.records[record].path, cursor);
        self.shown[first..].iter().position(is_meant).map(|place| first + place)
    }

    /// A folder can have several names, but its records have one each.
    fn is_same(&self, listed: &Path, other: &Path) -> bool {
        listed == other || (listed.file_name() == other.file_name() && self.holds(other))
    }

    /// The record that is this many places after the one that was asked for last, among those that are shown; the first
    /// one when that is not among them.
    #[must_use]
    pub fn neighbour(&self, offset: isize) -> Option<&Path> {
        let at = |index: usize| self.shown.get(index).map(|&record| self.records[record].path.as_path());
        match self.present() {
            Some(index) => at(index.checked_add_signed(offset)?),
            None => at(0),
        }
    }

    fn fitting(&self, first: usize) -> Vec<usize> {
        let words: Vec<String> = self.filter.words.split_whitespace().map(folded).collect();
        let fits = |&index: &usize| self.filter.lets_through(&self.records[index], &words, self.sought);
        (first..self.records.len()).filter(fits).collect()
    }
}

impl CollectedRecord {
    /// Whether `word`, [folded], stands in the name of the file.
    fn is_named(&self, word: &str) -> bool {
        self.path.file_name().is_some_and(|name| folded(&name.to_string_lossy()).contains(word))
    }
}

impl CollectionFilter {
    fn lets_through(&self, record: &CollectedRecord, words: &[String], sought: Option<Fingerprint>) -> bool {
        let summary = record.summary.as_ref();
        let mentions = |word: &String| summary.is_some_and(|summary| summary.mentions(word)) || record.is_named(word);
        let occurred = || summary.zip(sought).is_some_and(|(summary, position)| summary.contains(position));
        words.iter().all(mentions) && (!self.with_position || occurred())
    }
}

/// What puts the records of a folder in order: their names, as the folder is listed.
fn in_order(path: &Path) -> Option<String> {
    path.file_name().map(|name| name.to_string_lossy().to_lowercase())
}
