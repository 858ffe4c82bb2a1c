//! Another game between the two who have just played, be it while they go through that game.

use super::AppState;
use crate::app::opponents::form::EnginePlayer;
use crate::session::{MatchSetup, Player};

/// Another game between the same two.
#[derive(Clone, Debug)]
pub struct Rematch {
    /// Who sits where, and with how much time.
    pub setup: MatchSetup,
    /// The engines among them.
    pub engines: [Option<EnginePlayer>; 2],
    /// Whether the two have changed sides since the game that was played.
    are_sides_changed: bool,
}

impl Rematch {
    /// The same, as those are called by now who have played as `players`.
    fn between(&self, mut players: [Player; 2]) -> Self {
        if self.are_sides_changed {
            players.swap(0, 1);
        }
        Self { setup: MatchSetup { players, ..self.setup.clone() }, ..self.clone() }
    }
}

impl AppState {
    /// That game, after the one on the board or the one that is gone through, between those whom its record names.
    #[must_use]
    pub fn rematch(&self) -> Option<Rematch> {
        let Some(session) = self.as_match() else {
            return self.table.rematch.as_deref().map(|rematch| rematch.between(Player::both(&self.tree().header)));
        };
        session.rematch().map(|setup| Rematch {
            engines: self.engines_in(&setup),
            are_sides_changed: session.setup().senior != setup.senior,
            setup,
        })
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
