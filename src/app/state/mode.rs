//! Playing, reviewing or setting up: whoever depends on which asks here.

use super::AppState;
use crate::app::setup::state::SetupDesk;
use crate::session::{MatchSession, MatchSetup, ReviewSession};

/// What the people at the board are doing. The screen always says which.
#[derive(Debug)]
pub enum Mode {
    /// They play.
    Match(Box<MatchSession>),
    /// They go through a record.
    Review(Box<ReviewSession>),
    /// They set up a position.
    Setup(Box<SetupDesk>),
}

impl Default for Mode {
    /// The pieces set up, nobody's clock running.
    fn default() -> Self {
        Self::Match(Box::new(MatchSession::new(MatchSetup::default())))
    }
}

impl AppState {
    /// The match, if one is being played.
    #[must_use]
    pub fn as_match(&self) -> Option<&MatchSession> {
        match &self.table.mode {
            Mode::Match(session) => Some(session),
            Mode::Review(_) | Mode::Setup(_) => None,
        }
    }

    /// Whether a match is shown to two people who sit across a flat screen.
    #[must_use]
    pub fn is_table_top(&self) -> bool {
        self.settings.table_top && self.as_match().is_some() && self.console_desk().is_none()
    }

    /// The review, if a record is gone through.
    #[must_use]
    pub fn as_review(&self) -> Option<&ReviewSession> {
        match &self.table.mode {
            Mode::Match(_) | Mode::Setup(_) => None,
            Mode::Review(session) => Some(session),
        }
    }

    /// The position editor, if it is open.
    #[must_use]
    pub fn as_setup(&self) -> Option<&SetupDesk> {
        match &self.table.mode {
            Mode::Match(_) | Mode::Review(_) => None,
            Mode::Setup(desk) => Some(desk),
        }
    }
}
