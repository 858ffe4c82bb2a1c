//! Where a result is until the file of its event has it: changed, asked about, or waiting on the disk.

use std::path::Path;

use crate::app::event::form::KeptResult;
use crate::app::event::job::EventTrouble;
use crate::app::event::state::{EventChange, EventQuestion, ResultChange};
use crate::app::state::{AppState, Dialog, Question};
use crate::clock::SessionTime;
use crate::tournament::{GamePlace, TableResult};

/// The results that are not in their events yet. They outlast the program.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeptResults {
    /// Those on the disk.
    pub results: Vec<KeptResult>,
    /// When to try again to read the event of the first of them, if none is open.
    pub retry: Option<SessionTime>,
    /// Why the last attempt to write them failed.
    pub trouble: Option<EventTrouble>,
}

impl AppState {
    /// The waiting results: those of the open event, and those of others.
    #[must_use]
    pub fn waiting_results(&self) -> Vec<KeptResult> {
        let open = self.event.as_ref().and_then(|event| event.path.as_deref());
        let others = self.kept.results.iter().filter(|kept| Some(&*kept.event) != open).cloned();
        self.results_of_event().into_iter().chain(others).collect()
    }

    /// Those of the open event: not in its file yet, or awaiting an answer.
    #[must_use]
    pub fn results_of_event(&self) -> Vec<KeptResult> {
        let Some(event) = &self.event else { return Vec::new() };
        let Some(path) = event.path.as_deref() else { return Vec::new() };
        let changed = EventChange::joined(event.changes.clone()).into_iter().filter_map(|change| match change {
            EventChange::Result(ResultChange { place, before, result: Some(result), .. }) => {
                self.kept(path, place, before, &result)
            }
            EventChange::Result(_)
            | EventChange::InPlay { .. }
            | EventChange::TossPutAway { .. }
            | EventChange::Entrant(_)
            | EventChange::Rules(_)
            | EventChange::Published { .. }
            | EventChange::Other => None,
        });
        changed.chain(self.event_questions().filter_map(|question| self.kept_question(path, question))).collect()
    }

    fn kept_question(&self, path: &Path, question: &EventQuestion) -> Option<KeptResult> {
        let EventQuestion::OtherResult { place, result, .. } = question else { return None };
        self.kept(path, *place, None, result)
    }

    fn kept(
        &self,
        path: &Path,
        place: GamePlace,
        before: Option<TableResult>,
        result: &TableResult,
    ) -> Option<KeptResult> {
        let tournament = &self.event.as_ref()?.tournament;
        let table = tournament.table(place.round, place.table)?;
        Some(KeptResult {
            event: path.to_owned(),
            title: tournament.title.clone(),
            round: place.round,
            table: place.table,
            game: place.game,
            players: [table.first.name.clone(), table.second.name.clone()],
            before,
            result: result.clone(),
        })
    }

    /// The questions about the event, the one on screen included.
    fn event_questions(&self) -> impl Iterator<Item = &EventQuestion> {
        let shown = [&self.dialog, &self.covered].into_iter().filter_map(|dialog| match dialog {
            Some(Dialog::Question(Question::Event(question))) => Some(question),
            Some(_) | None => None,
        });
        self.event.iter().flat_map(|event| &event.waiting).chain(shown)
    }

    /// The same, to be changed.
    pub fn event_questions_mut(&mut self) -> impl Iterator<Item = &mut EventQuestion> {
        let shown = [&mut self.dialog, &mut self.covered].into_iter().filter_map(|dialog| match dialog {
            Some(Dialog::Question(Question::Event(question))) => Some(question),
            Some(_) | None => None,
        });
        self.event.iter_mut().flat_map(|event| &mut event.waiting).chain(shown)
    }
}
