use crate::app::action::SettingsAction;
use crate::app::effect::Effect;
use crate::app::state::{AppState, Dialog, SettingId, Settings, SettingsForm};

/// Changes the settings and keeps them.
pub(super) fn change(state: &mut AppState, change: impl FnOnce(&mut Settings)) -> Vec<Effect> {
    change(&mut state.settings);
    vec![Effect::SaveSettings(Box::new(state.settings.clone()))]
}

/// What is done in the dialog about settings.
pub(super) fn update(state: &mut AppState, action: SettingsAction) -> Vec<Effect> {
    match action {
        SettingsAction::Search(query) => edit(state, |form| form.query = query),
        SettingsAction::Show(section) => edit(state, |form| *form = SettingsForm { section, query: String::new() }),
        SettingsAction::Choose(id, value) => change(state, |settings| id.line().choose(settings, value)),
        SettingsAction::Reset(id) => reset(state, std::iter::once(id)),
        SettingsAction::ResetAll => reset(state, SettingId::all()),
    }
}

fn edit(state: &mut AppState, edit: impl FnOnce(&mut SettingsForm)) -> Vec<Effect> {
    if let Some(Dialog::Settings(form)) = &mut state.dialog {
        edit(form);
    }
    Vec::new()
}

/// Makes these settings as they are at first. What is remembered besides, such as recent records, stays.
fn reset(state: &mut AppState, ids: impl Iterator<Item = SettingId>) -> Vec<Effect> {
    let usual = state.usual_settings();
    change(state, |settings| ids.for_each(|id| id.line().choose(settings, id.line().value(&usual))))
}
