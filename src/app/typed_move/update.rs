//! Moves that are typed instead of made on the board.

use crate::app::command::Command;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::now::Now;
use crate::app::update::{board, game};
use crate::record::TypedMove;
use crate::session::MatchCommand;
use crate::shogi::Move;

/// Opens the field with what was typed before it was there, also while the other side has not answered yet: what is typed then
/// is kept for the place that comes.
pub fn begin(state: &mut AppState, text: String) -> Consequences {
    let can_type = state.allows(Command::TypeMove) || state.can_type_ahead();
    if state.dialog.is_some() || !can_type {
        return Consequences::none();
    }
    if state.looks_back() {
        state.table.looked_at = None;
    }
    open(Dialog::TypedMove(text))
}

/// Plays the move that stands in the field, or the one that is `meant` of several, or asks whether it promotes. What is
/// no move stays there, with the reason.
pub fn play(state: &mut AppState, meant: Option<Move>, now: &Now) -> Consequences {
    if state.can_type_ahead() {
        return Consequences::none();
    }
    let Some(Dialog::TypedMove(text)) = &state.dialog else { return Consequences::none() };
    let is_one_of_them = |mv: &Move| state.several_typed(text).contains(mv);
    let typed = match meant {
        Some(mv) => Some(mv).filter(is_one_of_them).map(TypedMove::Whole),
        None => state.typed_move(text).ok(),
    };
    typed.map_or_else(Consequences::none, |typed| make(state, typed, now))
}

fn make(state: &mut AppState, typed: TypedMove, now: &Now) -> Consequences {
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
fn refuse(state: &mut AppState, typed: TypedMove, now: &Now) -> Consequences {
    if state.table.ceremony.is_some() {
        return Consequences::none();
    }
    let mv = match typed {
        TypedMove::Whole(mv) => mv,
        TypedMove::OpenPromotion { from, to } => Move::Normal { from, to, promote: false },
    };
    game::command(state, MatchCommand::Play(mv), now)
}
