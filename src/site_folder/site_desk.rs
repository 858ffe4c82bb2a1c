//! A hall and its site: looks at the one and writes the other, again and again.

use std::io;
use std::path::{Path, PathBuf};

use super::{SiteError, SiteFolder};
use crate::clock::SessionTime;
use crate::hall_folder::FolderReader;
use crate::publish::{News, Publisher, Terms};
use crate::text::Text;
use crate::tournament::Tournament;

/// What looks at a hall and writes its site.
#[derive(Debug)]
pub struct SiteDesk {
    reader: FolderReader,
    publisher: Publisher,
    site: SiteFolder,
}

/// What came of a look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// How many tables the site tells of.
    pub tables: usize,
    /// How many files were written.
    pub files: usize,
}

/// Why a look came to nothing.
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
    /// Returns an error if there can be no site in that folder.
    pub fn open(hall: &Path, site: &Path, terms: Terms, text: Text) -> Result<Self, SiteError> {
        if is_same(hall, site) {
            return Err(SiteError::Hall(site.to_owned()));
        }
        let site = SiteFolder::open(site)?;
        let publisher = Publisher::new(terms, text, site.before());
        Ok(Self { reader: FolderReader::new(hall.to_owned()), publisher, site })
    }

    /// Takes in how the event stands, or that none is open any longer.
    pub fn hear_event(&mut self, event: Option<Box<Tournament>>, at: SessionTime) {
        self.publisher.hear(News::Event(event), at);
    }

    /// Reads what is new, and writes what follows from it. `millis` is the calendar's time at `at`, since 1970.
    ///
    /// # Errors
    /// Returns an error if one of the folders could not be used. What was not written is written with a later look.
    pub fn look(&mut self, at: SessionTime, millis: i64) -> Result<Written, DeskError> {
        // Who cannot see the hall gives no sign of life: the site says for how long nobody has.
        let look = self.reader.look().map_err(|error| DeskError::Hall(self.reader.folder().to_owned(), error))?;
        look.seen.into_iter().for_each(|found| self.publisher.hear(News::Seen(found), at));
        look.gone.into_iter().for_each(|table| self.publisher.hear(News::Gone(table), at));
        let files = self.publisher.files(at, millis);
        let written = Written { tables: self.publisher.tables(), files: files.len() };
        self.site.write(files)?;
        Ok(written)
    }

    /// How many tables the site tells of.
    #[must_use]
    pub fn tables(&self) -> usize {
        self.publisher.tables()
    }
}

/// Whether both are the same folder, however they are written.
fn is_same(hall: &Path, site: &Path) -> bool {
    let real = |path: &Path| crate::storage::real_folder(path).unwrap_or_else(|_| path.to_owned());
    hall == site || real(hall) == real(site)
}
