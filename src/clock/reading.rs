//! What a player's clock shows.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// From when on tenths of a second are shown.
const LAST_SECONDS: Duration = Duration::from_secs(10);

/// The longest interval between two looks at a running clock, even if nothing changes.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// What a player's clock shows at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// No limit.
    Untimed {
        /// The time used for all moves, including the present one.
        used: Duration,
    },
    /// The delay at the start of a move; main time stands still.
    Delay {
        /// What is left of the delay.
        left: Duration,
        /// The main time left, which is what is shown.
        main_left: Duration,
    },
    /// Main time, running or stopped.
    Main {
        /// The main time left.
        left: Duration,
    },
    /// The time allotted to every move once main time is used up.
    Byoyomi {
        /// What is left of the current period.
        left: Duration,
        /// The current period.
        period: Period,
    },
    /// 考慮時間: the period is exceeded and a consideration minute has begun.
    Consideration {
        /// What is left of the minute.
        left: Duration,
        /// The current minute.
        minute: Period,
    },
    /// Time has run out.
    Flagged,
}

/// The part of a player's time that is running; constant for the duration of that part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// No limit.
    Untimed,
    /// The delay at the start of a move.
    Delay,
    /// 持ち時間: the main time.
    Main,
    /// 秒読み: the time allotted to every move.
    Byoyomi(Period),
    /// 考慮時間: a consideration minute.
    Consideration(Period),
    /// Time has run out.
    Flagged,
}

/// One of several equal stretches of time: "period 2 of 3".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// Its full length.
    pub length: Duration,
    /// Its number, counted from 1.
    pub number: u32,
    /// The number of periods at the start.
    pub of: u32,
}

impl Period {
    /// How many are left, including this one.
    #[must_use]
    pub const fn left(self) -> u32 {
        self.of.saturating_sub(self.number.saturating_sub(1))
    }

    /// Whether this is the last one.
    #[must_use]
    pub const fn is_last(self) -> bool {
        self.number >= self.of
    }
}

impl Stage {
    /// The period or minute this stage is, if any.
    #[must_use]
    pub const fn period(self) -> Option<Period> {
        match self {
            Self::Byoyomi(period) | Self::Consideration(period) => Some(period),
            Self::Untimed | Self::Delay | Self::Main | Self::Flagged => None,
        }
    }
}

impl Reading {
    /// The stage of this reading.
    #[must_use]
    pub const fn stage(self) -> Stage {
        match self {
            Self::Untimed { .. } => Stage::Untimed,
            Self::Delay { .. } => Stage::Delay,
            Self::Main { .. } => Stage::Main,
            Self::Byoyomi { period, .. } => Stage::Byoyomi(period),
            Self::Consideration { minute, .. } => Stage::Consideration(minute),
            Self::Flagged => Stage::Flagged,
        }
    }

    /// The displayed time: what is left, or what was used if there is no limit.
    #[must_use]
    pub const fn shown(self) -> Duration {
        match self {
            Self::Untimed { used } => used,
            Self::Delay { main_left: left, .. }
            | Self::Main { left }
            | Self::Byoyomi { left, .. }
            | Self::Consideration { left, .. } => left,
            Self::Flagged => Duration::ZERO,
        }
    }

    /// The displayed time in whole seconds. Time left is rounded up, so that 0 means time is up; time used is rounded
    /// down.
    #[must_use]
    pub const fn shown_secs(self) -> u64 {
        let shown = self.shown();
        match self {
            Self::Untimed { .. } => shown.as_secs(),
            Self::Delay { .. }
            | Self::Main { .. }
            | Self::Byoyomi { .. }
            | Self::Consideration { .. }
            | Self::Flagged => whole_secs(shown),
        }
    }

    /// Whether time is running out: not during a delay, nor without a limit.
    pub(super) const fn is_counted_down(self) -> bool {
        match self {
            Self::Main { .. } | Self::Byoyomi { .. } | Self::Consideration { .. } => true,
            Self::Untimed { .. } | Self::Delay { .. } | Self::Flagged => false,
        }
    }

    /// The elapsed part of a byoyomi period or consideration minute; `None` otherwise.
    #[must_use]
    pub fn elapsed(self) -> Option<Duration> {
        self.stage().period().map(|period| period.length.saturating_sub(self.shown()))
    }

    /// Whether to show tenths of a second: in the last ten seconds of a stage that runs out.
    #[must_use]
    pub fn shows_tenths(self) -> bool {
        self.is_counted_down() && self.shown() < LAST_SECONDS
    }

    /// The time until a displayed digit changes, including tenths in the final seconds if `tenths`; `None` if that
    /// never happens.
    #[must_use]
    pub fn until_next_digit(self, tenths: bool) -> Option<Duration> {
        match self {
            // Tenths appear as soon as the delay is over.
            Self::Delay { left, main_left } if tenths && main_left < LAST_SECONDS => Some(left.min(LONGEST_WAIT)),
            // At the last ten seconds exactly they are about to.
            _ if tenths && self.is_counted_down() && self.shown() <= LAST_SECONDS => self.until_next_tenth(),
            _ => self.until_next_second(),
        }
    }

    /// The time until the displayed second changes; `None` if that never happens.
    #[must_use]
    pub fn until_next_second(self) -> Option<Duration> {
        self.until_next(Duration::from_secs(1))
    }

    /// The time until the displayed tenth of a second changes; `None` if that never happens.
    #[must_use]
    pub fn until_next_tenth(self) -> Option<Duration> {
        self.until_next(Duration::from_millis(100))
    }

    fn until_next(self, step: Duration) -> Option<Duration> {
        let part = Duration::from_nanos((self.shown().as_nanos() % step.as_nanos()) as u64);
        match self {
            Self::Flagged => None,
            Self::Untimed { .. } => Some(step - part),
            // The display stands still until then, but a running clock is looked at every second: a longer gap would be
            // mistaken for the machine having slept.
            Self::Delay { left, .. } => {
                Some(left.saturating_add(if part.is_zero() { step } else { part }).min(LONGEST_WAIT))
            }
            Self::Main { .. } | Self::Byoyomi { .. } | Self::Consideration { .. } if part.is_zero() => Some(step),
            Self::Main { .. } | Self::Byoyomi { .. } | Self::Consideration { .. } => Some(part),
        }
    }
}
/// Time left in whole seconds, of which a part counts as one, on a clock as everywhere else.
///
/// ```
/// use std::time::Duration;
///
/// use komadai::clock::whole_secs;
///
/// assert_eq!(whole_secs(Duration::from_millis(59_001)), 60);
/// ```
#[must_use]
pub const fn whole_secs(left: Duration) -> u64 {
    left.as_secs().saturating_add(if left.subsec_nanos() > 0 { 1 } else { 0 })
}
