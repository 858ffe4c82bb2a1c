//! Moves that are typed instead of made on the board.

use super::{Now, board, game, open};
use crate::app::command::Command;
use crate::app::effect::Effect;
use crate::app::state::{AppState, Dialog};
use crate::record::TypedMove;
use crate::session::MatchCommand;
use crate::shogi::Move;

/// Opens the field with what was typed before it was there.
pub(super) fn begin(state: &mut AppState, text: String) -> Vec<Effect> {
    let can_begin = state.dialog.is_none() && state.allows(Command::TypeMove);
    if can_begin { open(state, Dialog::TypedMove(text)) } else { Vec::new() }
}

/// Plays the move that stands in the field, or asks whether it promotes. What is no move stays there, with the reason.
pub(super) fn play(state: &mut AppState, now: &Now) -> Vec<Effect> {
    let Some(Dialog::TypedMove(text)) = &state.dialog else { return Vec::new() };
    let Ok(typed) = state.typed_move(text) else { return Vec::new() };
    state.dialog = None;
    if state.who_can_move().is_none() {
        return refuse(state, typed, now);
    }
    match typed {
        TypedMove::Whole(mv) => board::play(state, mv, now),
        TypedMove::OpenPromotion { from, to } => board::ask_about_promotion(state, from, to),
    }
}

/// The game stands still or is over since the field was opened: the match says why, whatever the move is.
fn refuse(state: &mut AppState, typed: TypedMove, now: &Now) -> Vec<Effect> {
    if state.table.ceremony.is_some() {
        return Vec::new();
    }
    let mv = match typed {
        TypedMove::Whole(mv) => mv,
        TypedMove::OpenPromotion { from, to } => Move::Normal { from, to, promote: false },
    };
    game::command(state, MatchCommand::Play(mv), now)
}
