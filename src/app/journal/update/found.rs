//! The games that were found in journals: which of them is asked about, and which are put off as they were.

use std::path::Path;

use crate::app::event::state::EventQuestion;
use crate::app::journal::form::{BrokenOffGame, SafetyNotice};
use crate::app::journal::update::put_off;
use crate::app::state::{AppState, Dialog, NoticeKind, Question};
use crate::app::update::notices;

/// These games lie here, and no others.
pub(super) fn take(state: &mut AppState, games: Vec<BrokenOffGame>) {
    put_off::find_again(state, &games);
    let games = match state.wanted.take() {
        Some(wanted) => only_the_one(state, &wanted, games),
        None => games,
    };
    state.broken_off = beside_the_one_asked_about(state, games);
}

/// The game that somebody wants, if it is there; the others are put off as they were.
fn only_the_one(state: &mut AppState, wanted: &Path, games: Vec<BrokenOffGame>) -> Vec<BrokenOffGame> {
    let (asked, others): (Vec<_>, Vec<_>) = games.into_iter().partition(|game| game.path == wanted);
    others.into_iter().for_each(|other| put_off::put_off(state, other));
    if asked.is_empty() {
        notices::tell(state, NoticeKind::Safety(SafetyNotice::GoesOnElsewhere(wanted.to_owned())));
    }
    asked
}

/// The games that were found, behind the one that is being asked about: the question goes on being about that.
fn beside_the_one_asked_about(state: &mut AppState, found: Vec<BrokenOffGame>) -> Vec<BrokenOffGame> {
    let is_asked = |dialog: &Dialog| match dialog {
        Dialog::Question(Question::TakeUp | Question::DiscardGame) => true,
        Dialog::Question(Question::Event(question)) => matches!(question, EventQuestion::TakeUp(_)),
        _ => false,
    };
    if ![&state.dialog, &state.covered].into_iter().flatten().any(is_asked) {
        return found;
    }
    let asked = std::mem::take(&mut state.broken_off);
    let is_new = |game: &BrokenOffGame| asked.iter().all(|known| known.path != game.path);
    let others: Vec<_> = found.into_iter().filter(is_new).collect();
    asked.into_iter().chain(others).collect()
}
