//! What the system says about files, in words.

use std::io;

use crate::text::Text;

/// Why the system did not do something. What has no sentence here speaks for itself.
pub(super) fn in_words(error: &io::Error, text: &Text) -> String {
    let said = error.to_string();
    // What this program says itself is better than a sentence about the kind of fault.
    if error.get_ref().is_some() && !said.contains("(os error") {
        return said;
    }
    let sentence = match error.kind() {
        io::ErrorKind::NotFound => "system-not-found",
        io::ErrorKind::PermissionDenied => "system-no-permission",
        io::ErrorKind::IsADirectory => "system-is-folder",
        io::ErrorKind::NotADirectory => "system-no-folder",
        io::ErrorKind::AlreadyExists => "system-is-there",
        io::ErrorKind::FileTooLarge => "system-too-large",
        io::ErrorKind::StorageFull => "system-disk-full",
        io::ErrorKind::ReadOnlyFilesystem => "system-read-only",
        io::ErrorKind::InvalidFilename => "system-bad-name",
        _ => return said,
    };
    text.say(sentence)
}
