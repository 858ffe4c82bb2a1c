//! The time left on a clock as numbers, for whoever sets it by hand.

use std::time::Duration;

use crate::clock::{GameClock, SessionTime};
use crate::shogi::Color;

/// The fields of what a side's clock is to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockFields {
    /// Main time left: hours.
    pub hours: u32,
    /// Main time left: minutes on top.
    pub minutes: u32,
    /// Main time left: seconds on top.
    pub seconds: u32,
    /// Byoyomi periods or consideration minutes left.
    pub extras: u32,
    /// How many there were at the start.
    pub most_extras: u32,
}

impl ClockFields {
    /// What `color`'s clock shows at `now`.
    #[must_use]
    pub fn of(clock: &GameClock, color: Color, now: SessionTime) -> Self {
        let main = clock.main_shown(color, now).as_secs();
        let whole = |secs: u64| u32::try_from(secs).unwrap_or(u32::MAX);
        Self {
            hours: whole(main / 3600),
            minutes: whole(main / 60 % 60),
            seconds: whole(main % 60),
            extras: clock.extras_left(color, now),
            most_extras: clock.control(color).extras(),
        }
    }

    /// The main time left.
    #[must_use]
    pub fn main_left(&self) -> Duration {
        Duration::from_secs(u64::from(self.hours) * 3600 + u64::from(self.minutes * 60 + self.seconds))
    }
}
