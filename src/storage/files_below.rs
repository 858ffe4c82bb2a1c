use std::fs::{self, DirEntry};
use std::path::{Path, PathBuf};

/// The files in `folder` and in the folders within it whose ending is one of `endings`, in the order of their paths. Pipes
/// and devices are left out.
///
/// A folder that cannot be read is listed itself, so that whoever tries to read it says why. Links to folders are not
/// followed: they may lead round in a circle.
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

/// Whether it is a file, or a link that leads nowhere, of which whoever reads it is told.
fn is_to_be_read(entry: &DirEntry) -> bool {
    fs::metadata(entry.path()).map_or(true, |there| there.is_file())
}

fn is_real_folder(entry: &DirEntry) -> bool {
    entry.file_type().is_ok_and(|kind| kind.is_dir())
}

/// Whether the name of a file ends in a dot and one of `endings`, in small or capital letters.
pub(super) fn has_ending(name: &str, endings: &[&str]) -> bool {
    let ending = Path::new(name).extension().map(|ending| ending.to_string_lossy().to_lowercase());
    ending.is_some_and(|ending| endings.contains(&ending.as_str()))
}
