//! What a command is told to write to and is no file: `/dev/stdout` is written, a disk is not.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

/// Whether this name, all links followed, is neither a file nor a folder.
#[must_use]
pub fn is_special_file(path: &Path) -> bool {
    path.metadata().is_ok_and(|there| !there.is_file() && !there.is_dir())
}

/// Writes `bytes` into a device, such as `/dev/null`, or into a pipe that a shell has made, such as `/dev/stdout`.
///
/// A named pipe is not opened: nobody may ever read from it. Nor is a disk, which holds more than one file.
///
/// # Errors
/// Returns the system's error, or [`io::ErrorKind::InvalidInput`] for what is not written to.
pub fn write_into_special_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let refuse = |what| Err(io::Error::new(io::ErrorKind::InvalidInput, what));
    match kind_of(path) {
        Kind::NamedPipe => refuse("is a pipe and not written; give the name of a file"),
        Kind::Socket => refuse("is a socket and not written; give the name of a file"),
        Kind::Disk => refuse("is a disk and not written; give the name of a file"),
        Kind::Stream => OpenOptions::new().write(true).open(path)?.write_all(bytes),
    }
}

/// Whether it is a named pipe, rather than one made by a shell, which has a name below `/dev` or `/proc`, or a link
/// without a path, and something at the other end.
pub(super) fn is_named_pipe(path: &Path) -> bool {
    kind_of(path) == Kind::NamedPipe
}

/// The kind of a special file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(unix), expect(dead_code, reason = "other systems have none of these in their folders"))]
enum Kind {
    NamedPipe,
    Socket,
    Disk,
    /// Anything else, which takes or gives bytes one after another.
    Stream,
}

#[cfg(unix)]
fn kind_of(path: &Path) -> Kind {
    use std::os::unix::fs::FileTypeExt as _;

    let Ok(kind) = path.metadata().map(|there| there.file_type()) else { return Kind::Stream };
    let is_of_a_shell = || path.starts_with("/dev") || path.starts_with("/proc") || path.canonicalize().is_err();
    match () {
        () if kind.is_socket() => Kind::Socket,
        () if kind.is_block_device() => Kind::Disk,
        () if kind.is_fifo() && !is_of_a_shell() => Kind::NamedPipe,
        () => Kind::Stream,
    }
}

#[cfg(not(unix))]
const fn kind_of(_: &Path) -> Kind {
    Kind::Stream
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    use super::*;
    use crate::storage::read_anything;

    #[test]
    fn nobody_waits_for_a_pipe_and_what_is_no_file_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        assert!(std::process::Command::new("mkfifo").arg(path("pipe")).status().unwrap().success());
        symlink(path("pipe"), path("link")).unwrap();
        let _listener = UnixListener::bind(path("socket")).unwrap();
        for (name, word) in [("pipe", "pipe"), ("link", "pipe"), ("socket", "socket")] {
            assert!(is_special_file(&path(name)));
            let error = write_into_special_file(&path(name), b"page").unwrap_err();
            assert!(error.to_string().contains(word), "{name}: {error}");
            assert!(read_anything(&path(name), 10).is_err(), "{name}");
        }
    }

    #[test]
    fn a_device_takes_what_is_written_whatever_it_is_called() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("page.pdf");
        symlink("/dev/null", &link).unwrap();
        assert!(is_special_file(&link));
        write_into_special_file(&link, b"page").unwrap();
        assert!(link.is_symlink());
    }
}
