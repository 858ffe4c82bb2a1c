use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

/// Writes a file. One that is there already is left alone unless `force` says otherwise.
#[expect(clippy::disallowed_methods, reason = "the command line writes the files it is asked for")]
pub(super) fn write_new(path: &Path, bytes: &[u8], force: bool) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true);
    if force {
        options.create(true).truncate(true)
    } else {
        options.create_new(true)
    };
    options.open(path)?.write_all(bytes)
}

/// Makes the folder in which `path` is to lie.
#[expect(clippy::disallowed_methods, reason = "the command line writes the files it is asked for")]
pub(super) fn make_folder_of(path: &Path) -> io::Result<()> {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).map_or(Ok(()), std::fs::create_dir_all)
}
