//! Games that are there twice.

use super::{Part, PartFault, Source};

/// The moves of a game, to be compared with others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayedGame {
    /// The start in SFEN; empty for that of an even game.
    start: String,
    /// The moves of the main line.
    moves: Vec<u16>,
    /// Which file, as the caller counts them.
    pub file: u32,
    /// Which game of the file.
    pub number: u32,
}

/// How a game is there twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Likewise {
    /// Both have the same moves.
    Same,
    /// One has the moves with which the other begins.
    Beginning,
}

/// A game that is there twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duplicate {
    /// The game, by its place among those that were compared.
    pub game: usize,
    /// The one that is like it, or goes on where it ends.
    pub other: usize,
    /// In which way.
    pub likewise: Likewise,
}

impl<S: Source> Part<S> {
    /// The moves of all games of the `live` files, which the caller counts as `file_of` says.
    ///
    /// # Errors
    /// The part cannot be read, or is damaged.
    pub fn played_games(&self, live: &[bool], file_of: impl Fn(u32) -> u32) -> Result<Vec<PlayedGame>, PartFault> {
        let mut all = self.moves_in_order();
        let mut games = Vec::new();
        for &game in self.games() {
            if live.get(game.file as usize).copied().unwrap_or_default() {
                let start = self.start_of(game).ok_or(PartFault::Damaged)?.to_owned();
                let mut moves = all.of(game)?;
                moves.truncate(game.plies as usize);
                moves.shrink_to_fit();
                games.push(PlayedGame { start, moves, file: file_of(game.file), number: game.number });
            }
        }
        Ok(games)
    }
}

/// The games that are there twice, one after another in the order of `games`, which are sorted meanwhile. A start without moves
/// is no game, and of no other the beginning.
pub fn duplicates(games: &mut [PlayedGame]) -> Vec<Duplicate> {
    games.sort_unstable();
    let mut found = Vec::new();
    for (game, (one, next)) in games.iter().zip(games.iter().skip(1)).enumerate() {
        if !one.moves.is_empty() && one.start == next.start && next.moves.starts_with(&one.moves) {
            let is_same = one.moves.len() == next.moves.len();
            let likewise = if is_same { Likewise::Same } else { Likewise::Beginning };
            found.push(Duplicate { game, other: game + 1, likewise });
        }
    }
    found
}
