//! The piece sets, and their colours.

use serde::{Deserialize, Serialize};

use super::colours::{PIECE_DARK, PIECE_EDGE, PIECE_INK, PIECE_LIGHT, PIECE_RED, WHITE};
use super::drawing::Ink;
use super::piece_shape::EDGE;

/// A piece set: what is on the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PieceSet {
    /// 飛車 in brush
    BrushTwo,
    /// 飛 in brush
    #[default]
    BrushOne,
    /// 飛 in print
    PrintedOne,
    /// A kanji, a letter, and how the piece moves.
    Bilingual,
    /// A symbol, and how the piece moves.
    International,
    /// A bold kanji, black on white.
    HighContrast,
}

/// The colours of a set.
#[derive(Clone, Copy, Debug)]
pub struct PieceStyle {
    /// The light side.
    pub light: Ink,
    /// The dark side.
    pub dark: Ink,
    /// The edge.
    pub edge: Ink,
    /// The thickness of the edge, as a multiple of the piece's height.
    pub edge_width: f32,
    /// The writing on the front.
    pub ink: Ink,
    /// The writing on the back.
    pub red: Ink,
    /// The marks that show how it moves.
    pub marks: Ink,
}

/// Pieces of boxwood.
static WOODEN: PieceStyle = PieceStyle {
    light: PIECE_LIGHT,
    dark: PIECE_DARK,
    edge: PIECE_EDGE,
    edge_width: EDGE,
    ink: PIECE_INK,
    red: PIECE_RED,
    marks: Ink::full(32, 74, 122),
};

/// White with a thick black edge.
static BLACK_ON_WHITE: PieceStyle = PieceStyle {
    light: WHITE,
    dark: WHITE,
    edge: Ink::full(0, 0, 0),
    edge_width: 0.045,
    ink: Ink::full(0, 0, 0),
    red: Ink::full(160, 0, 0),
    marks: Ink::full(0, 0, 0),
};

impl PieceSet {
    /// Every set.
    pub const ALL: [Self; 6] =
        [Self::BrushTwo, Self::BrushOne, Self::PrintedOne, Self::Bilingual, Self::International, Self::HighContrast];

    /// The colours of the set.
    #[must_use]
    pub const fn style(self) -> &'static PieceStyle {
        match self {
            Self::BrushTwo | Self::BrushOne | Self::PrintedOne | Self::Bilingual | Self::International => &WOODEN,
            Self::HighContrast => &BLACK_ON_WHITE,
        }
    }
}
