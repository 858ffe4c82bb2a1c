//! Games that were broken off after their end and whose record lies beside their event by now: they count as saved.

use std::path::{Path, PathBuf};

use crate::app::effect::Effect;
use crate::app::files::form::SaveTarget;
use crate::app::journal::form::BrokenOffGame;
use crate::app::journal::job::JournalJob;
use crate::app::journal::update::put_off;
use crate::app::state::{AppState, Dialog, Document, NoticeKind, Question};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::journal::BrokenOff;

/// A record was written beside the event, or games were found: what is saved is asked about no longer, wherever it is.
pub fn follow(state: &mut AppState) -> Consequences {
    note_on_board(state);
    let games = state.broken_off.iter().chain(&state.put_off);
    let saved = games.filter_map(|game| Some((game.path.clone(), saved_as(state, game)?.to_owned())));
    let saved: Vec<(PathBuf, PathBuf)> = saved.collect();
    saved.into_iter().map(|(journal, record)| forget(state, &journal, record)).map(Effect::Journal).collect()
}

/// The record on the board, which was taken up from a journal, lies beside the event.
pub(super) fn note_on_board(state: &mut AppState) {
    let is_of_journal = state.journal.as_ref().is_some_and(|kept| kept.record == state.table.file.first_revision);
    if is_of_journal
        && state.table.file.saved_to.is_none()
        && let Some(path) = state.brought_as(state.tree()).map(Path::to_owned)
    {
        let revision = state.table.file.revision;
        state.table.file.note_saved(SaveTarget::by_name(path), revision);
    }
}

/// Where the record of a game lies that is over.
fn saved_as<'a>(state: &'a AppState, game: &BrokenOffGame) -> Option<&'a Path> {
    match &game.recovered {
        BrokenOff::Match(game) if game.is_over() => state.brought_as(game.session.tree()),
        BrokenOff::Match(_) | BrokenOff::Clock(_) | BrokenOff::Review(_) => None,
    }
}

fn forget(state: &mut AppState, journal: &Path, record: PathBuf) -> JournalJob {
    let is_asked = matches!(&state.dialog, Some(Dialog::Question(Question::TakeUp | Question::DiscardGame)));
    if is_asked && state.broken_off.first().is_some_and(|game| game.path == journal) {
        state.dialog = state.covered.take();
    }
    state.broken_off.retain(|game| game.path != journal);
    put_off::forget(state, journal);
    notices::tell_briefly(state, NoticeKind::Saved { what: Document::Record, path: record }, state.day.0);
    JournalJob::ClearAway(journal.to_owned())
}
