use serde::{Deserialize, Serialize};

use super::Seat;
use crate::clock::TimeControl;

/// How much time the two players of a pairing have, where that is not what the event gives everybody: less for one who
/// came late, or more for one who plays without a handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableTime {
    /// Of the player who is named first.
    pub first: TimeControl,
    /// Of the other one.
    pub second: TimeControl,
}

impl TableTime {
    /// The same for both.
    #[must_use]
    pub const fn both(time: TimeControl) -> Self {
        Self { first: time, second: time }
    }

    /// How much `seat` has.
    #[must_use]
    pub const fn of(self, seat: Seat) -> TimeControl {
        match seat {
            Seat::First => self.first,
            Seat::Second => self.second,
        }
    }
}
