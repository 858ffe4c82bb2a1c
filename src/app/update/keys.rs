//! Keys for commands are chosen.

use super::settings;
use crate::app::action::KeysAction;
use crate::app::state::{AppState, Dialog, KeysForm};
use crate::app::update::outcome::Outcome;

pub(super) fn update(state: &mut AppState, action: KeysAction) -> Outcome {
    match action {
        KeysAction::Search(query) => edit(state, |form| *form = KeysForm { query, waiting: None }),
        KeysAction::Wait(command) => edit(state, |form| form.waiting = command),
        KeysAction::Choose(command, written) => {
            _ = edit(state, |form| form.waiting = None);
            settings::change(state, |settings| settings.keys.choose(command, written))
        }
        KeysAction::Reset(command) => settings::change(state, |settings| settings.keys.reset(command)),
        KeysAction::ResetAll => settings::change(state, |settings| settings.keys.reset_all()),
    }
}

fn edit(state: &mut AppState, edit: impl FnOnce(&mut KeysForm)) -> Outcome {
    if let Some(Dialog::Keys(form)) = &mut state.dialog {
        edit(form);
    }
    Outcome::none()
}
