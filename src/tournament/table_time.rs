//! Time that one table has for itself, as after somebody came late.

use serde::{Deserialize, Serialize};

use super::Seat;
use crate::clock::TimeControl;

/// The time of a pairing's two players where it differs from that of the event: less for somebody who came late, or
/// more for somebody who plays without a handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableTime {
    /// The time of the player named first.
    pub first: TimeControl,
    /// The time of the other player.
    pub second: TimeControl,
    /// What they have instead in one game of a series: somebody came late to that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late: Option<LateTime>,
}

/// The time of both players in one game of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LateTime {
    /// The number of the game, counted from 1.
    pub game: u32,
    /// The time of the player named first.
    pub first: TimeControl,
    /// The time of the other player.
    pub second: TimeControl,
}

impl TableTime {
    /// Their times in every game.
    #[must_use]
    pub const fn new([first, second]: [TimeControl; 2]) -> Self {
        Self { first, second, late: None }
    }

    /// The same time for both.
    #[must_use]
    pub const fn both(time: TimeControl) -> Self {
        Self::new([time, time])
    }

    /// The same with other times in one game.
    #[must_use]
    pub const fn with_late(self, game: u32, [first, second]: [TimeControl; 2]) -> Self {
        Self { late: Some(LateTime { game, first, second }), ..self }
    }

    /// The times in a game.
    #[must_use]
    pub fn in_game(self, game: u32) -> Self {
        self.late.filter(|late| late.game == game).map_or(self, |late| Self::new([late.first, late.second]))
    }

    /// Whether somebody has no time at all.
    pub(super) fn has_nothing(self) -> bool {
        let late = self.late.into_iter().flat_map(|late| [late.first, late.second]);
        [self.first, self.second].into_iter().chain(late).any(TimeControl::is_nothing)
    }

    /// The same for a pairing that names the other player first.
    #[must_use]
    pub fn with_seats_swapped(self) -> Self {
        let late = self.late.map(|late| LateTime { first: late.second, second: late.first, ..late });
        Self { first: self.second, second: self.first, late }
    }

    /// The time of `seat`.
    #[must_use]
    pub const fn of(self, seat: Seat) -> TimeControl {
        match seat {
            Seat::First => self.first,
            Seat::Second => self.second,
        }
    }
}
