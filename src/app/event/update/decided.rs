//! A result that somebody enters on another machine for a game that is still played on this board.

use crate::app::state::{AppState, NoticeKind};
use crate::app::update::notices;

/// Tells those who play what the event has, once, and no longer when it has that no more or their game is over.
pub(super) fn follow(state: &mut AppState) {
    let found = state.result_of_game_in_play().map(Box::new);
    let Some(event) = state.event.as_mut().filter(|event| event.decided != found) else { return };
    event.decided.clone_from(&found);
    state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::AlreadyDecided(_)));
    if let Some(result) = found {
        notices::tell(state, NoticeKind::AlreadyDecided(result));
    }
}
