use std::cell::Cell;

use egui::Color32;

use crate::app::theme::palettes::{rgb, shared};
use crate::picture::colours;
use crate::picture::piece_shape::EDGE;

/// What is on the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceSet {
    /// Two kanji in brush.
    BrushTwo,
    /// One kanji in brush.
    BrushOne,
    /// One kanji in print.
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
    pub light: Color32,
    /// The dark side.
    pub dark: Color32,
    /// The edge.
    pub edge: Color32,
    /// How thick the edge is, in heights.
    pub edge_width: f32,
    /// The front.
    pub ink: Color32,
    /// The back.
    pub red: Color32,
    /// The marks that tell how it moves.
    pub marks: Color32,
}

/// Box wood.
pub(in crate::app::theme) static WOODEN: PieceStyle = PieceStyle {
    light: shared(colours::PIECE_LIGHT),
    dark: shared(colours::PIECE_DARK),
    edge: shared(colours::PIECE_EDGE),
    edge_width: EDGE,
    ink: shared(colours::PIECE_INK),
    red: shared(colours::PIECE_RED),
    marks: rgb(32, 74, 122),
};

/// White with a thick black edge.
pub(in crate::app::theme) static BLACK_ON_WHITE: PieceStyle = PieceStyle {
    light: rgb(255, 255, 255),
    dark: rgb(255, 255, 255),
    edge: rgb(0, 0, 0),
    edge_width: 0.045,
    ink: rgb(0, 0, 0),
    red: rgb(160, 0, 0),
    marks: rgb(0, 0, 0),
};

impl PieceSet {
    /// Its colours.
    #[must_use]
    pub const fn style(self) -> &'static PieceStyle {
        match self {
            Self::BrushTwo | Self::BrushOne | Self::PrintedOne | Self::Bilingual | Self::International => &WOODEN,
            Self::HighContrast => &BLACK_ON_WHITE,
        }
    }

    /// The set that is painted at present, chosen anew before each frame as [`crate::app::theme::PALETTE`] is.
    #[must_use]
    pub fn on_screen() -> Self {
        ON_SCREEN.get()
    }
}

thread_local! {
    static ON_SCREEN: Cell<PieceSet> = const { Cell::new(PieceSet::BrushOne) };
}

/// Paints this set from now on.
pub(in crate::app::theme) fn paint_with(set: PieceSet) {
    ON_SCREEN.set(set);
}
