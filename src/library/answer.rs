//! What a search returns: the places, and for each move played there how often, and who won.

use std::cmp::Reverse;

use super::packed_move::{MOVE_BITS, pack};
use super::{Found, GameDate, Likeness};
use crate::shogi::{Color, Move};

/// How often a move was played in the places found, and how those games ended. Each game counts once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTally {
    /// The move.
    pub mv: Move,
    /// In how many games it was played.
    pub count: u32,
    /// How many of them Black and White won.
    pub wins: [u32; 2],
    /// How many moves these games have together.
    pub plies: u64,
    /// When the latest of these games was played, if known.
    pub latest: Option<GameDate>,
}

impl MoveTally {
    /// How many of the games ended without a winner.
    #[must_use]
    pub const fn no_result(&self) -> u32 {
        self.count - self.wins[0] - self.wins[1]
    }

    /// How many moves the games have on average.
    #[must_use]
    pub const fn average_plies(&self) -> u64 {
        if self.count == 0 { 0 } else { (self.plies + self.count as u64 / 2) / self.count as u64 }
    }

    /// Whether the other one tells of the same move, and of games as late as any of these.
    #[must_use]
    pub fn is_as_late_as(&self, other: &Self) -> bool {
        (self.mv, self.latest) == (other.mv, other.latest)
    }

    const fn none_of(mv: Move) -> Self {
        Self { mv, count: 0, wins: [0; 2], plies: 0, latest: None }
    }

    fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.wins.iter_mut().zip(other.wins).for_each(|(known, wins)| *known += wins);
        self.plies += other.plies;
        self.latest = self.latest.max(other.latest);
    }

    /// The same in a position that is like this one.
    pub(super) fn seen_as(self, likeness: Likeness) -> Self {
        let wins = Color::ALL.map(|color| self.wins[likeness.color(color).index()]);
        Self { mv: likeness.mv(self.mv), wins, ..self }
    }

    /// The same without some of the games, not the latest of them; `None` if they were not counted.
    pub(super) fn without(&self, gone: &Self) -> Option<Self> {
        let win = |color: Color| self.wins[color.index()].checked_sub(gone.wins[color.index()]);
        let (count, plies) = (self.count.checked_sub(gone.count)?, self.plies.checked_sub(gone.plies)?);
        Some(Self { count, plies, wins: [win(Color::Black)?, win(Color::White)?], ..*self })
    }
}

/// The latest game in which a move was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LatestGame {
    /// Which game of the part.
    pub game: u32,
    /// Whether its players are swapped, as the colours are.
    pub is_turned: bool,
}

/// A place that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hit {
    /// Which file, as the caller counts them.
    pub file: u32,
    /// Which game of the file, counted from 1.
    pub number: u32,
    /// Whether it is in a variation.
    pub is_in_variation: bool,
    /// After how many moves.
    pub ply: u32,
}

/// What was found in one part or in several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The places, in no particular order.
    pub hits: Vec<Hit>,
    /// The moves that were played there, in no particular order; those of different parts apart.
    moves: Vec<MoveTally>,
    /// For each of them, within one part, the latest game.
    latest: Vec<LatestGame>,
    /// For each of them, as far as they are of one part, the game that was counted last.
    counted: Vec<u32>,
    /// For each move that there is where its tally stands, counted from 1: a small table, since it is made for every part.
    known: Vec<u16>,
}

impl Answer {
    /// Takes in what was found in a part, game by game.
    pub fn take(&mut self, found: &Found) {
        let Found { file, number, ply, is_in_variation, .. } = *found;
        self.hits.push(Hit { file, number, is_in_variation, ply });
        self.count(found);
    }

    /// Counts the move that was played there, without keeping the place.
    pub fn count(&mut self, found: &Found) {
        if let Some(mv) = found.played.filter(|_| !found.is_in_variation) {
            self.count_move(mv, found);
        }
    }

    fn count_move(&mut self, mv: Move, &Found { game, winner, plies, date, is_turned, .. }: &Found) {
        if self.known.is_empty() {
            self.known = vec![0; usize::from(MOVE_BITS) + 1];
        }
        let known = &mut self.known[usize::from(pack(mv))];
        if *known == 0 {
            self.moves.push(MoveTally::none_of(mv));
            self.latest.push(LatestGame { game, is_turned });
            self.counted.push(game);
            // There are fewer moves than this can tell.
            *known = self.moves.len() as u16;
        } else if self.counted[usize::from(*known) - 1] == game {
            return;
        }
        let place = usize::from(*known) - 1;
        self.counted[place] = game;
        if date > self.moves[place].latest {
            self.latest[place] = LatestGame { game, is_turned };
        }
        let wins = Color::ALL.map(|color| u32::from(winner == Some(color)));
        self.moves[place].add(&MoveTally { mv, count: 1, wins, plies: u64::from(plies), latest: date });
    }

    /// Adds what was found in another part, whose files the caller counts as `file_of` says.
    pub fn merge(&mut self, other: Self, file_of: impl Fn(u32) -> u32) {
        self.hits.extend(other.hits.into_iter().map(|hit| Hit { file: file_of(hit.file), ..hit }));
        self.moves.extend(other.moves);
    }

    /// The moves of one part, each with the latest game in which it was played.
    #[must_use]
    pub fn moves_with_games(self) -> Vec<(MoveTally, LatestGame)> {
        self.moves.into_iter().zip(self.latest).collect()
    }

    /// The moves, the most frequent first.
    #[must_use]
    pub fn moves(&self) -> Vec<MoveTally> {
        merged_moves(self.moves.clone())
    }
}

/// What is known of each move in one place: the most frequent first.
#[must_use]
pub fn merged_moves(mut tallies: Vec<MoveTally>) -> Vec<MoveTally> {
    tallies.sort_unstable_by_key(|tally| pack(tally.mv));
    let mut moves: Vec<MoveTally> = Vec::new();
    for tally in tallies {
        match moves.last_mut().filter(|known| known.mv == tally.mv) {
            Some(known) => known.add(&tally),
            None => moves.push(tally),
        }
    }
    moves.sort_by_cached_key(|tally| (Reverse(tally.count), tally.mv.to_string()));
    moves
}
