//! Listing the files of a single folder.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

#[cfg(feature = "gui")]
use super::files_below::has_ending;
#[cfg(feature = "gui")]
use super::natural_order::natural_key;

/// The files directly in a folder, with their metadata. Folders, dangling links and devices are left out, as is
/// anything that vanishes meanwhile.
///
/// # Errors
/// Returns the system's error if the folder cannot be read.
pub fn files_in(folder: &Path) -> io::Result<Vec<(PathBuf, Metadata)>> {
    let entries = fs::read_dir(folder)?.filter_map(Result::ok).map(|entry| entry.path());
    let files = entries.filter_map(|path| fs::metadata(&path).ok().map(|metadata| (path, metadata)));
    Ok(files.filter(|(_, metadata)| metadata.is_file()).collect())
}

/// The full paths of the files directly in a folder that have one of the extensions `endings`, in the order of their names and
/// numbers. Hidden files are left out.
///
/// # Errors
/// Returns the system's error if the folder cannot be read.
#[cfg(feature = "gui")]
pub fn files_ending_in(folder: &Path, endings: &[&str]) -> io::Result<Vec<PathBuf>> {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let mut files: Vec<PathBuf> = files_in(&dunce::canonicalize(folder)?)?.into_iter().map(|(path, _)| path).collect();
    files.retain(|path| !name(path).starts_with('.') && has_ending(&name(path), endings));
    files.sort_by_cached_key(|path| (natural_key(&name(path)), path.clone()));
    Ok(files)
}
