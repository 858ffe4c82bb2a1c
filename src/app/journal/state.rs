//! What of the journals could be lost at present.

use crate::app::journal::form::{Danger, JournalOf};
use crate::app::state::AppState;

impl AppState {
    /// Whether there is anything that the journal `of` this holds. Of one that has gone, with its game, nothing is in danger,
    /// and nothing is safe again.
    #[must_use]
    pub fn is_written_down(&self, of: JournalOf) -> bool {
        match of {
            JournalOf::Match => self.journal.is_some(),
            JournalOf::Clock => self.clock_desk.as_ref().is_some_and(|desk| desk.scribe.is_some()),
            JournalOf::Review => self.kept_review.as_ref().is_some_and(|kept| kept.is_written()),
        }
    }

    /// Why what the journal `of` this holds would be lost if the program ended now; `None` while it is on disk.
    #[must_use]
    pub fn danger(&self, of: JournalOf) -> Option<&Danger> {
        self.dangers.of(of).filter(|_| self.is_written_down(of))
    }
}
