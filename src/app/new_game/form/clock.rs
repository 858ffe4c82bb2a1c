//! A side's time as fields, and the time control they describe.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::clock::{AfterMain, Counting, TimeControl, whole_secs};

/// The fields of one side's time. Numbers that the kind does not need are kept for when it changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClockForm {
    /// The kind of time control.
    pub kind: TimeKind,
    /// Main time: hours.
    pub hours: u32,
    /// Main time: minutes on top.
    pub minutes: u32,
    /// Main time: seconds on top.
    pub seconds: u32,
    /// Byoyomi in seconds, at least 1.
    pub byoyomi_seconds: u32,
    /// Byoyomi periods, at least 1.
    pub periods: u32,
    /// Consideration minutes (考慮時間).
    pub considerations: u32,
    /// Seconds that each move adds.
    pub increment_seconds: u32,
    /// Seconds that pass in each move before the main time runs.
    pub delay_seconds: u32,
}

/// A kind of time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TimeKind {
    /// No limit.
    Untimed,
    /// 切れ負け
    SuddenDeath,
    /// 秒読み
    Byoyomi,
    /// 考慮時間, as in the NHK Cup.
    Consideration,
    /// フィッシャー
    Fischer,
    /// Fischer, with a byoyomi when everything is used up.
    FischerByoyomi,
    /// ストップウォッチ方式
    Stopwatch,
    /// Simple delay
    Delay,
}

/// A number of a time control: the name of its sentence, and its range.
pub type ClockNumber<'a> = (&'static str, &'a mut u32, std::ops::RangeInclusive<u32>);

const MINUTE: Duration = Duration::from_secs(60);

impl TimeKind {
    /// Every time control.
    pub const ALL: [Self; 8] = [
        Self::Untimed,
        Self::SuddenDeath,
        Self::Byoyomi,
        Self::Consideration,
        Self::Fischer,
        Self::FischerByoyomi,
        Self::Stopwatch,
        Self::Delay,
    ];

    /// The name of the sentence that names it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Untimed => "time-kind-untimed",
            Self::SuddenDeath => "time-kind-sudden-death",
            Self::Byoyomi => "time-kind-byoyomi",
            Self::Consideration => "time-kind-consideration",
            Self::Fischer => "time-kind-fischer",
            Self::FischerByoyomi => "time-kind-fischer-byoyomi",
            Self::Stopwatch => "time-kind-stopwatch",
            Self::Delay => "time-kind-delay",
        }
    }
}

impl Default for ClockForm {
    /// 15 minutes, then 30 seconds a move.
    fn default() -> Self {
        Self {
            kind: TimeKind::Byoyomi,
            hours: 0,
            minutes: 15,
            seconds: 0,
            byoyomi_seconds: 30,
            periods: 1,
            considerations: 10,
            increment_seconds: 5,
            delay_seconds: 5,
        }
    }
}

impl ClockForm {
    /// The time control that the fields describe, as far as a clock goes.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control_as_written().within_limits()
    }

    /// Whether these fields leave no time at all.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.control_as_written().is_nothing()
    }

    fn control_as_written(&self) -> TimeControl {
        let seconds = |count: u32| Duration::from_secs(u64::from(count));
        let main = seconds(self.hours) * 3600 + seconds(self.minutes) * 60 + seconds(self.seconds);
        let at_least_one = |time: Duration| time.max(seconds(1));
        let period = at_least_one(seconds(self.byoyomi_seconds));
        let byoyomi = TimeControl::periods(main, period, self.periods.max(1));
        let sudden_death = TimeControl::sudden_death(main);
        let fischer = Counting::Fischer { increment: seconds(self.increment_seconds) };
        match self.kind {
            TimeKind::Untimed => TimeControl::UNTIMED,
            TimeKind::SuddenDeath => sudden_death,
            TimeKind::Byoyomi => byoyomi,
            TimeKind::Consideration => {
                let after = AfterMain::Consideration { period, minutes: self.considerations, length: MINUTE };
                TimeControl { after, ..byoyomi }
            }
            TimeKind::Fischer => TimeControl { counting: fischer, ..sudden_death },
            TimeKind::FischerByoyomi => TimeControl { counting: fischer, ..TimeControl::byoyomi(main, period) },
            TimeKind::Stopwatch => TimeControl {
                // Its seconds are not asked for: those that another kind left there do not count.
                main: (main - seconds(self.seconds)).max(MINUTE),
                counting: Counting::Stopwatch { unit: MINUTE },
                after: AfterMain::Loss,
            },
            TimeKind::Delay => {
                TimeControl { counting: Counting::Delay { delay: seconds(self.delay_seconds) }, ..sudden_death }
            }
        }
    }

    /// The fields for `control`, in whole seconds. What the kinds do not have is left out: a byoyomi after a delay or a stopwatch.
    #[must_use]
    pub fn of(control: TimeControl) -> Self {
        let whole = |time: Duration| u32::try_from(whole_secs(time)).unwrap_or(u32::MAX);
        let main = whole(control.main);
        let mut form = Self { hours: main / 3600, minutes: main / 60 % 60, seconds: main % 60, ..Self::default() };
        form.kind = match (control.counting, control.after) {
            (_, AfterMain::Unlimited) => TimeKind::Untimed,
            (Counting::Exact, AfterMain::Loss) => TimeKind::SuddenDeath,
            (Counting::Exact, AfterMain::Byoyomi { .. }) => TimeKind::Byoyomi,
            (Counting::Exact, AfterMain::Consideration { .. }) => TimeKind::Consideration,
            (Counting::Fischer { .. }, AfterMain::Byoyomi { .. }) => TimeKind::FischerByoyomi,
            (Counting::Fischer { .. }, AfterMain::Loss | AfterMain::Consideration { .. }) => TimeKind::Fischer,
            (Counting::Stopwatch { .. }, _) => TimeKind::Stopwatch,
            (Counting::Delay { .. }, _) => TimeKind::Delay,
        };
        match control.counting {
            Counting::Exact | Counting::Stopwatch { .. } => {}
            Counting::Fischer { increment } => form.increment_seconds = whole(increment),
            Counting::Delay { delay } => form.delay_seconds = whole(delay),
        }
        match control.after {
            AfterMain::Loss | AfterMain::Unlimited => {}
            AfterMain::Byoyomi { period, periods } => (form.byoyomi_seconds, form.periods) = (whole(period), periods),
            AfterMain::Consideration { period, minutes, .. } => {
                (form.byoyomi_seconds, form.considerations) = (whole(period), minutes);
            }
        }
        form
    }

    /// The numbers that the chosen time control needs, in the order in which it is told.
    pub fn numbers(&mut self) -> Vec<ClockNumber<'_>> {
        let has = |kinds: &[TimeKind]| kinds.contains(&self.kind);
        let shown = [
            !has(&[TimeKind::Untimed]),
            !has(&[TimeKind::Untimed]),
            !has(&[TimeKind::Untimed, TimeKind::Stopwatch]),
            has(&[TimeKind::Fischer, TimeKind::FischerByoyomi]),
            has(&[TimeKind::Delay]),
            has(&[TimeKind::Byoyomi, TimeKind::Consideration, TimeKind::FischerByoyomi]),
            has(&[TimeKind::Byoyomi]),
            has(&[TimeKind::Consideration]),
        ];
        let numbers: [ClockNumber<'_>; 8] = [
            ("new-game-hours", &mut self.hours, 0..=99),
            ("new-game-minutes", &mut self.minutes, 0..=59),
            ("new-game-seconds", &mut self.seconds, 0..=59),
            ("new-game-increment", &mut self.increment_seconds, 0..=600),
            ("new-game-delay", &mut self.delay_seconds, 0..=600),
            ("new-game-byoyomi", &mut self.byoyomi_seconds, 1..=600),
            ("new-game-periods", &mut self.periods, 1..=30),
            ("new-game-considerations", &mut self.considerations, 0..=60),
        ];
        numbers.into_iter().zip(shown).filter_map(|(number, is_shown)| is_shown.then_some(number)).collect()
    }
}
