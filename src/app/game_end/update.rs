//! Asks how a line ends, and writes the answer into the record.

use crate::app::game_end::form::GameEndForm;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::{Consequences, Next};
use crate::app::update::now::Now;
use crate::app::update::review;
use crate::session::EditCommand;

/// Asks how the line ends that is being followed.
pub fn open(state: &AppState) -> Consequences {
    let Some(session) = state.as_review() else { return Consequences::none() };
    let ending = session.tree().node(session.end()).ending();
    let form = GameEndForm::of(ending.map(|ending| &ending.outcome), session.tree().position_at(session.end()).turn());
    Next::Open(Box::new(Dialog::GameEnd(form))).into()
}

/// Writes into the record what was filled in.
pub fn take(state: &mut AppState, now: &Now) -> Consequences {
    let Some(Dialog::GameEnd(form)) =
        state.dialog.take_if(|it| matches!(it, Dialog::GameEnd(form) if form.can_be_taken()))
    else {
        return Consequences::none();
    };
    review::edit(state, EditCommand::EndLine(form.outcome()), now)
}
