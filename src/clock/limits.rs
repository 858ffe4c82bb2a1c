//! How long times can be. Whatever a clock is set to, by a file or by hand, is far from the end of its arithmetic.

use std::time::Duration;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer};

use super::{AfterMain, Counting, TimeControl};

/// The longest time that a clock is set to: 1,000 hours, a hundred times what anybody plays with.
pub const LONGEST: Duration = Duration::from_secs(1_000 * 60 * 60);

/// The most byoyomi periods or consideration minutes.
pub const MOST_EXTRAS: u32 = 1_000;

/// Reads a time of a time control, and refuses one above [`LONGEST`] as it would any number that does not fit.
pub(super) fn time<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
    let time = Duration::deserialize(deserializer)?;
    let is_possible = time <= LONGEST;
    let refusal = || D::Error::invalid_value(Unexpected::Unsigned(time.as_secs()), &"at most 1,000 hours");
    is_possible.then_some(time).ok_or_else(refusal)
}

/// Reads how many periods or minutes there are, and refuses more than [`MOST_EXTRAS`].
pub(super) fn extras<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let count = u32::deserialize(deserializer)?;
    let refusal = || D::Error::invalid_value(Unexpected::Unsigned(count.into()), &"at most 1,000");
    (count <= MOST_EXTRAS).then_some(count).ok_or_else(refusal)
}

impl TimeControl {
    /// The same control, in which nothing is longer than [`LONGEST`] or more than [`MOST_EXTRAS`].
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use komadai::clock::{LONGEST, TimeControl};
    ///
    /// let endless = TimeControl::sudden_death(Duration::MAX);
    /// assert_eq!(endless.within_limits(), TimeControl::sudden_death(LONGEST));
    /// ```
    #[must_use]
    pub fn within_limits(self) -> Self {
        let time = |time: Duration| time.min(LONGEST);
        let counting = match self.counting {
            Counting::Exact => Counting::Exact,
            Counting::Stopwatch { unit } => Counting::Stopwatch { unit: time(unit) },
            Counting::Fischer { increment } => Counting::Fischer { increment: time(increment) },
            Counting::Delay { delay } => Counting::Delay { delay: time(delay) },
        };
        let after = match self.after {
            AfterMain::Loss => AfterMain::Loss,
            AfterMain::Unlimited => AfterMain::Unlimited,
            AfterMain::Byoyomi { period, periods } => {
                AfterMain::Byoyomi { period: time(period), periods: periods.min(MOST_EXTRAS) }
            }
            AfterMain::Consideration { period, minutes, length } => AfterMain::Consideration {
                period: time(period),
                minutes: minutes.min(MOST_EXTRAS),
                length: time(length),
            },
        };
        Self { main: time(self.main), counting, after }
    }
}
