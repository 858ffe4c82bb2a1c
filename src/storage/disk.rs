//! The disk as seen by everything that must not lose data.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

/// How bytes reach a file. Tests substitute a disk that stops, fails or stalls at will.
pub trait Disk: Send {
    /// Writes all of `bytes` at the current position of `file`.
    ///
    /// # Errors
    /// Returns the system's error; some of the bytes may have been written.
    fn write(&mut self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)
    }

    /// Waits until everything written to `file` would survive a power cut, including its size but not necessarily its
    /// modification time.
    ///
    /// # Errors
    /// Returns the system's error; the state of the bytes is then unknown.
    fn sync_data(&mut self, file: &File) -> io::Result<()> {
        file.sync_data()
    }

    /// Waits until everything about `file` would survive a power cut.
    ///
    /// # Errors
    /// Returns the system's error; the state of the file is then unknown.
    fn sync_all(&mut self, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    /// Waits until the names in `folder` would survive a power cut. Only Unix can open a folder for this, and not every
    /// file system supports it; otherwise there is nothing to wait for.
    ///
    /// # Errors
    /// Returns the system's error; the state of the names is then unknown.
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

/// The actual disk.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {}
