//! Reading and writing schedules as RON.

use super::{Call, Part, Schedule, ScheduleError, ScheduleErrorKind as Kind, StageKind};
use crate::ron_text::{self, RonError};

impl Schedule {
    /// Parses and validates a schedule from the text of the file `name`.
    ///
    /// # Errors
    /// Returns the first field that cannot be read or is invalid.
    ///
    /// ```
    /// use komadai::sound::Schedule;
    ///
    /// let text = Schedule::shipped_text("count_up").expect("it is built in").replace("Seconds(40)", "Seconds(41)");
    /// let error = Schedule::from_ron("my.ron", &text).expect_err("nobody says 41");
    /// assert_eq!((error.name.as_str(), error.field.as_str()), ("my.ron", "parts.[2].elapsed.40"));
    /// ```
    pub fn from_ron(name: &str, text: &str) -> Result<Self, ScheduleError> {
        let error = |line, field, kind| ScheduleError { name: name.to_owned(), line, field, kind };
        let schedule: Self = ron_text::read(text).map_err(|RonError { line, field, fault, message }| {
            error(line, field, Kind::Unreadable { fault, message })
        })?;
        match schedule.fault() {
            None => Ok(schedule),
            Some((field, kind)) => Err(error(ron_text::line_of(text, &field), field, kind)),
        }
    }

    /// The schedule as RON.
    #[must_use]
    pub fn to_ron(&self) -> String {
        ron_text::pretty(self)
    }

    /// Returns the first invalid field.
    #[must_use]
    pub fn fault(&self) -> Option<(String, Kind)> {
        let is_id_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let heads = [
            ("id", self.id.is_empty() || !self.id.chars().all(is_id_letter), Kind::BadId),
            ("name.en", self.name.en.trim().is_empty(), Kind::NoName),
            ("name.ja", self.name.ja.trim().is_empty(), Kind::NoName),
        ];
        let of_head = heads.into_iter().find(|(_, is_at_fault, _)| *is_at_fault);
        of_head
            .map(|(field, _, kind)| (field.to_owned(), kind))
            .or_else(|| self.fault_in_turns())
            .or_else(|| self.parts.iter().enumerate().find_map(|(index, part)| fault_in_part(index, part)))
    }

    fn fault_in_turns(&self) -> Option<(String, Kind)> {
        let turns = &self.turns;
        let others = [("byoyomi", turns.byoyomi), ("next_period", turns.next_period), ("time_up", turns.time_up)];
        let of_others = others.into_iter().find_map(|(name, call)| Some((name, fault_in_call(call?)?)));
        let of_minute = || turns.minute.filter(|call| *call != Call::Minute).and_then(fault_in_call);
        let found = of_others.or_else(|| Some(("minute", of_minute()?)));
        found.map(|(name, kind)| (format!("turns.{name}"), kind))
    }
}

fn fault_in_part(index: usize, part: &Part) -> Option<(String, Kind)> {
    let field = |name: &str| format!("parts.[{index}].{name}");
    match part.of {
        StageKind::Main if !part.elapsed.is_empty() => return Some((field("elapsed"), Kind::ElapsedMainTime)),
        StageKind::Main | StageKind::Minute if part.secs.is_some() => return Some((field("secs"), Kind::NoLength)),
        StageKind::Main | StageKind::Minute | StageKind::Byoyomi => {}
    }
    let length = match part.of {
        StageKind::Main => None,
        StageKind::Byoyomi => part.secs,
        StageKind::Minute => Some(60),
    };
    [("elapsed", &part.elapsed), ("left", &part.left)].into_iter().find_map(|(name, calls)| {
        calls.iter().find_map(|(&second, &call)| {
            let is_outside = second == 0 || length.is_some_and(|length| second >= length);
            let kind = if is_outside { Some(Kind::OutsidePeriod) } else { fault_in_call(call) };
            kind.map(|kind| (field(&format!("{name}.{second}")), kind))
        })
    })
}

/// What is wrong with a call where no minute begins.
fn fault_in_call(call: Call) -> Option<Kind> {
    match call {
        Call::Say(phrase) => (!phrase.is_recorded()).then(|| Kind::NotRecorded(format!("{phrase:?}"))),
        Call::Minute => Some(Kind::MinuteOutOfPlace),
        Call::Beep | Call::LongBeep | Call::Chime | Call::Flag => None,
    }
}
