use std::path::PathBuf;

use super::effect::{IfThere, WriteFailure};
use super::state::{OwnProfile, ProfileTrouble};
use crate::rules::RuleProfile;

/// Something to be done with the files of rule profiles.
#[derive(Clone, Debug, PartialEq)]
pub enum ProfileJob {
    /// Read all of the user's own.
    ReadOwn,
    /// Keep this one among the user's own.
    Keep(Box<OwnProfile>),
    /// Take this one away from the user's own: the name of its file.
    Delete(String),
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
    /// The user's own profiles, and what is wrong with the files that hold none.
    Own(Vec<OwnProfile>, Vec<ProfileTrouble>),
    /// An own profile could not be kept or taken away.
    NotKept(ProfileTrouble),
    /// A profile was read from somewhere, or could not be.
    Imported(Result<Box<RuleProfile>, ProfileTrouble>),
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
