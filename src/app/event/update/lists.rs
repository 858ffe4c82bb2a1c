//! Imports pairings, and exports results.

use std::path::{Path, PathBuf};

use crate::app::effect::{Effect, IfThere, WriteFailure};
use crate::app::event::form::{EventPaper, ListFormat};
use crate::app::event::job::{EventJob, EventTrouble, ResultList};
use crate::app::event::state::{EventQuestion, OpenEvent};
use crate::app::event::update::questions;
use crate::app::files::form::safe_name;
use crate::app::state::{AppState, Document, NoticeKind, Question};
use crate::app::update::consequences::{Consequences, ask};
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::{event, files};
use crate::clock::SessionTime;
use crate::storage::EventFile;
use crate::tournament::{Entrant, Pairings, Tournament};

/// Asks for a file for the results.
pub(super) fn export(state: &mut AppState, format: ListFormat) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    let stem = event.path.as_deref().and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
    let stem = stem.unwrap_or_else(|| safe_name(&event.tournament.title, "event"));
    let (purpose, stem) = match format {
        ListFormat::Csv => (EventFile::Csv, format!("{stem}-results")),
        ListFormat::Text => (EventFile::Text, format!("{stem}-round-{}", event.round)),
        ListFormat::Standings => (EventFile::Standings, standings_stem(&stem, event)),
        ListFormat::Paper(paper) => {
            event.paper = Some(paper);
            (EventFile::Paper, paper_stem(&stem, event, paper))
        }
    };
    event::update::event_file::ask_for(state, purpose, event::update::event_file::named(&stem, format.ending()))
}

/// Standings after a round that is not the last one are not to be mistaken for the present ones.
fn standings_stem(stem: &str, event: &OpenEvent) -> String {
    event.standings_after.map_or_else(|| format!("{stem}-standings"), |round| format!("{stem}-standings-{round}"))
}

fn paper_stem(stem: &str, event: &OpenEvent, paper: EventPaper) -> String {
    let round = event.round;
    match paper {
        EventPaper::Round => format!("{stem}-round-{round}"),
        EventPaper::Slips => format!("{stem}-slips-{round}"),
        EventPaper::TableNumbers => format!("{stem}-tables"),
        EventPaper::ScoreSheets => format!("{stem}-score-sheets-{round}"),
        EventPaper::Standings => standings_stem(stem, event),
    }
}

/// Prints what was asked for.
pub(super) fn write_paper(state: &mut AppState, path: &Path, if_there: IfThere) -> Consequences {
    let paper = state.event.as_mut().and_then(|event| event.paper.take());
    paper.map_or_else(Consequences::none, |paper| write(state, ListFormat::Paper(paper), path, if_there))
}

/// Writes the results to `path`.
pub(super) fn write(state: &AppState, format: ListFormat, path: &Path, if_there: IfThere) -> Consequences {
    let Some(event) = &state.event else { return Consequences::none() };
    let address = state.settings.publish.address.clone();
    let round = match format {
        ListFormat::Standings | ListFormat::Paper(EventPaper::Standings) => event.standings_round().unwrap_or(u32::MAX),
        ListFormat::Csv | ListFormat::Text | ListFormat::Paper(_) => event.round,
    };
    let list = ResultList { event: event.tournament.clone(), round, format, address };
    let named = files::form::named_with(path.to_owned(), format.ending());
    let if_there = files::update::file::asked_about(path, &named, if_there);
    Consequences::from(Effect::Event(EventJob::Export(Box::new(list), named, if_there)))
}

/// Writes them over an existing file.
pub(super) fn export_anyway(list: Box<ResultList>, path: PathBuf) -> Consequences {
    Consequences::from(Effect::Event(EventJob::Export(list, path, IfThere::ReplaceAnything)))
}

/// Enters pairings into their rounds, asking first if results would be lost.
pub(super) fn import(state: &mut AppState, path: PathBuf, pairings: Box<Pairings>, now: &Now) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    let (tournament, lost) = with_pairings(event, &pairings);
    if lost == 0 || tournament.fault().is_some() {
        return import_anyway(state, path, &pairings, now.at);
    }
    questions::ask(event, EventQuestion::LoseResults { path, pairings, lost });
    event::update::event_file::close_path_dialog(state);
    Consequences::none()
}

/// Enters pairings into their rounds, unless the event would be invalid, and shows the first of them that is not over.
pub(super) fn import_anyway(
    state: &mut AppState,
    path: PathBuf,
    pairings: &Pairings,
    now: SessionTime,
) -> Consequences {
    let Some(event) = &state.event else { return Consequences::none() };
    let event_round = event.round;
    let (tournament, _) = with_pairings(event, pairings);
    if let Some((_, fault)) = tournament.fault() {
        event::update::event_file::tell_trouble(state, path, EventTrouble::Unfit(fault));
        return Consequences::none();
    }
    event::update::event_file::close_path_dialog(state);
    let mut rounds: Vec<u32> = pairings.rounds.iter().map(|(it, _)| round_for(event_round, pairings, *it)).collect();
    rounds.sort_unstable();
    let count = pairings.rounds.iter().map(|(_, tables)| tables.len()).sum();
    let is_open = |number: &&u32| tournament.round(**number).is_some_and(|round| !round.is_over());
    let round = rounds.iter().find(is_open).or(rounds.last()).copied().unwrap_or(event_round);
    let unlisted = unlisted(&tournament, pairings);
    notices::tell_briefly(state, NoticeKind::PairingsRead { rounds, count }, now);
    if !unlisted.is_empty() {
        notices::tell(state, NoticeKind::Unlisted(unlisted));
    }
    event::update::event_file::change(state, |event| {
        event.tournament = tournament;
        event.show_paired(round);
    })
}

/// Who is paired without being on the list of players, each with the one who may be meant.
fn unlisted(event: &Tournament, pairings: &Pairings) -> Vec<(String, Option<String>)> {
    let told = |other: &Entrant| format!("{} {}", other.number, other.name);
    event.unlisted(pairings).into_iter().map(|(name, alike)| (name.to_owned(), alike.map(told))).collect()
}

/// A list without rounds is for the one on screen.
const fn round_for(shown: u32, pairings: &Pairings, named: u32) -> u32 {
    if pairings.is_plain { shown } else { named }
}

/// The event with these pairings, and how many results it would lose.
fn with_pairings(event: &OpenEvent, pairings: &Pairings) -> (Tournament, usize) {
    let mut tournament = event.tournament.clone();
    let mut lost = 0;
    for (named, tables) in &pairings.rounds {
        let round = round_for(event.round, pairings, *named);
        lost += tournament.set_tables(round, tables.clone());
        tournament.set_byes(round, pairings.byes_in(*named));
    }
    tournament.enter_ranks();
    (tournament, lost)
}

pub(super) fn exported(
    state: &mut AppState,
    list: Box<ResultList>,
    path: PathBuf,
    result: Result<(), WriteFailure>,
    now: &Now,
) -> Consequences {
    match result {
        Ok(()) => {
            event::update::event_file::close_path_dialog(state);
            notices::tell_briefly(state, NoticeKind::Saved { what: Document::Results, path }, now.at);
            Consequences::none()
        }
        Err(WriteFailure::AlreadyThere | WriteFailure::ChangedMeanwhile) => {
            ask(Question::Event(EventQuestion::ReplaceList { list, path }))
        }
        Err(WriteFailure::System(reason)) => {
            files::update::file::tell_not_saved(state, Document::Results, path, reason);
            Consequences::none()
        }
    }
}
