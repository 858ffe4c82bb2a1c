//! Which lines only KIF, only KI2 or only a diagram can have: what `detect` goes by.

use super::ending_words;
use super::line::Line;
use super::move_text::{Origin, SIDE_MARKS};
use super::opening::is_usual_key;

/// What a line says about the format of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum Shape {
    /// A move in KIF's form, or a declaration of KIF.
    NumberedMoves,
    /// Moves in KI2's form, or a declaration of KI2.
    PlainMoves,
    /// Something common to KIF and KI2.
    Record,
    /// Part of a diagram.
    Diagram,
    /// Something that could be in any text.
    Nothing,
}

/// The shape of a line that has been trimmed.
pub(in crate::record) fn shape_of(line: &str) -> Shape {
    if line.starts_with("#KI2") {
        return Shape::PlainMoves;
    }
    if line.starts_with("#KIF") {
        return Shape::NumberedMoves;
    }
    match Line::of(line) {
        Line::Move { number, said, .. } => match said {
            None => Shape::Nothing,
            Some((text, _)) if number.is_some() || matches!(text.origin, Origin::Square(_)) => Shape::NumberedMoves,
            Some(_) if line.starts_with(SIDE_MARKS) => Shape::PlainMoves,
            Some(_) => Shape::NumberedMoves,
        },
        Line::MoveTable | Line::Summary(_) => Shape::Record,
        Line::Header(key, _) if is_usual_key(key) => Shape::Record,
        Line::Ending { word, .. } if ending_words::is_known(word) => Shape::Record,
        Line::BoardRank(_) | Line::Hand(..) | Line::DiagramMove(_) => Shape::Diagram,
        Line::Nothing
        | Line::Comment(_)
        | Line::Bookmark(_)
        | Line::Header(..)
        | Line::BoardBorder
        | Line::Turn(_)
        | Line::Ending { .. }
        | Line::Variation(_)
        | Line::Unknown(_) => Shape::Nothing,
    }
}
