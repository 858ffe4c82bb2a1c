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
/// A named pipe is not opened: nobody may ever write into it. Those that a shell makes have names below `/dev` or `/proc`,
/// and something at their other end.
///
/// # Errors
/// What the system says, or [`io::ErrorKind::FileTooLarge`].
pub fn read_anything(path: &Path, limit: usize) -> io::Result<Vec<u8>> {
    if is_named_pipe(path) {
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "is a pipe and not read; give /dev/stdin to read from one",
        ));
    }
    let file = File::open(path)?;
    let too_large = || io::Error::from(io::ErrorKind::FileTooLarge);
    if file.metadata()?.len() > limit as u64 {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    file.take((limit as u64).saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() > limit { Err(too_large()) } else { Ok(bytes) }
}

#[cfg(unix)]
fn is_named_pipe(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt as _;

    let is_of_a_shell = path.starts_with("/dev") || path.starts_with("/proc");
    !is_of_a_shell && path.metadata().is_ok_and(|there| there.file_type().is_fifo())
}

#[cfg(not(unix))]
const fn is_named_pipe(_: &Path) -> bool {
    false
}
