//! How the series stands to which the game on the board belongs.

use crate::app::state::AppState;
use crate::session::MatchSession;
use crate::shogi::Color;

impl AppState {
    /// The games of the series that Black and White of this one have won, this one included where `winner` has won it; `None`
    /// if it is a single game. Those before are as the open event has them: one may have been decided otherwise since.
    #[must_use]
    pub fn series_wins(&self, session: &MatchSession, winner: Option<Color>) -> Option<[u32; 2]> {
        let game = session.setup().event.as_ref().filter(|game| game.best_of > 1)?;
        let by_event = || {
            let event = &self.event.as_ref()?.tournament;
            let (place, black) = event.place_of(session.setup())?;
            event.table(place.round, place.table)?.wins_before(place.game, black)
        };
        let before = by_event().unwrap_or(game.wins);
        Some(Color::ALL.map(|color| before[color.index()] + u32::from(winner == Some(color))))
    }
}
