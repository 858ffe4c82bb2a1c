//! Writing the files that a command produces.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use crate::storage::{write_atomically, write_new_file};

/// Writes a file completely or not at all. An existing file is left alone, unless `force` says to replace it.
#[expect(clippy::disallowed_methods, reason = "the command line writes the files it is asked for")]
pub(super) fn write_new(path: &Path, bytes: &[u8], force: bool) -> io::Result<()> {
    let is_device = std::fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir());
    match (force, is_device) {
        (true, true) => OpenOptions::new().write(true).open(path)?.write_all(bytes),
        (true, false) => write_atomically(path, bytes),
        (false, _) => write_new_file(path, bytes),
    }
}

/// Creates the folder that `path` is to be in.
#[expect(clippy::disallowed_methods, reason = "the command line writes the files it is asked for")]
pub(super) fn make_folder_of(path: &Path) -> io::Result<()> {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).map_or(Ok(()), std::fs::create_dir_all)
}
