//! Where real time comes in; all others are told the time, so that tests can tell it too.

use std::time::{Duration, Instant, SystemTime};

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::app::update::now::Now;
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

    /// How much time has passed on a clock that goes on while the machine sleeps, where there is one besides the clock
    /// of games.
    #[cfg(target_os = "linux")]
    #[must_use]
    pub fn time_with_sleep(&self) -> Duration {
        let now = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        Duration::try_from(now).unwrap_or_default()
    }

    /// How much time has passed. On other systems the clock of games goes on while the machine sleeps, or nothing tells.
    #[cfg(not(target_os = "linux"))]
    #[must_use]
    pub fn time_with_sleep(&self) -> Duration {
        self.started.elapsed()
    }

    /// `at` together with today's date and time.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is where the calendar comes in")]
    pub fn now(at: SessionTime) -> Now {
        let zoned = date_of(SystemTime::now());
        let since_midnight = zoned.time().duration_since(jiff::civil::Time::midnight()).unsigned_abs();
        let calendar = zoned.timestamp().as_duration().unsigned_abs();
        Now { at, date: zoned.strftime("%Y/%m/%d %H:%M:%S").to_string(), since_midnight, calendar }
    }
}

/// The date and time here. A calendar that is set to a year with five digits stays at the last moment of the year 9999.
fn date_of(time: SystemTime) -> Zoned {
    Timestamp::try_from(time).unwrap_or(Timestamp::MAX).to_zoned(TimeZone::system())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_calendar_beyond_the_year_9999_stays_in_it() {
        for years in [0, 8_000, 9_000, 20_000] {
            let date = date_of(SystemTime::UNIX_EPOCH + Duration::from_secs(years * 366 * 86_400));
            assert!((1969..=9999).contains(&date.year()), "{date}");
            assert!(!date.strftime("%Y/%m/%d %H:%M:%S").to_string().is_empty());
        }
    }
}
