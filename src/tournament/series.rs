//! Pairings of several games (番勝負): the score, when they are over, and who has Black next.

use super::{Mark, Seat, Table, TableResult, Terms};

/// The games won by each player of a pairing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// By the player named first.
    pub first: u32,
    /// By the other player.
    pub second: u32,
}

impl Score {
    /// The games `seat` has won.
    #[must_use]
    pub const fn of(self, seat: Seat) -> u32 {
        match seat {
            Seat::First => self.first,
            Seat::Second => self.second,
        }
    }

    fn add(&mut self, result: &TableResult) {
        match result.winner {
            Some(Seat::First) => self.first += 1,
            Some(Seat::Second) => self.second += 1,
            None => {}
        }
    }
}

impl Table {
    /// The games each player has won.
    #[must_use]
    pub fn score(&self) -> Score {
        self.score_after(self.games.len())
    }

    /// The games each player had won after the first `games`.
    #[must_use]
    pub fn score_after(&self, games: usize) -> Score {
        let mut score = Score::default();
        self.games.iter().take(games).for_each(|result| score.add(result));
        score
    }

    /// The games that Black and White of game `number` had won before it, where `black` has Black; `None` while there are not so
    /// many results.
    #[must_use]
    pub fn wins_before(&self, number: u32, black: Seat) -> Option<[u32; 2]> {
        let before = number.saturating_sub(1) as usize;
        let score = self.score_after(before);
        (self.games.len() >= before).then(|| [black, black.other()].map(|seat| score.of(seat)))
    }

    /// Whether no game is left: a player has won more than half, or all were played. A game without a winner that is
    /// not replayed counts as played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let score = self.score();
        let is_decided = score.first.max(score.second) > self.best_of / 2;
        is_decided || self.games.len() >= usize::try_from(self.best_of).unwrap_or(usize::MAX)
    }

    /// The winner of the pairing; `None` while it is not over, and if nobody won.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        let score = self.score();
        let winner = match score.first.cmp(&score.second) {
            std::cmp::Ordering::Greater => Some(Seat::First),
            std::cmp::Ordering::Less => Some(Seat::Second),
            std::cmp::Ordering::Equal => None,
        };
        winner.filter(|_| self.is_over())
    }

    /// The number of the next game, counted from 1.
    #[must_use]
    pub fn next_game(&self) -> u32 {
        u32::try_from(self.games.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// Who has Black in the next game; `None` if the pawns have to be tossed.
    ///
    /// The players of a series alternate from game to game. A replayed game counts with the sides of the decisive one,
    /// for the other one is no game (JSA 対局規則, article 8); the sources say no more. A handicap is given by the same
    /// player in every game.
    #[must_use]
    pub fn next_black(&self) -> Option<Seat> {
        let last_known = self.games.iter().rev().position(|result| result.black.is_some());
        let at_first = self.terms.black();
        let (black, games_since) = match (self.terms, last_known) {
            (Terms::Handicap { .. }, _) => return at_first,
            (Terms::Toss | Terms::Black(_), Some(back)) => (self.games[self.games.len() - 1 - back].black?, back + 1),
            (Terms::Toss | Terms::Black(_), None) => (at_first?, self.games.len()),
        };
        Some(if games_since % 2 == 0 { black } else { black.other() })
    }

    /// Who has Black in the game with this index: as it was told of it or of the attempt in play, otherwise as the pairing and the
    /// games before say.
    #[must_use]
    pub fn black_in(&self, index: usize) -> Option<Seat> {
        let told = match self.games.get(index) {
            Some(game) => game.black,
            None => self.in_play().filter(|_| index == self.games.len()).and_then(|playing| playing.black),
        };
        let before = || Self { games: self.games.iter().take(index).cloned().collect(), ..self.clone() };
        told.or_else(|| before().next_black())
    }

    /// Who has Black in the single game, or in the next one of a series, as it was started if it is in play; `None` before a toss,
    /// and after a series.
    #[must_use]
    pub fn black_told(&self) -> Option<Seat> {
        match &self.games[..] {
            [only] if self.best_of == 1 => only.black.or_else(|| self.terms.black()),
            _ if self.is_over() => None,
            _ => self.in_play().and_then(|playing| playing.black).or_else(|| self.next_black()),
        }
    }

    /// The mark of the pairing for `seat`.
    #[must_use]
    pub fn mark(&self, seat: Seat) -> Mark {
        match (&self.games[..], self.winner()) {
            ([only], _) if self.best_of == 1 => only.mark(seat),
            _ if !self.is_over() => Mark::Open,
            (_, Some(winner)) if winner == seat => Mark::Won,
            (_, Some(_)) => Mark::Lost,
            (_, None) => Mark::Drawn,
        }
    }
}
