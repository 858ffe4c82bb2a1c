//! What is told while a journal is not on disk, and for how long.

use crate::app::journal::form::{Danger, JournalOf, SafetyNotice};
use crate::app::state::{AppState, NoticeKind};
use crate::app::update::notices;

/// Says once more that a journal is not safe, where somebody has closed that and it still is so.
pub fn tell_danger(state: &mut AppState, of: JournalOf) {
    if let Some(Danger { path, trouble }) = state.danger(of).cloned() {
        notices::tell_fact(state, NoticeKind::Safety(SafetyNotice::GameNotSafe { of, path, trouble }));
    }
}

/// Takes away what was said about whether a journal is safe: it has gone, or something else is to be said.
pub fn forget_danger(state: &mut AppState, now_told: JournalOf) {
    state.notices.retain(|notice| {
        !matches!(
            notice.kind,
            NoticeKind::Safety(SafetyNotice::GameNotSafe { of, .. } | SafetyNotice::SafeAgain(of)) if of == now_told
        )
    });
}
