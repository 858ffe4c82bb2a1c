//! What has become of the folder with the user's own images of pieces.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::settings::form::{PieceChoice, Settings};
use crate::picture::PieceImages;
use crate::storage::FileError;

/// The user's own images of pieces while the program runs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnPieces {
    /// The folder they are in, as far as they are wanted and there is one.
    pub folder: Option<PathBuf>,
    /// The images, once they were read.
    pub images: Option<Arc<PieceImages>>,
    /// Why the folder could not be read.
    pub trouble: Option<FileError>,
}

impl OwnPieces {
    /// Those of `folder`, none of which was read yet.
    #[must_use]
    pub fn in_folder(folder: Option<PathBuf>) -> Self {
        Self { folder, ..Self::default() }
    }
}

impl Settings {
    /// The folder whose images are wanted on the pieces.
    #[must_use]
    pub fn wanted_pieces(&self) -> Option<PathBuf> {
        self.piece_folder.clone().filter(|_| self.looks.pieces == PieceChoice::Images)
    }
}
