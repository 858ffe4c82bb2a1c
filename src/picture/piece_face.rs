use crate::record::notation::piece_kanji;
use crate::shogi::{Color, Piece, PieceKind};

/// A piece as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceFace {
    /// What it is.
    pub kind: PieceKind,
    /// Whether its owner has the 王 and not the 玉.
    pub is_senior: bool,
    /// The kanji on it.
    pub glyph: &'static str,
    /// Whether it shows its red back.
    pub is_promoted: bool,
    /// Whether it points down.
    pub is_upside_down: bool,
    /// How large it is.
    pub size: PieceSize,
}

/// Pieces are the larger the more they are worth, as real ones are.
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
    /// The height of a piece in squares, and its width in heights.
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
    /// How `piece` is drawn for someone who sits with `bottom`'s pieces pointing up, when `senior` has the 王 and the
    /// other player the 玉.
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
