//! Which game of a series (番勝負) is played at a table, and how the series stands.

use serde::{Deserialize, Serialize};

use crate::session::MatchSession;

/// A game that is one of several of the same two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveSeries {
    /// Its number, counted from 1.
    pub game: u32,
    /// The most games the series can have.
    pub best_of: u32,
    /// The games that Black and White of this game had won before it.
    pub wins: [u32; 2],
}

impl LiveSeries {
    /// The place of the game in its series; `None` if it is in none.
    pub(super) fn of(session: &MatchSession) -> Option<Self> {
        let game = session.setup().event.as_ref().filter(|game| game.best_of > 1)?;
        Some(Self { game: game.game, best_of: game.best_of, wins: game.wins })
    }
}
