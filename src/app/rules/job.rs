use std::path::PathBuf;

use crate::app::effect::{IfThere, WriteFailure};
use crate::app::user_files::form::UserFileTrouble;
use crate::rules::RuleProfile;

/// Something to be done with a rule profile that lies anywhere.
#[derive(Clone, Debug, PartialEq)]
pub enum ProfileJob {
    /// Read one from anywhere.
    Import(PathBuf),
    /// Write one to anywhere.
    Export {
        /// Where.
        path: PathBuf,
        /// The whole file.
        text: String,
        /// What to do when there is such a file.
        if_there: IfThere,
    },
}

/// What became of it.
#[derive(Clone, Debug, PartialEq)]
pub enum ProfileNews {
    /// A profile was read from somewhere, or could not be.
    Imported(Result<Box<RuleProfile>, UserFileTrouble>),
    /// A profile, given again, was written there, or the reason why not.
    Exported {
        /// Where.
        path: PathBuf,
        /// The whole file.
        text: String,
        /// Whether it was.
        result: Result<(), WriteFailure>,
    },
}
