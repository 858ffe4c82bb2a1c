//! The file of a journal, and the one that marks the program as running.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::storage::Disk;
use crate::storage::atomic_write::{folder_of, make_folder, replace};
use crate::storage::lock::{AN_INSTANT, Hold, hold, hold_for, is_still};
use crate::storage::numbered;
use crate::storage::read_file::exists;
use crate::storage::rights::{Audience, for_owner};

/// A journal file, open and locked.
#[derive(Debug)]
pub(super) struct JournalFile(File);

impl JournalFile {
    /// Writes a new journal under the first free name like `path`, and returns that name.
    pub(super) fn create(disk: &mut dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<(Self, PathBuf)> {
        let folder = folder_of(path);
        make_folder(disk, folder)?;
        let (mut file, path) = create_new(path)?;
        let written = hold(&file).and_then(|_| disk.write(&mut file, bytes)).and_then(|()| disk.sync_all(&file));
        if let Err(error) = written {
            // The next attempt uses another name, and half a journal is of no use to anybody.
            _ = fs::remove_file(path);
            return Err(error);
        }
        disk.sync_folder(folder)?;
        Ok((Self(file), path))
    }

    /// Rewrites the whole journal in place of an old one, unless another program is writing that.
    pub(super) fn rewrite(disk: &mut dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<Self> {
        make_folder(disk, folder_of(path))?;
        let old = match OpenOptions::new().read(true).write(true).open(path) {
            Ok(old) => Some(old),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        old.as_ref().map(hold).transpose()?;
        // Where an open file cannot be replaced, another program may open it from here on: then replacing it fails.
        let _held = old.filter(|_| cfg!(unix));
        replace(disk, path, bytes, Audience::Owner).map(Self)
    }

    /// Appends `bytes`, and waits until they would survive a power cut.
    pub(super) fn append(&mut self, disk: &mut dyn Disk, bytes: &[u8]) -> io::Result<()> {
        disk.write(&mut self.0, bytes)?;
        disk.sync_data(&self.0)
    }

    /// Whether this is the file at `path`: what is written to a deleted one, nobody finds.
    pub(super) fn is_at(&self, path: &Path) -> bool {
        is_still(&self.0, path)
    }
}

/// The path of the record beside a journal.
#[must_use]
pub fn record_beside(journal: &Path) -> PathBuf {
    journal.with_extension("kif")
}

/// Creates `a.journal`, or `a-2.journal` if that exists, and so on. A record of that name is another game's as well. Windows
/// locks no file that is open for appending alone.
fn create_new(path: &Path) -> io::Result<(File, PathBuf)> {
    let mut name = path.to_owned();
    for number in 2_u32.. {
        if exists(&record_beside(&name)) {
            name = numbered(path, number);
            continue;
        }
        match for_owner(OpenOptions::new().read(true).append(true).create_new(true)).open(&name) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => name = numbered(path, number),
            Err(error) => return Err(error),
            Ok(file) => return Ok((file, name)),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Whether this is the only running instance of the program.
#[derive(Debug)]
pub enum Claim {
    /// It is, as long as this file is open.
    Alone(File),
    /// Another instance is running.
    Taken,
    /// Unknown: files cannot be locked there.
    NoLocks,
    /// Unknown: the file cannot be created.
    NoFile,
}

/// Marks this instance as running: the file stays locked as long as it is open.
#[must_use]
pub fn claim(path: &Path) -> Claim {
    claim_within(path, AN_INSTANT)
}

/// The same, where `patience` is left to another instance that may be about to end.
#[must_use]
pub fn claim_within(path: &Path, patience: Duration) -> Claim {
    _ = fs::create_dir_all(folder_of(path));
    let Ok(file) = OpenOptions::new().write(true).create(true).truncate(false).open(path) else { return Claim::NoFile };
    match hold_for(&file, patience) {
        Ok(Hold::Locked) => Claim::Alone(file),
        Ok(Hold::NoLocks) => Claim::NoLocks,
        Err(_) => Claim::Taken,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_journal_is_its_owners_alone_from_its_first_line_on() {
        use std::os::unix::fs::PermissionsExt;

        use crate::storage::RealDisk;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.journal");
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        drop(JournalFile::create(&mut RealDisk, &path, b"one").unwrap());
        assert_eq!(mode(), 0o600);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        drop(JournalFile::rewrite(&mut RealDisk, &path, b"two").unwrap());
        assert_eq!(mode(), 0o600);
    }

    #[test]
    fn only_who_is_there_is_taken_for_another_program() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("running");
        let first = claim(&path);
        assert!(matches!(first, Claim::Alone(_)));
        assert!(matches!(claim(&path), Claim::Taken));
        drop(first);
        assert!(matches!(claim(&path), Claim::Alone(_)));
        fs::create_dir(folder.path().join("a folder")).unwrap();
        assert!(matches!(claim(&folder.path().join("a folder")), Claim::NoFile));
    }
}
