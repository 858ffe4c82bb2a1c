use std::time::Duration;

use serde::{Deserialize, Serialize};

/// However long nothing changes on a running clock, it is looked at as often as this.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// What a player's clock shows at one instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// No limit: the time used up to now.
    Untimed {
        /// For all moves, the present one included.
        used: Duration,
    },
    /// The delay with which the move begins: the main time stands still.
    Delay {
        /// What is left of the delay.
        left: Duration,
        /// What is left of the main time, which is shown.
        main_left: Duration,
    },
    /// Main time is running, or stands still.
    Main {
        /// What is left of it.
        left: Duration,
    },
    /// The time that every move has once the main time is used up.
    Byoyomi {
        /// What is left of the period that has begun.
        left: Duration,
        /// Which period that is.
        period: Period,
    },
    /// 考慮時間: that is exceeded, and a minute to consider has begun.
    Consideration {
        /// What is left of it.
        left: Duration,
        /// Which of them it is.
        minute: Period,
    },
    /// The time ran out.
    Flagged,
}

/// Which part of a player's time runs. The same at every instant of that part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// No limit.
    Untimed,
    /// The delay with which a move begins.
    Delay,
    /// 持ち時間: the main time.
    Main,
    /// 秒読み: the time that every move has.
    Byoyomi(Period),
    /// 考慮時間: a minute to consider.
    Consideration(Period),
    /// The time ran out.
    Flagged,
}

/// One of several stretches of time of the same length: "period 2 of 3".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// The whole of it.
    pub length: Duration,
    /// Which it is; 1 for the first.
    pub number: u32,
    /// How many there were at the start.
    pub of: u32,
}

impl Period {
    /// How many are left, this one included.
    #[must_use]
    pub const fn left(self) -> u32 {
        (self.of + 1).saturating_sub(self.number)
    }

    /// Whether no other follows.
    #[must_use]
    pub const fn is_last(self) -> bool {
        self.number >= self.of
    }
}

impl Stage {
    /// The stretch of time of which it is one, if it is.
    #[must_use]
    pub const fn period(self) -> Option<Period> {
        match self {
            Self::Byoyomi(period) | Self::Consideration(period) => Some(period),
            Self::Untimed | Self::Delay | Self::Main | Self::Flagged => None,
        }
    }
}

impl Reading {
    /// Which part of the time it is.
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

    /// The time shown: what is left, or what was used when there is no limit.
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

    /// The time shown in whole seconds. What is left is rounded up, so that 0 means that the time is over; what was
    /// used is rounded down.
    #[must_use]
    pub const fn shown_secs(self) -> u64 {
        let shown = self.shown();
        match self {
            Self::Untimed { .. } => shown.as_secs(),
            Self::Delay { .. }
            | Self::Main { .. }
            | Self::Byoyomi { .. }
            | Self::Consideration { .. }
            | Self::Flagged => shown.as_secs() + if shown.subsec_nanos() > 0 { 1 } else { 0 },
        }
    }

    /// Whether time is running out: not before the main time runs, nor where there is no limit.
    pub(super) const fn is_counted_down(self) -> bool {
        match self {
            Self::Main { .. } | Self::Byoyomi { .. } | Self::Consideration { .. } => true,
            Self::Untimed { .. } | Self::Delay { .. } | Self::Flagged => false,
        }
    }

    /// How much of a byoyomi period or of a minute to consider has passed; `None` elsewhere.
    #[must_use]
    pub fn elapsed(self) -> Option<Duration> {
        self.stage().period().map(|period| period.length.saturating_sub(self.shown()))
    }

    /// Whether tenths of a second are worth showing: in the last ten seconds of a time that runs out.
    #[must_use]
    pub fn shows_tenths(self) -> bool {
        self.is_counted_down() && self.shown() < Duration::from_secs(10)
    }

    /// After how much more time another digit is shown, with tenths in the last seconds or without; `None` when that never
    /// happens.
    #[must_use]
    pub fn until_next_digit(self, tenths: bool) -> Option<Duration> {
        let second = self.until_next_second()?;
        if !tenths {
            return Some(second);
        }
        if self.shows_tenths() { self.until_next_tenth() } else { Some(second) }
    }

    /// After how much more time another second is shown; `None` when that never happens.
    #[must_use]
    pub fn until_next_second(self) -> Option<Duration> {
        self.until_next(Duration::from_secs(1))
    }

    /// After how much more time another tenth of a second is shown; `None` when that never happens.
    #[must_use]
    pub fn until_next_tenth(self) -> Option<Duration> {
        self.until_next(Duration::from_millis(100))
    }

    fn until_next(self, step: Duration) -> Option<Duration> {
        let part = Duration::from_nanos((self.shown().as_nanos() % step.as_nanos()) as u64);
        match self {
            Self::Flagged => None,
            Self::Untimed { .. } => Some(step - part),
            // What is shown stands still until then, but whoever looks at a running clock looks every second: a longer
            // while would be taken for a machine that slept.
            Self::Delay { left, .. } => Some((left + if part.is_zero() { step } else { part }).min(LONGEST_WAIT)),
            Self::Main { .. } | Self::Byoyomi { .. } | Self::Consideration { .. } if part.is_zero() => Some(step),
            Self::Main { .. } | Self::Byoyomi { .. } | Self::Consideration { .. } => Some(part),
        }
    }
}
