use std::time::Instant;

use jiff::Zoned;

use super::update::Now;
use crate::clock::SessionTime;

/// The one place that looks at the machine's clocks.
#[derive(Clone, Copy, Debug)]
pub struct WallClock {
    started: Instant,
}

impl WallClock {
    /// Session time begins now.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "session time is measured from here")]
    pub fn start() -> Self {
        Self { started: Instant::now() }
    }

    /// The present instant on the clock that never steps.
    #[must_use]
    pub fn session_time(&self) -> SessionTime {
        SessionTime::from_start(self.started.elapsed())
    }

    /// `at` together with today's date and time.
    #[must_use]
    pub fn now(at: SessionTime) -> Now {
        Now { at, date: Zoned::now().strftime("%Y/%m/%d %H:%M:%S").to_string() }
    }
}
