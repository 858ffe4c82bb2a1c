//! The toss for the sides (振り駒), which stands between a pairing and its game.

use crate::app::new_game::form::Toss;
use crate::clock::SessionTime;
use crate::session::MatchSetup;
use crate::tournament::GamePlace;

/// Five pawns tossed for the sides of a game of the event: both players see them fall, and then begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventToss {
    /// The game in the event.
    pub place: GamePlace,
    /// The pawns.
    pub toss: Toss,
    /// The game to start, with the sides that the pawns give.
    pub setup: Box<MatchSetup>,
}

impl EventToss {
    /// The pawns have come to rest, if they have.
    pub fn settle(&mut self, now: SessionTime) {
        self.toss.is_settled |= self.toss.has_landed(now);
    }
}
