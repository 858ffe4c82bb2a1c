//! Clicks and drags on the board become moves.

use super::{Now, ask, game, review};
use crate::app::action::{BoardAction, Origin};
use crate::app::effect::Effect;
use crate::app::state::{AppState, BoardUi, Mode, Question};
use crate::session::{EditCommand, MatchCommand};
use crate::shogi::{Color, IllegalMove, Move, Piece, PieceKind, Position, Square};

pub(super) fn update(state: &mut AppState, action: BoardAction, now: &Now) -> Vec<Effect> {
    if !pieces_can_be_moved(state) {
        return Vec::new();
    }
    match action {
        BoardAction::ClickSquare(square) => click_square(state, square, now),
        BoardAction::ClickTurned(square) => put_down_turned(state, square, now),
        BoardAction::ClickStand(color, kind) => click_stand(state, color, kind),
        BoardAction::Grab(origin, color) => grab(state, origin, color),
        BoardAction::Release(square) => release(state, square, now),
        BoardAction::Draw(mark) if state.as_match().is_some() => {
            state.fleeting = mark.drawn_upon(std::mem::take(&mut state.fleeting));
            Vec::new()
        }
        BoardAction::Draw(mark) => review::draw(state, mark, now),
        BoardAction::Promote(promote) => answer_promotion(state, promote, now),
        BoardAction::Cancel => {
            cancel(state);
            Vec::new()
        }
    }
}

/// Puts down what was picked up. Says whether there was anything.
pub(super) fn cancel(state: &mut AppState) -> bool {
    let had_something = state.board.picked.is_some() || state.board.promotion.is_some();
    state.board = BoardUi { flipped: state.board.flipped, ..BoardUi::default() };
    had_something
}

pub(super) fn flip(state: &mut AppState) -> Vec<Effect> {
    state.board.flipped = !state.board.flipped;
    Vec::new()
}

/// Whether a click on the board can lead to a move: with no dialog in front of it, in a match that goes on or in a
/// record, where it becomes a variation.
fn pieces_can_be_moved(state: &AppState) -> bool {
    state.dialog.is_none() && state.who_can_move().is_some()
}

fn click_square(state: &mut AppState, square: Square, now: &Now) -> Vec<Effect> {
    if state.board.promotion.is_some() {
        cancel(state);
        return Vec::new();
    }
    match state.board.picked {
        Some(Origin::Board(from)) if from == square => {
            cancel(state);
            Vec::new()
        }
        Some(origin) if belongs_beside(state.position(), origin, square) => pick(state, Origin::Board(square)),
        Some(origin) => move_to(state, origin, square, now),
        None if is_own_piece(state.position(), square) => pick(state, Origin::Board(square)),
        None => Vec::new(),
    }
}

fn click_stand(state: &mut AppState, color: Color, kind: PieceKind) -> Vec<Effect> {
    let origin = Origin::Stand(kind);
    if color != state.position().turn() || state.board.picked == Some(origin) {
        cancel(state);
        return Vec::new();
    }
    pick(state, origin)
}

fn grab(state: &mut AppState, origin: Origin, color: Color) -> Vec<Effect> {
    if color == state.position().turn() || state.lets_fouls_happen() {
        _ = pick(state, origin);
        state.board.dragging = true;
    }
    Vec::new()
}

fn release(state: &mut AppState, square: Option<Square>, now: &Now) -> Vec<Effect> {
    let Some(origin) = state.board.picked.filter(|_| state.board.dragging) else { return Vec::new() };
    state.board.dragging = false;
    match square {
        // Let go where it was taken up: as if it had been clicked.
        Some(square) if origin == Origin::Board(square) => Vec::new(),
        Some(square) if !belongs_beside(state.position(), origin, square) => move_to(state, origin, square, now),
        Some(_) | None => {
            cancel(state);
            Vec::new()
        }
    }
}

fn pick(state: &mut AppState, origin: Origin) -> Vec<Effect> {
    cancel(state);
    state.board.picked = Some(origin);
    Vec::new()
}

/// Plays the move to `to`, asks about promotion when there are two, and says why when there is none.
fn move_to(state: &mut AppState, origin: Origin, to: Square, now: &Now) -> Vec<Effect> {
    let candidates = moves_between(origin, to);
    let legal: Vec<Move> = candidates.iter().copied().filter(|&mv| state.position().judge(mv).is_ok()).collect();
    match (legal.as_slice(), origin) {
        ([_, _], Origin::Board(from)) => ask_about_promotion(state, from, to),
        ([_] | [], Origin::Board(from)) if could_be_turned_over(state, from, to) => {
            ask_about_promotion(state, from, to)
        }
        ([mv, ..], _) => play(state, *mv, now),
        ([], _) => refusable(state, &candidates).map_or_else(Vec::new, |mv| play(state, mv, now)),
    }
}

pub(super) fn ask_about_promotion(state: &mut AppState, from: Square, to: Square) -> Vec<Effect> {
    state.board = BoardUi { promotion: Some((from, to)), picked: Some(Origin::Board(from)), ..state.board };
    Vec::new()
}

/// Whether to ask about promotion although one of the answers, or both, would be illegal: where illegal moves can be
/// made, a question that is not asked would give the foul away.
fn could_be_turned_over(state: &AppState, from: Square, to: Square) -> bool {
    let piece = state.position().board().piece_on(from).filter(|piece| piece.kind.promoted().is_some());
    let in_camp = |piece: Piece| [from, to].iter().any(|square| square.is_in_camp_of_promotion(piece.color));
    state.lets_fouls_happen() && piece.is_some_and(in_camp)
}

/// Puts the piece that was picked up down on `to` with its back up: promoted, where that is legal, and a foul, where one
/// can be made, anywhere else or from the hand.
fn put_down_turned(state: &mut AppState, to: Square, now: &Now) -> Vec<Effect> {
    let Some(origin) = state.board.picked.filter(|_| state.board.promotion.is_none()) else { return Vec::new() };
    let turned = match origin {
        Origin::Board(from) => {
            let piece = state.position().board().piece_on(from);
            piece.and_then(|piece| piece.kind.promoted()).map(|_| Move::Normal { from, to, promote: true })
        }
        Origin::Stand(kind) => kind.promoted().map(|kind| Move::Drop { kind, to }),
    };
    let is_free = !belongs_beside(state.position(), origin, to);
    turned.filter(|_| is_free).map_or_else(Vec::new, |mv| play(state, mv, now))
}

/// The candidate whose refusal says most: where a piece would be dead unpromoted, the reason why it may not promote.
fn refusable(state: &AppState, candidates: &[Move]) -> Option<Move> {
    let is_dead = |mv: &Move| matches!(state.position().judge(*mv), Err(IllegalMove::DeadPiece { .. }));
    candidates.iter().copied().find(|mv| !is_dead(mv)).or(candidates.first().copied())
}

fn moves_between(origin: Origin, to: Square) -> Vec<Move> {
    match origin {
        Origin::Stand(kind) => vec![Move::Drop { kind, to }],
        Origin::Board(from) => [false, true].map(|promote| Move::Normal { from, to, promote }).to_vec(),
    }
}

fn answer_promotion(state: &mut AppState, promote: bool, now: &Now) -> Vec<Effect> {
    match state.board.promotion {
        Some((from, to)) => play(state, Move::Normal { from, to, promote }, now),
        None => Vec::new(),
    }
}

/// Plays `mv`; asks before a move that ends the game by repetition.
pub(super) fn play(state: &mut AppState, mv: Move, now: &Now) -> Vec<Effect> {
    match &state.mode {
        Mode::Match(session) => {
            let repetition = session.repetition_by(mv);
            cancel(state);
            match repetition {
                Some(meaning) => ask(state, Question::Repeat { mv, meaning }),
                None => game::command(state, MatchCommand::Play(mv), now),
            }
        }
        Mode::Review(_) => review::edit(state, EditCommand::Play(mv), now),
        Mode::Setup(_) => Vec::new(),
    }
}

/// Whether the piece on `square` is one of the player whose piece was picked up, who may move out of turn.
fn belongs_beside(position: &Position, origin: Origin, square: Square) -> bool {
    let owner = match origin {
        Origin::Board(from) => position.board().piece_on(from).map(|piece| piece.color),
        Origin::Stand(_) => Some(position.turn()),
    };
    position.board().piece_on(square).is_some_and(|piece| Some(piece.color) == owner)
}

fn is_own_piece(position: &Position, square: Square) -> bool {
    position.board().piece_on(square).is_some_and(|piece| piece.color == position.turn())
}
