//! What follows when a question about an event has been answered.

use super::{files, games, leave_now};
use crate::app::effect::Effect;
use crate::app::state::{AppState, Dialog, EventQuestion};

/// Somebody has said yes; `covered` is the dialog that the question covers.
pub(in crate::app::update) fn confirm(
    state: &mut AppState,
    question: EventQuestion,
    covered: Option<Dialog>,
) -> Vec<Effect> {
    state.dialog = covered;
    match question {
        EventQuestion::Leave(what_for) => leave_now(state, what_for),
        EventQuestion::Replace(path) => files::replace_changed(state, path),
        EventQuestion::Changed(path) => files::merge(state, path),
        EventQuestion::OtherResult { place, result } => games::replace_result(state, place, *result),
        EventQuestion::ReplaceList { list, path } => files::export_anyway(list, path),
    }
}

/// Somebody wants what is offered besides yes and no.
pub(in crate::app::update) fn alternative(
    state: &mut AppState,
    question: EventQuestion,
    covered: Option<Dialog>,
) -> Vec<Effect> {
    state.dialog = covered;
    match question {
        EventQuestion::Changed(path) => files::replace_changed(state, path),
        EventQuestion::Leave(_)
        | EventQuestion::Replace(_)
        | EventQuestion::OtherResult { .. }
        | EventQuestion::ReplaceList { .. } => Vec::new(),
    }
}
