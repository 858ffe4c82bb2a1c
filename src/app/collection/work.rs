//! Finding out what the records of a collection are.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

use crate::app::collection::form::CollectedRecord;
use crate::app::effect::RecordsToRead;
use crate::app::files::form::OPENED_ENDINGS;
use crate::app::start_page::state::{RecentGame, RecentRecord};
use crate::record::{Imported, MAX_IMPORT_BYTES, RecordSummary, import};
use crate::storage::{FileError, exists, files_ending_in, files_in, read_file, start_folder};

/// Tells what the records are as they are read, a few at first so that something is to be seen soon. When all have been
/// told, or they are wanted no longer: the folder, if they lie in one.
///
/// # Errors
/// What the system says when the folder cannot be read.
pub fn read_collection(
    what: RecordsToRead,
    is_wanted: impl Fn() -> bool,
    tell: impl Fn(Vec<CollectedRecord>),
) -> Result<Option<PathBuf>, FileError> {
    let (folder, paths) = match what {
        RecordsToRead::Folder(folder) => {
            let folder = folder.unwrap_or_else(start_folder);
            let paths = records_in(&folder).map_err(|error| FileError::of_folder(&error))?;
            (Some(folder), paths)
        }
        RecordsToRead::Past(folder) => {
            let paths = newest_in(&folder).map_err(|error| FileError::of_folder(&error))?;
            (Some(folder), paths)
        }
        RecordsToRead::Files(paths) => (None, paths.into_iter().flat_map(expanded).collect()),
    };
    let (mut batch, mut size) = (Vec::new(), 8);
    for path in paths {
        if !is_wanted() {
            return Ok(folder);
        }
        batch.push(collected(path));
        if batch.len() >= size {
            tell(std::mem::take(&mut batch));
            size = (size * 2).min(512);
        }
    }
    tell(batch);
    Ok(folder)
}

/// Tells what the records are and how they end, one after another: one may lie on a slow disk.
pub fn read_recent(paths: Vec<PathBuf>, tell: impl Fn(RecentRecord)) {
    let found = |path: &Path| match imported(path) {
        Some(Imported { tree, .. }) => RecentGame::Read {
            summary: Box::new(RecordSummary::of(&tree)),
            last: Box::new(tree.main_line().last().map_or_else(|| tree.start().clone(), |&end| tree.position_at(end))),
        },
        None if exists(path) => RecentGame::Unreadable,
        None => RecentGame::Missing,
    };
    paths.into_iter().for_each(|path| tell(RecentRecord { found: found(&path), path }));
}

fn records_in(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    files_ending_in(folder, &OPENED_ENDINGS)
}

/// The records in a folder, by when they were written.
fn newest_in(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let written: HashMap<_, _> = files_in(folder)?
        .into_iter()
        .filter_map(|(path, known)| Some((path.file_name()?.to_owned(), known.modified().ok()?)))
        .collect();
    let mut paths = records_in(folder)?;
    paths.reverse();
    paths.sort_by_cached_key(|path| Reverse(path.file_name().and_then(|name| written.get(name)).copied()));
    Ok(paths)
}

/// The records in a folder, or the file itself.
fn expanded(path: PathBuf) -> Vec<PathBuf> {
    records_in(&path).unwrap_or_else(|_| vec![path])
}

fn collected(path: PathBuf) -> CollectedRecord {
    let bytes = read_file(&path, MAX_IMPORT_BYTES).ok();
    CollectedRecord { summary: bytes.as_deref().and_then(RecordSummary::of_file), path }
}

/// The record there, unless there is none that can be read.
fn imported(path: &Path) -> Option<Imported> {
    read_file(path, MAX_IMPORT_BYTES).ok().and_then(|bytes| import(&bytes).ok())
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the files that are read have to be written first")]
mod tests {
    use std::cell::RefCell;
    use std::fs;

    use super::*;

    #[test]
    fn a_recent_record_is_told_with_its_end_or_why_it_cannot_be_told() {
        let folder = tempfile::tempdir().unwrap();
        let names = ["game.kif", "notes.kif", "gone.kif"];
        let paths = names.map(|name| folder.path().join(name)).to_vec();
        fs::write(&paths[0], "1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n").unwrap();
        fs::write(&paths[1], "no record at all").unwrap();
        let told = RefCell::new(Vec::new());
        read_recent(paths.clone(), |record| told.borrow_mut().push(record));
        let told = told.into_inner();
        assert_eq!(told.iter().map(|record| record.path.clone()).collect::<Vec<_>>(), paths);
        let RecentGame::Read { summary, last } = &told[0].found else { panic!("{:?}", told[0]) };
        assert_eq!(summary.plies, 2);
        assert!(last.to_sfen(1).starts_with("lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/"));
        assert_eq!((&told[1].found, &told[2].found), (&RecentGame::Unreadable, &RecentGame::Missing));
    }

    #[test]
    fn of_past_games_the_newest_comes_first() {
        let folder = tempfile::tempdir().unwrap();
        for (name, hours) in [("b.kif", 1), ("c.review", 3), ("a.kif", 2)] {
            let path = folder.path().join(name);
            fs::write(&path, "1 ７六歩(77)\n").unwrap();
            let then = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(hours * 3600);
            fs::File::options().write(true).open(&path).unwrap().set_modified(then).unwrap();
        }
        let told = RefCell::new(Vec::new());
        let past = RecordsToRead::Past(folder.path().to_owned());
        read_collection(past, || true, |records| told.borrow_mut().extend(records)).unwrap();
        let names = told.take().into_iter().map(|record| record.path.file_name().unwrap().to_owned());
        assert_eq!(names.collect::<Vec<_>>(), ["c.review", "a.kif", "b.kif"]);
    }

    #[test]
    fn ten_thousand_records_are_told_as_they_are_read_and_no_more_once_nobody_wants_them() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..10_000 {
            fs::write(folder.path().join(format!("{number:05}.kif")), "1 ７六歩(77)\n").unwrap();
        }
        let (told, batches) = (RefCell::new(Vec::new()), RefCell::new(0));
        let what = || RecordsToRead::Folder(Some(folder.path().to_owned()));
        let tell = |records: Vec<CollectedRecord>| {
            *batches.borrow_mut() += 1;
            told.borrow_mut().extend(records);
        };
        read_collection(what(), || true, tell).unwrap();
        let all = told.take();
        assert_eq!((all.len(), all.iter().filter(|record| record.summary.is_some()).count()), (10_000, 10_000));
        assert!(all.is_sorted_by_key(|record| record.path.clone()));
        assert!((10..60).contains(&batches.take()), "a few at first, then many at a time");
        read_collection(what(), || told.borrow().len() < 100, tell).unwrap();
        assert!(told.borrow().len() < 200, "reading ends when it is not wanted any more");
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_with_names_that_are_no_text_and_things_that_are_no_files_is_read_to_its_end() {
        use std::os::unix::ffi::OsStrExt;
        let folder = tempfile::tempdir().unwrap();
        let odd = folder.path().join(std::ffi::OsStr::from_bytes(b"\xff\xfe.kif"));
        fs::write(&odd, "1 ７六歩(77)\n").unwrap();
        assert!(std::process::Command::new("mkfifo").arg(folder.path().join("pipe.kif")).status().unwrap().success());
        let told = RefCell::new(Vec::new());
        let tell = |records| told.borrow_mut().extend(records);
        read_collection(RecordsToRead::Folder(Some(folder.path().to_owned())), || true, tell).unwrap();
        let told = told.into_inner();
        assert_eq!(told.len(), 1);
        assert!(told[0].summary.is_some() && told[0].path.file_name() == odd.file_name());
    }
}
