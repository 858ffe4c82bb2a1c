use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use super::files_below::has_ending;

/// The files that lie in a folder itself, with what the system knows of each. Folders, links that lead nowhere and
/// devices are left out, and so is what vanishes meanwhile.
///
/// # Errors
/// What the system says when the folder cannot be read.
pub fn files_in(folder: &Path) -> io::Result<Vec<(PathBuf, Metadata)>> {
    let entries = fs::read_dir(folder)?.filter_map(Result::ok).map(|entry| entry.path());
    let files = entries.filter_map(|path| fs::metadata(&path).ok().map(|metadata| (path, metadata)));
    Ok(files.filter(|(_, metadata)| metadata.is_file()).collect())
}

/// Those of them whose ending is one of `endings`, by their full paths, in the order of their names. Hidden ones are left
/// out.
///
/// # Errors
/// What the system says when the folder cannot be read.
pub fn files_ending_in(folder: &Path, endings: &[&str]) -> io::Result<Vec<PathBuf>> {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let mut files: Vec<PathBuf> = files_in(&fs::canonicalize(folder)?)?.into_iter().map(|(path, _)| path).collect();
    files.retain(|path| !name(path).starts_with('.') && has_ending(&name(path), endings));
    files.sort_by_cached_key(|path| name(path));
    Ok(files)
}
