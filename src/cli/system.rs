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
