//! The questions about an event, which are asked one after the other, and what follows when one has been answered.

use crate::app::event::state::{EventQuestion, OpenEvent};
use crate::app::state::{AppState, Dialog, NoticeKind, Question};
use crate::app::update::notices;
use crate::app::update::outcome::{Outcome, open};

/// Asks once no other question is on screen.
pub(super) fn ask(event: &mut OpenEvent, question: EventQuestion) {
    if let EventQuestion::OtherResult { place, .. } = &question {
        let is_older = |it: &EventQuestion| matches!(it, EventQuestion::OtherResult { place: of, .. } if of == place);
        event.waiting.retain(|waiting| !is_older(waiting));
    }
    if !event.waiting.contains(&question) {
        event.waiting.push(question);
    }
}

/// Says that a result waits where a lock keeps back the question about it: nobody but the arbiter answers that.
pub(super) fn tell_waiting(state: &mut AppState) {
    let is_about_result = |question: &EventQuestion| matches!(question, EventQuestion::OtherResult { .. });
    let waits = state.event.as_ref().is_some_and(|event| event.waiting.iter().any(is_about_result));
    let is_told = state.notices.iter().any(|notice| notice.kind == NoticeKind::ResultWaits);
    if waits && !is_told && state.is_console_locked() {
        notices::tell(state, NoticeKind::ResultWaits);
    }
}

/// Asks what waits, unless something else is being asked.
pub fn ask_next(state: &mut AppState) -> Outcome {
    if matches!(state.dialog, Some(Dialog::Question(_))) || state.is_console_locked() {
        return Outcome::none();
    }
    let waiting = state.event.as_mut().filter(|event| !event.waiting.is_empty());
    let question = waiting.map(|event| event.waiting.remove(0));
    state.notices.retain(|notice| notice.kind != NoticeKind::ResultWaits);
    question.map_or_else(Outcome::none, |question| open(Dialog::Question(Question::Event(question))))
}

/// Another question has taken the place of this one: it is asked after that.
pub fn ask_again(state: &mut AppState, displaced: Question) {
    if let (Question::Event(question), Some(event)) = (displaced, &mut state.event)
        && !matches!(question, EventQuestion::Leave(_))
    {
        event.waiting.insert(0, question);
    }
}

/// This dialog is not shown while the console is locked: what it asks about the event is asked after that.
pub fn put_off(state: &mut AppState, dialog: Dialog) {
    if let Dialog::Question(question) = dialog {
        ask_again(state, question);
        tell_waiting(state);
    }
}
