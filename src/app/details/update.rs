//! The lines about a game are filled in, and written into the record.

use std::rc::Rc;

use crate::app::details::form::DetailsEdit;
use crate::app::new_game;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::app::update::review;
use crate::session::MatchSession;

/// Changes a line of the form.
pub fn edit(state: &mut AppState, edit: DetailsEdit) -> Consequences {
    if let Some(Dialog::Details(form)) = &mut state.dialog {
        Rc::make_mut(form).edit(edit);
    }
    Consequences::none()
}

/// Writes into the record what was filled in. Who plays in a match now, is offered for the next one.
pub fn take(state: &mut AppState, now: &Now) -> Consequences {
    let Some(Dialog::Details(form)) = state.dialog.take() else { return Consequences::none() };
    let players = |state: &AppState| state.as_match().map(MatchSession::players);
    let before = players(state);
    let mut consequences = review::set_header(state, form.header(), now);
    if let (Some(before), Some(after)) = (before, players(state)) {
        consequences.extend(new_game::update::correct_players(state, &before, &after));
    }
    consequences
}
