//! What many games of a part have in common, counted when the part is written: the first positions of games are asked for
//! most often, and nobody waits until a hundred thousand games are counted.

use std::cmp::Reverse;

use super::answer::{Answer, LatestGame, MoveTally};
use super::bytes::{Unread, Written, count};
use super::packed_move::{pack, unpack};
use super::part_layout::{Brief, PLACE_BYTES, Posting};
use super::position_hash::PackedPosition;
use super::search::Place;
use super::{Found, GameDate, Likeness};

/// What is known of all places of a position in a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Summary {
    /// The position: a hash alone proves nothing.
    pub(super) position: PackedPosition,
    /// In how many games it is.
    pub(super) games: u32,
    /// The moves that were played.
    pub(super) moves: Vec<(MoveTally, LatestGame)>,
    /// The first place in each of the latest games, the latest first.
    pub(super) latest: Vec<Posting>,
}

impl Summary {
    /// So many of the games are known: some more than an explorer shows, since files may have gone.
    const MOST_LATEST: usize = 256;

    /// From so many places on a summary is worth its room in a part of so many games.
    pub(super) fn worth_it(games: usize) -> usize {
        (games / 32).max(2)
    }

    /// Counts the places of a position, which are in the order of games and moves.
    pub(super) fn of(position: PackedPosition, postings: Vec<Posting>, games: &[Brief]) -> Self {
        let moves = moves_played(postings.iter().copied(), games);
        let firsts = firsts(postings);
        let in_games = count(firsts.len());
        Self { position, games: in_games, moves, latest: latest_of(firsts, games) }
    }

    /// Lets go of some games, given their places in the order of games and moves. `None` if these were not counted.
    pub(super) fn let_go(&mut self, gone: &[Posting], games: &[Brief]) -> Option<()> {
        self.games = self.games.checked_sub(count(firsts(gone.to_vec()).len()))?;
        self.take_away(&moves_played(gone.iter().copied(), games))?;
        self.latest.retain(|posting| !is_among(gone, posting.game));
        Some(())
    }

    /// Whether the latest game with each move is still known after these were let go of, and so many of the latest of all, if
    /// there are as many.
    pub(super) fn is_complete(&self, gone: &[Posting], most: usize) -> bool {
        !self.is_short_of(most) && self.moves.iter().all(|(_, latest)| !is_among(gone, latest.game))
    }

    const fn is_short_of(&self, most: usize) -> bool {
        let wanted = if most < Self::MOST_LATEST { most } else { Self::MOST_LATEST };
        self.latest.len() < wanted && self.latest.len() < self.games as usize
    }

    /// Makes it complete with the places that are left after these were let go of.
    pub(super) fn complete<I: Iterator<Item = Posting>>(
        &mut self,
        gone: &[Posting],
        left: impl Fn() -> I,
        games: &[Brief],
        most: usize,
    ) {
        for (tally, latest) in self.moves.iter_mut().filter(|(_, latest)| is_among(gone, latest.game)) {
            let date = tally.latest;
            let is_next = |it: &Posting| {
                it.played() == Some(tally.mv) && !it.is_in_variation() && games[it.game as usize].date == date
            };
            match left().find(is_next) {
                Some(next) => latest.game = next.game,
                None => {
                    // No other game of that day is left.
                    self.moves = moves_played(left(), games);
                    break;
                }
            }
        }
        if self.is_short_of(most) {
            self.latest = latest_of(firsts(left().collect()), games);
        }
    }

    fn take_away(&mut self, gone: &[(MoveTally, LatestGame)]) -> Option<()> {
        for (tally, _) in gone {
            let (known, _) = self.moves.iter_mut().find(|(known, _)| known.mv == tally.mv)?;
            *known = known.without(tally)?;
        }
        self.moves.retain(|(tally, _)| tally.count > 0);
        Some(())
    }

    pub(super) fn write(&self, into: &mut Written) {
        into.0.extend(self.position);
        into.number(self.games);
        into.number(count(self.moves.len()));
        for (MoveTally { mv, count, wins, plies, latest }, game) in &self.moves {
            into.short(pack(*mv));
            [*count, wins[0], wins[1], game.game].into_iter().for_each(|number| into.number(number));
            into.long(*plies);
            into.number(GameDate::code(*latest));
        }
        self.latest.iter().for_each(|posting| posting.write(&mut into.0));
    }

    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let mut from = Unread(bytes);
        let position = from.take(size_of::<PackedPosition>())?.try_into().ok()?;
        let (games, moves) = (from.number()?, from.number()?);
        let moves = (0..moves).map(|_| read_move(&mut from)).collect::<Option<_>>()?;
        let (latest, rest) = from.0.as_chunks::<PLACE_BYTES>();
        let latest = latest.iter().map(Posting::read).collect();
        rest.is_empty().then_some(Self { position, games, moves, latest })
    }
}

/// The moves that were played at these places.
fn moves_played(postings: impl Iterator<Item = Posting>, games: &[Brief]) -> Vec<(MoveTally, LatestGame)> {
    let mut answer = Answer::default();
    for posting in postings {
        // Nobody asks after how many moves it was.
        let place = Place { ply: 0, is_in_variation: posting.is_in_variation(), played: posting.played() };
        answer.count(&Found::of((posting.game, games[posting.game as usize]), place, Likeness::SAME));
    }
    answer.moves_with_games()
}

/// Whether one of these places, which are in the order of games, is in this game.
fn is_among(places: &[Posting], game: u32) -> bool {
    places.binary_search_by_key(&game, |posting| posting.game).is_ok()
}

/// The first place in each game.
fn firsts(mut postings: Vec<Posting>) -> Vec<Posting> {
    postings.dedup_by_key(|posting| posting.game);
    postings
}

/// The latest of these games, the latest first.
fn latest_of(mut firsts: Vec<Posting>, games: &[Brief]) -> Vec<Posting> {
    firsts.sort_by_key(|first| Reverse(games[first.game as usize].date));
    firsts.truncate(Summary::MOST_LATEST);
    firsts
}

fn read_move(from: &mut Unread) -> Option<(MoveTally, LatestGame)> {
    let mv = unpack(from.short()?)?;
    let (count, wins, game) = (from.number()?, [from.number()?, from.number()?], from.number()?);
    let (plies, latest) = (from.long()?, GameDate::of_code(from.number()?));
    let tally = MoveTally { mv, count, wins, plies, latest };
    Some((tally, LatestGame { game, is_turned: false }))
}
