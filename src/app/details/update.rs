//! The lines about a game are filled in, and written into the record.

use std::rc::Rc;

use crate::app::details::form::DetailsEdit;
use crate::app::new_game;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::app::update::review;
use crate::session::Player;
use crate::shogi::Color;

/// Changes a line of the form.
pub fn edit(state: &mut AppState, edit: DetailsEdit) -> Consequences {
    if let Some(Dialog::Details(form)) = &mut state.dialog {
        Rc::make_mut(form).edit(edit);
    }
    Consequences::none()
}

/// Writes into the record what was filled in. Who plays in a match now, or has just played the one that is gone through, plays
/// the next one by the same name.
pub fn take(state: &mut AppState, now: &Now) -> Consequences {
    let Some(Dialog::Details(form)) = state.dialog.take() else { return Consequences::none() };
    let before = players(state);
    let mut consequences = review::set_header(state, form.header(), now);
    let after = players(state);
    if let Some(rematch) = &mut state.table.rematch {
        rematch.setup.correct_players(&before, &after);
    }
    if state.as_match().is_some() || state.table.rematch.is_some() {
        consequences.extend(new_game::update::correct_players(state, &before, &after));
    }
    consequences
}

/// Who plays, by the record.
fn players(state: &AppState) -> [Player; 2] {
    Color::ALL.map(|color| Player::of(&state.tree().header, color))
}
