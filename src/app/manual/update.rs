//! The manual beside the board.

use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;
use crate::text::manual::Chapter;

/// Shows `chapter`, or the board alone.
pub fn show(state: &mut AppState, chapter: Option<Chapter>) -> Consequences {
    state.manual = chapter;
    Consequences::none()
}

/// Opens the manual at its beginning, or closes it.
pub fn toggle(state: &mut AppState) -> Consequences {
    let chapter = if state.manual.is_some() { None } else { Some(Chapter::Start) };
    show(state, chapter)
}
