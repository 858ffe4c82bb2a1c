//! The records that were used last.

use std::path::Path;

use super::settings;
use crate::app::effect::Effect;
use crate::app::state::{AppState, RecentRecord};

/// Shows them in place of the moves, or the moves again.
pub(super) fn toggle(state: &mut AppState) -> Vec<Effect> {
    if state.start_page_shown().is_some() {
        state.start_page.close();
        return Vec::new();
    }
    state.start_page.open(state.table.file.revision);
    vec![Effect::ReadRecent(state.settings.recent.clone())]
}

/// Takes in what was found out about some of them.
pub(super) fn take(state: &mut AppState, records: Vec<RecentRecord>) -> Vec<Effect> {
    records.into_iter().for_each(|record| state.start_page.take(record));
    Vec::new()
}

/// Takes one of them off the list. Its file, if there is one, stays.
pub(super) fn forget(state: &mut AppState, path: &Path) -> Vec<Effect> {
    settings::change(state, |settings| settings.recent.retain(|known| known != path))
}
