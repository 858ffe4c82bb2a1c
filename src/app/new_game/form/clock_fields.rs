//! The time left on a clock as numbers, for whoever sets it by hand.

use std::time::Duration;

use crate::clock::{AfterMain, GameClock, SessionTime};
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
    /// Whether they are minutes to consider.
    are_minutes: bool,
    /// How many there were at the start.
    pub most_extras: u32,
    /// What of the main time every move brings.
    increment: Duration,
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
            are_minutes: matches!(clock.control(color).after, AfterMain::Consideration { .. }),
            most_extras: clock.control(color).extras(),
            increment: clock.increment(color),
        }
    }

    /// The name of the sentence that says what the periods or minutes are.
    #[must_use]
    pub const fn extras_name(&self) -> &'static str {
        if self.are_minutes { "new-game-considerations" } else { "new-game-periods" }
    }

    /// The main time left, without what every move brings: no clock shows less than that when a move begins.
    #[must_use]
    pub fn main_left(&self) -> Duration {
        let shown = Duration::from_secs(u64::from(self.hours) * 3600 + u64::from(self.minutes * 60 + self.seconds));
        shown.saturating_sub(self.increment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Counting, TimeControl};

    #[test]
    fn what_is_entered_is_what_the_clock_then_shows() {
        let now = SessionTime::default();
        for (increment, seconds, shown) in [(0, 17, 317), (30, 17, 317), (30, 0, 300)] {
            let counting = Counting::Fischer { increment: Duration::from_secs(increment) };
            let control = TimeControl { main: Duration::from_secs(600), counting, after: AfterMain::Loss };
            let mut clock = GameClock::new([control; 2]);
            let before = ClockFields::of(&clock, Color::White, now);
            assert_eq!((before.minutes, u64::from(before.seconds)), (10, increment), "with the increment, as the card");
            let fields = ClockFields { minutes: 5, seconds, ..before };
            clock.correct(Color::White, fields.main_left(), 0);
            assert_eq!(clock.reading(Color::White, now).shown_secs(), shown);
            assert_eq!(clock.main_shown(Color::White, now), Duration::from_secs(shown));
        }
    }
}
