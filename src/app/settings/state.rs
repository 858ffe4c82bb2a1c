//! When a hint is due, and when it has been followed.

use crate::app::settings::form::Hint;
use crate::app::state::AppState;
use crate::session::MatchSession;

impl AppState {
    /// What is said at present to somebody who has not done it yet.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        let is_new = |hint: &Hint| !self.settings.hints_done.contains(hint);
        Hint::ALL.into_iter().filter(is_new).find(|hint| self.is_time_for(*hint))
    }

    fn is_time_for(&self, hint: Hint) -> bool {
        match hint {
            Hint::FirstMove => {
                self.as_match().is_some_and(|session| session.plies() == 0 && session.verdict().is_none())
            }
            Hint::Display => self.display.is_open,
            Hint::Hall => self.hall.is_some(),
        }
    }

    /// What has just been done of which there is a hint.
    #[must_use]
    pub fn hint_followed(&self) -> Option<Hint> {
        let has_moved = self.as_match().is_some_and(|session: &MatchSession| session.plies() > 0);
        let followed = [(Hint::FirstMove, has_moved), (Hint::Display, self.settings.display.fills_screen)];
        let is_new = |hint: &Hint| !self.settings.hints_done.contains(hint);
        followed.into_iter().filter(|(_, is_done)| *is_done).map(|(hint, _)| hint).find(is_new)
    }
}
