//! The explorer's questions to a library: the moves from a position, and some of the games.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use rayon::prelude::*;

use super::known_facts::GameKey;
use super::latest::{InOrder, Latest, Shown, latest_of_all};
use super::live_part::LivePart;
use super::{Library, LibraryError, LibraryHit};
use crate::library::{
    Answer, FirstPlace, Found, GameDate, GameFacts, LatestGame, MoveTally, PartFault, Query, Sought, Summed,
    merged_moves, search, summed,
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
            let parts = self.parts[first..done].par_iter().enumerate();
            let found = parts.map(|(at, part)| OfPart::of(first + at, part, query, most));
            gathered.take(first, found.collect::<Result<_, usize>>()?, most)?;
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
        let games = gathered.shown.iter().map(|shown| (shown.place, shown.found.game));
        let facts = self.facts_of(latest.iter().flatten().map(|&(place, game)| (place, game.game)).chain(games))?;
        let moves = tallies.into_iter().zip(latest).map(|(tally, latest)| {
            let players = latest.and_then(|(place, latest)| {
                let [black, white] = facts.get(&(place, latest.game))?.players.clone();
                Some(if latest.is_turned { [white, black] } else { [black, white] })
            });
            PlayedMove { tally, players: players.unwrap_or_default() }
        });
        let shown = gathered.shown.iter().filter_map(|&Shown { place, found, .. }| {
            let path = Arc::clone(&self.files[self.parts[place].places[found.file as usize] as usize].path);
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

    /// The handicaps of all games (手合割), each once.
    ///
    /// # Errors
    /// As for [`find`](Self::find).
    pub fn handicaps(&mut self) -> Result<BTreeSet<String>, LibraryError> {
        let each = self.ask(|part| part.part.live_facts(&part.live))?;
        Ok(each.into_iter().flatten().map(|facts| facts.handicap).collect())
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
    fn order(&self) -> (Reverse<Option<GameDate>>, &Path, u32) {
        (Reverse(self.facts.played_on()), &self.hit.path, self.hit.number)
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
struct OfPart<'a> {
    moves: Vec<(MoveTally, LatestGame)>,
    games: usize,
    /// The latest of them, in no particular order.
    shown: Vec<Shown>,
    /// Or in their order, not looked at yet.
    unseen: InOrder<'a>,
}

impl<'a> OfPart<'a> {
    /// What is found in a part; or its place, if it is damaged.
    fn of(place: usize, part: &'a LivePart, query: &Query, most: usize) -> Result<Self, usize> {
        let summed = summed(&part.part, &part.live, query, most).map_err(|_| place)?;
        match summed {
            Some(summed) => Ok(Self::of_summary(place, part, summed)),
            None => Self::of_search(place, part, query, most).map_err(|_| place),
        }
    }

    fn of_summary(place: usize, part: &'a LivePart, Summed { moves, games, latest, .. }: Summed) -> Self {
        let look = move |first: FirstPlace| match first.found(&part.part) {
            Ok(found) => Ok(shown(place, part, found)),
            Err(_) => Err(place),
        };
        Self { moves, games, shown: Vec::new(), unseen: Box::new(latest.into_iter().map(look)) }
    }

    fn of_search(place: usize, part: &'a LivePart, query: &Query, most: usize) -> Result<Self, PartFault> {
        let (mut answer, mut latest) = (Answer::default(), Latest::of(most));
        let (mut games, mut last) = (0, None);
        search(&part.part, &part.live, query, |found| {
            answer.count(&found);
            if last.replace(found.game) != Some(found.game) {
                games += 1;
                latest.take(shown(place, part, found));
            }
        })?;
        let (moves, shown) = (answer.moves_with_games(), latest.games());
        Ok(Self { moves, games, shown, unseen: Box::new(std::iter::empty()) })
    }
}

fn shown(place: usize, part: &LivePart, found: Found) -> Shown {
    let order = (Reverse(found.date), part.places[found.file as usize], found.number);
    Shown { order, place, found }
}

/// What was found in several parts, with the place of each.
#[derive(Default)]
struct Gathered {
    moves: Vec<(usize, MoveTally, LatestGame)>,
    games: usize,
    /// The latest of them in their order.
    shown: Vec<Shown>,
}

impl Gathered {
    /// The latest game with a move, and its part.
    fn latest_with(&self, tally: &MoveTally) -> Option<(usize, LatestGame)> {
        let is_latest = |(_, other, _): &&(usize, MoveTally, LatestGame)| tally.is_as_late_as(other);
        self.moves.iter().find(is_latest).map(|&(place, _, latest)| (place, latest))
    }

    /// Takes in what was found in these parts, from this place on, and keeps so many of the games.
    fn take(&mut self, first: usize, each: Vec<OfPart>, most: usize) -> Result<(), usize> {
        let (mut known, mut all) = (Latest::of(most), Vec::new());
        self.shown.drain(..).for_each(|shown| known.take(shown));
        for (place, found) in (first..).zip(each) {
            self.moves.extend(found.moves.into_iter().map(|(tally, latest)| (place, tally, latest)));
            self.games += found.games;
            found.shown.into_iter().for_each(|shown| known.take(shown));
            all.push(found.unseen);
        }
        let mut known = known.games();
        known.sort_unstable_by_key(|shown| shown.order);
        all.push(Box::new(known.into_iter().map(Ok)));
        self.shown = latest_of_all(all, most)?;
        Ok(())
    }
}
