//! Continues a match of several games between two engines.

use std::time::Duration;

use crate::app::effect::IfThere;
use crate::app::files;
use crate::app::files::form::SaveTarget;
use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;
use crate::app::update::next_game;
use crate::app::update::now::Now;
use crate::clock::SessionTime;
use crate::session::MatchStatus;

/// How long the result is shown before the next game begins.
const PAUSE: Duration = Duration::from_secs(3);

/// Keeps the score and the record of a finished game, and begins the next one once the record is saved.
pub(super) fn follow(state: &mut AppState, now: &Now) -> Consequences {
    let Some(MatchStatus::Over(outcome)) = state.as_match().map(|session| session.status().clone()) else {
        return Consequences::none();
    };
    let Some(series) = &mut state.table.seats.series else { return Consequences::none() };
    let Some(since) = series.over_since else {
        series.note(outcome.winner, now.at);
        return save(state);
    };
    match series.next() {
        Some(next) if now.at.since(since) >= PAUSE && !state.table.file.is_unsaved() => {
            next_game::start_next_of_engines(state, next, now)
        }
        Some(_) | None => Consequences::none(),
    }
}

/// Saves the record among the others, under a free name.
fn save(state: &mut AppState) -> Consequences {
    let Some(folder) = state.machine.records.clone() else { return Consequences::none() };
    let name = format!("{}.kifu", files::update::file::stem(state));
    files::update::file::write_anyway(state, SaveTarget::by_name(folder.join(name)), IfThere::Beside)
}

/// How long from `now` until the next game begins.
pub fn until_next_game(state: &AppState, now: SessionTime) -> Option<Duration> {
    let series = state.table.seats.series.as_ref().filter(|series| series.next().is_some())?;
    let passed = now.since(series.over_since?);
    (!state.table.file.is_unsaved()).then(|| PAUSE.saturating_sub(passed))
}
