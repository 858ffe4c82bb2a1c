//! What would be lost by leaving what is on the board.

use crate::app::command::Command;
use crate::app::state::{AppState, Mode, NextUp};

impl AppState {
    /// Whether a game would be lost by leaving it.
    #[must_use]
    pub fn game_in_progress(&self) -> bool {
        match &self.table.mode {
            Mode::Match(session) => session.is_in_progress(),
            Mode::Review(_) => false,
            Mode::Setup(desk) => desk.before.is_in_progress(),
        }
    }

    /// Whether the record is saved without a question before it is left. Behind a lock that is no way around the question either.
    #[must_use]
    pub fn saves_by_itself(&self) -> bool {
        self.settings.autosave
            && !self.is_locked_away(Command::Save)
            && !self.game_in_progress()
            && self.table.file.is_unsaved()
            && self.table.file.saved_to.is_some()
    }

    /// Whether leaving for this loses a game in progress or a record that is not saved.
    #[must_use]
    pub fn would_lose_record(&self, what_for: &NextUp) -> bool {
        let leaves_record = !matches!(what_for, NextUp::Before) && !self.takes_record_along(what_for);
        leaves_record && (self.game_in_progress() || self.table.file.is_unsaved())
    }

    /// Whether what was pasted goes on as it is: a position of which there is nothing else to keep.
    fn takes_record_along(&self, what_for: &NextUp) -> bool {
        let goes_on_here = matches!(what_for, NextUp::ComposedGame | NextUp::ComposedReview);
        goes_on_here && self.as_setup().is_some_and(|desk| !desk.editor.is_changed() && desk.before.is_position_alone())
    }

    /// Whether leaving for this loses a position that was set up.
    #[must_use]
    pub fn would_lose_setup(&self, what_for: &NextUp) -> bool {
        let takes_it_along = matches!(what_for, NextUp::ComposedGame | NextUp::ComposedReview);
        !takes_it_along && self.as_setup().is_some_and(|desk| desk.editor.is_changed())
    }
}
