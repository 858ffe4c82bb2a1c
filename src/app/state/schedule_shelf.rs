use crate::sound::Schedule;

/// The tables of what is heard of a clock: those that are built in, then the user's own.
#[derive(Clone, Debug)]
pub struct ScheduleShelf {
    built_in: Vec<Schedule>,
    own: Vec<Schedule>,
    usual: Schedule,
}

impl Default for ScheduleShelf {
    /// Those that are built in.
    fn default() -> Self {
        Self {
            built_in: Schedule::shipped_ids().filter_map(Schedule::shipped).collect(),
            own: Vec::new(),
            usual: Schedule::default(),
        }
    }
}

impl ScheduleShelf {
    /// Every schedule in the order in which it is offered.
    pub fn all(&self) -> impl Iterator<Item = &Schedule> {
        self.built_in.iter().chain(&self.own)
    }

    /// Adds one of the user's own, unless its id is taken. Says whether it did.
    pub fn add(&mut self, schedule: Schedule) -> bool {
        let is_free = self.all().all(|known| known.id != schedule.id);
        if is_free {
            self.own.push(schedule);
        }
        is_free
    }

    /// The schedule with this id; the usual one where there is none, as after it was deleted.
    #[must_use]
    pub fn chosen(&self, id: &str) -> &Schedule {
        self.all().find(|schedule| schedule.id == id).unwrap_or(&self.usual)
    }
}
