//! The instant at which something comes in.

use std::time::Duration;

use crate::clock::SessionTime;

/// When something happens: on the clock that games run on, and on the calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Now {
    /// For clocks.
    pub at: SessionTime,
    /// For the record: `2026/11/21 14:30:05`, local time.
    pub date: String,
    /// For schedules: how much time has passed since midnight, local time.
    pub since_midnight: Duration,
    /// For what outlasts the program: how much time has passed since 1970, by the calendar of the machine.
    pub calendar: Duration,
}

impl Now {
    /// The date as names of files have it: `2026/11/21 14:30:05` becomes `20261121-143005`.
    pub fn in_file_name(&self) -> String {
        let sign = |c| if c == ' ' { Some('-') } else { Some(c).filter(char::is_ascii_digit) };
        self.date.chars().filter_map(sign).collect()
    }
}
