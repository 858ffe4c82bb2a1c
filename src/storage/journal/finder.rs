//! Journals that no running program writes: how they are found, and how they are put aside.

use std::fs::{self, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::storage::atomic_write::make_folder;
use crate::storage::lock::{hold, open_to_lock};
use crate::storage::patience::{is_in_use, rename_patiently};
use crate::storage::{Disk, RealDisk, exists, numbered, read_file};

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
    let mut here: Vec<PathBuf> = fs::read_dir(folder)
        .map_or_else(|_| Vec::new(), |entries| entries.filter_map(Result::ok).map(|entry| entry.path()).collect());
    here.retain(|path| path.extension().is_some_and(|it| it == ending));
    here.sort();
    here.iter().filter_map(|path| find_journal(path, limit)).collect()
}

/// The journal at `path`, unless a running program is writing it. A file of more than `limit` bytes is not read.
#[must_use]
pub fn find_journal(path: &Path, limit: usize) -> Option<FoundJournal> {
    (path.is_file() && !is_held(path)).then(|| FoundJournal { bytes: read_file(path, limit), path: path.to_owned() })
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
    let wanted = folder.join(path.file_name().unwrap_or_default());
    let free = (2_u32..).map(|number| numbered(&wanted, number));
    let target = std::iter::once(wanted.clone()).chain(free).find(|name| !name.exists()).unwrap_or(wanted);
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
