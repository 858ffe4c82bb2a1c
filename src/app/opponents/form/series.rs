//! How a match between two engines stands, and whether there is a next game.

use crate::clock::SessionTime;
use crate::shogi::Color;

/// A match of several games between two engines, which change sides after each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineSeries {
    /// How many games it has.
    pub games: u32,
    /// The number of the present one, from 1.
    pub game: u32,
    /// The names, first the one with Black in the first game.
    pub names: [String; 2],
    /// How many games they have won.
    pub wins: [u32; 2],
    /// How many ended without a winner.
    pub draws: u32,
    /// When the present game was seen to be over.
    pub over_since: Option<SessionTime>,
}

impl EngineSeries {
    /// A match that begins.
    #[must_use]
    pub const fn new(games: u32, names: [String; 2]) -> Self {
        Self { games, game: 1, names, wins: [0; 2], draws: 0, over_since: None }
    }

    /// Counts a game that this side has won.
    pub const fn note(&mut self, winner: Option<Color>, at: SessionTime) {
        self.over_since = Some(at);
        match winner {
            // The first one has Black in every odd game.
            Some(winner) => self.wins[(winner.index() + self.game as usize + 1) % 2] += 1,
            None => self.draws += 1,
        }
    }

    /// The match at its next game; `None` after the last one.
    #[must_use]
    pub fn next(&self) -> Option<Self> {
        (self.game < self.games).then(|| Self { game: self.game + 1, over_since: None, ..self.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_goes_by_the_players_whatever_side_they_have() {
        let mut series = EngineSeries::new(4, ["one", "two"].map(str::to_owned));
        for winner in [Some(Color::Black), Some(Color::Black), None] {
            series.note(winner, SessionTime::from_start(std::time::Duration::ZERO));
            series = series.next().unwrap();
        }
        assert_eq!((series.game, series.wins, series.draws, series.over_since), (4, [1, 1], 1, None));
        series.note(Some(Color::White), SessionTime::from_start(std::time::Duration::ZERO));
        assert_eq!((series.wins, series.next()), ([2, 1], None), "the first one has White in the fourth game");
    }
}
