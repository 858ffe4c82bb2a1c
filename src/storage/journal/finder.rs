//! Journals that no running program writes: how they are found, and how they are put aside.

use std::fs::{self, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::storage::atomic_write::make_folder;
use crate::storage::lock::{hold, open_to_lock};
use crate::storage::numbered::free_name;
use crate::storage::patience::{is_in_use, rename_patiently};
use crate::storage::{Disk, RealDisk, exists, read_file};

/// A journal that no running program is writing.
#[derive(Debug)]
pub struct FoundJournal {
    /// Its path.
    pub path: PathBuf,
    /// Its content, or the system's error.
    pub bytes: io::Result<Vec<u8>>,
}

/// The most files kept aside: hardly any are ever asked for again.
const MOST_PUT_ASIDE: usize = 400;

/// The journals directly in `folder` that no running program is writing, sorted by name. Only files with the extension
/// `ending` are considered, and none of more than `limit` bytes is read.
#[must_use]
pub fn find_journals(folder: &Path, ending: &str, limit: usize) -> Vec<FoundJournal> {
    named(folder, ending).iter().filter_map(|path| find_journal(path, limit)).collect()
}

/// The journals directly in `folder` that a running program is writing, with the extension `ending`.
#[must_use]
pub fn find_held_journals(folder: &Path, ending: &str) -> Vec<PathBuf> {
    named(folder, ending).into_iter().filter(|path| path.is_file() && is_held(path)).collect()
}

/// What is called so directly in `folder`, sorted by name.
fn named(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut here: Vec<PathBuf> = fs::read_dir(folder)
        .map_or_else(|_| Vec::new(), |entries| entries.filter_map(Result::ok).map(|entry| entry.path()).collect());
    here.retain(|path| path.extension().is_some_and(|it| it == ending));
    here.sort();
    here
}

/// The records directly in `folder` that were saved beside journals, with the extension `ending`, which are gone. Journals
/// are called by their time, and so are these: other records in the folder are somebody's own.
#[must_use]
pub fn find_records_alone(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut here = named(folder, "kif");
    here.retain(|path| is_called_by_time(path) && !exists(&path.with_extension(ending)));
    here
}

/// Whether the name begins as `20261121-100000` does.
fn is_called_by_time(path: &Path) -> bool {
    const TIME: &str = "00000000-000000";
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let fits = |(sign, of_time): (char, char)| if of_time == '-' { sign == '-' } else { sign.is_ascii_digit() };
    name.len() >= TIME.len() && name.chars().zip(TIME.chars()).all(fits)
}

/// The journal at `path`, unless a running program is writing it. A file of more than `limit` bytes is not read, nor is
/// what is no file, such as a folder or a link that leads nowhere.
#[must_use]
pub fn find_journal(path: &Path, limit: usize) -> Option<FoundJournal> {
    let is_free = exists(path) && !(path.is_file() && is_held(path));
    is_free.then(|| FoundJournal { bytes: read_file(path, limit), path: path.to_owned() })
}

/// Whether a running program is writing this journal.
fn is_held(path: &Path) -> bool {
    match open_to_lock(path).map(|file| file.try_lock()) {
        Ok(Err(TryLockError::WouldBlock)) => true,
        Ok(Ok(()) | Err(TryLockError::Error(_))) => false,
        Err(error) => is_in_use(&error),
    }
}

/// Where what was put aside lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// The journal.
    pub journal: PathBuf,
    /// The record that lay beside it, if there was one.
    pub record: Option<PathBuf>,
}

/// Moves a journal and the record beside it into the folder `aside`, from which the oldest files go when there are many.
/// Gives where they lie now.
///
/// # Errors
/// What the system says, or [`io::ErrorKind::ResourceBusy`] where a running program writes it; the journal is where it was
/// then.
pub fn put_aside(journal: &Path, record: &Path, aside: &Path) -> io::Result<SetAside> {
    move_aside(&mut RealDisk, journal, record, aside)
}

/// The same on any disk.
pub(super) fn move_aside(disk: &mut dyn Disk, journal: &Path, record: &Path, aside: &Path) -> io::Result<SetAside> {
    let held = open_to_lock(journal)?;
    hold(&held)?;
    make_folder(disk, aside)?;
    thin_out(aside);
    // The record is moved if possible; the journal has everything it holds.
    let record = move_into(record, aside).ok();
    let journal = move_into(journal, aside)?;
    disk.sync_folder(aside)?;
    Ok(SetAside { journal, record })
}

/// Moves a record whose journal is gone into the folder `aside`, and gives where it lies now.
///
/// # Errors
/// What the system says; the record is where it was then.
pub fn put_record_aside(record: &Path, aside: &Path) -> io::Result<PathBuf> {
    keep_aside(&mut RealDisk, record, aside)?.ok_or_else(|| io::ErrorKind::NotFound.into())
}

/// Moves a record into the folder `aside`, and returns its new path; `None` if there is none.
pub(super) fn keep_aside(disk: &mut dyn Disk, record: &Path, aside: &Path) -> io::Result<Option<PathBuf>> {
    if !exists(record) {
        return Ok(None);
    }
    make_folder(disk, aside)?;
    thin_out(aside);
    let kept_as = move_into(record, aside)?;
    disk.sync_folder(aside)?;
    Ok(Some(kept_as))
}

fn move_into(path: &Path, folder: &Path) -> io::Result<PathBuf> {
    let target = free_name(&folder.join(path.file_name().unwrap_or_default()));
    rename_patiently(path, &target)?;
    Ok(target)
}

/// Names begin with the date, so the oldest sort first.
fn thin_out(folder: &Path) {
    let mut names: Vec<PathBuf> = fs::read_dir(folder)
        .map(|files| files.filter_map(Result::ok).map(|file| file.path()).collect())
        .unwrap_or_default();
    names.sort();
    let too_many = names.len().saturating_sub(MOST_PUT_ASIDE);
    names.iter().take(too_many).for_each(|path| _ = fs::remove_file(path));
}
