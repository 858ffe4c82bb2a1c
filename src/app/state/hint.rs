use serde::{Deserialize, Serialize};

use super::AppState;
use crate::app::command::Command;
use crate::session::MatchSession;

/// Something that is said beside the board until it has been done once or put away, and never again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hint {
    /// How a piece is moved.
    FirstMove,
    /// What can be done with the audience display.
    Display,
    /// How a table comes into the hall view.
    Hall,
}

impl Hint {
    /// Every hint; the first one that fits is shown.
    pub const ALL: [Self; 3] = [Self::Display, Self::Hall, Self::FirstMove];

    /// The name of the sentence that says it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FirstMove => "hint-first-move",
            Self::Display => "hint-display",
            Self::Hall => "hint-hall",
        }
    }

    /// The commands it speaks of, by the names of the blanks for their keys.
    #[must_use]
    pub const fn commands(self) -> &'static [(&'static str, Command)] {
        match self {
            Self::FirstMove => &[("new", Command::NewGame)],
            Self::Display => &[("next", Command::DisplayToNextScreen), ("display", Command::ToggleDisplay)],
            Self::Hall => &[],
        }
    }
}

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
