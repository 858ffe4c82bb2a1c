//! Choosing keys for commands.

use crate::app::settings;
use crate::app::settings::action::KeysAction;
use crate::app::shortcut_keys::form::KeysForm;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::Consequences;

pub fn update(state: &mut AppState, action: KeysAction) -> Consequences {
    match action {
        KeysAction::Search(query) => edit(state, |form| *form = KeysForm { query, waiting: None }),
        KeysAction::Wait(command) => edit(state, |form| form.waiting = command),
        KeysAction::Choose(command, written) => {
            _ = edit(state, |form| form.waiting = None);
            settings::update::change(state, |settings| settings.keys.choose(command, written))
        }
        KeysAction::Reset(command) => settings::update::change(state, |settings| settings.keys.reset(command)),
        KeysAction::ResetAll => settings::update::change(state, |settings| settings.keys.reset_all()),
    }
}

fn edit(state: &mut AppState, edit: impl FnOnce(&mut KeysForm)) -> Consequences {
    if let Some(Dialog::Keys(form)) = &mut state.dialog {
        edit(form);
    }
    Consequences::none()
}
