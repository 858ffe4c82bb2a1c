//! Files of the program's own.

use std::fs;
use std::io;
use std::path::Path;

use super::RealDisk;
use super::atomic_write::{folder_of, make_folder, replace};
use super::rights::Audience;

/// Writes a file that only its owner may read, creating its folder if missing.
///
/// # Errors
/// Returns the system's error; any previous content is unchanged.
pub fn save_in_own_folder(path: &Path, bytes: &[u8]) -> io::Result<()> {
    make_folder(&mut RealDisk, folder_of(path))?;
    replace(&mut RealDisk, path, bytes, Audience::Owner).map(drop)
}

/// Creates a folder and any missing parents, so that their names survive a power cut.
///
/// # Errors
/// Returns the system's error.
pub fn make_folders(folder: &Path) -> io::Result<()> {
    make_folder(&mut RealDisk, folder)
}

/// Deletes a file. A missing one counts as deleted.
///
/// # Errors
/// Returns the system's error.
pub fn delete_file(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_saved_is_there_until_it_is_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("profiles").join("club.ron");
        save_in_own_folder(&path, b"rules").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"rules");
        delete_file(&path).unwrap();
        assert!(!path.exists());
        delete_file(&path).unwrap();
    }
}
