use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use crate::storage::write_atomically;

/// Writes a file. One that is there already is left alone unless `force` says otherwise: then it is replaced whole or not at
/// all.
#[expect(clippy::disallowed_methods, reason = "the command line writes the files it is asked for")]
pub(super) fn write_new(path: &Path, bytes: &[u8], force: bool) -> io::Result<()> {
    let is_device = std::fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir());
    if force && !is_device {
        return write_atomically(path, bytes);
    }
    OpenOptions::new().write(true).create_new(!force).open(path)?.write_all(bytes)
}

/// Makes the folder in which `path` is to lie.
#[expect(clippy::disallowed_methods, reason = "the command line writes the files it is asked for")]
pub(super) fn make_folder_of(path: &Path) -> io::Result<()> {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).map_or(Ok(()), std::fs::create_dir_all)
}
