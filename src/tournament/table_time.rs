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
}

impl TableTime {
    /// The same time for both.
    #[must_use]
    pub const fn both(time: TimeControl) -> Self {
        Self { first: time, second: time }
    }

    /// The same for a pairing that names the other player first.
    #[must_use]
    pub const fn with_seats_swapped(self) -> Self {
        Self { first: self.second, second: self.first }
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
