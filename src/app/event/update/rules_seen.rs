//! Remembers by which rules the games of the event have begun, so that a change between them is seen.

use crate::app::state::AppState;
use crate::rules::RuleProfile;
use crate::tournament::Round;

/// They are those that it had when it was opened, or when its first game began.
pub(super) fn follow(state: &mut AppState) {
    let Some(event) = &mut state.event else { return };
    let now = state.profiles.find(&event.tournament.profile);
    let is_other = |rules: &RuleProfile| rules.id != event.tournament.profile;
    let has_begun = event.tournament.rounds.iter().any(Round::has_begun);
    if !has_begun && event.rules.as_deref() != now || event.rules.as_deref().is_none_or(is_other) {
        event.rules = now.cloned().map(Box::new);
    }
}
