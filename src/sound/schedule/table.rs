use serde::{Deserialize, Serialize};

use super::{Call, ClockMoment, Part, Turn};
use crate::sound::Cue;

/// A table of what is heard of a clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    /// What it goes by in settings.
    pub id: String,
    /// What people call it.
    pub name: ScheduleName,
    /// What is heard where one part of the time ends.
    pub turns: Turns,
    /// What is heard within each part: the first one that fits counts.
    pub parts: Vec<Part>,
}

/// What people call a schedule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScheduleName {
    /// In English.
    pub en: String,
    /// In Japanese.
    pub ja: String,
}

/// What is heard where one part of the time ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Turns {
    /// Byoyomi begins.
    pub byoyomi: Option<Call>,
    /// Another byoyomi period begins.
    pub next_period: Option<Call>,
    /// A minute for consideration begins.
    pub minute: Option<Call>,
    /// No time is left.
    pub time_up: Option<Call>,
}

impl Turns {
    /// What is called at `turn`.
    #[must_use]
    pub const fn call(&self, turn: Turn) -> Option<Call> {
        match turn {
            Turn::Byoyomi => self.byoyomi,
            Turn::NextPeriod => self.next_period,
            Turn::Minute { .. } => self.minute,
            Turn::TimeUp => self.time_up,
        }
    }
}

impl Schedule {
    /// What is heard at `moment`.
    ///
    /// ```
    /// use komadai::sound::{ClockMoment, Cue, Phrase, Schedule, Stage};
    ///
    /// let count_up = Schedule::shipped("count_up").expect("it is built in");
    /// let half_a_minute = Stage::Byoyomi { secs: 30, more_follows: false };
    /// let after_20_secs = ClockMoment::Second { stage: half_a_minute, left: 10 };
    /// assert_eq!(count_up.cue(after_20_secs), Some(Cue::Say(Phrase::Seconds(20))));
    /// ```
    #[must_use]
    pub fn cue(&self, moment: ClockMoment) -> Option<Cue> {
        match moment {
            ClockMoment::Second { stage, left } => {
                let part = self.parts.iter().find(|part| part.fits(stage))?;
                part.call(stage, left)?.cue()
            }
            ClockMoment::Turn(turn) => self.turns.call(turn)?.cue_at(turn),
        }
    }
}
