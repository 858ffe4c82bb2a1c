//! What makes a library unusable. Records that cannot be read do not: they are in the census.

use std::io;
use std::path::PathBuf;

/// Why a library cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// The folder of records cannot be read.
    #[error("{folder}: {error}")]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// There is no place for the index.
    #[error("there is no home folder; name a folder for the index with --store")]
    NoPlace,
    /// The index would be among the records.
    #[error("{0} lies in the folder of records; the index needs a place of its own")]
    AmongRecords(PathBuf),
    /// Another program has been writing the same index for too long.
    #[error("{0}: another program is writing this index")]
    InUse(PathBuf),
    /// The index cannot be written.
    #[error("{path}: {error}")]
    Index {
        /// The file of the index.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}
