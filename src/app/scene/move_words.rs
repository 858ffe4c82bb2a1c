//! Moves as the user wants them to be written.

use super::sides::mark;
use crate::app::settings::form::Notation;
use crate::app::state::AppState;
use crate::record::Node;
use crate::record::notation::{WesternStyle, japanese, japanese_in_digits, western};
use crate::shogi::{Color, Move, Position, Square};
use crate::text::behind_mark;

/// `mv`, which somebody may make, behind the mark of whose piece is moved. `previous` is where the move before it went.
pub fn move_words(notation: Notation, mv: Move, position: &Position, previous: Option<Square>) -> String {
    marked(notation, mv, position.mover(mv), position, previous)
}

/// The move of `node`, which was made in the position `before` it, behind the mark of who made it: of the side to move, though
/// it took hold of the opponent's piece. `None` at the start of the record.
pub fn recorded_move(notation: Notation, node: &Node, before: &Position, previous: Option<Square>) -> Option<String> {
    Some(marked(notation, node.mv?, node.mover(before), before, previous))
}

/// The move that waits for the ruling about the time in which it was made.
pub fn kept_move(state: &AppState) -> Option<String> {
    let mv = state.as_match()?.kept_move()?;
    let previous = state.tree().node(state.node()).mv.map(Move::to);
    Some(move_words(state.settings.notation, mv, state.position(), previous))
}

fn marked(notation: Notation, mv: Move, mover: Color, before: &Position, previous: Option<Square>) -> String {
    let words = match notation {
        Notation::Japanese | Notation::Ki2 => japanese(before, mv, previous),
        Notation::Digits => japanese_in_digits(before, mv, previous),
        Notation::Hodges => western(before, mv, WesternStyle::Hodges),
        Notation::Hosking => western(before, mv, WesternStyle::Hosking),
    };
    behind_mark(move_mark(notation, mover), &words)
}

/// ☗ and ☖, or ▲ and △ as KI2 files have them.
const fn move_mark(notation: Notation, color: Color) -> &'static str {
    match (notation, color) {
        (Notation::Japanese | Notation::Digits | Notation::Hodges | Notation::Hosking, _) => mark(color),
        (Notation::Ki2, Color::Black) => "▲",
        (Notation::Ki2, Color::White) => "△",
    }
}
