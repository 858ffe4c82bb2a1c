//! The records that were used last.

use std::path::Path;

use crate::app::effect::Effect;
use crate::app::settings;
use crate::app::start_page::state::{RecentGame, RecentRecord};
use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;
use crate::record::RecordSummary;

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

/// The record on the board lies there.
pub fn note(state: &mut AppState, path: &Path) {
    let tree = state.tree();
    let last = tree.main_line().last().map_or_else(|| tree.start().clone(), |&end| tree.position_at(end));
    let found = RecentGame::Read { summary: Box::new(RecordSummary::of(tree)), last: Box::new(last) };
    state.start_page.take(RecentRecord { path: path.to_owned(), found });
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
