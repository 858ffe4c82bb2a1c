use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

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
