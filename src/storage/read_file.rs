//! Reading files within limits.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::patience::wait_for_others;
use super::special_file::is_named_pipe;

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

/// Reads an ordinary file of at most `limit` bytes.
///
/// Pipes and devices are not even opened, since waiting for them may take forever. Files named on the command line are
/// read with [`read_anything`].
///
/// # Errors
/// Returns the system's error, [`io::ErrorKind::FileTooLarge`], or [`io::ErrorKind::InvalidInput`] if it is not an
/// ordinary file.
pub fn read_file(path: &Path, limit: usize) -> io::Result<Vec<u8>> {
    let kind = path.metadata()?;
    if kind.is_file() {
        return read_anything(path, limit);
    }
    let kind = if kind.is_dir() { io::ErrorKind::IsADirectory } else { io::ErrorKind::InvalidInput };
    Err(kind.into())
}

/// Reads anything that ends within `limit` bytes.
///
/// The size reported by the system is checked first, so that a large file is not read at all; what has no size, such as
/// a pipe, is read up to the limit.
///
/// Named pipes are not opened, because nobody may ever write to them. The pipes a shell creates have names below `/dev`
/// or `/proc`, and something at the other end.
///
/// # Errors
/// Returns the system's error or [`io::ErrorKind::FileTooLarge`].
pub fn read_anything(path: &Path, limit: usize) -> io::Result<Vec<u8>> {
    if is_named_pipe(path) {
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "is a pipe and not read; give /dev/stdin to read from one",
        ));
    }
    // Some systems cannot open a folder, and do not say why.
    if is_folder(path) {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    // Windows reads nothing that is locked, either: a file that has just been replaced is, for an instant.
    wait_for_others(|| read_within(path, limit))
}

fn read_within(path: &Path, limit: usize) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    let too_large = || io::Error::from(io::ErrorKind::FileTooLarge);
    let size = file.metadata()?.len();
    if size > limit as u64 {
        return Err(too_large());
    }
    // Room for the whole file and a byte more spares moving it while it is read.
    let mut bytes = Vec::with_capacity(usize::try_from(size).unwrap_or_default().saturating_add(1));
    file.take((limit as u64).saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() > limit { Err(too_large()) } else { Ok(bytes) }
}

#[cfg(all(test, windows))]
mod tests {
    use std::time::Duration;
    use std::{fs, thread};

    use super::*;

    #[test]
    fn a_file_that_is_still_locked_by_whoever_wrote_it_is_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.kif");
        fs::write(&path, "whole").unwrap();
        let theirs = fs::OpenOptions::new().read(true).write(true).open(&path).unwrap();
        theirs.try_lock().unwrap();
        thread::spawn(move || {
            thread::sleep(Duration::from_millis(100));
            drop(theirs);
        });
        assert_eq!(read_file(&path, 100).unwrap(), b"whole");
    }
}
