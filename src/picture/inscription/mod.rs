//! What is on the face of a piece in each set: letters, symbols and marks, described once for the window and for
//! pictures.
//!
//! Lengths are multiples of the piece's height. Positions are relative to its centre with its tip up, x to the right
//! and y down.

mod movement;
mod symbols;
mod words;

use super::drawing::Ink;
use super::fonts::Face;
use super::outline::Point;
use super::piece_set::PieceSet;
use crate::shogi::PieceKind;

/// Something on the face of a piece.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// Words, with their ink centred at a point.
    Words {
        /// The words.
        words: &'static str,
        /// Their typeface.
        face: Face,
        /// Their size: the side of the square that a kanji fills.
        size: f32,
        /// The centre of their ink.
        at: Point,
        /// Their colour.
        ink: Ink,
    },
    /// A filled convex shape.
    Shape {
        /// Its corners, in order.
        corners: Vec<Point>,
        /// Its colour.
        ink: Ink,
    },
    /// The area between two lines with the same number of points that share their ends, such as a crescent.
    Between {
        /// The lines.
        lines: [Vec<Point>; 2],
        /// Its colour.
        ink: Ink,
    },
    /// A line through several points.
    Line {
        /// The points.
        points: Vec<Point>,
        /// Its thickness.
        width: f32,
        /// Its colour.
        ink: Ink,
    },
    /// A filled circle.
    Disc {
        /// Its centre.
        at: Point,
        /// Its radius.
        radius: f32,
        /// Its colour.
        ink: Ink,
    },
}

/// Returns what `set` has on a piece of this kind, from bottom to top; its owner has the 王 if `is_senior`.
#[must_use]
pub fn inscription(set: PieceSet, kind: PieceKind, is_senior: bool) -> Vec<Mark> {
    let style = set.style();
    let ink = if kind.is_promoted() { style.red } else { style.ink };
    let mut marks = match set {
        PieceSet::BrushTwo => words::two_kanji(kind, is_senior, ink),
        PieceSet::BrushOne => vec![words::one_kanji(kind, is_senior, Face::Brush, words::BRUSH, ink)],
        PieceSet::PrintedOne => vec![words::one_kanji(kind, is_senior, Face::Bold, words::PRINTED, ink)],
        PieceSet::HighContrast => vec![words::one_kanji(kind, is_senior, Face::Bold, words::CONTRASTING, ink)],
        PieceSet::Bilingual => words::kanji_and_letter(kind, is_senior, ink),
        PieceSet::International => symbols::symbol(kind, ink, style.light),
    };
    if matches!(set, PieceSet::Bilingual | PieceSet::International) {
        marks.extend(movement::marks(kind, style.marks));
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_has_something_on_it_in_every_set_and_no_two_kinds_have_the_same() {
        for set in PieceSet::ALL {
            let faces: Vec<_> = PieceKind::ALL.into_iter().map(|kind| inscription(set, kind, false)).collect();
            for (index, face) in faces.iter().enumerate() {
                assert!(!face.is_empty(), "{set:?}");
                assert!(!faces[index + 1..].contains(face), "{set:?} {index}");
            }
        }
    }

    #[test]
    fn the_two_kings_differ_where_they_are_written() {
        for set in PieceSet::ALL.into_iter().filter(|set| *set != PieceSet::International) {
            assert_ne!(inscription(set, PieceKind::King, true), inscription(set, PieceKind::King, false), "{set:?}");
        }
    }
}
