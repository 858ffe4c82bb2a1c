//! The editor of clock calls in words, and what is wrong with a schedule or its file.

use crate::app::sound::scene::sound::{name_in, warning_of_silence};
use crate::app::sound::state::{ScheduleFault, ScheduleForm};
use crate::app::state::AppState;
use crate::sound::{Call, Part, Phrase, Schedule, ScheduleError, ScheduleErrorKind, StageKind};
use crate::text::{Arg, Text};

/// The editor of clock calls.
#[derive(Clone, Debug)]
pub struct ScheduleScene {
    /// The schedules to choose from by their ids, with their names.
    pub schedules: Vec<(String, String)>,
    /// The schedule that is shown, as it reads now.
    pub schedule: Schedule,
    /// Its name.
    pub name: String,
    /// Which part of it is shown; `None` is what is heard between the parts.
    pub part: Option<usize>,
    /// What each part is for.
    pub parts: Vec<String>,
    /// Everything that can be heard, with its name.
    pub calls: Vec<(Call, String)>,
    /// Whether it is one of the user's own, or will be.
    pub is_own: bool,
    /// Why it cannot be used.
    pub fault: Option<String>,
    /// Whether it can be deleted.
    pub can_delete: bool,
    /// Whether the last ten seconds are being played.
    pub is_checking: bool,
    /// That nothing is heard, and why.
    pub silence: Option<String>,
}

impl ScheduleScene {
    /// The name of what the button beside a part does.
    #[must_use]
    pub const fn check_name(&self) -> &'static str {
        if self.is_checking { "sound-check-stop" } else { "schedule-hear" }
    }

    /// What is said of where the schedule comes from.
    #[must_use]
    pub const fn origin_name(&self) -> &'static str {
        if self.is_own { "schedule-own" } else { "schedule-built-in" }
    }

    pub fn of(state: &AppState, form: &ScheduleForm, text: &Text) -> Self {
        let shelf = &state.schedules;
        Self {
            schedules: shelf.all().map(|it| (it.id.clone(), name_in(&it.name, text))).collect(),
            name: name_in(&form.schedule.name, text),
            part: form.part.filter(|index| *index < form.schedule.parts.len()),
            parts: form.schedule.parts.iter().map(|part| part_words(part, text)).collect(),
            calls: ScheduleForm::all_calls().map(|call| (call, call_words(call, text))).collect(),
            is_own: form.is_own(shelf),
            fault: form.fault(shelf).map(|fault| fault_words(&fault, text)),
            can_delete: !form.is_changed() && shelf.is_own(&form.schedule.id),
            is_checking: state.sound.check.is_some(),
            silence: warning_of_silence(state, text),
            schedule: form.schedule.clone(),
        }
    }
}

/// What a part is for: "Byoyomi of 30 s".
fn part_words(part: &Part, text: &Text) -> String {
    let of = match (part.of, part.secs) {
        (StageKind::Main, _) => text.say("schedule-main"),
        (StageKind::Minute, _) => text.say("schedule-minute"),
        (StageKind::Byoyomi, None) => text.say("schedule-byoyomi"),
        (StageKind::Byoyomi, Some(secs)) => text.tell("schedule-byoyomi-of", &[("secs", secs.into())]),
    };
    let condition = match part.more_follows {
        None => return of,
        Some(true) => "schedule-if-more",
        Some(false) => "schedule-if-last",
    };
    text.tell(condition, &[("of", of.into())])
}

fn call_words(call: Call, text: &Text) -> String {
    let say = |id: &str, number: u8| text.tell(id, &[("number", number.into())]);
    match call {
        Call::Beep => text.say("call-beep"),
        Call::LongBeep => text.say("call-long-beep"),
        Call::Chime => text.say("call-chime"),
        Call::Flag => text.say("call-flag"),
        Call::Minute => text.say("call-minute"),
        Call::Say(Phrase::Count(number)) => say("call-count", number),
        Call::Say(Phrase::Seconds(secs)) => say("call-seconds", secs),
        Call::Say(Phrase::SecondsLeft(secs)) => say("call-seconds-left", secs),
        Call::Say(Phrase::MinutesLeft(minutes)) => say("call-minutes-left", minutes),
        Call::Say(Phrase::Byoyomi) => text.say("call-byoyomi"),
        Call::Say(Phrase::Minute(number)) => say("call-minute-begun", number),
        Call::Say(Phrase::MinutesRemain(minutes)) => say("call-minutes-remain", minutes),
        Call::Say(Phrase::TimeUp) => text.say("call-time-up"),
        Call::Say(Phrase::Check) => text.say("call-check"),
    }
}

fn fault_words(fault: &ScheduleFault, text: &Text) -> String {
    match fault {
        ScheduleFault::TakenName => text.say("schedule-taken-name"),
        ScheduleFault::Field(field, kind) => {
            let reason = Arg::from(kind_words(kind, text));
            text.tell("rules-field", &[("field", field.as_str().into()), ("reason", reason)])
        }
    }
}

/// Where and why a text is no schedule: the line, the field and what is wrong.
pub fn schedule_error_words(error: &ScheduleError, text: &Text) -> String {
    text.at_field(error.line, &error.field, kind_words(&error.kind, text))
}

fn kind_words(kind: &ScheduleErrorKind, text: &Text) -> String {
    match kind {
        ScheduleErrorKind::Unreadable { fault, .. } => text.ron_fault(fault),
        ScheduleErrorKind::BadId => text.say("rules-bad-id"),
        ScheduleErrorKind::NoName => text.say("rules-no-name"),
        ScheduleErrorKind::NotRecorded(phrase) => {
            text.tell("schedule-not-recorded", &[("phrase", phrase.as_str().into())])
        }
        ScheduleErrorKind::MinuteOutOfPlace => text.say("schedule-minute-out-of-place"),
        ScheduleErrorKind::OutsidePeriod => text.say("schedule-outside-period"),
        ScheduleErrorKind::NoLength => text.say("schedule-no-length"),
        ScheduleErrorKind::ElapsedMainTime => text.say("schedule-elapsed-main-time"),
    }
}
