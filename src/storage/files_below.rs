//! Listing files recursively.

use std::fs::{self, DirEntry};
use std::path::{Path, PathBuf};

/// The files with one of the extensions `endings` in `folder` and below, sorted by path. Pipes and devices are left
/// out.
///
/// An unreadable folder is listed itself, so that reading it reports why. Links to folders are not followed, since they
/// may form a cycle.
#[must_use]
pub fn files_below(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        match fs::read_dir(&folder) {
            Ok(entries) => entries.filter_map(Result::ok).for_each(|entry| {
                if is_real_folder(&entry) {
                    open.push(entry.path());
                } else if has_ending(&entry.file_name().to_string_lossy(), endings) && is_to_be_read(&entry) {
                    found.push(entry.path());
                }
            }),
            Err(_) => found.push(folder),
        }
    }
    found.sort();
    found
}

/// Whether this is a file, or a dangling link, which is listed so that reading it reports the error.
fn is_to_be_read(entry: &DirEntry) -> bool {
    fs::metadata(entry.path()).map_or(true, |there| there.is_file())
}

fn is_real_folder(entry: &DirEntry) -> bool {
    entry.file_type().is_ok_and(|kind| kind.is_dir())
}

/// Whether a file name ends in a dot and one of `endings`, in upper or lower case.
pub(super) fn has_ending(name: &str, endings: &[&str]) -> bool {
    let ending = Path::new(name).extension().map(|ending| ending.to_string_lossy().to_lowercase());
    ending.is_some_and(|ending| endings.contains(&ending.as_str()))
}
