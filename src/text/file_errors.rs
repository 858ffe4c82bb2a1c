//! Why a file could not be read or written.

use super::Text;
use crate::storage::FileError;

impl Text {
    /// Why a file could not be read or written.
    #[must_use]
    pub fn file_error(&self, error: &FileError) -> String {
        match error {
            FileError::NotThere => self.say("file-not-there"),
            FileError::NoFolder(folder) => {
                self.tell("file-no-folder", &[("folder", folder.display().to_string().into())])
            }
            FileError::NotAllowed => self.say("file-not-allowed"),
            FileError::WriteProtected => self.say("file-write-protected"),
            FileError::ReadOnlyDisk => self.say("file-read-only-disk"),
            FileError::DiskFull => self.say("file-disk-full"),
            FileError::InUse => self.say("file-in-use"),
            FileError::TooLarge => self.say("file-too-large"),
            FileError::Folder => self.say("file-is-folder"),
            FileError::NoFile => self.say("file-no-file"),
            FileError::BadName => self.say("file-bad-name"),
            FileError::Other(told) => self.tell("file-other", &[("told", told.as_str().into())]),
        }
    }
}
