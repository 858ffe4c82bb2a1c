//! Where a result is until the file of its event has it: changed, asked about, or waiting on the disk.

use std::path::Path;

use crate::app::event::form::{KeptResult, Lacks};
use crate::app::event::job::EventTrouble;
use crate::app::event::state::EventQuestion;
use crate::app::state::{AppState, Dialog, Question};
use crate::clock::SessionTime;
use crate::tournament::{Clash, GamePlace, Table, TableResult};

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
        self.with_others(self.results_of_event())
    }

    /// All that must outlast the program: waiting results, and results whose records do not lie beside the event yet.
    #[must_use]
    pub fn to_be_kept(&self) -> Vec<KeptResult> {
        let mut results = self.results_of_event();
        let path = self.event.as_ref().and_then(|event| event.path.as_deref());
        let loose = self.event.iter().flat_map(|event| &event.loose);
        let without_record = loose.filter_map(|loose| {
            let tournament = &self.event.as_ref()?.tournament;
            self.kept(path?, loose.place, Lacks::Record, tournament.result(loose.place)?)
        });
        let new: Vec<KeptResult> =
            without_record.filter(|it| !results.iter().any(|kept| kept.place() == it.place())).collect();
        results.extend(new);
        self.with_others(results)
    }

    /// The result that the event has for the game that is still played on this board: somebody has entered it elsewhere.
    #[must_use]
    pub fn result_of_game_in_play(&self) -> Option<KeptResult> {
        let session = self.as_match().filter(|session| session.verdict().is_none())?;
        let event = self.event.as_ref().filter(|_| self.practice_session().is_none())?;
        let (place, _) = event.tournament.place_of(session.setup())?;
        self.kept(event.path.as_deref()?, place, Lacks::Result { before: None }, event.tournament.result(place)?)
    }

    fn with_others(&self, of_event: Vec<KeptResult>) -> Vec<KeptResult> {
        let open = self.event.as_ref().and_then(|event| event.path.as_deref());
        let others = self.kept.results.iter().filter(|kept| Some(&*kept.event) != open).cloned();
        of_event.into_iter().chain(others).collect()
    }

    /// Those of the open event: not in its file yet, or awaiting an answer.
    #[must_use]
    pub fn results_of_event(&self) -> Vec<KeptResult> {
        let Some(event) = &self.event else { return Vec::new() };
        let Some(path) = event.path.as_deref() else { return Vec::new() };
        let new = event.new_results().into_iter();
        let changed =
            new.filter_map(|(place, before, result)| self.kept(path, place, Lacks::Result { before }, &result));
        changed.chain(self.event_questions().flat_map(|question| self.kept_by_question(path, question))).collect()
    }

    fn kept_by_question(&self, path: &Path, question: &EventQuestion) -> Vec<KeptResult> {
        match question {
            EventQuestion::OtherResult { place, result, .. } => {
                self.kept(path, *place, Lacks::Result { before: None }, result).into_iter().collect()
            }
            EventQuestion::Clashes(clashes) => {
                clashes.iter().flat_map(|clash| self.kept_by_clash(path, clash)).collect()
            }
            EventQuestion::Leave(_)
            | EventQuestion::Replace(_)
            | EventQuestion::Damaged(_)
            | EventQuestion::Removed { .. }
            | EventQuestion::InPlay(_)
            | EventQuestion::EarlierInPlay(_)
            | EventQuestion::ResultInPlay { .. }
            | EventQuestion::TakeUp(_)
            | EventQuestion::StillPlaying { .. }
            | EventQuestion::TakeAway(_)
            | EventQuestion::NotInPlay(_)
            | EventQuestion::LoseResults { .. }
            | EventQuestion::RemovePairing { .. }
            | EventQuestion::LoseByDefault { .. }
            | EventQuestion::ChangeStarted { .. }
            | EventQuestion::DetailsInPlay(_)
            | EventQuestion::DropProposal(_)
            | EventQuestion::ReplaceList { .. } => Vec::new(),
        }
    }

    /// The results of pairings that the file does not have.
    fn kept_by_clash(&self, path: &Path, clash: &Clash) -> Vec<KeptResult> {
        let Clash::Seating { round, versions } = clash else { return Vec::new() };
        let results = versions.ours.iter().flat_map(|table| (1..).zip(&table.games).map(move |it| (table, it)));
        let kept = results.filter_map(|(table, (game, result))| {
            let place = GamePlace { round: *round, table: table.number, game };
            self.kept_at(path, place, table, Lacks::Result { before: None }, result)
        });
        kept.collect()
    }

    fn kept(&self, path: &Path, place: GamePlace, lacks: Lacks, result: &TableResult) -> Option<KeptResult> {
        let table = self.event.as_ref()?.tournament.table(place.round, place.table)?;
        self.kept_at(path, place, table, lacks, result)
    }

    fn kept_at(
        &self,
        path: &Path,
        place: GamePlace,
        table: &Table,
        lacks: Lacks,
        result: &TableResult,
    ) -> Option<KeptResult> {
        let event = self.event.as_ref()?;
        let loose = event.loose.iter().find(|it| it.place == place);
        Some(KeptResult {
            event: path.to_owned(),
            title: event.tournament.title.clone(),
            round: place.round,
            table: place.table,
            game: place.game,
            players: [table.first.name.clone(), table.second.name.clone()],
            result: result.clone(),
            lacks,
            record: loose.map(|it| it.record.clone()),
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
