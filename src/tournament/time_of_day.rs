//! Times of day in timetables.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// An hour and a minute of the day, as in a timetable: `13:05`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TimeOfDay {
    hour: u8,
    minute: u8,
}

/// A text that is not a time of day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a time of day; write it like 13:05")]
pub struct NoTimeOfDay(String);

impl NoTimeOfDay {
    /// The rejected text.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.0
    }
}

impl TimeOfDay {
    /// The time of day `time` later, wrapping at midnight.
    #[must_use]
    pub fn after(self, time: Duration) -> Self {
        let minutes = (u64::from(self.minutes()) + time.as_secs() / 60) % (24 * 60);
        let part = |number: u64| u8::try_from(number).unwrap_or_default();
        Self { hour: part(minutes / 60), minute: part(minutes % 60) }
    }

    /// The time of day so much earlier; before midnight it is the day before.
    #[must_use]
    pub fn before(self, time: Duration) -> Self {
        let day = 24 * 60;
        self.after(Duration::from_secs((day - time.as_secs() / 60 % day) * 60))
    }

    /// Minutes since midnight.
    #[must_use]
    pub fn minutes(self) -> u16 {
        u16::from(self.hour) * 60 + u16::from(self.minute)
    }
}

impl FromStr for TimeOfDay {
    type Err = NoTimeOfDay;

    /// ```
    /// use komadai::tournament::TimeOfDay;
    ///
    /// assert_eq!("9:30".parse::<TimeOfDay>().map(|time| time.to_string()), Ok("09:30".to_owned()));
    /// assert!("24:00".parse::<TimeOfDay>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, NoTimeOfDay> {
        let part = |text: &str, limit: u8| text.parse().ok().filter(|&number: &u8| number < limit);
        let time = text.split_once(':').and_then(|(hour, minute)| {
            let minute = (minute.len() == 2).then_some(minute)?;
            Some(Self { hour: part(hour, 24)?, minute: part(minute, 60)? })
        });
        time.ok_or_else(|| NoTimeOfDay(text.to_owned()))
    }
}

impl TryFrom<String> for TimeOfDay {
    type Error = NoTimeOfDay;

    fn try_from(text: String) -> Result<Self, NoTimeOfDay> {
        text.parse()
    }
}

impl From<TimeOfDay> for String {
    fn from(time: TimeOfDay) -> Self {
        time.to_string()
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.hour, self.minute)
    }
}
