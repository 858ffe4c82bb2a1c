//! Watches a hall and keeps its site up to date.

use std::io;
use std::path::{Path, PathBuf};

use super::{SiteError, SiteFolder};
use crate::clock::SessionTime;
use crate::hall_folder::FolderReader;
use crate::publish::{News, Publisher, Terms};
use crate::text::Text;
use crate::tournament::Tournament;

/// Watches a hall and writes its site.
#[derive(Debug)]
pub struct SiteDesk {
    reader: FolderReader,
    publisher: Publisher,
    site: SiteFolder,
}

/// The result of a look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// How many tables the site has.
    pub tables: usize,
    /// How many files were written.
    pub files: usize,
    /// How many files of the hall should tell of a game and cannot be read.
    pub unread: usize,
}

/// Why a look failed.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The folder of the hall cannot be read.
    #[error("{}: {}", .0.display(), .1)]
    Hall(PathBuf, io::Error),
    /// The folder of the site cannot be written.
    #[error(transparent)]
    Site(#[from] SiteError),
}

impl SiteDesk {
    /// Opens the folder `site` for the tables in the folder `hall`, and writes nothing yet.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be used for a site.
    pub fn open(hall: &Path, site: &Path, terms: Terms, text: Text) -> Result<Self, SiteError> {
        if is_same(hall, site) {
            return Err(SiteError::Hall(site.to_owned()));
        }
        let site = SiteFolder::open(site)?;
        let publisher = Publisher::new(terms, text, site.before());
        Ok(Self { reader: FolderReader::new(hall.to_owned()), publisher, site })
    }

    /// Takes in the event, or that none is open any more.
    pub fn hear_event(&mut self, event: Option<Box<Tournament>>, at: SessionTime) {
        self.publisher.hear(News::Event(event), at);
    }

    /// Reads what is new, and updates the site. `millis` is the calendar's time at `at`, since 1970.
    ///
    /// # Errors
    /// Returns an error if one of the folders could not be used. What was not written follows with a later look.
    pub fn look(&mut self, at: SessionTime, millis: i64) -> Result<Written, DeskError> {
        // Without sight of the hall no sign of life is written, so that the site shows its age.
        let look = self.reader.look().map_err(|error| DeskError::Hall(self.reader.folder().to_owned(), error))?;
        look.seen.into_iter().for_each(|found| self.publisher.hear(News::Seen(found), at));
        look.gone.into_iter().for_each(|table| self.publisher.hear(News::Gone(table), at));
        let files = self.publisher.files(at, millis);
        let written = Written { tables: self.publisher.tables(), files: files.len(), unread: look.unread };
        self.site.write(files)?;
        Ok(written)
    }

    /// Writes the last files: whoever looks at the site is told that nothing more will come.
    ///
    /// # Errors
    /// Returns an error if the folder of the site could not be used.
    pub fn end(&mut self, at: SessionTime, millis: i64) -> Result<(), SiteError> {
        let files = self.publisher.end(at, millis);
        self.site.write(files)
    }

    /// How many tables the site has.
    #[must_use]
    pub fn tables(&self) -> usize {
        self.publisher.tables()
    }
}

/// Whether both paths are the same folder.
fn is_same(hall: &Path, site: &Path) -> bool {
    let real = |path: &Path| crate::storage::real_folder(path).unwrap_or_else(|_| path.to_owned());
    hall == site || real(hall) == real(site)
}
