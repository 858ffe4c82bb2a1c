//! Schedules: tables of what is heard of a clock.

use serde::{Deserialize, Serialize};

use super::{Call, ClockMoment, Part, Turn};
use crate::sound::Cue;

/// A table of what is heard of a clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    /// Its identifier in the settings.
    pub id: String,
    /// The name shown to people.
    pub name: ScheduleName,
    /// The calls at the end of each stage.
    pub turns: Turns,
    /// The calls within each stage: the first part that applies counts.
    pub parts: Vec<Part>,
}

/// The name of a schedule in each language of the user interface.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScheduleName {
    /// In English.
    pub en: String,
    /// In Japanese.
    pub ja: String,
}

/// The calls at the end of each stage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Turns {
    /// Byoyomi begins.
    pub byoyomi: Option<Call>,
    /// Another byoyomi period begins.
    pub next_period: Option<Call>,
    /// A consideration minute begins.
    pub minute: Option<Call>,
    /// Time is up.
    pub time_up: Option<Call>,
}

impl Turns {
    /// The call at `turn`.
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
    /// The cue at `moment`.
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
