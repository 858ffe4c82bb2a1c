//! Why a file could not be read or written.

use super::Text;
use crate::storage::FileError;

impl Text {
    /// Why a file could not be read or written.
    #[must_use]
    pub fn file_error(&self, error: &FileError) -> String {
        match error {
            FileError::NotThere => self.say("file-not-there"),
            FileError::NoSuchFolder => self.say("file-no-such-folder"),
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
            FileError::Elsewhere => self.say("file-elsewhere"),
            FileError::FolderThere => self.say("file-folder-there"),
            FileError::NoFile => self.say("file-no-file"),
            FileError::NotAFolder => self.say("file-not-a-folder"),
            FileError::IsThere => self.say("file-is-there"),
            FileError::BadName => self.say("file-bad-name"),
            FileError::Other(told) => self.tell("file-other", &[("told", told.as_str().into())]),
        }
    }

    /// The same to go on in a line, as after a file's name and a colon: without a capital, and without a full stop.
    #[must_use]
    pub fn file_error_in_line(&self, error: &FileError) -> String {
        if let FileError::Other(told) = error {
            return told.clone();
        }
        let sentence = self.file_error(error);
        let mut letters = sentence.trim_end_matches(['.', '。']).chars();
        letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn in_a_line_a_fault_has_neither_capital_nor_full_stop() {
        let said = |language, error| Text::new(language).file_error_in_line(&error);
        assert_eq!(said(Language::English, FileError::NotThere), "there is no such file");
        assert_eq!(said(Language::Japanese, FileError::NotThere), "そのファイルはありません");
        assert_eq!(said(Language::English, FileError::NoSuchFolder), "there is no such folder");
        assert_eq!(said(Language::Japanese, FileError::NoSuchFolder), "そのフォルダーはありません");
        let told = FileError::Other("Input/output error".to_owned());
        assert_eq!(said(Language::English, told), "Input/output error");
    }
}
