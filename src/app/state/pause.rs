//! A clock that stands still in mid-move, and whether the pieces are hidden meanwhile.

use super::AppState;
use crate::session::MatchStatus;

impl AppState {
    /// Whether the clock stands still in mid-move.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.as_match().is_some_and(|session| *session.status() == MatchStatus::Paused)
    }

    /// Whether nobody is to see the pieces: in a pause, where that was chosen and nothing has to be decided.
    #[must_use]
    pub fn hides_board(&self) -> bool {
        let is_decided = self.as_match().is_some_and(|session| session.pending().is_none());
        self.settings.hide_in_pause && self.is_paused() && is_decided
    }
}
