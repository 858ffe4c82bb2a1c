//! Whether there is a match to show, on which screen, and in which language.

use crate::app::display::form::Screens;
use crate::app::state::AppState;
use crate::session::{MatchSession, MatchStatus};
use crate::text::Language;

/// The audience display while the program runs.
#[derive(Clone, Debug, Default)]
pub struct DisplayState {
    /// Whether its window is open.
    pub is_open: bool,
    /// The screens that it can be shown on.
    pub screens: Screens,
}

impl DisplayState {
    /// Which screen is meant by `name`, if it is plugged in.
    #[must_use]
    pub fn screen(&self, name: Option<&str>) -> Option<usize> {
        let name = name?;
        self.screens.names.iter().position(|screen| screen == name)
    }
}

impl AppState {
    /// The language of the window.
    #[must_use]
    pub fn window_language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// The language of the audience display: the window's unless another one was chosen.
    #[must_use]
    pub fn display_language(&self) -> Language {
        self.settings.display.language.unwrap_or_else(|| self.window_language())
    }

    /// The match that an audience follows, if there is one: it has begun, or somebody has sat down for it.
    #[must_use]
    pub fn shown_match(&self) -> Option<&MatchSession> {
        self.as_match().filter(|session| is_worth_showing(session))
    }
}

fn is_worth_showing(session: &MatchSession) -> bool {
    match session.status() {
        // The two who play again have been sitting there.
        MatchStatus::Waiting => session.names_anybody() || session.setup().attempt.number > 1,
        MatchStatus::Running | MatchStatus::Paused | MatchStatus::Over(_) => true,
    }
}
