//! What the index of a library needs of the disk: a folder of its own, and reading piece by piece.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// A file of the program's own that stays open and is never changed, read piece by piece.
#[derive(Debug)]
pub struct OpenFile {
    file: Mutex<File>,
    bytes: u64,
}

impl OpenFile {
    /// Opens it for reading.
    ///
    /// # Errors
    /// What the system says.
    pub fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        let bytes = file.metadata()?.len();
        Ok(Self { file: Mutex::new(file), bytes })
    }

    /// Exactly this many bytes from `offset` on.
    ///
    /// # Errors
    /// What the system says; [`io::ErrorKind::UnexpectedEof`] when there are fewer.
    pub fn read(&self, offset: u64, length: usize) -> io::Result<Vec<u8>> {
        // What a damaged file says of lengths is no reason to ask for that much memory.
        if offset.saturating_add(length as u64) > self.bytes {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let mut bytes = vec![0; length];
        file.seek(SeekFrom::Start(offset))?;
        file.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}

/// The names in a folder with their sizes; none where there is no folder.
#[must_use]
pub fn names_in(folder: &Path) -> Vec<(String, u64)> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let sized = entries.filter_map(|entry| {
        Some((entry.file_name().into_string().ok()?, entry.metadata().map_or(0, |there| there.len())))
    });
    sized.collect()
}

/// The canonical path of a folder, without links and dots.
///
/// # Errors
/// What the system says; [`io::ErrorKind::NotADirectory`] for anything else.
pub fn real_folder(path: &Path) -> io::Result<PathBuf> {
    let real = dunce::canonicalize(path)?;
    if real.is_dir() { Ok(real) } else { Err(io::ErrorKind::NotADirectory.into()) }
}

/// Whether the entries of a folder can be listed.
///
/// # Errors
/// Says why they cannot.
pub fn can_be_listed(folder: &Path) -> io::Result<()> {
    fs::read_dir(folder).map(drop)
}

/// The canonical path of what may not be there yet: as far as it is there without links and dots, the rest as it is.
#[must_use]
pub fn real_path(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let real = |above: &Path| Some(dunce::canonicalize(above).ok()?.join(path.strip_prefix(above).ok()?));
    path.ancestors().find_map(real).unwrap_or_else(|| path.clone())
}

/// Where indexes of libraries are kept by default: the system's cache folder, since they can be made again. `None` if
/// the user has no home folder.
#[must_use]
pub fn libraries_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "komadai").map(|dirs| dirs.cache_dir().join("libraries"))
}
