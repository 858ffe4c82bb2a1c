use std::time::Duration;

/// An instant, as the time since the program started on a clock that never steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct SessionTime(Duration);

impl SessionTime {
    /// The instant that lies `since_start` after the start of the program.
    #[must_use]
    pub const fn from_start(since_start: Duration) -> Self {
        Self(since_start)
    }

    /// How much time has passed since `earlier`; zero when that lies in the future.
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
