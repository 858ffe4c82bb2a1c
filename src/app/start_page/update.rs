//! The records that were used last.

use std::path::Path;

use crate::app::effect::Effect;
use crate::app::settings;
use crate::app::start_page::state::RecentRecord;
use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;

/// Shows them in place of the moves, or the moves again.
pub fn toggle(state: &mut AppState) -> Consequences {
    if state.start_page_shown().is_some() {
        state.start_page.close();
        return Consequences::none();
    }
    state.start_page.open(state.table.file.revision);
    Consequences::from(Effect::ReadRecent(state.settings.recent.clone()))
}

/// Looks at the records again: a disk may have come back, and others write, too.
pub fn look_again(state: &AppState) -> Consequences {
    if state.start_page_shown().is_none() || state.settings.recent.is_empty() {
        return Consequences::none();
    }
    Consequences::from(Effect::ReadRecent(state.settings.recent.clone()))
}

/// Takes in what was found out about some of them.
pub fn take(state: &mut AppState, records: Vec<RecentRecord>) -> Consequences {
    records.into_iter().for_each(|record| state.start_page.take(record));
    Consequences::none()
}

/// Takes one of them off the list. Its file, if there is one, stays.
pub fn forget(state: &mut AppState, path: &Path) -> Consequences {
    settings::update::change(state, |settings| settings.recent.retain(|known| known != path))
}
