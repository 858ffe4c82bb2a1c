//! How thinking time is charged: main time first, then byoyomi periods or consideration minutes.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::time_control::whole;
use super::{AfterMain, LONGEST, Period, Reading, TimeControl};

/// One player's time, as of the end of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerClock {
    control: TimeControl,
    /// The main time left.
    main_left: Duration,
    /// Byoyomi periods not yet exceeded, or consideration minutes not yet begun.
    extras_left: u32,
    /// The time charged for all moves so far.
    used: Duration,
}

impl PlayerClock {
    /// A clock that has not run yet.
    #[must_use]
    pub const fn new(control: TimeControl) -> Self {
        Self { control, main_left: control.main, extras_left: control.extras(), used: Duration::ZERO }
    }

    /// The time control of this clock.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// The time charged for all moves so far.
    #[must_use]
    pub const fn used(&self) -> Duration {
        self.used
    }

    /// The main time left between moves.
    #[must_use]
    pub const fn main_left(&self) -> Duration {
        self.main_left
    }

    /// How many byoyomi periods or consideration minutes are left when the present move has taken `spent`, including
    /// one in progress.
    #[must_use]
    pub fn extras_left(&self, spent: Duration) -> u32 {
        match (self.reading(spent), self.control.after) {
            (Reading::Byoyomi { period, .. }, AfterMain::Byoyomi { .. }) => period.left(),
            (Reading::Consideration { minute, .. }, _) => minute.left(),
            (Reading::Flagged, _) => 0,
            (Reading::Untimed { .. } | Reading::Delay { .. } | Reading::Main { .. } | Reading::Byoyomi { .. }, _) => {
                self.extras_left
            }
        }
    }

    /// Sets the clock, as an arbiter does. Periods never exceed their number at the start, nor the main time the longest.
    pub fn correct(&mut self, main_left: Duration, extras_left: u32) {
        self.main_left = main_left.min(LONGEST);
        self.extras_left = extras_left.min(self.control.extras());
    }

    /// Adds main time when the present move has taken `spent`, up to the longest there is, or subtracts it if `secs` is
    /// negative: never more than is left by then, so that byoyomi starts in full.
    pub fn give(&mut self, secs: i64, spent: Duration) {
        let amount = Duration::from_secs(secs.unsigned_abs());
        if secs < 0 {
            let (available, running) = self.main_time(spent);
            self.main_left = self.main_left.saturating_sub(amount.min(available.saturating_sub(running)));
        } else {
            self.main_left = self.main_left.max(self.main_left.saturating_add(amount).min(LONGEST));
        }
    }

    /// Applies the correction that turned `from` into `to`, by adding the difference.
    pub fn correct_likewise(&mut self, from: &Self, to: &Self) {
        let main_left = self.main_left.saturating_add(to.main_left).saturating_sub(from.main_left);
        let extras_left = self.extras_left.saturating_add(to.extras_left).saturating_sub(from.extras_left);
        self.correct(main_left, extras_left);
    }

    /// The time recorded for a move that took `spent`: all of it, or whole units only.
    #[must_use]
    pub fn counted(&self, spent: Duration) -> Duration {
        self.control.counted(spent)
    }

    /// What the clock shows when the present move has taken `spent`.
    #[must_use]
    pub fn reading(&self, spent: Duration) -> Reading {
        let (available, running) = self.main_time(spent);
        if spent < self.control.delay() {
            return Reading::Delay { left: self.control.delay() - spent, main_left: available };
        }
        if running >= available {
            return self.after_main(spent, running - available);
        }
        let left = available - running;
        match self.control.last_unit() {
            Some(unit) if left <= unit => {
                Reading::Byoyomi { left, period: Period { length: unit.min(available), number: 1, of: 1 } }
            }
            Some(_) | None => Reading::Main { left },
        }
    }

    /// Charges a move that took `spent` and returns the final reading. If that is [`Reading::Flagged`], the move came
    /// too late.
    pub fn charge(&mut self, spent: Duration) -> Reading {
        let reading = self.reading(spent);
        let begun = u32::from(matches!(reading, Reading::Consideration { .. }));
        self.extras_left = self.extras_left(spent).saturating_sub(begun);
        self.main_left = self.main_left_after(spent);
        self.used = self.used.saturating_add(self.counted(spent));
        reading
    }

    /// The main time left if the present move ends after `spent`.
    #[must_use]
    pub fn main_left_after(&self, spent: Duration) -> Duration {
        let (available, running) = self.main_time(spent);
        if running >= available { Duration::ZERO } else { available.saturating_sub(self.counted(running)) }
    }

    /// Whether more time follows the stage that `reading` shows.
    #[must_use]
    pub fn more_follows(&self, reading: Reading) -> bool {
        match (reading, self.control.after) {
            (Reading::Delay { .. }, _) => true,
            (Reading::Main { .. }, AfterMain::Loss) => self.control.last_unit().is_some(),
            (Reading::Main { .. }, AfterMain::Byoyomi { .. }) => self.extras_left > 0,
            (Reading::Main { .. }, AfterMain::Consideration { .. } | AfterMain::Unlimited) => true,
            (Reading::Byoyomi { .. }, AfterMain::Consideration { .. }) => self.extras_left > 0,
            (Reading::Byoyomi { period, .. } | Reading::Consideration { minute: period, .. }, _) => !period.is_last(),
            (Reading::Untimed { .. } | Reading::Flagged, _) => false,
        }
    }

    /// The main time available at the start of the present move, and how much of it has run.
    fn main_time(&self, spent: Duration) -> (Duration, Duration) {
        (self.main_left.saturating_add(self.control.increment()), spent.saturating_sub(self.control.delay()))
    }

    /// What the clock shows once the main time has been exceeded by `over`.
    fn after_main(&self, spent: Duration, over: Duration) -> Reading {
        match self.control.after {
            AfterMain::Loss => Reading::Flagged,
            AfterMain::Unlimited => Reading::Untimed { used: self.used.saturating_add(spent) },
            AfterMain::Byoyomi { period, periods } => match self.extra(over, period, periods) {
                Some((left, period)) => Reading::Byoyomi { left, period },
                None => Reading::Flagged,
            },
            AfterMain::Consideration { period, .. } if over < period => {
                Reading::Byoyomi { left: period - over, period: Period { length: period, number: 1, of: 1 } }
            }
            AfterMain::Consideration { period, minutes, length } => match self.extra(over - period, length, minutes) {
                Some((left, minute)) => Reading::Consideration { left, minute },
                None => Reading::Flagged,
            },
        }
    }

    /// What is left of the period or minute in progress after `over`, and which one it is; `None` if none are left.
    fn extra(&self, over: Duration, length: Duration, of: u32) -> Option<(Duration, Period)> {
        let (passed, exceeded) = whole(over, length);
        let still = self.extras_left.checked_sub(exceeded).filter(|&still| still > 0)?;
        Some((
            length.saturating_sub(over.saturating_sub(passed)),
            Period { length, number: of.saturating_sub(still).saturating_add(1), of },
        ))
    }
}
