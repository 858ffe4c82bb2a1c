//! Listing files recursively.

use std::fs::{self, DirEntry, Metadata};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// A file that was found, and what tells whether it has changed since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundFile {
    /// Where it lies.
    pub path: Arc<Path>,
    /// Its size and the time of its last change, in nanoseconds. `None` if it cannot be read; the time is 0 if it is so
    /// recent that the file may change again within the same time stamp.
    pub stamp: Option<[u64; 2]>,
}

/// Within this time a disk may give two changes the same time stamp.
pub const JUST_NOW: Duration = Duration::from_secs(2);

/// The files with one of the extensions `endings` in `folder` and below, sorted by path.
///
/// An unreadable folder, a pipe and a device are listed as well, so that reading them reports why they are not read. Links
/// to folders are not followed, since they may form a cycle.
#[must_use]
pub fn files_below(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    found_below(folder, endings).into_iter().map(|(path, _)| path).collect()
}

/// The same files, with what tells whether they have changed.
#[must_use]
pub fn stamped_files_below(folder: &Path, endings: &[&str]) -> Vec<FoundFile> {
    let found = found_below(folder, endings).into_iter();
    found.map(|(path, stamp)| FoundFile { path: path.into(), stamp }).collect()
}

/// Where a file lies, and its stamp as in [`FoundFile`].
type Found = (PathBuf, Option<[u64; 2]>);

fn found_below(folder: &Path, endings: &[&str]) -> Vec<Found> {
    let now = SystemTime::now();
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        match fs::read_dir(&folder) {
            Ok(entries) => entries.filter_map(Result::ok).for_each(|entry| {
                if is_real_folder(&entry) {
                    open.push(entry.path());
                } else if has_ending(&entry.file_name().to_string_lossy(), endings) {
                    found.extend(to_be_read(&entry, now));
                }
            }),
            Err(_) => found.push((folder, None)),
        }
    }
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    found
}

/// A file, or something that is none, such as a dangling link, which is listed so that reading it reports the error.
fn to_be_read(entry: &DirEntry, now: SystemTime) -> Option<Found> {
    let path = entry.path();
    match fs::metadata(&path) {
        Ok(there) if there.is_file() => Some((path, Some(stamp(&there, now)))),
        Ok(there) if there.is_dir() => None,
        Ok(_) | Err(_) => Some((path, None)),
    }
}

fn stamp(there: &Metadata, now: SystemTime) -> [u64; 2] {
    let changed = there.modified().ok().and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
    let now = now.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let settled = changed.filter(|changed| changed.abs_diff(now) >= JUST_NOW);
    let nanoseconds = settled.and_then(|changed| u64::try_from(changed.as_nanos()).ok());
    [there.len(), nanoseconds.unwrap_or_default()]
}

fn is_real_folder(entry: &DirEntry) -> bool {
    entry.file_type().is_ok_and(|kind| kind.is_dir())
}

/// Whether a file name ends in a dot and one of `endings`, in upper or lower case.
pub(super) fn has_ending(name: &str, endings: &[&str]) -> bool {
    let ending = Path::new(name).extension().map(|ending| ending.to_string_lossy().to_lowercase());
    ending.is_some_and(|ending| endings.contains(&ending.as_str()))
}
