//! What the system says about files, in words.

use std::io::{self, Write};

use crate::storage::FileError;
use crate::text::Text;

/// Why the system did not do something, to go on in a line.
pub(super) fn in_words(error: &io::Error, text: &Text) -> String {
    let said = error.to_string();
    let kind = FileError::from(error);
    // What this program says itself is better than a sentence about the kind of fault.
    let is_ours = error.get_ref().is_some() && kind != FileError::WriteProtected && !said.contains("(os error");
    if is_ours { said } else { text.file_error_in_line(&kind) }
}

/// Output of a command whose exit code says what it found: once nobody reads it any more, nothing is written, and the command
/// goes on to its end.
pub(super) struct WhileRead<W> {
    inner: W,
    is_read: bool,
}

impl<W> WhileRead<W> {
    pub(super) const fn new(inner: W) -> Self {
        Self { inner, is_read: true }
    }

    /// Whatever became of it, unless somebody closed the other end.
    fn note<T>(&mut self, done: io::Result<T>, otherwise: T) -> io::Result<T> {
        match done {
            Err(error) if is_reader_gone(&error) => {
                self.is_read = false;
                Ok(otherwise)
            }
            done => done,
        }
    }
}

impl<W: Write> Write for WhileRead<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.is_read {
            return Ok(bytes.len());
        }
        let done = self.inner.write(bytes);
        self.note(done, bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if !self.is_read {
            return Ok(());
        }
        let done = self.inner.flush();
        self.note(done, ())
    }
}

/// Whether nobody reads what is written any more.
pub(super) fn is_reader_gone(error: &io::Error) -> bool {
    /// Windows, where the standard library has no name for it: "no process is on the other end of the pipe".
    const PIPE_NOT_CONNECTED: i32 = 233;
    error.kind() == io::ErrorKind::BrokenPipe || (cfg!(windows) && error.raw_os_error() == Some(PIPE_NOT_CONNECTED))
}
