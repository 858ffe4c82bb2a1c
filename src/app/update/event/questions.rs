//! The questions about an event, which are asked one after the other, and what follows when one has been answered.

use super::{files, games, leave_now, lists, starts};
use crate::app::effect::Effect;
use crate::app::state::{AppState, Dialog, EventQuestion, OpenEvent, Question};
use crate::app::update::open;

/// Asks once no other question is on screen.
pub(super) fn ask(event: &mut OpenEvent, question: EventQuestion) {
    if !event.waiting.contains(&question) {
        event.waiting.push(question);
    }
}

/// Asks what waits, unless something else is being asked.
pub(in crate::app::update) fn ask_next(state: &mut AppState) {
    if matches!(state.dialog, Some(Dialog::Question(_))) || state.is_console_locked() {
        return;
    }
    let waiting = state.event.as_mut().filter(|event| !event.waiting.is_empty());
    if let Some(question) = waiting.map(|event| event.waiting.remove(0)) {
        _ = open(state, Dialog::Question(Question::Event(question)));
    }
}

/// Another question has taken the place of this one: it is asked after that.
pub(in crate::app::update) fn ask_again(state: &mut AppState, displaced: Question) {
    if let (Question::Event(question), Some(event)) = (displaced, &mut state.event)
        && !matches!(question, EventQuestion::Leave(_))
    {
        event.waiting.insert(0, question);
    }
}

/// This dialog is not shown while the console is locked: what it asks about the event is asked after that.
pub(in crate::app::update) fn put_off(state: &mut AppState, dialog: Dialog) {
    if let Dialog::Question(question) = dialog {
        ask_again(state, question);
    }
}

/// Somebody has said yes; `covered` is the dialog that the question covers.
pub(in crate::app::update) fn confirm(
    state: &mut AppState,
    question: EventQuestion,
    covered: Option<Dialog>,
) -> Vec<Effect> {
    state.dialog = covered;
    match question {
        EventQuestion::Leave(what_for) => leave_now(state, what_for),
        EventQuestion::Replace(path) => files::replace_changed(state, path),
        EventQuestion::Changed(path) => files::merge(state, path),
        EventQuestion::OtherResult { place, result } => games::replace_result(state, place, *result),
        EventQuestion::InPlay(place) => starts::claim_anyway(state, place),
        EventQuestion::TakeAway(place) => games::take_away(state, place),
        EventQuestion::LoseResults { path, pairings, .. } => {
            let now = state.day.0;
            lists::import_anyway(state, path, &pairings, now)
        }
        EventQuestion::ReplaceList { list, path } => lists::export_anyway(list, path),
    }
}

/// Somebody wants what is offered besides yes and no.
pub(in crate::app::update) fn alternative(
    state: &mut AppState,
    question: EventQuestion,
    covered: Option<Dialog>,
) -> Vec<Effect> {
    state.dialog = covered;
    match question {
        EventQuestion::Changed(path) => files::replace_changed(state, path),
        EventQuestion::Leave(_)
        | EventQuestion::Replace(_)
        | EventQuestion::OtherResult { .. }
        | EventQuestion::InPlay(_)
        | EventQuestion::TakeAway(_)
        | EventQuestion::LoseResults { .. }
        | EventQuestion::ReplaceList { .. } => Vec::new(),
    }
}
