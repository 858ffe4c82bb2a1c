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
            None => (extra(text, reading.stage(), clock.control(color)), extra_short(reading.stage())),
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
    let tenths = reading.shown().as_millis().div_ceil(100);
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

/// What comes after it, or which period it is.
fn extra(text: &Text, stage: Stage, control: TimeControl) -> String {
    match stage {
        Stage::Untimed | Stage::Flagged => String::new(),
        Stage::Delay | Stage::Main => after_main(text, control),
        Stage::Byoyomi(period) | Stage::Consideration(period) => period_words(text, period),
    }
}

/// Which period it is, where there is no room for more: 2/3.
fn extra_short(stage: Stage) -> String {
    let several = stage.period().filter(|period| period.of > 1);
    several.map_or_else(String::new, |period| format!("{}/{}", period.number, period.of))
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

fn after_main(text: &Text, control: TimeControl) -> String {
    let increment = match control.counting {
        Counting::Fischer { increment } => {
            Some(text.tell("clock-increment", &[("increment", text.duration(increment).into())]))
        }
        Counting::Exact | Counting::Stopwatch { .. } | Counting::Delay { .. } => None,
    };
    [increment, text.after_main(control.after)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn period_words(text: &Text, period: Period) -> String {
    let length = text.duration(period.length);
    if period.of == 1 {
        return text.tell("clock-period", &[("period", length.into())]);
    }
    let args = [("period", length.into()), ("number", period.number.into()), ("of", period.of.into())];
    text.tell("clock-periods", &args)
}
