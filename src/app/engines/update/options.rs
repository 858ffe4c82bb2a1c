//! Reads, sets and saves the options of an engine.

use std::path::PathBuf;

use crate::app::effect::Effect;
use crate::app::engines::action::OptionAction;
use crate::app::engines::form::{EngineProfile, OptionsForm};
use crate::app::engines::job::EngineJob;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::{Consequences, open};
use crate::app::{files, settings};
use crate::storage::FileDialogRequest;

/// Shows the options of the engine that is kept at this place, once it has declared them.
pub fn show(state: &mut AppState, index: usize) -> Consequences {
    let Some(profile) = state.settings.engines.kept.get(index).cloned() else { return Consequences::none() };
    let Some(Dialog::Engines(beneath)) = state.dialog.take() else { return Consequences::none() };
    state.engines.trials += 1;
    let number = state.engines.trials;
    let form = OptionsForm::new(beneath, index, &profile, number);
    let start = profile.start().as_declared();
    open(Dialog::EngineOptions(Box::new(form))).and(Effect::Engine(EngineJob::Introduce { number, start }))
}

/// Does what is asked for in the dialog.
pub fn update(state: &mut AppState, action: OptionAction) -> Consequences {
    let Some(Dialog::EngineOptions(form)) = &mut state.dialog else { return Consequences::none() };
    match action {
        OptionAction::Rename(name) => form.name = name,
        OptionAction::Search(query) => form.search(query),
        OptionAction::Set(name, value) => form.set(&name, value),
        OptionAction::Reset(name) => form.reset(&name),
        OptionAction::ResetAll => form.reset_all(),
        OptionAction::Browse(name) => {
            form.browsing = Some(name);
            return files::update::file::ask_for_file(state, FileDialogRequest::EngineFile);
        }
        OptionAction::Keep => return keep(state),
    }
    Consequences::none()
}

/// Takes the file that was chosen; `None` if this system has no file dialog.
pub fn take_file(state: &mut AppState, file: Option<PathBuf>) -> Consequences {
    if let Some(Dialog::EngineOptions(form)) = &mut state.dialog {
        form.set_file(file.map(|file| file.to_string_lossy().into_owned()));
    }
    Consequences::none()
}

/// Saves the options, and goes back to the engines.
fn keep(state: &mut AppState) -> Consequences {
    let Some(Dialog::EngineOptions(form)) = state.dialog.take() else { return Consequences::none() };
    let consequences = settings::update::change(state, |settings| {
        let Some(before) = settings.engines.kept.get(form.index) else { return };
        let profile = form.profile(before);
        let name = settings.engines.own_name(form.index, &profile.name);
        settings.engines.kept[form.index] = EngineProfile { name, ..profile };
    });
    state.dialog = Some(Dialog::Engines(form.beneath));
    consequences
}
