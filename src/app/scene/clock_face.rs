//! What a clock shows, in words and digits.

use crate::clock::{AfterMain, Counting, GameClock, Period, Reading, SessionTime, Stage, TimeControl};
use crate::record::notation::time_digits;
use crate::shogi::Color;
use crate::text::Text;

/// From this many seconds on the clock turns to the colour of what is urgent.
const URGENT_SECS: u64 = 10;

/// A clock in words.
#[derive(Clone, Debug, Default)]
pub struct ClockFace {
    pub digits: String,
    pub phase: String,
    pub extra: String,
    pub extra_short: String,
    pub period_left: Option<f32>,
    pub is_urgent: bool,
}

impl ClockFace {
    /// What `color`'s clock shows at `now`; the last seconds with tenths where they are wanted.
    pub fn of(clock: &GameClock, text: &Text, color: Color, now: SessionTime, tenths: bool) -> Self {
        let reading = clock.reading(color, now);
        let (extra, extra_short) = match minutes_to_consider(clock, color, now) {
            Some((period, left)) => minutes_words(text, period, left),
            None => extra(text, clock, color, now),
        };
        Self {
            digits: if tenths && reading.shows_tenths() {
                tenth_digits(reading)
            } else {
                time_digits(reading.shown_secs())
            },
            phase: text.stage(reading.stage()),
            extra,
            extra_short,
            period_left: period_left(reading),
            is_urgent: is_urgent(reading, clock.more_follows(color, reading)),
        }
    }
}

/// 9.4, rounded up like the whole seconds, so that 0.0 means that the time is over.
fn tenth_digits(reading: Reading) -> String {
    let tenths = reading.shown().as_nanos().div_ceil(100_000_000);
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// The byoyomi that runs before a consideration minute, and how many of these are left.
fn minutes_to_consider(clock: &GameClock, color: Color, now: SessionTime) -> Option<(Period, u32)> {
    let AfterMain::Consideration { .. } = clock.control(color).after else { return None };
    let Stage::Byoyomi(period) = clock.reading(color, now).stage() else { return None };
    Some((period, clock.extras_left(color, now)))
}

/// The same in words, and where there is room for few.
fn minutes_words(text: &Text, period: Period, left: u32) -> (String, String) {
    let args = [("period", text.duration(period.length).into()), ("left", left.into())];
    (text.tell("clock-minutes-left", &args), text.tell("clock-minutes-left-short", &args))
}

/// What comes after it, or which period it is; and the same where there is room for few words.
fn extra(text: &Text, clock: &GameClock, color: Color, now: SessionTime) -> (String, String) {
    match clock.reading(color, now).stage() {
        Stage::Untimed | Stage::Flagged => Default::default(),
        Stage::Delay | Stage::Main => after_main(text, clock.control(color), clock.extras_left(color, now)),
        Stage::Byoyomi(period) | Stage::Consideration(period) => {
            (period_words(text, period), period_short(text, period))
        }
    }
}

/// Which period it is, where there is no room for more: 2/3; or how long it is.
fn period_short(text: &Text, period: Period) -> String {
    if period.of > 1 { format!("{}/{}", period.number, period.of) } else { text.duration(period.length) }
}

/// How much of a period is left, from 0 to 1.
fn period_left(reading: Reading) -> Option<f32> {
    let period = reading.stage().period()?;
    Some(reading.shown().as_secs_f32() / period.length.as_secs_f32())
}

/// Few seconds are urgent unless byoyomi comes after them.
fn is_urgent(reading: Reading, more_follows: bool) -> bool {
    let is_short = reading.shown_secs() <= URGENT_SECS;
    match reading.stage() {
        Stage::Untimed => false,
        Stage::Delay | Stage::Main => is_short && !more_follows,
        Stage::Byoyomi(_) | Stage::Consideration(_) | Stage::Flagged => is_short,
    }
}

fn after_main(text: &Text, control: TimeControl, left: u32) -> (String, String) {
    let increment = match control.counting {
        Counting::Fischer { increment } => {
            Some(text.tell("clock-increment", &[("increment", text.duration(increment).into())]))
        }
        Counting::Exact | Counting::Stopwatch { .. } | Counting::Delay { .. } => None,
    };
    let after = still_after(control.after, left);
    let short = increment.clone().or_else(|| after_short(text, after)).unwrap_or_default();
    (increment.into_iter().chain(text.after_main(after)).collect::<Vec<_>>().join(" · "), short)
}

/// What comes after the main time, in as few words as there are: "20 s", "3 × 30 s".
fn after_short(text: &Text, after: AfterMain) -> Option<String> {
    match after {
        AfterMain::Loss | AfterMain::Unlimited => None,
        AfterMain::Byoyomi { period, periods: 1 } | AfterMain::Consideration { period, .. } => {
            Some(text.duration(period))
        }
        AfterMain::Byoyomi { period, periods } => Some(format!("{periods} × {}", text.duration(period))),
    }
}

/// What still comes after the main time where `left` periods or minutes are left: main time that an arbiter gives brings
/// none of them back.
const fn still_after(after: AfterMain, left: u32) -> AfterMain {
    match after {
        AfterMain::Loss | AfterMain::Unlimited => after,
        AfterMain::Byoyomi { .. } if left == 0 => AfterMain::Loss,
        AfterMain::Byoyomi { period, .. } => AfterMain::Byoyomi { period, periods: left },
        AfterMain::Consideration { period, .. } if left == 0 => AfterMain::Byoyomi { period, periods: 1 },
        AfterMain::Consideration { period, length, .. } => AfterMain::Consideration { period, minutes: left, length },
    }
}

fn period_words(text: &Text, period: Period) -> String {
    let length = text.duration(period.length);
    if period.of == 1 {
        return text.tell("clock-period", &[("period", length.into())]);
    }
    let args = [("period", length.into()), ("number", period.number.into()), ("of", period.of.into())];
    text.tell("clock-periods", &args)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::text::Language;

    const NOW: SessionTime = SessionTime::from_start(Duration::ZERO);

    /// What Black's clock says besides its digits: in full, and in short.
    fn said(clock: &GameClock) -> (String, String) {
        let face = ClockFace::of(clock, &Text::new(Language::English), Color::Black, NOW, false);
        (face.extra, face.extra_short)
    }

    fn in_words(full: &str, short: &str) -> (String, String) {
        (full.to_owned(), short.to_owned())
    }

    #[test]
    fn main_time_that_is_given_brings_back_none_of_the_periods_that_are_over() {
        let secs = Duration::from_secs;
        let after = AfterMain::Byoyomi { period: secs(30), periods: 3 };
        let mut clock = GameClock::new([TimeControl { main: secs(600), after, counting: Counting::Exact }; 2]);
        assert_eq!(said(&clock), in_words("3 periods of 30 s", "3 × 30 s"));
        clock.correct(Color::Black, Duration::ZERO, 1);
        assert_eq!(said(&clock), in_words("period 3 of 3 × 30 s", "3/3"));
        clock.give(Color::Black, 60, NOW);
        assert_eq!(said(&clock), in_words("30 s a move", "30 s"));
        clock.correct(Color::Black, secs(60), 0);
        assert_eq!(said(&clock), in_words("", ""), "nothing follows");
    }

    #[test]
    fn what_comes_after_the_main_time_is_said_where_there_is_little_room() {
        let secs = Duration::from_secs;
        let of = |control| said(&GameClock::new([control; 2])).1;
        assert_eq!(of(TimeControl::byoyomi(secs(600), secs(20))), "20 s");
        assert_eq!(of(TimeControl::sudden_death(secs(600))), "");
    }
}
