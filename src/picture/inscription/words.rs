//! What is written on pieces.

use super::Mark;
use crate::picture::drawing::Ink;
use crate::picture::fonts::Face;
use crate::picture::outline::{Point, point};
use crate::picture::piece_shape::{GLYPH, GLYPH_DROP};
use crate::record::notation::piece_kanji;
use crate::shogi::PieceKind;

/// The centre of a single kanji.
const MIDDLE: Point = point(0.0, GLYPH_DROP);

/// The size of a single kanji in brush, in print, and where it must be legible from afar.
pub(super) const BRUSH: f32 = GLYPH;
pub(super) const PRINTED: f32 = 0.6;
pub(super) const CONTRASTING: f32 = 0.66;

/// A single kanji.
pub(super) fn one_kanji(kind: PieceKind, is_senior: bool, face: Face, size: f32, ink: Ink) -> Mark {
    Mark::Words { words: kanji(kind, is_senior), face, size, at: MIDDLE, ink }
}

/// Two kanji, one below the other, the upper one where the piece is narrower.
pub(super) fn two_kanji(kind: PieceKind, is_senior: bool, ink: Ink) -> Vec<Mark> {
    let write = |(words, y)| Mark::Words { words, face: Face::Brush, size: 0.40, at: point(0.0, y), ink };
    both_kanji(kind, is_senior).into_iter().zip([-0.135, 0.255]).map(write).collect()
}

/// A kanji, with the letter of Western notation below it.
pub(super) fn kanji_and_letter(kind: PieceKind, is_senior: bool, ink: Ink) -> Vec<Mark> {
    let kanji = kanji(kind, is_senior);
    vec![
        Mark::Words { words: kanji, face: Face::Brush, size: 0.5, at: point(0.0, -0.05), ink },
        Mark::Words { words: letter(kind), face: Face::Bold, size: 0.21, at: point(0.0, 0.29), ink },
    ]
}

const fn kanji(kind: PieceKind, is_senior: bool) -> &'static str {
    match kind {
        PieceKind::King if is_senior => "王",
        _ => piece_kanji(kind),
    }
}

const fn both_kanji(kind: PieceKind, is_senior: bool) -> [&'static str; 2] {
    match kind {
        PieceKind::King => [if is_senior { "王" } else { "玉" }, "将"],
        PieceKind::Rook => ["飛", "車"],
        PieceKind::Bishop => ["角", "行"],
        PieceKind::Gold => ["金", "将"],
        PieceKind::Silver => ["銀", "将"],
        PieceKind::Knight => ["桂", "馬"],
        PieceKind::Lance => ["香", "車"],
        PieceKind::Pawn => ["歩", "兵"],
        PieceKind::Dragon => ["龍", "王"],
        PieceKind::Horse => ["龍", "馬"],
        PieceKind::PromotedSilver => ["成", "銀"],
        PieceKind::PromotedKnight => ["成", "桂"],
        PieceKind::PromotedLance => ["成", "香"],
        PieceKind::Tokin => ["と", "金"],
    }
}

/// The letter for a piece in Western notation.
const fn letter(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "K",
        PieceKind::Rook => "R",
        PieceKind::Bishop => "B",
        PieceKind::Gold => "G",
        PieceKind::Silver => "S",
        PieceKind::Knight => "N",
        PieceKind::Lance => "L",
        PieceKind::Pawn => "P",
        PieceKind::Dragon => "+R",
        PieceKind::Horse => "+B",
        PieceKind::PromotedSilver => "+S",
        PieceKind::PromotedKnight => "+N",
        PieceKind::PromotedLance => "+L",
        PieceKind::Tokin => "+P",
    }
}
