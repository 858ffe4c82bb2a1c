//! The moments of a clock that may be heard.

/// What a running clock has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockMoment {
    /// It shows a new whole second.
    Second {
        /// The stage of the time.
        stage: Stage,
        /// The whole seconds left in it: 1 is shown until the very end.
        left: u64,
    },
    /// Something else happened.
    Turn(Turn),
}

/// A stage of a player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The main time (持ち時間).
    Main {
        /// Whether byoyomi or consideration minutes follow.
        more_follows: bool,
    },
    /// A byoyomi period (秒読み).
    Byoyomi {
        /// Its full length.
        secs: u64,
        /// Whether another period or consideration minutes follow.
        more_follows: bool,
    },
    /// A consideration minute (考慮時間).
    Minute {
        /// Whether another minute follows.
        more_follows: bool,
    },
}

/// The end of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The main time is used up and byoyomi begins.
    Byoyomi,
    /// A byoyomi period was exceeded and another one begins.
    NextPeriod,
    /// A consideration minute begins.
    Minute {
        /// The number of the minute, counted from 1.
        number: u8,
        /// The number of minutes after it.
        remain: u8,
    },
    /// Time is up.
    TimeUp,
}

impl Stage {
    const MINUTE_SECS: u64 = 60;

    /// The seconds elapsed when `left` are left; `None` if the length of the stage is unknown.
    #[must_use]
    pub const fn elapsed(self, left: u64) -> Option<u64> {
        match self {
            Self::Main { .. } => None,
            Self::Byoyomi { secs, .. } => secs.checked_sub(left),
            Self::Minute { .. } => Self::MINUTE_SECS.checked_sub(left),
        }
    }

    /// Whether more time follows the stage.
    #[must_use]
    pub const fn more_follows(self) -> bool {
        match self {
            Self::Main { more_follows } | Self::Byoyomi { more_follows, .. } | Self::Minute { more_follows } => {
                more_follows
            }
        }
    }
}
