//! The folder of a site on the disk.
//!
//! Every file is replaced as a whole, in the order in which [`crate::publish`] gives them, so that nobody ever reads half of one.
//! A file of its own marks the folder, so that nothing of anybody else is overwritten, and another one lists what was written, so
//! that files that are no longer part of the site can be deleted, and nothing else is.

mod site_desk;

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::publish::{Before, SiteFile};
use crate::storage::{
    Alone, alone_with, delete_file, exists, is_folder, make_folders, names_in, read_file, step_aside_if_file,
    write_in_folder,
};

pub use site_desk::{DeskError, SiteDesk, Written};

/// The file that marks a folder as a site.
const MARK: &str = "komadai-site.txt";

/// The file that lists those that were written, one on each line.
const LIST: &str = "komadai-files.txt";

/// The list of no site is longer.
const MOST_BYTES: usize = 1 << 20;

/// How long another program may take to let go of the site.
const PATIENCE: Duration = Duration::from_millis(300);

/// The content of that file.
const MARKED: &str =
    "This folder is written by Komadai (komadai publish). Its files are replaced while games are played.\n";

/// The folder of a site.
#[derive(Debug)]
pub struct SiteFolder {
    path: PathBuf,
    before: Before,
    /// What could not be written yet, in order.
    unwritten: Vec<SiteFile>,
    /// The names of the files that were written here, by this run or an earlier one, and are still there.
    listed: BTreeSet<String>,
    /// Where files of somebody else lie now that had names of ours, until that is told.
    put_aside: Vec<PathBuf>,
    /// The lock that keeps others from writing this site.
    alone: Alone,
}

/// Why a folder cannot be used for a site.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// It holds files that are not part of a site.
    #[error("{}: there are files in this folder that are not those of a site; choose a new or an empty one", .0.display())]
    Foreign(PathBuf),
    /// It is the folder of the hall, or one of the two lies in the other.
    #[error("{}: this folder overlaps with that of the hall; choose one outside it for the site", .0.display())]
    Hall(PathBuf),
    /// Another program is writing this site.
    #[error("{}: another program is writing this site", .0.display())]
    InUse(PathBuf),
    /// It is not a folder.
    #[error("{}: this is not a folder", .0.display())]
    NoFolder(PathBuf),
    /// The system refused.
    #[error("{}: {}", .0.display(), .1)]
    System(PathBuf, io::Error),
}

impl SiteFolder {
    /// Opens a folder for a site, creating it if it is missing.
    ///
    /// # Errors
    /// Returns an error if the folder holds anything but a site, or cannot be written.
    pub fn open(path: &Path) -> Result<Self, SiteError> {
        let failed = |error| SiteError::System(path.to_owned(), error);
        if exists(path) && !is_folder(path) {
            return Err(SiteError::NoFolder(path.to_owned()));
        }
        make_folders(path).map_err(failed)?;
        let is_site = exists(&path.join(MARK));
        if !is_site && !names_in(path).is_empty() {
            return Err(SiteError::Foreign(path.to_owned()));
        }
        let mark = path.join(MARK);
        if !is_site {
            write_in_folder(&mark, MARKED.as_bytes()).map_err(failed)?;
        }
        let alone = alone_with(&mark, PATIENCE).map_err(|_| SiteError::InUse(path.to_owned()))?;
        let before = if exists(&path.join("hall.json")) { Before::ASite } else { Before::Nothing };
        let listed = read_file(&path.join(LIST), MOST_BYTES).unwrap_or_default();
        let listed =
            String::from_utf8_lossy(&listed).lines().filter(|name| is_plain(name)).map(str::to_owned).collect();
        Ok(Self { path: path.to_owned(), before, unwritten: Vec::new(), listed, put_aside: Vec::new(), alone })
    }

    /// What the folder already holds.
    #[must_use]
    pub const fn before(&self) -> Before {
        self.before
    }

    /// Opens the folder once more if somebody has emptied or replaced it since. Returns whether that was so.
    ///
    /// # Errors
    /// Returns an error if the folder that is there now cannot be used.
    pub fn reopen_if_replaced(&mut self) -> Result<bool, SiteError> {
        let is_replaced = is_folder(&self.path) && !self.alone.is_still_with(&self.path.join(MARK));
        if is_replaced {
            *self = Self::open(&self.path)?;
        }
        Ok(is_replaced)
    }

    /// Writes files one after the other. What fails is retried first the next time.
    ///
    /// # Errors
    /// Returns an error at the first file that cannot be written; those after it are not written either.
    pub fn write(&mut self, files: Vec<SiteFile>) -> Result<(), SiteError> {
        for file in files {
            self.unwritten.retain(|old| old.name != file.name);
            self.unwritten.push(file);
        }
        let new: BTreeSet<String> = self.unwritten.iter().map(|file| file.name.clone()).collect();
        for name in &new - &self.listed {
            let path = self.path.join(name);
            self.put_aside.extend(step_aside_if_file(&path).map_err(|error| SiteError::System(path, error))?);
        }
        if !new.is_subset(&self.listed) {
            self.list(&self.listed | &new)?;
        }
        while let Some(file) = self.unwritten.first() {
            let path = self.path.join(&file.name);
            write_in_folder(&path, &file.bytes).map_err(|error| SiteError::System(path, error))?;
            self.unwritten.remove(0);
        }
        Ok(())
    }

    /// Where files that nobody wrote for the site lie now, told once each.
    fn take_put_aside(&mut self) -> Vec<PathBuf> {
        std::mem::take(&mut self.put_aside)
    }

    /// Deletes the files that were written here and are none of `names`, those of the site as it is now.
    ///
    /// # Errors
    /// Returns an error if one of them cannot be deleted. It will be the next time.
    pub fn keep_only(&mut self, names: &BTreeSet<String>) -> Result<(), SiteError> {
        let is_kept = |name: &String| names.contains(name) || self.unwritten.iter().any(|file| file.name == *name);
        let gone: BTreeSet<String> = self.listed.iter().filter(|name| !is_kept(name)).cloned().collect();
        if gone.is_empty() {
            return Ok(());
        }
        for name in &gone {
            let path = self.path.join(name);
            delete_file(&path).map_err(|error| SiteError::System(path, error))?;
        }
        self.list(&self.listed - &gone)
    }

    /// The names of the files that were written here and are still there.
    fn listed(&self) -> impl Iterator<Item = &str> {
        self.listed.iter().map(String::as_str)
    }

    fn list(&mut self, names: BTreeSet<String>) -> Result<(), SiteError> {
        let path = self.path.join(LIST);
        let lines: String = names.iter().map(|name| format!("{name}\n")).collect();
        write_in_folder(&path, lines.as_bytes()).map_err(|error| SiteError::System(path, error))?;
        self.listed = names;
        Ok(())
    }

    /// A file of the site as it was written last.
    fn read(&self, name: &str) -> Option<Vec<u8>> {
        read_file(&self.path.join(name), MOST_BYTES).ok()
    }
}

/// Whether this can be the name of a file of a site: anybody may have changed the list.
fn is_plain(name: &str) -> bool {
    let is_plain = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-' || sign == b'.';
    !name.starts_with('.') && name.bytes().all(is_plain) && name.contains('.') && name != MARK && name != LIST
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the folder is looked at from outside")]
mod tests {
    use std::fs;

    use super::*;

    fn file(name: &str, text: &str) -> SiteFile {
        SiteFile { name: name.to_owned(), bytes: text.as_bytes().to_vec() }
    }

    #[test]
    fn a_folder_of_somebody_else_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("thesis.txt"), "years").unwrap();
        assert!(matches!(SiteFolder::open(folder.path()), Err(SiteError::Foreign(_))));
        assert!(matches!(SiteFolder::open(&folder.path().join("thesis.txt")), Err(SiteError::NoFolder(_))));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_in_the_folder_is_replaced_and_leads_nothing_outside_it() {
        let outside = tempfile::tempdir().unwrap();
        let (folder, theirs) = (outside.path().join("site"), outside.path().join("x.txt"));
        let mut site = SiteFolder::open(&folder).unwrap();
        fs::write(&theirs, "years").unwrap();
        for name in ["index.html", LIST] {
            std::os::unix::fs::symlink("../x.txt", folder.join(name)).unwrap();
        }
        std::os::unix::fs::symlink("nowhere", folder.join("hall.json")).unwrap();
        site.write(vec![file("index.html", "new"), file("hall.json", "{}")]).unwrap();
        assert_eq!(fs::read_to_string(&theirs).unwrap(), "years");
        assert!(["index.html", "hall.json", LIST].iter().all(|name| !folder.join(name).is_symlink()));
        assert_eq!(fs::read_to_string(folder.join("index.html")).unwrap(), "new");
    }

    #[cfg(unix)]
    #[test]
    fn a_site_is_written_by_one_program_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let first = SiteFolder::open(folder.path()).unwrap();
        assert!(matches!(SiteFolder::open(folder.path()), Err(SiteError::InUse(_))));
        drop(first);
        assert!(SiteFolder::open(folder.path()).is_ok());
    }

    #[test]
    fn what_is_no_longer_part_of_the_site_is_deleted_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("site");
        let left = || {
            let mut names: Vec<String> = names_in(&path).into_iter().map(|(name, _)| name).collect();
            names.sort();
            names.retain(|name| !name.starts_with("komadai-") && !name.starts_with(".komadai-"));
            names
        };
        let kept = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<BTreeSet<_>>();
        let mut site = SiteFolder::open(&path).unwrap();
        site.write(vec![file("game-a.kif", "1"), file("game-b.kif", "1"), file("hall.json", "1")]).unwrap();
        fs::write(path.join("game-c.kif"), "somebody else's").unwrap();
        site.keep_only(&kept(&["game-a.kif", "game-b.kif", "hall.json"])).unwrap();
        assert_eq!(left(), ["game-a.kif", "game-b.kif", "game-c.kif", "hall.json"]);
        site.keep_only(&kept(&["game-b.kif", "hall.json"])).unwrap();
        assert_eq!(left(), ["game-b.kif", "game-c.kif", "hall.json"]);
        site.write(vec![file("game-c.kif", "ours")]).unwrap();
        assert_eq!(site.take_put_aside(), [path.join("game-c-2.kif")]);
        assert_eq!(fs::read_to_string(path.join("game-c-2.kif")).unwrap(), "somebody else's");
        fs::remove_file(path.join("game-c-2.kif")).unwrap();
        drop(site);
        fs::write(folder.path().join("thesis.txt"), "years").unwrap();
        let list = fs::read_to_string(path.join(LIST)).unwrap();
        fs::write(path.join(LIST), format!("{list}../thesis.txt\nkomadai-site.txt\n/etc/passwd\n.\n\n")).unwrap();
        let mut site = SiteFolder::open(&path).unwrap();
        site.write(vec![file("hall.json", "2")]).unwrap();
        site.keep_only(&kept(&["hall.json"])).unwrap();
        assert_eq!(
            (left(), site.take_put_aside()),
            (vec!["hall.json".to_owned()], Vec::new()),
            "an earlier run wrote all"
        );
        assert!(folder.path().join("thesis.txt").exists() && path.join(MARK).exists());
    }

    #[test]
    fn a_site_is_opened_again_and_what_could_not_be_written_is_written_later() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/site");
        let mut site = SiteFolder::open(&path).unwrap();
        assert_eq!(site.before(), Before::Nothing);
        fs::create_dir(path.join("tables.json")).unwrap();
        let files = || vec![file("tables.json", "{}"), file("hall.json", "1")];
        assert!(site.write(files()).is_err());
        assert!(!path.join("hall.json").exists(), "the overview names nothing that is not there");
        fs::remove_dir(path.join("tables.json")).unwrap();
        site.write(vec![file("hall.json", "2")]).unwrap();
        assert_eq!(fs::read(path.join("tables.json")).unwrap(), b"{}");
        assert_eq!(fs::read(path.join("hall.json")).unwrap(), b"2");
        drop(site);
        assert_eq!(SiteFolder::open(&path).unwrap().before(), Before::ASite);
    }
}
