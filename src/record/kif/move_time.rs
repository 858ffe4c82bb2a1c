//! The time after a move: `( 0:16/00:00:16)`.
//!
//! Accepted beyond the standard: hours in the first part or none in the second, numbers without leading zeros, blanks
//! anywhere inside, full-width characters, and a missing second part.

use std::time::Duration;

use super::move_text::leading_parenthesis;
use crate::record::MoveTime;
use crate::record::lines::trim_start;
use crate::record::notation::arabic_value;

/// What a record says about the time for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TimeText {
    /// For this move.
    pub(super) spent: Duration,
    /// For all of the player's moves so far, if given.
    pub(super) total: Option<Duration>,
}

/// Parses what follows a move: a time, a `+`, both or nothing. `Err` holds anything else.
pub(super) fn read_time(text: &str) -> Result<Option<TimeText>, &str> {
    let text = trim_start(text);
    if text.is_empty() {
        return Ok(None);
    }
    let text = text.trim_end().trim_end_matches(['+', '＋']).trim_end();
    if text.is_empty() {
        return Ok(None);
    }
    let (inside, rest) = leading_parenthesis(text).ok_or(text)?;
    let (spent, total) = inside.split_once(['/', '／']).map_or((inside, None), |(spent, total)| (spent, Some(total)));
    let spent = duration(spent).ok_or(text)?;
    let total = total.filter(|total| !total.trim().is_empty());
    let total = total.map(|total| duration(total).ok_or(text)).transpose()?;
    if rest.trim().is_empty() { Ok(Some(TimeText { spent, total })) } else { Err(rest.trim()) }
}

/// No time is longer: 1,000 hours, the most that a clock is set to.
const LONGEST: Duration = Duration::from_secs(1_000 * 60 * 60);

/// Parses two or three numbers separated by colons.
fn duration(text: &str) -> Option<Duration> {
    let mut secs: u64 = 0;
    let mut parts = 0;
    for part in text.split([':', '：']) {
        secs = secs.checked_mul(60)?.checked_add(number(part.trim())?)?;
        parts += 1;
    }
    (2..=3).contains(&parts).then(|| Duration::from_secs(secs)).filter(|time| *time <= LONGEST)
}

fn number(text: &str) -> Option<u64> {
    let append = |number: u64, ch| number.checked_mul(10)?.checked_add(u64::from(arabic_value(ch)?));
    if text.is_empty() { None } else { text.chars().try_fold(0, append) }
}

/// The time as written in files, in whole seconds; fractions of a second are dropped, and so is a time that would not be read
/// again.
pub(super) fn written_time(time: &MoveTime) -> String {
    let (spent, total) = (time.spent.as_secs(), time.total.as_secs());
    if spent.max(total) > LONGEST.as_secs() {
        return String::new();
    }
    let (hours, minutes) = (total / 3600, total / 60 % 60);
    format!("({:>2}:{:02}/{hours:02}:{minutes:02}:{:02})", spent / 60, spent % 60, total % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secs(spent: u64, total: impl Into<Option<u64>>) -> Result<Option<TimeText>, &'static str> {
        let total = total.into().map(Duration::from_secs);
        Ok(Some(TimeText { spent: Duration::from_secs(spent), total }))
    }

    #[test]
    fn a_time_is_read_in_every_spelling() {
        assert_eq!(read_time("   ( 0:16/00:01:02)+"), secs(16, 62));
        assert_eq!(read_time("(0:4/0:0:4)"), secs(4, 4));
        assert_eq!(read_time("(00:31 / 00:00:31)"), secs(31, 31));
        assert_eq!(read_time("(120:00/02:00:00)"), secs(7200, 7200));
        assert_eq!(read_time("(1:00:05/1:00:05)"), secs(3605, 3605));
        assert_eq!(read_time("（ ０：１６／００：００：１６）"), secs(16, 16));
        assert_eq!(read_time("(0:16)"), secs(16, None));
        assert_eq!(read_time("(0:16/)"), secs(16, None));
        assert_eq!(read_time("  +"), Ok(None));
        assert_eq!(read_time(""), Ok(None));
    }

    #[test]
    fn what_is_no_time_is_handed_back() {
        for text in [
            "(16)",
            "(0:16",
            "(a:b/c:d)",
            "(9999999999999999999:00/0:00:00)",
            "good",
            "(:/::)",
            "(999999:00/00:00:01)",
            "(0:01/1000:00:01)",
        ] {
            assert_eq!(read_time(text), Err(text));
        }
        assert_eq!(read_time("(0:01/0:00:01) good"), Err("good"));
        assert_eq!(read_time("(60000:00/1000:00:00)"), secs(3_600_000, 3_600_000), "the longest");
    }

    #[test]
    fn a_time_that_would_not_be_read_again_is_not_written() {
        for (spent, total) in [(4_000_000, 4_000_000), (1, 3_600_001)] {
            let time = MoveTime { spent: Duration::from_secs(spent), total: Duration::from_secs(total) };
            assert_eq!(written_time(&time), "");
        }
    }

    #[test]
    fn a_written_time_is_read_again() {
        for (spent, total) in [(0, 0), (59, 59), (60, 3600), (7200, 360_000), (3_600_000, 3_600_000)] {
            let time = MoveTime { spent: Duration::from_secs(spent), total: Duration::from_secs(total) };
            assert_eq!(read_time(&written_time(&time)), secs(spent, total));
        }
    }
}
