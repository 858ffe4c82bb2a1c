//! What is on the face of a piece.

use egui::epaint::TextShape;
use egui::{Color32, FontId, Painter, Vec2, vec2};

use super::shape::PaintedPiece;
use super::{PieceSet, movement, symbols};
use crate::app::theme::{bold, piece_font};
use crate::picture::piece_shape::{GLYPH, GLYPH_DROP};
use crate::record::notation::piece_kanji;
use crate::shogi::PieceKind;

/// Where the middle of a single kanji is.
const MIDDLE: Vec2 = vec2(0.0, GLYPH_DROP);

/// Writes or draws on `piece` what `set` has for it.
pub(super) fn paint(painter: &Painter, piece: &PaintedPiece, set: PieceSet, kind: PieceKind) {
    let style = set.style();
    let ink = if kind.is_promoted() { style.red } else { style.ink };
    let height = piece.height;
    match set {
        PieceSet::BrushOne => write(painter, piece, one_kanji(piece, kind), piece_font(height * GLYPH), ink, MIDDLE),
        PieceSet::PrintedOne => write(painter, piece, one_kanji(piece, kind), bold(height * 0.6), ink, MIDDLE),
        PieceSet::HighContrast => write(painter, piece, one_kanji(piece, kind), bold(height * 0.66), ink, MIDDLE),
        PieceSet::BrushTwo => paint_two(painter, piece, kind, ink),
        PieceSet::Bilingual => {
            write(painter, piece, one_kanji(piece, kind), piece_font(height * 0.5), ink, vec2(0.0, -0.05));
            write(painter, piece, letter(kind), bold(height * 0.21), ink, vec2(0.0, 0.29));
            movement::paint(painter, piece, kind, style.marks);
        }
        PieceSet::International => {
            symbols::paint(painter, piece, kind, ink, style.light);
            movement::paint(painter, piece, kind, style.marks);
        }
    }
}

/// Two kanji one below the other, the upper one where the piece is narrower.
fn paint_two(painter: &Painter, piece: &PaintedPiece, kind: PieceKind, ink: Color32) {
    let [upper, lower] = two_kanji(piece, kind);
    let font = piece_font(piece.height * 0.40);
    write(painter, piece, upper, font.clone(), ink, vec2(0.0, -0.135));
    write(painter, piece, lower, font, ink, vec2(0.0, 0.255));
}

/// Writes `words` with the middle of their ink at `at`, in heights from the middle of the piece.
fn write(painter: &Painter, piece: &PaintedPiece, words: &str, font: FontId, ink: Color32, at: Vec2) {
    let galley = painter.layout_no_wrap(words.to_owned(), font, ink);
    let center = galley.mesh_bounds.center().to_vec2();
    let (sense, angle) = if piece.is_upside_down { (-1.0, std::f32::consts::PI) } else { (1.0, 0.0) };
    painter.add(TextShape::new(piece.at(at) - center * sense, galley, ink).with_angle(angle));
}

const fn one_kanji(piece: &PaintedPiece, kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King if piece.is_senior => "王",
        _ => piece_kanji(kind),
    }
}

const fn two_kanji(piece: &PaintedPiece, kind: PieceKind) -> [&'static str; 2] {
    match kind {
        PieceKind::King => [if piece.is_senior { "王" } else { "玉" }, "将"],
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

/// The letter that a piece has in western notation.
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
