//! Which records of games that were broken off lie beside the open event by now.

use std::path::Path;

use crate::app::event::form::KeptRecord;
use crate::app::state::AppState;
use crate::record::GameTree;

impl AppState {
    /// The file beside the open event that holds exactly this record, if this run of the program has written it there for an
    /// earlier one.
    #[must_use]
    pub fn brought_as(&self, tree: &GameTree) -> Option<&Path> {
        let brought = self.event.as_ref().map(|event| &event.brought).filter(|brought| !brought.is_empty())?;
        let text = KeptRecord::text_of(tree)?;
        brought.iter().find(|it| it.text == text).map(|it| it.path.as_path())
    }
}
