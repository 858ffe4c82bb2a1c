//! That the arbiter was called to this table.

use crate::app::state::AppState;
use crate::session::MatchSession;
use crate::text::Text;

/// A table that waits for the arbiter: the whole window says so.
#[derive(Clone, Debug)]
pub struct CalledScene {
    /// The number of the table; empty where it has none.
    pub number: String,
    /// What it waits for.
    pub words: String,
}

impl CalledScene {
    pub fn of(state: &AppState, text: &Text) -> Option<Self> {
        let session = state.as_match().filter(|session| MatchSession::is_arbiter_called(session))?;
        let of_event = session.setup().event.as_ref().map(|game| game.table);
        let hall = &state.settings.hall;
        let number = of_event.or_else(|| hall.shared_in.is_some().then_some(hall.table));
        let number = number.map(|number| number.to_string()).unwrap_or_default();
        Some(Self { number, words: text.say("case-called") })
    }
}
