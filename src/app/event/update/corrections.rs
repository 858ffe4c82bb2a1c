//! Tells of rounds that were paired on results which have been corrected since.

use crate::app::state::{AppState, NoticeKind};
use crate::app::update::notices;
use crate::tournament::PairedBefore;

/// Tells of each such round once, wherever the result was corrected, and no longer when it is paired anew or the result is
/// again what it was.
pub(super) fn follow(state: &mut AppState) {
    let found = state.event.as_ref().map(|event| event.tournament.paired_before()).unwrap_or_default();
    let same = |paired: &PairedBefore| found.iter().find(|it| it.is_about_the_same(paired)).cloned();
    state.notices.retain_mut(|notice| match &mut notice.kind {
        NoticeKind::PairedBefore(paired) => same(paired).map(|there| **paired = there).is_some(),
        _ => true,
    });
    let Some(event) = &mut state.event else { return };
    if event.paired_before == found {
        return;
    }
    let before = std::mem::replace(&mut event.paired_before, found.clone());
    let is_new = |paired: &PairedBefore| !before.iter().any(|it| it.is_about_the_same(paired));
    for paired in found.into_iter().filter(is_new) {
        notices::tell(state, NoticeKind::PairedBefore(Box::new(paired)));
    }
}
