use std::io;
use std::path::Path;

use crate::storage::{is_special_file, write_atomically, write_into_special_file, write_new_file};

/// Writes a file whole or not at all. One that is there already is left alone unless `force` says otherwise: then it is
/// replaced.
pub(super) fn write_new(path: &Path, bytes: &[u8], force: bool) -> io::Result<()> {
    if !force {
        write_new_file(path, bytes)
    } else if is_special_file(path) {
        write_into_special_file(path, bytes)
    } else {
        write_atomically(path, bytes)
    }
}

/// Creates the folder that `path` is to be in.
#[expect(clippy::disallowed_methods, reason = "the command line writes the files it is asked for")]
pub(super) fn make_folder_of(path: &Path) -> io::Result<()> {
    let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(()) };
    std::fs::create_dir_all(folder).map_err(|error| match error.kind() {
        // It is not the new file that is in the way.
        io::ErrorKind::AlreadyExists => io::ErrorKind::NotADirectory.into(),
        _ => error,
    })
}
