//! Shows the folder of a file in the system's file manager.

use std::path::{Path, absolute};

use super::FileError;

/// Shows the folder of the file at `path`, with the file selected if the system can do that.
///
/// # Errors
/// Returns an error if nothing shows folders here, or the path leads nowhere.
pub fn show_in_folder(path: &Path) -> Result<(), FileError> {
    let path = absolute(path).map_err(|error| FileError::at(path, &error))?;
    opener::reveal(&path).map_err(|error| FileError::Other(error.to_string()))
}
