//! Going through a record, and writing in it.

use super::{Now, board, notices};
use crate::app::effect::Effect;
use crate::app::state::{AppState, Mode, NoticeKind};
use crate::session::{EditCommand, Refusal, ReviewCommand};

pub(super) fn go(state: &mut AppState, command: ReviewCommand) -> Vec<Effect> {
    board::cancel(state);
    if let Mode::Review(session) = &mut state.mode {
        session.go(command);
    }
    Vec::new()
}

pub(super) fn edit(state: &mut AppState, command: EditCommand, now: &Now) -> Vec<Effect> {
    board::cancel(state);
    let Mode::Review(session) = &mut state.mode else { return Vec::new() };
    match session.edit(command) {
        Ok(changed) => {
            if changed {
                state.file.note_change();
            }
            notices::forget_refusals(state);
        }
        Err(offence) => notices::tell_briefly(state, NoticeKind::Refused(Refusal::Illegal(offence)), now.at),
    }
    Vec::new()
}
