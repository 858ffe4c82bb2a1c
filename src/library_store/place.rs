//! The place of the index of a folder.

use std::path::{Path, PathBuf};

use super::LibraryError;
use crate::mixing::number_of;
use crate::storage::{can_be_listed, libraries_folder, real_folder};

/// A folder of records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFolder {
    /// As it was named.
    pub named: PathBuf,
    /// Its canonical path, without links and dots.
    real: PathBuf,
}

/// The folder for the index of the records in `folder`: below `store`, or else in the system's cache folder.
///
/// # Errors
/// There is no such place, or one that was chosen is among the records. The system's own lies in every home folder, whose
/// records may well be wanted; nothing in it is taken for one.
pub(super) fn place_of(folder: &RecordFolder, store: Option<&Path>) -> Result<PathBuf, LibraryError> {
    let usual = libraries_folder();
    let store = store.map(Path::to_owned).or_else(|| usual.clone()).ok_or(LibraryError::NoPlace)?;
    let real_store = store.ancestors().find_map(|above| {
        let above = if above.as_os_str().is_empty() { Path::new(".") } else { above };
        real_folder(above).ok()
    });
    let is_chosen = usual.is_none_or(|usual| usual != store);
    if is_chosen && real_store.is_some_and(|real| real.starts_with(&folder.real)) {
        return Err(LibraryError::AmongRecords(store));
    }
    Ok(store.join(format!("{:016x}", number_of(folder.real.as_os_str().as_encoded_bytes()))))
}

/// The folders, without those inside another one, whose records are known already.
///
/// # Errors
/// One of them is not a folder, or cannot be read.
pub fn distinct_folders(named: &[PathBuf]) -> Result<Vec<RecordFolder>, LibraryError> {
    let mut folders = Vec::new();
    for folder in named {
        let failed = |error| LibraryError::Folder { folder: folder.clone(), error };
        let real = real_folder(folder).and_then(|real| can_be_listed(&real).map(|()| real));
        folders.push(RecordFolder { named: folder.clone(), real: real.map_err(failed)? });
    }
    // A folder comes before those in it.
    let mut outermost: Vec<RecordFolder> = Vec::new();
    folders.sort_by(|one, other| one.real.cmp(&other.real));
    for folder in folders {
        if outermost.iter().all(|outer| !folder.real.starts_with(&outer.real)) {
            outermost.push(folder);
        }
    }
    Ok(outermost)
}
