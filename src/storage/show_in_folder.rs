//! The folder of a file, shown by the program that the system has for that.

use std::path::{Path, absolute};

use super::FileError;

/// Shows the folder in which the file at `path` lies, with the file chosen in it where the system can.
///
/// # Errors
/// Returns an error if nothing shows folders here, or the path leads nowhere.
pub fn show_in_folder(path: &Path) -> Result<(), FileError> {
    let path = absolute(path).map_err(|error| FileError::at(path, &error))?;
    opener::reveal(&path).map_err(|error| FileError::Other(error.to_string()))
}
