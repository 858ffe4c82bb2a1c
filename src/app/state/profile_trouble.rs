use std::path::{Path, PathBuf};

use crate::rules::ProfileError;

/// What is wrong with the file of a rule profile.
#[derive(Clone, Debug, PartialEq)]
pub enum ProfileTrouble {
    /// The system would not give or take it.
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// It holds no sound profile.
    Faulty(ProfileError),
    /// Its id belongs to another profile.
    TakenId {
        /// Which file.
        path: PathBuf,
        /// The id.
        id: String,
    },
}

impl ProfileTrouble {
    /// Which file.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Self::File { path, .. } | Self::TakenId { path, .. } => path,
            Self::Faulty(error) => Path::new(&error.name),
        }
    }
}
