use std::time::Duration;

use super::TimeControl;

/// One player's time between two of their moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerClock {
    control: TimeControl,
    /// What is left of the main time.
    main_left: Duration,
    /// Byoyomi periods not yet exceeded.
    periods_left: u32,
    /// Charged for all moves so far.
    used: Duration,
}

/// What a player's clock shows at one instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// No limit: the time used up to now.
    Untimed {
        /// For all moves, the present one included.
        used: Duration,
    },
    /// Main time is running, or stands still.
    Main {
        /// What is left of it.
        left: Duration,
    },
    /// The main time is used up.
    Byoyomi {
        /// What is left of the period that has begun.
        left: Duration,
        /// The whole of it.
        period: Duration,
        /// How many periods are left, this one included.
        periods_left: u32,
    },
    /// The time ran out.
    Flagged,
}

impl PlayerClock {
    /// A clock that has not run yet.
    #[must_use]
    pub const fn new(control: TimeControl) -> Self {
        let periods_left = match control {
            TimeControl::Byoyomi { periods, .. } => periods,
            TimeControl::Untimed | TimeControl::SuddenDeath { .. } | TimeControl::Fischer { .. } => 0,
        };
        Self { control, main_left: control.main(), periods_left, used: Duration::ZERO }
    }

    /// The time control this clock was set to.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// What has been charged for all moves so far.
    #[must_use]
    pub const fn used(&self) -> Duration {
        self.used
    }

    /// What the clock shows when the present move has taken `spent`.
    #[must_use]
    pub fn reading(&self, spent: Duration) -> Reading {
        match self.control {
            TimeControl::Untimed => Reading::Untimed { used: self.used + spent },
            TimeControl::SuddenDeath { .. } => main_or_flagged(self.main_left, spent),
            TimeControl::Fischer { increment, .. } => main_or_flagged(self.main_left + increment, spent),
            TimeControl::Byoyomi { period, .. } if spent >= self.main_left => self.in_byoyomi(spent, period),
            TimeControl::Byoyomi { .. } => Reading::Main { left: self.main_left - spent },
        }
    }

    /// Charges a move that took `spent` and gives what the clock shows then. When that is [`Reading::Flagged`] the
    /// move came too late.
    pub fn charge(&mut self, spent: Duration) -> Reading {
        let reading = self.reading(spent);
        self.used += spent;
        match reading {
            Reading::Main { left } => self.main_left = left,
            Reading::Byoyomi { periods_left, .. } => {
                self.main_left = Duration::ZERO;
                self.periods_left = periods_left;
            }
            Reading::Flagged => {
                self.main_left = Duration::ZERO;
                self.periods_left = 0;
            }
            Reading::Untimed { .. } => {}
        }
        reading
    }

    /// Whether more time follows when what `reading` shows is over.
    #[must_use]
    pub const fn more_follows(&self, reading: Reading) -> bool {
        match reading {
            Reading::Main { .. } => self.periods_left > 0,
            Reading::Byoyomi { periods_left, .. } => periods_left > 1,
            Reading::Untimed { .. } | Reading::Flagged => false,
        }
    }

    fn in_byoyomi(&self, spent: Duration, period: Duration) -> Reading {
        let over = spent - self.main_left;
        let exceeded = if period.is_zero() { u128::MAX } else { over.as_nanos() / period.as_nanos() };
        let exceeded = u32::try_from(exceeded).unwrap_or(u32::MAX);
        if exceeded >= self.periods_left {
            return Reading::Flagged;
        }
        let left = period - (over - period * exceeded);
        Reading::Byoyomi { left, period, periods_left: self.periods_left - exceeded }
    }
}

fn main_or_flagged(available: Duration, spent: Duration) -> Reading {
    if spent >= available { Reading::Flagged } else { Reading::Main { left: available - spent } }
}

impl Reading {
    /// The time shown: what is left, or what was used when there is no limit.
    #[must_use]
    pub const fn shown(self) -> Duration {
        match self {
            Self::Untimed { used } => used,
            Self::Main { left } | Self::Byoyomi { left, .. } => left,
            Self::Flagged => Duration::ZERO,
        }
    }

    /// The time shown in whole seconds. What is left is rounded up, so that 0 means that the time is over; what was
    /// used is rounded down.
    #[must_use]
    pub const fn shown_secs(self) -> u64 {
        let shown = self.shown();
        match self {
            Self::Untimed { .. } => shown.as_secs(),
            Self::Main { .. } | Self::Byoyomi { .. } | Self::Flagged => {
                shown.as_secs() + if shown.subsec_nanos() > 0 { 1 } else { 0 }
            }
        }
    }

    /// After how much more time another second is shown; `None` when that never happens.
    #[must_use]
    pub fn until_next_second(self) -> Option<Duration> {
        let part = Duration::from_nanos(u64::from(self.shown().subsec_nanos()));
        match self {
            Self::Flagged => None,
            Self::Untimed { .. } => Some(Duration::from_secs(1) - part),
            Self::Main { .. } | Self::Byoyomi { .. } if part.is_zero() => Some(Duration::from_secs(1)),
            Self::Main { .. } | Self::Byoyomi { .. } => Some(part),
        }
    }
}
