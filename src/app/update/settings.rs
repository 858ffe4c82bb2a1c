use crate::app::effect::Effect;
use crate::app::state::{AppState, Settings};

/// Changes the settings and keeps them.
pub(super) fn change(state: &mut AppState, change: impl FnOnce(&mut Settings)) -> Vec<Effect> {
    change(&mut state.settings);
    vec![Effect::SaveSettings(Box::new(state.settings.clone()))]
}
