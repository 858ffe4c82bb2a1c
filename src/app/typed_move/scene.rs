//! The field for a move, and how the program understands it.

use crate::app::scene::move_words::move_words;
use crate::app::state::AppState;
use crate::record::{TypedMove, TypedMoveError};
use crate::shogi::Move;
use crate::text::Text;

/// A move that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedMoveScene {
    /// What stands in the field.
    pub typed: String,
    /// How it is understood, or why it cannot be played.
    pub words: String,
    /// How it stands with it.
    pub reading: TypedReading,
}

/// How it stands with a move that is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedReading {
    /// It can be played.
    Ready,
    /// Not all of it is there, or it is in no notation.
    Unfinished,
    /// It says enough, and cannot be played.
    Wrong,
}

impl TypedMoveScene {
    pub fn of(state: &AppState, typed: &str, text: &Text) -> Self {
        let (words, reading) = match state.typed_move(typed) {
            _ if typed.trim().is_empty() => (text.say("typed-examples"), TypedReading::Unfinished),
            _ if state.can_type_ahead() => (text.say("typed-ahead"), TypedReading::Unfinished),
            Ok(TypedMove::Whole(mv)) => (understood(state, mv, text), TypedReading::Ready),
            Ok(TypedMove::OpenPromotion { from, to }) => {
                (text.open_promotion(state.position(), from, to), TypedReading::Ready)
            }
            Err(TypedMoveError::Unreadable) => (text.say("typed-unreadable"), TypedReading::Unfinished),
            Err(error) => (text.typed_move_error(&error, state.position()), TypedReading::Wrong),
        };
        Self { typed: typed.to_owned(), words, reading }
    }
}

/// The move as moves are listed, and in words, so that a slip of a finger is seen before it is played.
fn understood(state: &AppState, mv: Move, text: &Text) -> String {
    let previous = state.tree().node(state.node()).mv.map(Move::to);
    let listed = move_words(state.settings.notation, mv, state.position(), previous);
    text.understood_move(&listed, state.position(), mv)
}
