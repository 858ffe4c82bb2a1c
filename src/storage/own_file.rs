//! Files of the program's own.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use super::RealDisk;
use super::atomic_write::{folder_of, make_folder, replace};
use super::rights::{Audience, for_owner};

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

/// Sees to it that there is a file which only its owner may read, empty if it is new, and the folder for it. One that is there
/// stays the same file, also where others make it at the same moment: whoever holds its lock keeps it.
///
/// # Errors
/// Returns the system's error.
pub fn make_file(path: &Path) -> io::Result<()> {
    make_folder(&mut RealDisk, folder_of(path))?;
    for_owner(OpenOptions::new().create(true).append(true)).open(path).map(drop)
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

    #[test]
    fn a_file_that_is_made_twice_is_the_same_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("index").join("lock");
        make_file(&path).unwrap();
        let mut open = OpenOptions::new().append(true).open(&path).unwrap();
        make_file(&path).unwrap();
        io::Write::write_all(&mut open, b"held").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"held");
    }
}
