//! Listing a folder for the program's own file dialog.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::files_below::has_ending;
use super::natural_order::natural_key;

/// The contents of a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder {
    /// Its full path.
    pub path: PathBuf,
    /// Subfolders first, then records, each in the order of its names and numbers. Hidden and other files are left out.
    pub entries: Vec<FolderEntry>,
}

/// An entry of a [`Folder`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderEntry {
    /// The name, without the folder.
    pub name: String,
    /// Whether it is a folder itself.
    pub is_folder: bool,
}

/// Lists `path`, showing only files with one of the extensions `endings`.
///
/// # Errors
/// Returns the system's error if the folder cannot be read.
pub fn list_folder(path: &Path, endings: &[&str]) -> io::Result<Folder> {
    let path = dunce::canonicalize(path)?;
    let mut entries: Vec<FolderEntry> = fs::read_dir(&path)?
        .filter_map(Result::ok)
        .map(|entry| FolderEntry {
            name: entry.file_name().to_string_lossy().into_owned(),
            is_folder: entry.path().is_dir(),
        })
        .filter(|entry| !entry.name.starts_with('.') && (entry.is_folder || has_ending(&entry.name, endings)))
        .collect();
    entries.sort_by_cached_key(|entry| (!entry.is_folder, natural_key(&entry.name), entry.name.clone()));
    Ok(Folder { path, entries })
}
