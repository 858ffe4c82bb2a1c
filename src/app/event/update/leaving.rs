//! Leaving an event for something else.

use crate::app::event;
use crate::app::event::form::EventForm;
use crate::app::event::state::{EventQuestion, LeaveEvent, OpenEvent};
use crate::app::event::update::{forms, kept};
use crate::app::state::{AppState, Dialog, NextUp, Question};
use crate::app::update::consequences::{Consequences, Next, ask};
use crate::storage::EventFile;

/// Leaves the open event for something else, asking first if it has unsaved changes.
pub(super) fn leave(state: &mut AppState, what_for: LeaveEvent) -> Consequences {
    if state.event.as_ref().is_some_and(OpenEvent::is_unsaved) {
        ask(Question::Event(EventQuestion::Leave(what_for)))
    } else {
        leave_now(state, what_for)
    }
}

/// Leaves it without asking.
pub(super) fn leave_now(state: &mut AppState, what_for: LeaveEvent) -> Consequences {
    match what_for {
        LeaveEvent::Open => event::update::event_file::ask_for(state, EventFile::Open, String::new()),
        LeaveEvent::New => {
            let form = &state.settings.new_game;
            let form = EventForm::new(form.profile.clone(), form.time()[0]);
            forms::show(state, Dialog::EventForm(Box::new(form)))
        }
        LeaveEvent::Close => {
            let mut consequences = kept::abandon(state);
            state.event = None;
            consequences.extend(event::update::event_file::remember(state, None));
            consequences
        }
        // It stays until the window closes: a question about the record may still keep the user here.
        LeaveEvent::Quit => Consequences::from(Next::Leave(NextUp::Quit)),
    }
}
