//! Watches a hall and keeps its site up to date.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};

use super::{SiteError, SiteFolder};
use crate::clock::SessionTime;
use crate::hall::FORGOTTEN_AFTER;
use crate::hall_folder::FolderReader;
use crate::publish::{News, Publisher, SiteFile, Terms, at_its_best, reopened, restored};
use crate::storage::real_path;
use crate::text::Text;
use crate::tournament::Tournament;

/// Watches a hall and writes its site.
#[derive(Debug)]
pub struct SiteDesk {
    reader: FolderReader,
    publisher: Publisher,
    site: SiteFolder,
    /// The tables of which only what an earlier run has published can be read.
    restored: BTreeSet<String>,
    /// The files that are no longer part of the site, and since when.
    absent: BTreeMap<String, SessionTime>,
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
        if overlap(hall, site) {
            return Err(SiteError::Hall(site.to_owned()));
        }
        let site = SiteFolder::open(site)?;
        let publisher = Publisher::new(terms, text, site.before());
        let reader = FolderReader::new(hall.to_owned());
        Ok(Self { reader, publisher, site, restored: BTreeSet::new(), absent: BTreeMap::new() })
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
        for found in look.seen {
            let found = at_its_best(found, |name| self.site.read(name));
            self.publisher.hear(News::Seen(found), at);
        }
        for table in self.newly_unreadable(look.unreadable) {
            let found = restored(&table, |name| self.site.read(name));
            found.into_iter().for_each(|found| self.publisher.hear(News::Seen(found), at));
        }
        look.gone.into_iter().for_each(|table| self.publisher.hear(News::Gone(table), at));
        if self.site.reopen_if_replaced()? {
            self.publisher.begin_anew();
        }
        let mut files = self.publisher.files(at, millis);
        if !self.publisher.has_begun() {
            files.extend(reopened(|name| self.site.read(name)));
        }
        let written = Written { tables: self.publisher.tables(), files: files.len(), unread: look.unread };
        self.write(files, at)?;
        Ok(written)
    }

    /// The tables that cannot be read any longer and have not been restored yet.
    fn newly_unreadable(&mut self, unreadable: Vec<String>) -> Vec<String> {
        self.restored.retain(|table| unreadable.contains(table));
        let new: Vec<String> = unreadable.into_iter().filter(|table| !self.restored.contains(table)).collect();
        self.restored.extend(new.iter().cloned());
        new
    }

    /// Writes files, and deletes those that have not been part of the site for [a while](FORGOTTEN_AFTER). Network folders
    /// come and go, and a record that is damaged is restored from what was published of it: so nothing is deleted while
    /// not a single table is seen.
    fn write(&mut self, files: Vec<SiteFile>, at: SessionTime) -> Result<(), SiteError> {
        self.site.write(files)?;
        let seen = self.publisher.names().filter(|_| self.publisher.tables() > 0);
        let Some(mut kept) = seen else { return Ok(()) };
        self.absent.retain(|name, _| !kept.contains(name));
        let absent = self.site.listed().filter(|name| !kept.contains(*name));
        absent.for_each(|name| _ = self.absent.entry(name.to_owned()).or_insert(at));
        kept.extend(
            self.absent.iter().filter(|(_, since)| at.since(**since) < FORGOTTEN_AFTER).map(|(name, _)| name.clone()),
        );
        self.site.keep_only(&kept)
    }

    /// Writes the last files: whoever looks at the site is told that nothing more will come.
    ///
    /// # Errors
    /// Returns an error if the folder of the site could not be used.
    pub fn end(&mut self, at: SessionTime, millis: i64) -> Result<(), SiteError> {
        let files = self.publisher.end(at, millis);
        self.write(files, at)
    }

    /// Where files of somebody else lie now that were in the place of those of the site, told once each.
    pub fn take_put_aside(&mut self) -> Vec<PathBuf> {
        self.site.take_put_aside()
    }

    /// How many tables the site has.
    #[must_use]
    pub fn tables(&self) -> usize {
        self.publisher.tables()
    }
}

/// Whether both are the same folder, or one lies in the other.
fn overlap(hall: &Path, site: &Path) -> bool {
    let (hall, site) = (real_path(hall), real_path(site));
    hall.starts_with(&site) || site.starts_with(&hall)
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the hall is written, and the site looked at, from outside")]
mod tests {
    use std::fs;
    use std::time::{Duration, SystemTime};

    use super::*;
    use crate::hall_folder::now_in_millis;
    use crate::text::Language;

    const WHOLE: &str = "先手：Ann\n後手：Bob\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n";

    fn open(folder: &Path) -> SiteDesk {
        let text = Text::new(Language::English);
        SiteDesk::open(&folder.join("hall"), &folder.join("site"), Terms::default(), text).unwrap()
    }

    fn look(desk: &mut SiteDesk, secs: u64) -> Written {
        desk.look(SessionTime::from_start(Duration::from_secs(secs)), now_in_millis()).unwrap()
    }

    /// Writes a record that nobody is writing any longer.
    fn write(folder: &Path, name: &str, text: &[u8]) {
        let path = folder.join("hall").join(name);
        fs::write(&path, text).unwrap();
        let file = fs::File::options().write(true).open(path).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(60)).unwrap();
    }

    /// A folder whose hall has one table.
    fn club() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("hall")).unwrap();
        write(folder.path(), "table-01.kif", WHOLE.as_bytes());
        folder
    }

    /// How many moves the site has of a table, and what it notes there.
    fn told(folder: &Path, table: usize) -> (usize, String) {
        let json = |name: &str| -> serde_json::Value {
            serde_json::from_slice(&fs::read(folder.join("site").join(name)).unwrap()).unwrap()
        };
        let facts = &json("tables.json")["tables"][table];
        let game = json(&format!("game-{}.json", facts["id"].as_str().unwrap()));
        (game["moves"].as_array().unwrap().len(), facts["note"].as_str().unwrap_or_default().to_owned())
    }

    #[test]
    fn a_record_that_is_damaged_stays_on_the_site_as_it_was_also_after_a_restart() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        fs::create_dir(folder.join("hall")).unwrap();
        let torn = WHOLE.replace("2 ３四歩(33)", "2 ３\u{0}?(3");
        let names = ["table-01.kif", "table-02.kif"];
        names.into_iter().for_each(|name| write(folder, name, WHOLE.as_bytes()));
        let mut desk = open(folder);
        assert_eq!(look(&mut desk, 0).unread, 0);
        write(folder, names[0], torn.as_bytes());
        write(folder, names[1], b"");
        for is_restarted in [false, true] {
            if is_restarted {
                drop(desk);
                desk = open(folder);
            }
            assert_eq!(look(&mut desk, 0).unread, 2);
            for table in 0..2 {
                let (moves, note) = told(folder, table);
                assert!(moves == 3 && note.contains("damaged") && note.contains("Resign"), "{table}: {moves} {note}");
            }
        }
        names.into_iter().for_each(|name| write(folder, name, WHOLE.as_bytes()));
        assert_eq!(look(&mut desk, 0).unread, 0);
        assert!(!told(folder, 0).1.contains("damaged") && !told(folder, 1).1.contains("damaged"));
    }

    #[test]
    fn the_files_of_a_record_that_is_taken_out_go_also_when_nobody_was_watching() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        fs::create_dir(folder.join("hall")).unwrap();
        ["a.kif", "b.kif", "c.kif"].into_iter().for_each(|name| write(folder, name, WHOLE.as_bytes()));
        let mut desk = open(folder);
        let is_there =
            |name: &str| ["json", "js", "kif"].map(|ending| folder.join(format!("site/game-{name}.{ending}")).exists());
        look(&mut desk, 0);
        fs::write(folder.join("site/game-d.kif"), "somebody else's").unwrap();
        fs::remove_file(folder.join("hall/a.kif")).unwrap();
        look(&mut desk, 1);
        assert!(is_there("a").iter().all(|is_there| *is_there), "it may come back");
        look(&mut desk, 300);
        look(&mut desk, 600);
        assert_eq!(["a", "b", "c"].map(is_there), [[false; 3], [true; 3], [true; 3]]);
        drop(desk);
        fs::remove_file(folder.join("hall/b.kif")).unwrap();
        let mut desk = open(folder);
        [0, 300].into_iter().for_each(|secs| _ = look(&mut desk, secs));
        assert_eq!(["a", "b", "c"].map(is_there), [[false; 3], [false; 3], [true; 3]]);
        assert!(folder.join("site/game-d.kif").exists());
    }

    #[test]
    fn a_site_that_goes_on_with_a_delay_says_at_once_that_it_has_not_ended() {
        let club = club();
        let folder = club.path();
        let overview = |ending: &str| fs::read_to_string(folder.join(format!("site/hall.{ending}"))).unwrap();
        let has_ended = || ["json", "js"].map(|ending| overview(ending).contains("\"x\":true"));
        let mut desk = open(folder);
        look(&mut desk, 0);
        desk.end(SessionTime::from_start(Duration::from_secs(1)), now_in_millis()).unwrap();
        drop(desk);
        assert_eq!(has_ended(), [true; 2]);
        let terms = Terms { delay: Duration::from_secs(300), ..Terms::default() };
        let places = [folder.join("hall"), folder.join("site")];
        let mut desk = SiteDesk::open(&places[0], &places[1], terms, Text::new(Language::English)).unwrap();
        assert_eq!(look(&mut desk, 0).files, 2);
        assert_eq!(has_ended(), [false; 2]);
        assert_eq!((look(&mut desk, 1).files, told(folder, 0).0), (0, 3), "what was told stays");
    }

    #[test]
    #[cfg_attr(windows, ignore = "there nobody can take a file away that is in use")]
    fn a_site_that_was_emptied_or_replaced_is_written_whole_once_more() {
        let club = club();
        let folder = club.path();
        let site = folder.join("site");
        let names = || {
            let mut names: Vec<_> = fs::read_dir(&site).unwrap().map(|entry| entry.unwrap().file_name()).collect();
            names.sort();
            names
        };
        let mut desk = open(folder);
        look(&mut desk, 0);
        let whole = names();
        let empty = || fs::read_dir(&site).unwrap().for_each(|entry| fs::remove_file(entry.unwrap().path()).unwrap());
        let replace = || {
            fs::remove_dir_all(&site).unwrap();
            fs::create_dir(&site).unwrap();
        };
        let changes: [&dyn Fn(); 2] = [&empty, &replace];
        for (change, secs) in changes.into_iter().zip([20, 40]) {
            change();
            look(&mut desk, secs);
            assert_eq!(names(), whole);
            assert_eq!(told(folder, 0).0, 3);
        }
        fs::remove_dir_all(&site).unwrap();
        fs::create_dir(&site).unwrap();
        fs::write(site.join("thesis.txt"), "years").unwrap();
        let at = SessionTime::from_start(Duration::from_secs(60));
        assert!(matches!(desk.look(at, now_in_millis()), Err(DeskError::Site(SiteError::Foreign(_)))));
        assert_eq!(names(), ["thesis.txt"]);
    }

    #[test]
    fn what_was_published_of_a_damaged_record_outlives_a_hall_that_is_out_of_sight() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let hall = folder.join("hall");
        fs::create_dir(&hall).unwrap();
        ["table-01.kif", "table-02.kif"].into_iter().for_each(|name| write(folder, name, WHOLE.as_bytes()));
        look(&mut open(folder), 0);
        // The share is not mounted when the desk begins anew.
        fs::rename(&hall, folder.join("away")).unwrap();
        fs::create_dir(&hall).unwrap();
        let mut desk = open(folder);
        [0, 300, 600].into_iter().for_each(|secs| _ = look(&mut desk, secs));
        fs::remove_dir(&hall).unwrap();
        fs::rename(folder.join("away"), &hall).unwrap();
        write(folder, "table-02.kif", b"");
        look(&mut desk, 900);
        let (moves, note) = told(folder, 1);
        assert!(moves == 3 && note.contains("damaged"), "{moves} {note}");
    }
}
