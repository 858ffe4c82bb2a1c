//! Games that are there twice, in whichever of the folders.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Library, LibraryError};
use crate::library::{Duplicate, Likewise, PlayedGame, duplicates};

/// A duplicate, or a game that is the beginning of another one: the file and number of both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twin {
    /// The game.
    pub game: (PathBuf, u32),
    /// The one with the same moves, or that goes on where it ends.
    pub other: (PathBuf, u32),
    /// How they are alike.
    pub likewise: Likewise,
}

/// The duplicate games of all `libraries` together, sorted by their files.
///
/// # Errors
/// An index cannot be written.
pub fn twins(libraries: &mut [Library]) -> Result<Vec<Twin>, LibraryError> {
    let (mut games, mut paths): (Vec<PlayedGame>, Vec<Arc<Path>>) = (Vec::new(), Vec::new());
    for library in libraries {
        let known = u32::try_from(paths.len()).unwrap_or(u32::MAX);
        for mut game in library.played_games()? {
            game.file += known;
            games.push(game);
        }
        paths.extend(library.files.iter().map(|file| Arc::clone(&file.path)));
    }
    let found = duplicates(&mut games);
    let mut twins: Vec<Twin> = found.into_iter().map(|it| Twin::new(it, &games, &paths)).collect();
    twins.sort_by(|one, other| one.game.cmp(&other.game));
    Ok(twins)
}

impl Twin {
    fn new(found: Duplicate, games: &[PlayedGame], paths: &[Arc<Path>]) -> Self {
        let place = |game: usize| (paths[games[game].file as usize].to_path_buf(), games[game].number);
        Self { game: place(found.game), other: place(found.other), likewise: found.likewise }
    }
}
