use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How much time a player has (持ち時間): a main time, how moves are counted against it, and what comes after it.
///
/// Every combination of the three has a meaning; the usual ones have a name.
///
/// ```
/// use std::time::Duration;
///
/// use komadai::clock::{AfterMain, Counting, TimeControl};
///
/// let secs = Duration::from_secs;
/// let club = TimeControl::byoyomi(secs(15 * 60), secs(30));
/// assert_eq!(club.after, AfterMain::Byoyomi { period: secs(30), periods: 1 });
///
/// let fischer_with_byoyomi = TimeControl { counting: Counting::Fischer { increment: secs(5) }, ..club };
/// assert!(fischer_with_byoyomi.is_timed());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    /// At the start of the game.
    pub main: Duration,
    /// How a move is counted against it.
    pub counting: Counting,
    /// What a player has when it is used up.
    pub after: AfterMain,
}

/// How the time that a move takes is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Counting {
    /// チェスクロック方式: all of it.
    Exact,
    /// ストップウォッチ方式: whole units only; the rest of each move under one unit is dropped. Where nothing comes after
    /// the main time, its last unit is therefore there for every move (一分将棋), and using all of it loses.
    Stopwatch {
        /// One minute, in Japan.
        unit: Duration,
    },
    /// Fischer: every move, the first one too, adds `increment` before it is played.
    Fischer {
        /// For each move.
        increment: Duration,
    },
    /// Simple delay: every move begins with a while in which no other time runs.
    Delay {
        /// For each move; what is not used of it is lost.
        delay: Duration,
    },
}

/// What a player has when the main time is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AfterMain {
    /// 切れ負け: nothing.
    Loss,
    /// 秒読み: every move must be made within `period`. A move that takes longer uses up one of the `periods`, and the
    /// last one must not be exceeded; one period is the ordinary byoyomi.
    Byoyomi {
        /// For each move.
        period: Duration,
        /// How many there are, at least 1.
        periods: u32,
    },
    /// 考慮時間, as in the NHK Cup: every move has `period`; when that is over, minutes to consider are used, one after
    /// the other. One that has begun is lost. What the sources do not say, whether another `period` follows the last
    /// minute within the same move, is taken to be: no.
    Consideration {
        /// For each move.
        period: Duration,
        /// How many times a player may take longer.
        minutes: u32,
        /// By how much, one minute in the NHK Cup.
        length: Duration,
    },
    /// Any time at all: the time used is shown.
    Unlimited,
}

impl TimeControl {
    /// No limit; the time used is shown all the same.
    pub const UNTIMED: Self = Self { main: Duration::ZERO, counting: Counting::Exact, after: AfterMain::Unlimited };

    /// 切れ負け: the game is lost when `main` is used up.
    #[must_use]
    pub const fn sudden_death(main: Duration) -> Self {
        Self { main, counting: Counting::Exact, after: AfterMain::Loss }
    }

    /// 秒読み: `main`, then `period` for every move.
    #[must_use]
    pub const fn byoyomi(main: Duration, period: Duration) -> Self {
        Self::periods(main, period, 1)
    }

    /// `main`, then a number of `periods`, each of which is lost only when it is exceeded.
    #[must_use]
    pub const fn periods(main: Duration, period: Duration, periods: u32) -> Self {
        Self { main, counting: Counting::Exact, after: AfterMain::Byoyomi { period, periods } }
    }

    /// Fischer: `main`, to which every move adds `increment` before it is played.
    #[must_use]
    pub const fn fischer(main: Duration, increment: Duration) -> Self {
        Self { main, counting: Counting::Fischer { increment }, after: AfterMain::Loss }
    }

    /// Whether a player can run out of time.
    #[must_use]
    pub const fn is_timed(self) -> bool {
        !matches!(self.after, AfterMain::Unlimited)
    }

    /// Whether every move gets time of its own, however little there was before.
    #[must_use]
    pub const fn gives_time(self) -> bool {
        !self.increment().is_zero() || !self.delay().is_zero()
    }

    /// What every move adds before it is played.
    pub(super) const fn increment(self) -> Duration {
        match self.counting {
            Counting::Fischer { increment } => increment,
            Counting::Exact | Counting::Stopwatch { .. } | Counting::Delay { .. } => Duration::ZERO,
        }
    }

    /// How long every move takes before other time runs.
    pub(super) const fn delay(self) -> Duration {
        match self.counting {
            Counting::Delay { delay } => delay,
            Counting::Exact | Counting::Stopwatch { .. } | Counting::Fischer { .. } => Duration::ZERO,
        }
    }

    /// The last part of the main time, which is there for every move.
    pub(super) const fn last_unit(self) -> Option<Duration> {
        match (self.counting, self.after) {
            (Counting::Stopwatch { unit }, AfterMain::Loss) => Some(unit),
            (
                Counting::Exact | Counting::Stopwatch { .. } | Counting::Fischer { .. } | Counting::Delay { .. },
                AfterMain::Loss | AfterMain::Byoyomi { .. } | AfterMain::Consideration { .. } | AfterMain::Unlimited,
            ) => None,
        }
    }

    /// How often a player may exceed what every move has: byoyomi periods or minutes to consider.
    #[must_use]
    pub const fn extras(self) -> u32 {
        match self.after {
            AfterMain::Byoyomi { periods, .. } => periods,
            AfterMain::Consideration { minutes, .. } => minutes,
            AfterMain::Loss | AfterMain::Unlimited => 0,
        }
    }

    /// What of a move that took `spent` is counted and written down.
    pub(super) fn counted(self, spent: Duration) -> Duration {
        match self.counting {
            Counting::Stopwatch { unit } if !unit.is_zero() => whole(spent, unit).0,
            Counting::Exact | Counting::Stopwatch { .. } | Counting::Fischer { .. } | Counting::Delay { .. } => spent,
        }
    }
}

/// The whole `unit`s in `time`: together, and how many they are. A unit of nothing is there more often than can be
/// counted.
pub(super) fn whole(time: Duration, unit: Duration) -> (Duration, u32) {
    let count = time.as_nanos().checked_div(unit.as_nanos()).unwrap_or(u128::MAX);
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    (unit.saturating_mul(count), count)
}
