/// What a running clock has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockMoment {
    /// Another whole second is shown.
    Second {
        /// In which part of the time.
        stage: Stage,
        /// Whole seconds of it that are left: 1 is shown until the very end.
        left: u64,
    },
    /// Something other than a second has come round.
    Turn(Turn),
}

/// A part of a player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The main time (持ち時間).
    Main {
        /// Whether a byoyomi, or minutes for consideration, follow.
        more_follows: bool,
    },
    /// A byoyomi period (秒読み).
    Byoyomi {
        /// The whole of it.
        secs: u64,
        /// Whether another period, or minutes for consideration, follow.
        more_follows: bool,
    },
    /// A minute for consideration (考慮時間).
    Minute {
        /// Whether another one follows.
        more_follows: bool,
    },
}

/// The end of one part of a player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The main time is used up and byoyomi begins.
    Byoyomi,
    /// A byoyomi period was exceeded and another one begins.
    NextPeriod,
    /// A minute for consideration begins.
    Minute {
        /// Which one, from 1.
        number: u8,
        /// How many remain after it.
        remain: u8,
    },
    /// No time is left.
    TimeUp,
}

impl Stage {
    const MINUTE_SECS: u64 = 60;

    /// How many seconds of it have gone when `left` are left; `None` where nobody knows how long it was.
    #[must_use]
    pub const fn elapsed(self, left: u64) -> Option<u64> {
        match self {
            Self::Main { .. } => None,
            Self::Byoyomi { secs, .. } => secs.checked_sub(left),
            Self::Minute { .. } => Self::MINUTE_SECS.checked_sub(left),
        }
    }

    /// Whether more time follows when it is over.
    #[must_use]
    pub const fn more_follows(self) -> bool {
        match self {
            Self::Main { more_follows } | Self::Byoyomi { more_follows, .. } | Self::Minute { more_follows } => {
                more_follows
            }
        }
    }
}
