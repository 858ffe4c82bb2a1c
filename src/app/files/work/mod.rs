//! What the program knows of the files it has read and written, and how they are replaced.

pub mod replacing;
pub mod saving;
pub mod turns;

use std::collections::VecDeque;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::app::effect::{IfThere, Incoming, WriteFailure};
use crate::app::inbox::MailSlot;
use crate::record::MAX_IMPORT_BYTES;
use crate::storage::{FileError, alone_with, exists, numbered, read_file, why_never_replaced, write_atomically};

/// How long another Komadai may take to write a file: it may lie on a share.
const PATIENCE: Duration = Duration::from_secs(10);

/// The checksums of records as this program read or wrote them last, so that a file is not replaced by somebody who does
/// not know what is in it: another window, another program, another machine on the same share.
#[derive(Clone, Debug, Default)]
pub struct KnownFiles(Arc<Mutex<VecDeque<(PathBuf, u32)>>>);

/// More files than this are not known at a time: whoever goes through a large collection all day long comes back to few.
const MOST: usize = 1000;

impl KnownFiles {
    /// Notes that the file holds these bytes.
    pub fn note(&self, path: &Path, bytes: &[u8]) {
        self.know(path, crc32fast::hash(bytes));
    }

    /// Notes that the file holds bytes with this checksum (CRC-32).
    pub fn know(&self, path: &Path, checksum: u32) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(other, _)| other != path);
        known.push_back((path.to_owned(), checksum));
        let too_many = known.len().saturating_sub(MOST);
        known.drain(..too_many);
    }

    /// Writes a record, unless the file has changed since it was known. Looking and writing are one step: another Komadai
    /// that writes the same file waits.
    pub fn write(&self, path: &Path, bytes: &[u8], if_there: IfThere) -> Result<(), WriteFailure> {
        let _alone = alone_with(path, PATIENCE).map_err(|error| refused(path, &error))?;
        if matches!(if_there, IfThere::Replace | IfThere::ReplaceThere) && self.has_changed(path) {
            return Err(WriteFailure::ChangedMeanwhile);
        }
        if if_there == IfThere::ReplaceThere && self.checksum(path).is_some() && !exists(path) {
            return Err(refused(path, &ErrorKind::NotFound.into()));
        }
        write_new(path, bytes, if_there)?;
        self.note(path, bytes);
        Ok(())
    }

    /// Writes a record as [`write`](Self::write) does, and returns where: with [`IfThere::Beside`] `game.kif` may have
    /// become `game-2.kif`.
    pub fn write_record(&self, path: &Path, bytes: &[u8], if_there: IfThere) -> (PathBuf, Result<(), WriteFailure>) {
        match if_there {
            IfThere::Ask | IfThere::Replace | IfThere::ReplaceThere | IfThere::ReplaceAnything => {
                (path.to_owned(), self.write(path, bytes, if_there))
            }
            IfThere::Beside => self.write_beside(path, bytes),
        }
    }

    fn write_beside(&self, path: &Path, bytes: &[u8]) -> (PathBuf, Result<(), WriteFailure>) {
        let written = |number| {
            let name = if number == 1 { path.to_owned() } else { numbered(path, number) };
            let result = self.write(&name, bytes, IfThere::Beside);
            (result != Err(WriteFailure::AlreadyThere)).then_some((name, result))
        };
        let first_free = (1..=MOST_NAMES).find_map(written);
        first_free.unwrap_or_else(|| (path.to_owned(), Err(WriteFailure::AlreadyThere)))
    }

    fn checksum(&self, path: &Path) -> Option<u32> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|(other, _)| other == path).map(|(_, checksum)| *checksum)
    }

    /// Whether the file was known and holds something else now. One that is gone can be written again.
    fn has_changed(&self, path: &Path) -> bool {
        let known = self.checksum(path);
        let now = || read_file(path, MAX_IMPORT_BYTES).map(|bytes| crc32fast::hash(&bytes));
        known.is_some_and(|known| now().is_ok_and(|now| now != known))
    }
}

/// How many names are tried for a record that is written beside others.
const MOST_NAMES: u32 = 999;

pub fn write_new(path: &Path, bytes: &[u8], if_there: IfThere) -> Result<(), WriteFailure> {
    match if_there {
        IfThere::Ask => free(path)?,
        IfThere::Beside if exists(path) => return Err(WriteFailure::AlreadyThere),
        IfThere::Beside | IfThere::Replace | IfThere::ReplaceThere | IfThere::ReplaceAnything => {}
    }
    write_atomically(path, bytes).map_err(|error| refused(path, &error))
}

/// Whether this name is free for a new file. What is in the way is a file, which is replaced if the user wants it, or something
/// that never is: a folder, a pipe.
pub fn free(path: &Path) -> Result<(), WriteFailure> {
    let never = || why_never_replaced(path).map(|error| refused(path, &error));
    if exists(path) { Err(never().unwrap_or(WriteFailure::AlreadyThere)) } else { Ok(()) }
}

fn refused(path: &Path, error: &Error) -> WriteFailure {
    WriteFailure::System(FileError::in_writing(path, error))
}

/// Tells where a file is not there or holds something else by now. Nobody waits for that: a share may take its time.
pub fn look_for(path: PathBuf, known: KnownFiles, mail: MailSlot) {
    _ = thread::Builder::new().name("file seeker".to_owned()).spawn(move || {
        if !exists(&path) {
            mail.put(Incoming::FileGone(path));
        } else if known.has_changed(&path) {
            mail.put(Incoming::FileOverwritten(path));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_that_were_known_longest_ago_are_forgotten() {
        let known = KnownFiles::default();
        let path = |number: usize| PathBuf::from(format!("{number}.kif"));
        (0..MOST).for_each(|number| known.know(&path(number), 1));
        known.know(&path(0), 2);
        known.know(&path(MOST), 3);
        assert_eq!(known.0.lock().unwrap().len(), MOST);
        assert_eq!([0, 1, MOST].map(|number| known.checksum(&path(number))), [Some(2), None, Some(3)]);
    }

    #[test]
    fn a_record_is_written_beside_those_that_are_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let known = KnownFiles::default();
        for name in ["club-r2-t01.kifu", "club-r2-t01-2.kifu", "club-r2-t01-3.kifu"] {
            let (written, result) = known.write_record(&path("club-r2-t01.kifu"), name.as_bytes(), IfThere::Beside);
            assert_eq!((written, result), (path(name), Ok(())));
        }
        assert_eq!(read_file(&path("club-r2-t01.kifu"), 100).unwrap(), b"club-r2-t01.kifu", "the first is left alone");
    }

    #[test]
    fn nobody_is_asked_whether_a_folder_is_to_be_replaced_and_beside_one_there_is_room() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.kif");
        crate::storage::make_folders(&path).unwrap();
        let known = KnownFiles::default();
        for if_there in [IfThere::Ask, IfThere::Replace, IfThere::ReplaceAnything] {
            let failure = WriteFailure::System(FileError::FolderThere);
            assert_eq!(known.write(&path, b"record", if_there), Err(failure));
        }
        let (written, result) = known.write_record(&path, b"record", IfThere::Beside);
        assert_eq!((written, result), (folder.path().join("game-2.kif"), Ok(())));
    }

    #[test]
    fn a_file_on_a_share_that_is_away_is_not_begun_anew_in_the_folder_that_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("open.ron");
        let known = KnownFiles::default();
        assert_eq!(known.write(&path, b"new", IfThere::ReplaceThere), Ok(()), "it was never there");
        crate::storage::delete_file(&path).unwrap();
        let failure = WriteFailure::System(FileError::NotThere);
        assert_eq!(known.write(&path, b"newer", IfThere::ReplaceThere), Err(failure));
        assert!(!exists(&path));
        assert_eq!(known.write(&path, b"newer", IfThere::Replace), Ok(()), "somebody wants it there again");
    }

    #[test]
    fn a_file_that_somebody_else_has_changed_is_not_replaced_without_a_question() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.kif");
        let (ours, theirs) = (KnownFiles::default(), KnownFiles::default());
        assert_eq!(ours.write(&path, b"one", IfThere::Ask), Ok(()));
        assert_eq!(ours.write(&path, b"two", IfThere::Replace), Ok(()));
        assert_eq!(theirs.write(&path, b"theirs", IfThere::Replace), Ok(()), "they never saw ours");
        assert_eq!(ours.write(&path, b"three", IfThere::Replace), Err(WriteFailure::ChangedMeanwhile));
        assert_eq!(ours.write(&path, b"three", IfThere::ReplaceAnything), Ok(()));
        assert_eq!(theirs.write(&path, b"theirs", IfThere::Replace), Err(WriteFailure::ChangedMeanwhile));
    }
}
