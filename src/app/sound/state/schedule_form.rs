//! The open editor of clock calls.

use crate::app::state::Dialog;
use crate::app::user_files::form::ScheduleShelf;
use crate::sound::{Call, Part, Phrase, Schedule, ScheduleErrorKind, ScheduleName, Stage, StageKind};

/// The fields of the editor of clock calls.
#[derive(Clone, Debug, PartialEq)]
pub struct ScheduleForm {
    /// The schedule as it reads now.
    pub schedule: Schedule,
    /// The schedule before it was changed.
    before: Schedule,
    /// Which part of it is shown; `None` is what is heard between the parts.
    pub part: Option<usize>,
    /// The dialog from which the editor was opened.
    pub beneath: Box<Dialog>,
}

/// Why a schedule cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScheduleFault {
    /// This field makes no sense.
    Field(String, ScheduleErrorKind),
    /// Another schedule is called so.
    TakenName,
}

/// The periods that a new part is for, in seconds: the first for which there is none.
const USUAL_PERIODS: [u64; 6] = [30, 60, 40, 20, 10, 50];

/// The period whose end is played where a part is for any.
const PLAYED_SECS: u64 = 30;

impl ScheduleForm {
    /// The editor with `schedule`, over the dialog `beneath`.
    #[must_use]
    pub fn new(schedule: Schedule, beneath: Dialog) -> Self {
        Self { before: schedule.clone(), part: first_counted(&schedule), schedule, beneath: Box::new(beneath) }
    }

    /// Shows another schedule.
    pub fn show(&mut self, schedule: Schedule) {
        self.before = schedule.clone();
        self.part = first_counted(&schedule);
        self.schedule = schedule;
    }

    /// Changes the schedule. A built-in one never changes: its copy does.
    pub fn edit(&mut self, schedule: Schedule, shelf: &ScheduleShelf) {
        let becomes_own = schedule != self.schedule && !self.is_own(shelf);
        self.schedule = schedule;
        if becomes_own {
            let (number, id) = shelf.free_id(&self.schedule.id);
            let ScheduleName { en, ja } = &self.schedule.name;
            self.schedule.name = ScheduleName { en: format!("{en} {number}"), ja: format!("{ja} {number}") };
            self.schedule.id = id;
        }
    }

    /// Adds a part with nothing in it, where it is found before one that is for everything of the kind.
    pub fn add_part(&mut self, of: StageKind, shelf: &ScheduleShelf) {
        let mut schedule = self.schedule.clone();
        let is_there = |secs: &u64| schedule.parts.iter().any(|part| part.of == of && part.secs == Some(*secs));
        let secs = USUAL_PERIODS.into_iter().find(|secs| !is_there(secs)).filter(|_| of == StageKind::Byoyomi);
        let part = Part { of, secs, more_follows: None, elapsed: [].into(), left: [].into() };
        let is_general = |part: &Part| part.of == of && part.secs.is_none();
        let index = schedule.parts.iter().position(is_general).unwrap_or(schedule.parts.len());
        schedule.parts.insert(index, part);
        self.edit(schedule, shelf);
        self.part = Some(index);
    }

    /// Takes the part that is shown away.
    pub fn remove_part(&mut self, shelf: &ScheduleShelf) {
        let Some(index) = self.part.filter(|index| *index < self.schedule.parts.len()) else { return };
        let mut schedule = self.schedule.clone();
        schedule.parts.remove(index);
        self.edit(schedule, shelf);
        self.part = first_counted(&self.schedule);
    }

    /// Everything that can be heard of a clock.
    pub fn all_calls() -> impl Iterator<Item = Call> {
        let tones = [Call::Beep, Call::LongBeep, Call::Chime, Call::Flag, Call::Minute];
        tones.into_iter().chain(Phrase::all().map(Call::Say))
    }

    /// Whether the schedule was changed.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.schedule != self.before
    }

    /// Whether the schedule that is edited is the user's own, or about to be.
    #[must_use]
    pub fn is_own(&self, shelf: &ScheduleShelf) -> bool {
        self.is_changed() || shelf.is_own(&self.schedule.id)
    }

    /// Why the schedule cannot be taken as it reads.
    #[must_use]
    pub fn fault(&self, shelf: &ScheduleShelf) -> Option<ScheduleFault> {
        if !self.is_changed() {
            return None;
        }
        let ScheduleName { en, ja } = &self.schedule.name;
        let is_same = |other: &Schedule| other.name.en == *en || other.name.ja == *ja;
        let is_taken = shelf.all().any(|other| other.id != self.schedule.id && is_same(other));
        let field = self.schedule.fault().map(|(field, kind)| ScheduleFault::Field(field, kind));
        field.or_else(|| is_taken.then_some(ScheduleFault::TakenName))
    }

    /// The time whose last seconds are played to hear the part that is shown.
    #[must_use]
    pub fn played_stage(&self) -> Stage {
        let part = self.part.and_then(|index| self.schedule.parts.get(index));
        let more_follows = part.and_then(|part| part.more_follows).unwrap_or_default();
        match part.map(|part| part.of) {
            Some(StageKind::Main) => Stage::Main { more_follows },
            Some(StageKind::Minute) => Stage::Minute { more_follows },
            Some(StageKind::Byoyomi) | None => {
                Stage::Byoyomi { secs: part.and_then(|part| part.secs).unwrap_or(PLAYED_SECS), more_follows }
            }
        }
    }
}

/// The first part in which seconds are counted: byoyomi, as a rule.
fn first_counted(schedule: &Schedule) -> Option<usize> {
    schedule.parts.iter().position(|part| part.of == StageKind::Byoyomi)
}
