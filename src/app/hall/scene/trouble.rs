//! What keeps the hall from seeing this table's game, for as long as it does.

use super::same_number_lines;
use crate::app::state::AppState;
use crate::text::{Arg, Text};

/// Why the hall does not see the game, or sees two with its number.
#[derive(Clone, Debug)]
pub struct HallTrouble {
    /// "Not seen in the hall"
    pub words: String,
    /// Why, and what is to be done, a line each.
    pub why: Vec<String>,
}

impl HallTrouble {
    /// As it stands now; a notice may have been put away, or wait until a game of an event is over.
    #[must_use]
    pub fn of(state: &AppState, text: &Text) -> Option<Self> {
        state.settings.hall.shared_in.as_ref()?;
        if let Some(reason) = &state.live_trouble {
            let why = vec![text.say("notice-not-shared"), text.file_error(reason)];
            return Some(Self { words: text.say("status-not-shared"), why });
        }
        let same = state.live_file.same.as_deref()?;
        let words = text.tell("status-same-number", &[("table", Arg::from(same.table))]);
        Some(Self { words, why: same_number_lines(same, text) })
    }
}
