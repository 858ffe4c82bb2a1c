//! The explorer's questions to a library: the moves from a position, and some of the games.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use rayon::prelude::*;

use super::known_facts::GameKey;
use super::live_part::LivePart;
use super::{Library, LibraryError, LibraryHit};
use crate::library::{
    Answer, Found, GameFacts, LatestGame, MoveTally, PartFault, Query, Sought, merged_moves, search, summed,
};

/// What an explorer shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// The moves that were played, the most frequent first.
    pub moves: Vec<PlayedMove>,
    /// In how many games it was found.
    pub games: usize,
    /// Some of these games, the latest first, each once at its first place.
    pub shown: Vec<FoundGame>,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// How often, and how these games ended.
    pub tally: MoveTally,
    /// Who played the latest of these games, Black first, in the colours asked for.
    pub players: [String; 2],
}

/// A game in which something was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGame {
    /// The first place.
    pub hit: LibraryHit,
    /// What is known of the game.
    pub facts: Arc<GameFacts>,
}

/// Hears what was found so far, and in how many parts; it can break off the search.
pub type Teller<'a> = dyn FnMut(&Explored, usize) -> ControlFlow<()> + 'a;

impl Library {
    /// The moves that were played where `query` matches, and at most this many of the games.
    ///
    /// # Errors
    /// As for [`find`](Self::find).
    pub fn explore(&mut self, query: &Query, most: usize) -> Result<Explored, LibraryError> {
        self.explore_while(query, most, &mut |_, _| ControlFlow::Continue(()))
    }

    /// The same, part by part if it takes long: `tell` hears of it while there is more to come.
    ///
    /// # Errors
    /// As for [`find`](Self::find).
    pub fn explore_while(
        &mut self,
        query: &Query,
        most: usize,
        tell: &mut Teller<'_>,
    ) -> Result<Explored, LibraryError> {
        if let Some(known) = self.kept.answer(query, most) {
            return Ok(known.clone());
        }
        let mut is_whole = true;
        let explored = self.as_often_as_damaged(|library| {
            library.explored(query, most, &mut |so_far, done| {
                let goes_on = tell(so_far, done);
                is_whole &= goes_on.is_continue();
                goes_on
            })
        })?;
        if is_whole {
            self.kept.keep(query, most, &explored);
        }
        Ok(explored)
    }

    /// What is found in all parts, or the part that is damaged.
    fn explored(&mut self, query: &Query, most: usize, tell: &mut Teller<'_>) -> Result<Explored, usize> {
        // A position is looked up; anything else has to be searched for.
        let at_once = match query.sought {
            Sought::Position(_) => self.parts.len().max(1),
            Sought::Pattern(_) | Sought::Games => rayon::current_num_threads(),
        };
        let mut gathered = Gathered::default();
        for first in (0..self.parts.len()).step_by(at_once) {
            let done = (first + at_once).min(self.parts.len());
            let found: Vec<_> = self.parts[first..done].par_iter().map(|part| OfPart::of(part, query, most)).collect();
            for (place, found) in found.into_iter().enumerate() {
                gathered.take(first + place, found.map_err(|_| first + place)?);
            }
            gathered.keep_latest(most);
            if done < self.parts.len() && tell(&self.told(&gathered)?, done).is_break() {
                break;
            }
        }
        self.told(&gathered)
    }

    /// What was gathered, with what is known of the games that are shown.
    fn told(&mut self, gathered: &Gathered) -> Result<Explored, usize> {
        let tallies = merged_moves(gathered.moves.iter().map(|&(_, tally, _)| tally).collect());
        let latest = tallies.iter().map(|tally| gathered.latest_with(tally)).collect::<Vec<_>>();
        let games = gathered.shown.iter().map(|&(place, _, found)| (place, found.game));
        let facts = self.facts_of(latest.iter().flatten().map(|&(place, game)| (place, game.game)).chain(games))?;
        let moves = tallies.into_iter().zip(latest).map(|(tally, latest)| {
            let players = latest.and_then(|(place, latest)| {
                let [black, white] = facts.get(&(place, latest.game))?.players.clone();
                Some(if latest.is_turned { [white, black] } else { [black, white] })
            });
            PlayedMove { tally, players: players.unwrap_or_default() }
        });
        let shown = gathered.shown.iter().filter_map(|&(place, _, found)| {
            let path = self.files[self.parts[place].places[found.file as usize] as usize].path.clone();
            Some(FoundGame { hit: LibraryHit::of(path, &found), facts: Arc::clone(facts.get(&(place, found.game))?) })
        });
        Ok(Explored { moves: moves.collect(), games: gathered.games, shown: shown.collect() })
    }

    /// What is known of these games, or the part that is damaged.
    fn facts_of(&mut self, games: impl Iterator<Item = GameKey>) -> Result<HashMap<GameKey, Arc<GameFacts>>, usize> {
        let mut all = HashMap::new();
        let mut unread: BTreeMap<usize, BTreeSet<u32>> = BTreeMap::new();
        for (place, game) in games {
            match self.known.of((place, game)) {
                Some(facts) => _ = all.insert((place, game), facts),
                None => _ = unread.entry(place).or_default().insert(game),
            }
        }
        let mut read = Vec::new();
        for (place, games) in unread {
            let games: Vec<u32> = games.into_iter().collect();
            let facts = self.parts[place].part.facts_of(&games).map_err(|_| place)?;
            read.extend(games.into_iter().map(|game| (place, game)).zip(facts.into_iter().map(Arc::new)));
        }
        self.known.keep(&read);
        all.extend(read);
        Ok(all)
    }

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
    /// Combines what was found in several places, with at most this many games.
    #[must_use]
    pub fn of_all(each: impl IntoIterator<Item = Self>, most: usize) -> Self {
        let mut all = Self::default();
        for one in each {
            all.moves.extend(one.moves);
            all.games += one.games;
            all.shown.extend(one.shown);
        }
        all.moves = merged(&all.moves);
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

/// Each move once, the most frequent first, with the players of its latest game.
fn merged(moves: &[PlayedMove]) -> Vec<PlayedMove> {
    let tallies = merged_moves(moves.iter().map(|it| it.tally).collect());
    let with_players = tallies.into_iter().map(|tally| {
        let is_latest = |it: &&PlayedMove| tally.is_as_late_as(&it.tally);
        PlayedMove { tally, players: moves.iter().find(is_latest).map(|it| it.players.clone()).unwrap_or_default() }
    });
    with_players.collect()
}

/// What was found in one part.
struct OfPart {
    moves: Vec<(MoveTally, LatestGame)>,
    games: usize,
    /// The latest of them.
    shown: Vec<(ShownOrder, Found)>,
}

/// The latest game first, then by its file and its number there.
type ShownOrder = (Reverse<Option<u16>>, u32, u32);

impl OfPart {
    fn of(part: &LivePart, query: &Query, most: usize) -> Result<Self, PartFault> {
        if let Some(summed) = summed(&part.part, &part.live, query, most)? {
            let shown = summed.latest.into_iter().map(|found| (order(part, &found), found)).collect();
            return Ok(Self { moves: summed.moves, games: summed.games, shown });
        }
        let (mut answer, mut latest) = (Answer::default(), Latest::of(most));
        let (mut games, mut last) = (0, None);
        search(&part.part, &part.live, query, |found| {
            answer.count(&found);
            if last.replace(found.game) != Some(found.game) {
                games += 1;
                latest.take(order(part, &found), &found);
            }
        })?;
        latest.prune();
        Ok(Self { moves: answer.moves_with_games(), games, shown: latest.games })
    }
}

fn order(part: &LivePart, found: &Found) -> ShownOrder {
    (Reverse(found.year), part.places[found.file as usize], found.number)
}

/// The latest of very many games, of which hardly more are kept in memory than are shown.
#[derive(Default)]
struct Latest {
    most: usize,
    games: Vec<(ShownOrder, Found)>,
    /// What is not before this one is not among them.
    bound: Option<ShownOrder>,
}

impl Latest {
    fn of(most: usize) -> Self {
        Self { most, ..Self::default() }
    }

    fn take(&mut self, order: ShownOrder, found: &Found) {
        if self.bound.is_none_or(|bound| order < bound) {
            self.games.push((order, *found));
            if self.games.len() > self.most.saturating_mul(2) {
                self.prune();
            }
        }
    }

    /// Lets go of all but the latest.
    fn prune(&mut self) {
        if self.games.len() > self.most {
            let (_, (bound, _), _) = self.games.select_nth_unstable_by_key(self.most, |&(order, _)| order);
            self.bound = Some(*bound);
            self.games.truncate(self.most);
        }
    }
}

/// What was found in several parts, with the place of each.
#[derive(Default)]
struct Gathered {
    moves: Vec<(usize, MoveTally, LatestGame)>,
    games: usize,
    shown: Vec<(usize, ShownOrder, Found)>,
}

impl Gathered {
    /// The latest game with a move, and its part.
    fn latest_with(&self, tally: &MoveTally) -> Option<(usize, LatestGame)> {
        let is_latest = |(_, other, _): &&(usize, MoveTally, LatestGame)| tally.is_as_late_as(other);
        self.moves.iter().find(is_latest).map(|&(place, _, latest)| (place, latest))
    }

    fn take(&mut self, place: usize, found: OfPart) {
        self.moves.extend(found.moves.into_iter().map(|(tally, latest)| (place, tally, latest)));
        self.games += found.games;
        self.shown.extend(found.shown.into_iter().map(|(order, game)| (place, order, game)));
    }

    fn keep_latest(&mut self, most: usize) {
        if self.shown.len() > most {
            self.shown.select_nth_unstable_by_key(most, |&(_, order, _)| order);
            self.shown.truncate(most);
        }
        self.shown.sort_unstable_by_key(|&(_, order, _)| order);
    }
}
