//! How a piece looks, whatever it is drawn with.

use crate::record::notation::piece_kanji;
use crate::shogi::{Color, Piece, PieceKind};

/// How a piece looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceFace {
    /// The kind of piece.
    pub kind: PieceKind,
    /// Whether its owner has the 王 rather than the 玉.
    pub is_senior: bool,
    /// The kanji on it.
    pub glyph: &'static str,
    /// Whether it shows its red back.
    pub is_promoted: bool,
    /// Whether it points down.
    pub is_upside_down: bool,
    /// Its size.
    pub size: PieceSize,
}

/// The size of a piece. As with real ones, pieces are larger the more they are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceSize {
    /// 王 玉
    King,
    /// 飛 角
    Major,
    /// 金 銀
    General,
    /// 桂
    Knight,
    /// 香
    Lance,
    /// 歩
    Pawn,
}

impl PieceSize {
    /// The height of a piece in squares, and its width as a multiple of its height.
    #[must_use]
    pub const fn proportions(self) -> (f32, f32) {
        match self {
            Self::King => (0.895, 0.955),
            Self::Major => (0.87, 0.955),
            Self::General => (0.835, 0.935),
            Self::Knight => (0.80, 0.90),
            Self::Lance => (0.775, 0.865),
            Self::Pawn => (0.745, 0.855),
        }
    }
}

impl PieceFace {
    /// How `piece` looks to someone on `bottom`'s side, whose pieces point up; `senior` has the 王, the other player the
    /// 玉.
    #[must_use]
    pub const fn of(piece: Piece, bottom: Color, senior: Color) -> Self {
        let is_senior = piece.color as u8 == senior as u8;
        Self {
            kind: piece.kind,
            is_senior,
            glyph: glyph(piece, is_senior),
            is_promoted: piece.kind.is_promoted(),
            is_upside_down: piece.color as u8 != bottom as u8,
            size: size(piece.kind),
        }
    }
}

const fn glyph(piece: Piece, is_senior: bool) -> &'static str {
    if is_senior && matches!(piece.kind, PieceKind::King) { "王" } else { piece_kanji(piece.kind) }
}

const fn size(kind: PieceKind) -> PieceSize {
    match kind {
        PieceKind::King => PieceSize::King,
        PieceKind::Rook | PieceKind::Bishop | PieceKind::Dragon | PieceKind::Horse => PieceSize::Major,
        PieceKind::Gold | PieceKind::Silver | PieceKind::PromotedSilver => PieceSize::General,
        PieceKind::Knight | PieceKind::PromotedKnight => PieceSize::Knight,
        PieceKind::Lance | PieceKind::PromotedLance => PieceSize::Lance,
        PieceKind::Pawn | PieceKind::Tokin => PieceSize::Pawn,
    }
}
