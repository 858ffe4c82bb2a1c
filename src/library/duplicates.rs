//! Duplicate games.

use super::{Part, PartFault, Source};

/// The moves of a game, for comparison.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayedGame {
    /// The start in SFEN; empty for an even game.
    start: String,
    /// The moves of the main line.
    moves: Vec<u16>,
    /// Which file, as the caller counts them.
    pub file: u32,
    /// Which game of the file.
    pub number: u32,
}

/// How two games are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Likewise {
    /// Both have the same moves.
    Same,
    /// One is the beginning of the other.
    Beginning,
}

/// A duplicate game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duplicate {
    /// The game, by its index among those compared.
    pub game: usize,
    /// The one with the same moves, or that goes on where it ends.
    pub other: usize,
    /// How they are alike.
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

/// The duplicates, in the order of `games`, which are sorted on the way. A start without moves counts neither as a game
/// nor as a beginning.
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
