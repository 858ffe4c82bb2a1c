//! The lines about a game are filled in, and written into the record.

use std::rc::Rc;

use crate::app::details::form::DetailsEdit;
use crate::app::new_game;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::app::update::review;
use crate::session::Player;

/// Changes a line of the form.
pub fn edit(state: &mut AppState, edit: DetailsEdit) -> Consequences {
    if let Some(Dialog::Details(form)) = &mut state.dialog {
        Rc::make_mut(form).edit(edit);
    }
    Consequences::none()
}

/// Writes into the record what was filled in. A corrected name also applies to the next new game, and to the rematch, which goes
/// by the record.
pub fn take(state: &mut AppState, now: &Now) -> Consequences {
    let Some(Dialog::Details(form)) = state.dialog.take() else { return Consequences::none() };
    let before = Player::both(&state.tree().header);
    let mut consequences = review::set_header(state, form.header(), now);
    let after = Player::both(&state.tree().header);
    if state.as_match().is_some() || state.table.rematch.is_some() {
        consequences.extend(new_game::update::correct_players(state, &before, &after));
    }
    consequences
}
