//! The questions about an event, asked one after the other.

use crate::app::event::state::{EventQuestion, OpenEvent, StartedChange, ToldEnd};
use crate::app::state::{AppState, Dialog, NoticeKind, Question};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::notices;

/// Asks, once no other question is on screen.
pub(super) fn ask(event: &mut OpenEvent, question: EventQuestion) {
    if let EventQuestion::OtherResult { place, .. } = &question {
        let is_older = |it: &EventQuestion| matches!(it, EventQuestion::OtherResult { place: of, .. } if of == place);
        event.waiting.retain(|waiting| !is_older(waiting));
    }
    if !event.waiting.contains(&question) {
        event.waiting.push(question);
    }
}

/// Asks no longer about the result that the game on the board has told: its end was taken back.
pub(super) fn forget_result(state: &mut AppState, told: &ToldEnd) {
    let Some(event) = &mut state.event else { return };
    let Some((told_at, black)) = event.tournament.place_of(&told.setup) else { return };
    let is_of_it = |question: &EventQuestion| matches!(question, EventQuestion::OtherResult { place, result } if *place == told_at && told.is_told_by(result, black));
    event.waiting.retain(|waiting| !is_of_it(waiting));
}

/// While the console is locked, says that a result waits instead of asking: only the arbiter may answer.
pub(super) fn tell_waiting(state: &mut AppState) {
    let is_about_result = |question: &EventQuestion| matches!(question, EventQuestion::OtherResult { .. });
    let waits = state.event.as_ref().is_some_and(|event| event.waiting.iter().any(is_about_result));
    let is_told = state.notices.iter().any(|notice| notice.kind == NoticeKind::ResultWaits);
    if waits && !is_told && state.is_console_locked() {
        notices::tell(state, NoticeKind::ResultWaits);
    }
}

/// Asks the next waiting question, unless one is on screen.
pub fn ask_next(state: &mut AppState) -> Consequences {
    if matches!(state.dialog, Some(Dialog::Question(_))) || state.is_console_locked() {
        return Consequences::none();
    }
    let waiting = state.event.as_mut().filter(|event| !event.waiting.is_empty());
    let question = waiting.map(|event| event.waiting.remove(0));
    state.notices.retain(|notice| notice.kind != NoticeKind::ResultWaits);
    question.map_or_else(Consequences::none, |question| open(Dialog::Question(Question::Event(question))))
}

/// Puts back a question that another one has replaced on screen.
pub fn ask_again(state: &mut AppState, displaced: Question) {
    if let (Question::Event(question), Some(event)) = (displaced, &mut state.event)
        && !matches!(
            question,
            EventQuestion::Leave(_)
                | EventQuestion::DetailsInPlay(_)
                | EventQuestion::DropProposal(_)
                | EventQuestion::RemovePairing { .. }
                | EventQuestion::LoseByDefault { .. }
                | EventQuestion::ChangeStarted { change: StartedChange::Form { .. }, .. }
        )
    {
        event.waiting.insert(0, question);
    }
}

/// Puts back the question of a dialog that may not be shown while the console is locked.
pub fn put_off(state: &mut AppState, dialog: Dialog) {
    if let Dialog::Question(question) = dialog {
        ask_again(state, question);
        tell_waiting(state);
    }
}
