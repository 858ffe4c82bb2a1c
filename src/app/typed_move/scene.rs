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
    /// What can be meant, where several pieces can go there.
    pub choices: Vec<MoveChoice>,
}

/// A move that can be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveChoice {
    /// The move.
    pub mv: Move,
    /// It in words.
    pub words: String,
    /// The digit that chooses it, rather than being more of the move.
    pub digit: Option<u8>,
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
            Err(error @ TypedMoveError::Several { .. }) => (text.typed_move_error(&error), TypedReading::Unfinished),
            Err(error) => (text.typed_move_error(&error), TypedReading::Wrong),
        };
        Self { typed: typed.to_owned(), words, reading, choices: choices(state, typed, text) }
    }
}

/// The moves that can be meant, where it is not clear which.
fn choices(state: &AppState, typed: &str, text: &Text) -> Vec<MoveChoice> {
    let choosing = |digit: &u8| *digit <= 9 && !goes_on_with(state, typed, *digit);
    let choice = |(number, mv)| {
        let words = text.spoken_move(state.position(), mv);
        MoveChoice { mv, words, digit: Some(number).filter(choosing) }
    };
    (1..).zip(state.several_typed(typed)).map(choice).collect()
}

/// Whether a digit may be more of the move that is being typed, such as the square that is meant after all.
fn goes_on_with(state: &AppState, typed: &str, digit: u8) -> bool {
    let says_more = |text: &str| !matches!(state.typed_move(text), Err(TypedMoveError::Unreadable));
    let longer = format!("{typed}{digit}");
    says_more(&longer) || (1..=9).any(|next| says_more(&format!("{longer}{next}")))
}

/// The move as moves are listed, and in words, so that a slip of a finger is seen before it is played.
fn understood(state: &AppState, mv: Move, text: &Text) -> String {
    let previous = state.tree().node(state.node()).mv.map(Move::to);
    let listed = move_words(state.settings.notation, mv, state.position(), previous);
    text.understood_move(&listed, state.position(), mv)
}
