use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

/// How bytes reach a file. A trial puts a disk in between that stops, fails or dawdles where it wants.
pub trait Disk: Send {
    /// Writes all of `bytes` where `file` stands.
    ///
    /// # Errors
    /// What the system says; some of the bytes may be written.
    fn write(&mut self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)
    }

    /// Waits until everything that was written to `file` would outlast a power cut. Its size counts as its data; when it
    /// was changed does not, and need not be waited for.
    ///
    /// # Errors
    /// What the system says; nothing is known about the bytes then.
    fn sync_data(&mut self, file: &File) -> io::Result<()> {
        file.sync_data()
    }

    /// Waits until everything about `file` would outlast a power cut.
    ///
    /// # Errors
    /// What the system says; nothing is known about the file then.
    fn sync_all(&mut self, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    /// Waits until the names in `folder` would outlast a power cut. Only Unix lets a folder be opened for that, and not
    /// every file system can do it; where it cannot be done there is nothing to wait for.
    ///
    /// # Errors
    /// What the system says; nothing is known about the names then.
    fn sync_folder(&mut self, folder: &Path) -> io::Result<()> {
        if !cfg!(unix) {
            return Ok(());
        }
        match File::open(folder)?.sync_all() {
            Err(error) if matches!(error.kind(), io::ErrorKind::Unsupported | io::ErrorKind::InvalidInput) => Ok(()),
            done => done,
        }
    }
}

/// The one that is there.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {}
