//! What the system says about files, in words.

use std::io;

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

/// Whether nobody reads what is written any more.
pub(super) fn is_reader_gone(error: &io::Error) -> bool {
    /// Windows, where the standard library has no name for it: "no process is on the other end of the pipe".
    const PIPE_NOT_CONNECTED: i32 = 233;
    error.kind() == io::ErrorKind::BrokenPipe || (cfg!(windows) && error.raw_os_error() == Some(PIPE_NOT_CONNECTED))
}
