//! The games of a part taken down once more, without opening their files.

use super::part_facts::is_live;
use super::part_layout::Section;
use super::{GameFacts, IndexedGame, Part, PartFault, Source};

/// A game as a part knows it.
#[derive(Clone, Debug)]
pub struct KnownGame {
    /// Which file of the part.
    pub file: u32,
    number: u32,
    facts: GameFacts,
    start: String,
    moves: Vec<u16>,
    comments: String,
}

impl<S: Source> Part<S> {
    /// The games of the `live` files, in their order.
    ///
    /// # Errors
    /// The part cannot be read, or is damaged.
    pub fn known_games(&self, live: &[bool]) -> Result<Vec<KnownGame>, PartFault> {
        let comments = self.section(Section::Comments)?;
        let mut told = Vec::new();
        self.each_game(Some(&comments), |game, facts, comments| {
            told.extend(is_live(live, game).then(|| (*game, facts, comments.to_owned())));
        })?;
        let mut all = self.moves_in_order();
        let games = told.into_iter().map(|(game, facts, comments)| {
            let start = self.start_of(game).ok_or(PartFault::Damaged)?.to_owned();
            Ok(KnownGame { file: game.file, number: game.number, facts, start, moves: all.of(game)?, comments })
        });
        games.collect()
    }
}

impl KnownGame {
    /// The game with all its positions, to be written again.
    ///
    /// # Errors
    /// It is damaged.
    pub fn again(self) -> Result<IndexedGame, PartFault> {
        let Self { number, facts, start, moves, comments, .. } = self;
        IndexedGame::again(number, facts, start, moves, comments).ok_or(PartFault::Damaged)
    }
}
