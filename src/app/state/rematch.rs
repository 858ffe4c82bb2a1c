//! Another game between the two who have just played, be it while they go through that game.

use super::AppState;
use crate::app::opponents::form::EnginePlayer;
use crate::session::{MatchSession, MatchSetup};

/// Another game between the same two.
#[derive(Clone, Debug)]
pub struct Rematch {
    /// Who sits where, and with how much time.
    pub setup: MatchSetup,
    /// The engines among them.
    pub engines: [Option<EnginePlayer>; 2],
}

impl AppState {
    /// That game, after the one on the board or the one that is gone through.
    #[must_use]
    pub fn rematch(&self) -> Option<Rematch> {
        match self.as_match().and_then(MatchSession::rematch) {
            Some(setup) => Some(Rematch { engines: self.engines_in(&setup), setup }),
            None => self.table.rematch.as_deref().cloned(),
        }
    }

    /// The engines of the game on the table, where they sit in one of the same two by `setup`: whoever has the 王 tells whether the
    /// sides were changed.
    #[must_use]
    pub fn engines_in(&self, setup: &MatchSetup) -> [Option<EnginePlayer>; 2] {
        let mut engines = self.table.seats.players();
        if self.as_match().is_some_and(|session| session.setup().senior != setup.senior) {
            engines.swap(0, 1);
        }
        engines
    }
}
