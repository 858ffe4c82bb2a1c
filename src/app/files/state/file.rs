//! Which file holds the record, and what has changed since.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::app::files::form::{SaveTarget, Storing};
use crate::app::files::state::Hold;
use crate::app::print::form::PrintForm;
use crate::app::state::NextUp;
use crate::clock::SessionTime;
use crate::record::GameTree;

/// Which file holds the record, and whether it is up to date.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileState {
    /// The file that holds the whole record, or did before the latest changes.
    pub saved_to: Option<SaveTarget>,
    /// The file from which it came, where that is not to be replaced unasked: only a part of it was read, or the record was
    /// taken up from where it lay aside.
    pub source: Option<PathBuf>,
    /// The file that was opened to see it, wherever it is saved.
    pub opened: Option<PathBuf>,
    /// How that file is stored, as far as is known.
    pub source_stored: Storing,
    /// That file is no longer there, as far as is known.
    pub is_gone: bool,
    /// Somebody else has written something into it since, as far as is known.
    pub is_overwritten: bool,
    /// How often records were changed since the program started: no two states of any record share a number.
    pub revision: u64,
    /// The revision in which the present record came.
    pub first_revision: u64,
    /// The revision that the file holds.
    pub saved_revision: u64,
    /// What that revision says, from the first change that is made to it on.
    pub as_saved: Option<Box<GameTree>>,
    /// The system's file dialog is open. There is one at most, and it is forgotten when another record comes.
    pub dialog_open: bool,
    /// What becomes of what is typed behind a choice in the program's own file dialog.
    pub hold: Hold,
    /// A file that is being read, to take the place of what is on the board.
    pub awaited: Option<AwaitedRecord>,
    /// What is to be printed once a file for it is chosen.
    pub printing: Option<PrintForm>,
    /// What to do once the record is saved.
    pub after_saving: Option<NextUp>,
}

/// A record that is being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwaitedRecord {
    /// Its file.
    pub path: PathBuf,
    /// When it was asked for.
    pub since: SessionTime,
}

/// After how long a file that is being read is told of: most are there at once.
const LONG: Duration = Duration::from_millis(600);

impl AwaitedRecord {
    /// How long it takes from `now` until it is told that it is still being read.
    #[must_use]
    pub const fn until_told(&self, now: SessionTime) -> Duration {
        LONG.saturating_sub(now.since(self.since))
    }
}

impl FileState {
    /// Whether something has changed since the record was saved.
    #[must_use]
    pub const fn is_unsaved(&self) -> bool {
        self.revision != self.saved_revision
    }

    /// The file that holds the record.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.saved_to.as_ref().map(|target| target.path.as_path())
    }

    /// The file that is on the board, so that a list can mark it.
    #[must_use]
    pub fn seen(&self) -> Option<&Path> {
        self.path().or(self.opened.as_deref())
    }

    /// Where the record lies, or came from: what a name and a folder are suggested by.
    #[must_use]
    pub fn origin(&self) -> Option<&Path> {
        self.path().or(self.source.as_deref())
    }

    /// The file of that path to write the record to: as it was read when it is the same one, else as its name tells, and
    /// as was `chosen` in any case.
    #[must_use]
    pub fn target(&self, path: PathBuf, chosen: Storing) -> SaveTarget {
        let same = self.saved_to.clone().filter(|target| target.path == path);
        let as_source = self.source.as_ref().filter(|source| **source == path).map(|_| self.source_stored);
        let by_name = || SaveTarget::by_name(path).stored_as(as_source.unwrap_or_default());
        same.unwrap_or_else(by_name).stored_as(chosen)
    }

    /// How the file is stored in which the record lies, or from which it came.
    #[must_use]
    pub fn stored(&self) -> Storing {
        self.saved_to.as_ref().map_or(self.source_stored, SaveTarget::storing)
    }

    /// The state of a record that takes the place of this one and lies in `saved_to`.
    #[must_use]
    pub fn of_next(&self, saved_to: Option<SaveTarget>) -> Self {
        let revision = self.revision + 1;
        Self { saved_to, revision, first_revision: revision, saved_revision: revision, ..Self::default() }
    }

    /// Notes that the record was changed.
    pub const fn note_change(&mut self) {
        self.revision += 1;
    }

    /// Notes that the record was changed in a way that nobody wants to save.
    pub const fn note_passing_change(&mut self) {
        let was_saved = !self.is_unsaved();
        self.revision += 1;
        if was_saved {
            self.saved_revision = self.revision;
        }
    }

    /// The record is on the table again, after another one that has had the numbers up to those of `other`.
    pub const fn come_back(&mut self, other: &Self) {
        let was_saved = !self.is_unsaved();
        self.revision = other.revision + 1;
        if was_saved {
            self.saved_revision = self.revision;
        }
    }

    /// Notes that the record, which reads as `tree` does, is about to be changed: it may come back to what is saved.
    pub fn note_before_change(&mut self, tree: &GameTree) {
        if !self.is_unsaved() && self.as_saved.is_none() {
            self.as_saved = Some(Box::new(tree.clone()));
        }
    }

    /// Notes that the record was changed and now reads as `tree` does. Nothing is unsaved where that is what is saved.
    pub fn note_change_to(&mut self, tree: &GameTree) {
        self.note_change();
        if self.as_saved.as_deref() == Some(tree) {
            self.saved_revision = self.revision;
        }
    }

    /// Notes that the file holds this revision.
    pub fn note_saved(&mut self, target: SaveTarget, revision: u64) {
        (self.saved_to, self.source) = (Some(target), None);
        (self.saved_revision, self.as_saved) = (revision, None);
        (self.is_gone, self.is_overwritten) = (false, false);
    }

    /// Whether a file holds the record as it was when it was saved, as far as is known.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        self.saved_to.is_some() && !self.is_gone && !self.is_overwritten
    }
}
