//! Clicks and drags on the board become moves.

use std::time::Duration;

use super::move_input::MoveInput;
use super::{game, motion, notices, review};
use crate::app::action::{BoardAction, Origin};
use crate::app::form::BoardZoom;
use crate::app::practice;
use crate::app::state::{AppState, Mode, NoticeKind, Question, RefusedMove};
use crate::app::update::consequences::{Consequences, ask};
use crate::app::update::now::Now;
use crate::clock::SessionTime;
use crate::record::DrawnMark;
use crate::session::{EditCommand, MatchCommand, Refusal};
use crate::shogi::{IllegalMove, Move, Square};

pub fn update(state: &mut AppState, action: BoardAction, now: &Now) -> Consequences {
    if state.looks_back() {
        // Whoever reaches for a piece wants to go on.
        state.table.looked_at = None;
        return Consequences::none();
    }
    if !pieces_can_be_moved(state) {
        return Consequences::none();
    }
    if let BoardAction::Draw(mark) = action {
        return draw(state, mark, now);
    }
    touch(state, action).map_or_else(Consequences::none, |mv| play(state, mv, now))
}

fn touch(state: &mut AppState, action: BoardAction) -> Option<Move> {
    let lets_fouls_happen = state.lets_fouls_happen();
    let position = match &state.table.mode {
        Mode::Match(session) => session.position(),
        Mode::Review(session) => session.position(),
        Mode::Setup(_) => return None,
    };
    MoveInput { board: &mut state.board, position, lets_fouls_happen }.touch(action)
}

/// Draws `mark` or erases it: in the record under review, or on a match until its next move.
fn draw(state: &mut AppState, mark: DrawnMark, now: &Now) -> Consequences {
    if state.practice_session().is_some() {
        return Consequences::none();
    }
    if state.as_match().is_none() {
        return review::draw(state, mark, now);
    }
    state.table.match_marks = mark.drawn_upon(std::mem::take(&mut state.table.match_marks));
    Consequences::none()
}

/// Asks whether the piece that goes there promotes.
pub fn ask_about_promotion(state: &mut AppState, from: Square, to: Square) -> Consequences {
    state.board.ask_about_promotion(from, to);
    Consequences::none()
}

/// Puts down what was picked up. Returns whether there was anything.
pub fn cancel(state: &mut AppState) -> bool {
    state.board.put_down()
}

pub fn flip(state: &mut AppState) -> Consequences {
    (state.board.flipped, state.board.flipped_before) = (!state.board.flipped, None);
    Consequences::none()
}

/// Whether a click on the board can lead to a move: with no dialog in front of it, in a match that goes on or in a
/// record, where it becomes a variation.
fn pieces_can_be_moved(state: &AppState) -> bool {
    state.dialog.is_none() && state.who_can_move().is_some()
}

/// Plays `mv`; asks before a move that ends the game by repetition, and tells on the board why an illegal one is not played.
pub fn play(state: &mut AppState, mv: Move, now: &Now) -> Consequences {
    if let Some(proof) = state.position().judge(mv).err().filter(|_| !state.lets_fouls_happen()) {
        return refuse(state, mv, proof, now);
    }
    match &state.table.mode {
        Mode::Match(session) => {
            let repetition = session.repetition_by(mv).filter(|_| !state.withholds_help());
            cancel(state);
            match repetition {
                Some(meaning) => ask(Question::Repeat { mv, meaning }),
                None => game::command(state, MatchCommand::Play(mv), now),
            }
        }
        Mode::Review(_) if state.practice_session().is_some() => practice::update::play(state, mv, now),
        Mode::Review(_) => review::edit(state, EditCommand::Play(mv), now),
        Mode::Setup(_) => Consequences::none(),
    }
}

/// The piece stays picked up: whoever tried this is likely to try another square.
fn refuse(state: &mut AppState, mv: Move, proof: IllegalMove, now: &Now) -> Consequences {
    state.board.put_down();
    state.board.picked = Some(match mv {
        Move::Normal { from, .. } => Origin::Board(from),
        Move::Drop { kind, .. } => Origin::Stand(kind),
    });
    state.board.refused = Some(RefusedMove { to: mv.to(), proof, at: now.at });
    if state.is_table_top() {
        // Two people read it, from two sides.
        notices::tell_briefly(state, NoticeKind::Refused(Refusal::Illegal(proof)), now.at);
    }
    Consequences::none()
}

/// After how much time a piece that shakes is seen elsewhere.
pub fn next_frame(state: &AppState, now: SessionTime) -> Option<Duration> {
    let is_moving = state.settings.looks.motion.is_on(state.system_looks);
    let shaken = state.board.refused.filter(|_| is_moving).and_then(|refused| refused.shaken(now));
    shaken.map(|_| motion::FRAME)
}

/// Shows a part of the board larger, or the whole of it.
pub fn zoom(state: &mut AppState, zoom: BoardZoom) -> Consequences {
    state.zoom = zoom;
    Consequences::none()
}
