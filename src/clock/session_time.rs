//! Instants as plain data, which journals can hold and tests can make.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// An instant, as the time since program start on a monotonic clock.
///
/// Serialised in nanoseconds, for which 64 bits last five centuries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "u64", into = "u64")]
pub struct SessionTime(Duration);

impl SessionTime {
    /// The instant `since_start` after program start.
    #[must_use]
    pub const fn from_start(since_start: Duration) -> Self {
        Self(since_start)
    }

    /// The time elapsed since `earlier`; zero if that is in the future.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Duration {
        self.0.saturating_sub(earlier.0)
    }

    /// The instant `later` after this one.
    #[must_use]
    pub const fn plus(self, later: Duration) -> Self {
        Self(self.0.saturating_add(later))
    }
}

impl From<u64> for SessionTime {
    fn from(nanoseconds: u64) -> Self {
        Self(Duration::from_nanos(nanoseconds))
    }
}

impl From<SessionTime> for u64 {
    fn from(time: SessionTime) -> Self {
        Self::try_from(time.0.as_nanos()).unwrap_or(Self::MAX)
    }
}
