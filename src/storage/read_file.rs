use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Whether there is anything under this name.
#[must_use]
pub fn exists(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// Whether this is a folder.
#[must_use]
pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// The bytes of a file, if it is an ordinary one and has no more than `limit`.
///
/// A pipe or a device is not even opened: whoever waits for it may wait for ever. What the user of the command line names
/// is read by [`read_anything`].
///
/// # Errors
/// What the system says, [`io::ErrorKind::FileTooLarge`], or [`io::ErrorKind::InvalidInput`] for what is no ordinary file.
pub fn read_file(path: &Path, limit: usize) -> io::Result<Vec<u8>> {
    let kind = path.metadata()?;
    if kind.is_file() {
        return read_anything(path, limit);
    }
    let kind = if kind.is_dir() { io::ErrorKind::IsADirectory } else { io::ErrorKind::InvalidInput };
    Err(kind.into())
}

/// The same of anything, if it comes to an end before `limit`.
///
/// The size that the system gives is looked at first, so that a large file is not read at all; what has no size, such
/// as a pipe, is read as far as the limit.
///
/// # Errors
/// What the system says, or [`io::ErrorKind::FileTooLarge`].
pub fn read_anything(path: &Path, limit: usize) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    let too_large = || io::Error::from(io::ErrorKind::FileTooLarge);
    if file.metadata()?.len() > limit as u64 {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    file.take((limit as u64).saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() > limit { Err(too_large()) } else { Ok(bytes) }
}
