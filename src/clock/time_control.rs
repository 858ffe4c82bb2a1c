//! Time controls: how much time a player has, and how moves are charged against it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::limits;

/// How much time a player has (持ち時間): a main time, how moves count against it, and what follows it.
///
/// Every combination of the three is meaningful; the common ones have names.
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
    /// The time at the start of the game.
    #[serde(deserialize_with = "limits::time")]
    pub main: Duration,
    /// How moves count against it.
    pub counting: Counting,
    /// What follows once it is used up.
    pub after: AfterMain,
}

/// How much of the time taken by a move counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Counting {
    /// チェスクロック方式: all of it.
    Exact,
    /// ストップウォッチ方式: whole units only; the fraction of a unit left over in each move is dropped. If nothing follows the
    /// main time, its last unit is therefore available for every move (一分将棋), and using all of it loses.
    Stopwatch {
        /// One minute, in Japan.
        #[serde(deserialize_with = "limits::time")]
        unit: Duration,
    },
    /// Fischer: every move, including the first, adds `increment` before it is played.
    Fischer {
        /// The increment per move.
        #[serde(deserialize_with = "limits::time")]
        increment: Duration,
    },
    /// Simple delay: every move starts with a delay during which no other time runs.
    Delay {
        /// The delay per move; unused delay is lost.
        #[serde(deserialize_with = "limits::time")]
        delay: Duration,
    },
}

/// What a player has once the main time is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AfterMain {
    /// 切れ負け: nothing.
    Loss,
    /// 秒読み: every move must be made within `period`. A move that takes longer uses up one of the `periods`, and the
    /// last must not be exceeded; ordinary byoyomi has a single period.
    Byoyomi {
        /// The time per move.
        #[serde(deserialize_with = "limits::time")]
        period: Duration,
        /// The number of periods, at least 1.
        #[serde(deserialize_with = "limits::extras")]
        periods: u32,
    },
    /// 考慮時間, as in the NHK Cup: every move has `period`; beyond that, consideration minutes are used up one after the
    /// other, each of them whole once begun. The sources do not say whether another `period` follows the last minute
    /// within the same move; here, it does not.
    Consideration {
        /// The time per move.
        #[serde(deserialize_with = "limits::time")]
        period: Duration,
        /// The number of consideration minutes.
        #[serde(deserialize_with = "limits::extras")]
        minutes: u32,
        /// The length of each: one minute in the NHK Cup.
        #[serde(deserialize_with = "limits::time")]
        length: Duration,
    },
    /// No limit; the time used is shown.
    Unlimited,
}

impl TimeControl {
    /// No limit; the time used is shown nevertheless.
    pub const UNTIMED: Self = Self { main: Duration::ZERO, counting: Counting::Exact, after: AfterMain::Unlimited };

    /// 切れ負け: `main`, and the game is lost when it is used up.
    #[must_use]
    pub const fn sudden_death(main: Duration) -> Self {
        Self { main, counting: Counting::Exact, after: AfterMain::Loss }
    }

    /// 秒読み: `main`, then `period` for every move.
    #[must_use]
    pub const fn byoyomi(main: Duration, period: Duration) -> Self {
        Self::periods(main, period, 1)
    }

    /// `main`, then `periods` of byoyomi, each of which is lost only if exceeded.
    #[must_use]
    pub const fn periods(main: Duration, period: Duration, periods: u32) -> Self {
        Self { main, counting: Counting::Exact, after: AfterMain::Byoyomi { period, periods } }
    }

    /// Fischer: `main`, plus `increment` before every move.
    #[must_use]
    pub const fn fischer(main: Duration, increment: Duration) -> Self {
        Self { main, counting: Counting::Fischer { increment }, after: AfterMain::Loss }
    }

    /// Whether a player can run out of time.
    #[must_use]
    pub const fn is_timed(self) -> bool {
        !matches!(self.after, AfterMain::Unlimited)
    }

    /// Whether nobody could make a single move: the game would be lost as it begins.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use komadai::clock::TimeControl;
    ///
    /// assert!(TimeControl::fischer(Duration::ZERO, Duration::ZERO).is_nothing());
    /// assert!(!TimeControl::byoyomi(Duration::ZERO, Duration::from_secs(10)).is_nothing());
    /// ```
    #[must_use]
    pub const fn is_nothing(self) -> bool {
        let has_more = match self.after {
            AfterMain::Loss => false,
            AfterMain::Byoyomi { period, periods } => !period.is_zero() && periods > 0,
            AfterMain::Consideration { period, minutes, length } => {
                !period.is_zero() || (minutes > 0 && !length.is_zero())
            }
            AfterMain::Unlimited => true,
        };
        self.main.is_zero() && !self.gives_time() && !has_more
    }

    /// Whether every move comes with time of its own, however little was left before.
    #[must_use]
    pub const fn gives_time(self) -> bool {
        !self.increment().is_zero() || !self.delay().is_zero()
    }

    /// The time added before every move.
    pub(super) const fn increment(self) -> Duration {
        match self.counting {
            Counting::Fischer { increment } => increment,
            Counting::Exact | Counting::Stopwatch { .. } | Counting::Delay { .. } => Duration::ZERO,
        }
    }

    /// The delay at the start of every move.
    pub(super) const fn delay(self) -> Duration {
        match self.counting {
            Counting::Delay { delay } => delay,
            Counting::Exact | Counting::Stopwatch { .. } | Counting::Fischer { .. } => Duration::ZERO,
        }
    }

    /// The last unit of the main time, if it is available for every move.
    pub(super) const fn last_unit(self) -> Option<Duration> {
        match (self.counting, self.after) {
            (Counting::Stopwatch { unit }, AfterMain::Loss) => Some(unit),
            (
                Counting::Exact | Counting::Stopwatch { .. } | Counting::Fischer { .. } | Counting::Delay { .. },
                AfterMain::Loss | AfterMain::Byoyomi { .. } | AfterMain::Consideration { .. } | AfterMain::Unlimited,
            ) => None,
        }
    }

    /// How many byoyomi periods or consideration minutes there are.
    #[must_use]
    pub const fn extras(self) -> u32 {
        match self.after {
            AfterMain::Byoyomi { periods, .. } => periods,
            AfterMain::Consideration { minutes, .. } => minutes,
            AfterMain::Loss | AfterMain::Unlimited => 0,
        }
    }

    /// The part of a move's `spent` time that counts and is recorded.
    pub(super) fn counted(self, spent: Duration) -> Duration {
        match self.counting {
            Counting::Stopwatch { unit } if !unit.is_zero() => whole(spent, unit).0,
            Counting::Exact | Counting::Stopwatch { .. } | Counting::Fischer { .. } | Counting::Delay { .. } => spent,
        }
    }
}

/// The whole `unit`s in `time`: their total length and their number. A unit of zero fits more often than can be
/// counted.
pub(super) fn whole(time: Duration, unit: Duration) -> (Duration, u32) {
    let count = time.as_nanos().checked_div(unit.as_nanos()).unwrap_or(u128::MAX);
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    (unit.saturating_mul(count), count)
}
