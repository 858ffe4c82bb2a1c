//! What an explorer asks of a library: the moves from a position, and some of the games.

use std::cmp::Reverse;
use std::path::PathBuf;

use super::library::LivePart;
use super::{Library, LibraryError, LibraryHit};
use crate::library::{Answer, Found, GameFacts, MoveTally, PartFault, Query, merged_moves, search};

/// What an explorer shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// The moves that were played, the most frequent first.
    pub moves: Vec<MoveTally>,
    /// In how many games it was found.
    pub games: usize,
    /// Some of these games, the latest first; each once, where it is found first.
    pub shown: Vec<FoundGame>,
}

/// A game in which something was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGame {
    /// The first place.
    pub hit: LibraryHit,
    /// What is known of the game.
    pub facts: GameFacts,
}

impl Library {
    /// The moves that were played where `query` finds something, and at most so many of the games.
    ///
    /// # Errors
    /// As for [`find`](Self::find).
    pub fn explore(&mut self, query: &Query, most: usize) -> Result<Explored, LibraryError> {
        let each = self.ask(|part| explored(part, query, most))?;
        let of_parts = each.into_iter().zip(&self.parts).map(|((moves, games, shown), part)| {
            let shown = shown.into_iter().map(|(found, facts)| {
                let path = self.files[part.places[found.file as usize] as usize].path.clone();
                FoundGame { hit: LibraryHit::of(path, &found), facts }
            });
            Explored { moves, games, shown: shown.collect() }
        });
        Ok(Explored::of_all(of_parts, most))
    }
}

impl Library {
    /// The names of the players of all games, one for each time that somebody played.
    ///
    /// # Errors
    /// As for [`find`](Self::find).
    pub fn players(&mut self) -> Result<Vec<String>, LibraryError> {
        let each = self.ask(|part| part.part.live_facts(&part.live))?;
        Ok(each.into_iter().flatten().flat_map(|facts| facts.players).collect())
    }
}

impl Explored {
    /// What was found in several places together, with at most so many games.
    #[must_use]
    pub fn of_all(each: impl IntoIterator<Item = Self>, most: usize) -> Self {
        let mut all = Self::default();
        for one in each {
            all.moves.extend(one.moves);
            all.games += one.games;
            all.shown.extend(one.shown);
        }
        all.moves = merged_moves(all.moves);
        all.shown.sort_by(|one, other| one.order().cmp(&other.order()));
        all.shown.truncate(most);
        all
    }
}

impl FoundGame {
    fn order(&self) -> (Reverse<Option<u16>>, &PathBuf, u32) {
        (Reverse(self.facts.year()), &self.hit.path, self.hit.number)
    }
}

/// The moves of a part, in how many games something was found, and the latest of these.
type OfPart = (Vec<MoveTally>, usize, Vec<(Found, GameFacts)>);

fn explored(part: &LivePart, query: &Query, most: usize) -> Result<OfPart, PartFault> {
    let (mut answer, mut games) = (Answer::default(), Vec::<Found>::new());
    search(&part.part, &part.live, query, |found| {
        answer.count(&found);
        if games.last().is_none_or(|last| last.game != found.game) {
            games.push(found);
        }
    })?;
    let count = games.len();
    let order = |game: &Found| (Reverse(game.year), part.places[game.file as usize], game.number);
    games.sort_by_key(order);
    games.truncate(most);
    let facts = if games.is_empty() { Vec::new() } else { part.part.facts()? };
    let shown = games.into_iter().map(|game| (game, facts[game.game as usize].clone()));
    Ok((answer.moves(), count, shown.collect()))
}
