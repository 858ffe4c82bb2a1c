//! Rule profiles read from and written to any folder.

use std::path::PathBuf;

use crate::app::effect::{IfThere, WriteFailure};
use crate::app::user_files::form::UserFileTrouble;
use crate::rules::RuleProfile;

/// A job with a rule profile outside the profiles' folder.
#[derive(Clone, Debug, PartialEq)]
pub enum ProfileJob {
    /// Read a profile from this file.
    Import(PathBuf),
    /// Write a profile to a file.
    Export {
        /// The file.
        path: PathBuf,
        /// The whole file.
        text: String,
        /// What to do if the file already exists.
        if_there: IfThere,
    },
}

/// What became of a job.
#[derive(Clone, Debug, PartialEq)]
pub enum ProfileNews {
    /// A profile was read from somewhere, or could not be.
    Imported(Result<Box<RuleProfile>, UserFileTrouble>),
    /// A profile, given again, was written there, or the reason why not.
    Exported {
        /// The file.
        path: PathBuf,
        /// The whole file.
        text: String,
        /// Whether it was written.
        result: Result<(), WriteFailure>,
    },
}
