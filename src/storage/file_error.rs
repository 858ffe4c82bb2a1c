//! Why a file could not be read or written. The words for it are made elsewhere.

use std::io;
use std::path::{Path, PathBuf};

use super::file_address::NamedFile;

/// Why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// There is no such file.
    NotThere,
    /// There is no such folder.
    NoSuchFolder,
    /// The folder it should be in is missing as well.
    NoFolder(PathBuf),
    /// This user is not allowed to do that.
    NotAllowed,
    /// The file is write-protected.
    WriteProtected,
    /// Nothing can be written on this disk.
    ReadOnlyDisk,
    /// The disk is full.
    DiskFull,
    /// Another program has it.
    InUse,
    /// It is larger than anything that is read.
    TooLarge,
    /// It is a folder.
    Folder,
    /// A file was to be written under the name of a folder.
    FolderThere,
    /// It is a pipe, a device or something else that is no file.
    NoFile,
    /// It is the address of something that is no file of this machine.
    Elsewhere,
    /// A part of its path is no folder.
    NotAFolder,
    /// There is one already.
    IsThere,
    /// No file can have this name here.
    BadName,
    /// Something else: what the system says, without its number for it.
    Other(String),
}

/// A file is write-protected, which the system's own error does not tell from other lacks of permission.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the file is write-protected")]
pub(super) struct WriteProtected;

impl FileError {
    /// What `error` says about the file at `path`.
    #[must_use]
    pub fn at(path: &Path, error: &io::Error) -> Self {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        match (Self::from(error), folder) {
            (Self::NotThere, _) if NamedFile::of(path) == NamedFile::Elsewhere => Self::Elsewhere,
            (Self::NotThere, Some(folder)) if !folder.is_dir() => Self::NoFolder(folder.to_owned()),
            (told, _) => told,
        }
    }

    /// What `error` says about a folder.
    #[must_use]
    pub fn of_folder(error: &io::Error) -> Self {
        match Self::from(error) {
            Self::NotThere => Self::NoSuchFolder,
            told => told,
        }
    }

    /// What `error` says about a file that was to be written at `path`.
    #[must_use]
    pub fn in_writing(path: &Path, error: &io::Error) -> Self {
        match Self::at(path, error) {
            Self::Folder => Self::FolderThere,
            told => told,
        }
    }
}

impl From<&io::Error> for FileError {
    fn from(error: &io::Error) -> Self {
        if let Some(told) = error.raw_os_error().filter(|_| cfg!(windows)).and_then(told_by_windows) {
            return told;
        }
        // What this floor itself refuses has no number of the system's.
        let is_ours = error.raw_os_error().is_none();
        match error.kind() {
            io::ErrorKind::NotFound => Self::NotThere,
            io::ErrorKind::PermissionDenied if error.get_ref().is_some_and(|it| it.is::<WriteProtected>()) => {
                Self::WriteProtected
            }
            io::ErrorKind::PermissionDenied => Self::NotAllowed,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnlyDisk,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull,
            io::ErrorKind::ResourceBusy => Self::InUse,
            io::ErrorKind::FileTooLarge => Self::TooLarge,
            io::ErrorKind::IsADirectory => Self::Folder,
            io::ErrorKind::NotADirectory => Self::NotAFolder,
            io::ErrorKind::AlreadyExists => Self::IsThere,
            io::ErrorKind::InvalidInput if is_ours => Self::NoFile,
            io::ErrorKind::InvalidFilename => Self::BadName,
            _ => Self::Other(without_number(&error.to_string())),
        }
    }
}

/// The meaning of Windows' error numbers that the standard library does not name.
fn told_by_windows(number: i32) -> Option<FileError> {
    match number {
        // Opened by another program that shares it with nobody; locked; about to be deleted; mapped into memory.
        32 | 33 | 303 | 1224 => Some(FileError::InUse),
        // Letters that no name may have; a path that makes no sense.
        123 | 161 => Some(FileError::BadName),
        _ => None,
    }
}

/// Leaves out the number that the standard library appends to the system's message, and the full stop of some systems.
fn without_number(message: &str) -> String {
    message.split(" (os error").next().unwrap_or(message).trim_end_matches(['.', '。']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{read_file, write_atomically};

    #[test]
    fn what_is_wrong_is_told_without_numbers_and_temporary_names() {
        let folder = tempfile::tempdir().unwrap();
        let gone = folder.path().join("gone");
        let saved = |path: &Path| FileError::in_writing(path, &write_atomically(path, b"x").unwrap_err());
        assert_eq!(saved(&gone.join("game.kif")), FileError::NoFolder(gone.clone()));
        assert_eq!(saved(folder.path()), FileError::FolderThere);
        let read = |path: &Path| FileError::at(path, &read_file(path, 10).unwrap_err());
        assert_eq!(read(&gone.join("game.kif")), FileError::NoFolder(gone));
        assert_eq!(read(&folder.path().join("game.kif")), FileError::NotThere);
        write_atomically(&folder.path().join("game.kif"), b"eleven bytes").unwrap();
        assert_eq!(read(&folder.path().join("game.kif")), FileError::TooLarge);
        if cfg!(unix) {
            assert_eq!(read(Path::new("/dev/null")), FileError::NoFile);
            let input_output = FileError::from(&io::Error::from_raw_os_error(5));
            assert_eq!(input_output, FileError::Other("Input/output error".to_owned()));
        }
    }

    #[test]
    fn what_windows_gives_only_a_number_is_told_in_words_and_without_its_full_stop() {
        assert_eq!(told_by_windows(32), Some(FileError::InUse));
        assert_eq!(told_by_windows(123), Some(FileError::BadName));
        assert_eq!(told_by_windows(5), None, "the standard library knows what is not allowed");
        assert_eq!(without_number("The device is not ready. (os error 21)"), "The device is not ready");
    }

    #[test]
    fn no_message_of_a_save_names_the_file_in_which_it_was_put_together() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("gone").join("game.kif");
        for error in [write_atomically(&path, b"x"), crate::storage::write_new_file(&path, b"x")] {
            let told = error.unwrap_err().to_string();
            assert!(!told.contains(".komadai-"), "{told}");
        }
    }
}
