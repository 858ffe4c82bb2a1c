//! Title, rules and rounds of an event as fields.

use std::time::Duration;

use crate::app::new_game::form::SideTime;
use crate::clock::TimeControl;
use crate::rules::HandicapTable;
use crate::session::Player;
use crate::tournament::{NoTimeOfDay, Round, Table, TimeOfDay, Tournament};

/// The fields of the dialog about an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventForm {
    /// How many tables the first round of a new event has; `None` for an existing event.
    pub tables: Option<u32>,
    /// What it is called.
    pub title: String,
    /// The rules, by the id of their profile.
    pub profile: String,
    /// How much time everybody has.
    pub time: SideTime,
    /// The table that gives handicaps by rank, if it has one.
    pub handicaps: Option<HandicapTable>,
    /// The rounds.
    pub rounds: Vec<RoundForm>,
    /// Whether somebody has filled in anything, or tried to take it as it is: only then it is told what is wrong.
    pub is_touched: bool,
}

/// The fields of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundForm {
    /// Its number.
    pub number: u32,
    /// Its name; if empty, the number.
    pub name: String,
    /// When it begins, as typed; empty if open.
    pub starts: String,
    /// How long it lasts, in minutes; 0 if open.
    pub minutes: u32,
    /// Whether it has no pairings, so that it can be removed.
    pub is_empty: bool,
}

/// Why the fields are not a valid event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventFault {
    /// It has no title.
    NoTitle,
    /// Nobody has any time.
    Timeless,
    /// A round's beginning is not a time of day.
    NoTimeOfDay(NoTimeOfDay),
}

impl EventForm {
    /// The fields for a new event, with the time chosen last.
    #[must_use]
    pub fn new(profile: String, time: TimeControl) -> Self {
        let first = RoundForm { number: 1, is_empty: true, ..RoundForm::default() };
        Self {
            tables: Some(4),
            title: String::new(),
            profile,
            time: SideTime::of(time),
            handicaps: None,
            rounds: vec![first],
            is_touched: false,
        }
    }

    /// The fields for an existing event.
    #[must_use]
    pub fn of(event: &Tournament) -> Self {
        Self {
            tables: None,
            title: event.title.clone(),
            profile: event.profile.clone(),
            time: SideTime::of(event.time),
            handicaps: event.handicaps.clone(),
            rounds: event.rounds.iter().map(RoundForm::of).collect(),
            is_touched: false,
        }
    }

    /// Adds a round after the last.
    pub fn add_round(&mut self) {
        let number = self.rounds.last().map_or(1, |last| last.number + 1);
        self.rounds.push(RoundForm { number, is_empty: true, ..RoundForm::default() });
    }

    /// The first fault, if any.
    #[must_use]
    pub fn fault(&self) -> Option<EventFault> {
        if self.title.trim().is_empty() {
            return Some(EventFault::NoTitle);
        }
        if self.time.is_nothing() {
            return Some(EventFault::Timeless);
        }
        self.rounds.iter().find_map(|round| round.start().err()).map(EventFault::NoTimeOfDay)
    }

    /// Whether the fields say otherwise what a machine has taken from `event` when it started a game: title, rules and time.
    #[must_use]
    pub fn unsettles(&self, event: &Tournament) -> bool {
        let is_same_time = self.time == SideTime::of(event.time);
        self.title.trim() != event.title || self.profile != event.profile || !is_same_time
    }

    /// Writes the fields into `event`. Pairings and results stay.
    pub fn put_into(&self, event: &mut Tournament) {
        event.title = self.title.trim().to_owned();
        event.profile.clone_from(&self.profile);
        event.time = self.time.control();
        event.handicaps.clone_from(&self.handicaps);
        let is_kept = |round: &Round| self.rounds.iter().any(|form| form.number == round.number);
        event.rounds.retain(|round| is_kept(round) || !round.tables.is_empty());
        for form in &self.rounds {
            let round = event.round_mut(form.number);
            round.name = form.name.trim().to_owned();
            round.starts = form.start().unwrap_or_default();
            round.lasts = (form.minutes > 0).then(|| Duration::from_secs(u64::from(form.minutes) * 60));
        }
    }

    /// The new event that the fields describe.
    #[must_use]
    pub fn event(&self) -> Tournament {
        let mut event = Tournament::new(self.title.trim().to_owned(), self.profile.clone(), self.time.control());
        let empty = |number| Table::new(number, Player::default(), Player::default());
        event.round_mut(1).tables = (1..=self.tables.unwrap_or_default()).map(empty).collect();
        self.put_into(&mut event);
        event
    }
}

impl RoundForm {
    fn of(round: &Round) -> Self {
        let minutes = round.lasts.map_or(0, |lasts| lasts.as_secs() / 60);
        Self {
            number: round.number,
            name: round.name.clone(),
            starts: round.starts.map(|start| start.to_string()).unwrap_or_default(),
            minutes: u32::try_from(minutes).unwrap_or(u32::MAX),
            is_empty: round.tables.is_empty(),
        }
    }

    /// When it begins.
    fn start(&self) -> Result<Option<TimeOfDay>, NoTimeOfDay> {
        let typed = self.starts.trim().replace('：', ":");
        if typed.is_empty() { Ok(None) } else { typed.parse().map(Some) }
    }
}
