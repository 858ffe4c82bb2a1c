//! How commands write files: nothing half written, and nothing replaced unless that is asked for.

use std::io;
use std::path::Path;

use super::terminal::name;
use crate::storage::{
    exists, is_folder, is_special_file, real_path, write_atomically, write_into_special_file, write_new_file,
};

/// Writes a file whole or not at all. One that is there already is left alone unless `force` says otherwise: then it is
/// replaced.
pub(super) fn write_new(path: &Path, bytes: &[u8], force: bool) -> io::Result<()> {
    look_for_folder_of(path)?;
    if !force {
        write_new_file(path, bytes)
    } else if is_special_file(path) {
        write_into_special_file(path, bytes)
    } else {
        write_atomically(path, bytes)
    }
}

/// Whether both names, all links followed, are of one file: what a command makes never replaces what it was made from.
pub(super) fn are_one_file(one: &Path, other: &Path) -> bool {
    !is_special_file(one) && real_path(one) == real_path(other)
}

/// Whether there is a folder for `path`; if not, which one is missing.
pub(super) fn look_for_folder_of(path: &Path) -> io::Result<()> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty() && !is_folder(folder)) {
        Some(folder) => Err(no_folder(folder)),
        None => Ok(()),
    }
}

/// Creates the folder that `path` is to be in.
#[expect(clippy::disallowed_methods, reason = "the command line writes the files it is asked for")]
pub(super) fn make_folder_of(path: &Path) -> io::Result<()> {
    let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(()) };
    let in_the_way = folder.ancestors().find(|above| exists(above)).filter(|above| !is_folder(above));
    match in_the_way {
        Some(above) => Err(no_folder(above)),
        None => std::fs::create_dir_all(folder),
    }
}

/// That there is no such folder, but perhaps something else of that name.
fn no_folder(folder: &Path) -> io::Error {
    let folder_name = name(folder);
    if exists(folder) {
        io::Error::new(io::ErrorKind::NotADirectory, format!("{folder_name} is not a folder"))
    } else {
        io::Error::new(io::ErrorKind::NotFound, format!("there is no folder {folder_name}"))
    }
}
