//! How things look: colours, sizes, fonts and the grain of the wood. Nothing here knows what is shown.
//!
//! Everything can be made again at any time, so none of it is state.
#![expect(clippy::disallowed_methods, reason = "this is the room that mixes the colours")]

mod board_colours;
#[cfg(test)]
mod contrast;
mod fonts;
mod palette;
mod palettes;
mod pieces;
mod style;
mod wood;

pub use board_colours::BOARD;
pub use fonts::{bold, install as install_fonts, piece_font, regular};
pub use palette::PALETTE;
pub use pieces::{PaintedPiece, paint_piece};
pub use style::{SIZES, apply as apply_style};

use egui::{Context, TextureHandle, TextureId, Ui};

use super::state::{BoardChoice, Looks, PieceChoice, ThemeChoice};
use crate::picture::wood::Wood;
use board_colours::BoardColours;
use palette::Palette;
use pieces::PieceSet;

/// What painting needs besides the colours.
pub struct Theme {
    /// The wood of the board and the stands, to be laid over any rectangle, and which it is. There is one at most: the
    /// graphics card forgets the others.
    wood: Option<(Wood, TextureHandle)>,
    /// The colours that egui's own widgets were last given.
    styled: &'static Palette,
}

impl Theme {
    /// Makes everything that is needed to paint on `ctx`, and sets its fonts and style.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        install_fonts(ctx);
        // Nothing must ever be measured in egui's own style.
        _ = palette::paint_with(&palettes::LIGHT);
        apply_style(ctx);
        Self { wood: None, styled: &palettes::LIGHT }
    }

    /// Paints as `looks` has it from now on. True if that looks different from before.
    pub fn follow(&mut self, ctx: &Context, looks: &Looks) -> bool {
        let palette = palette_of(looks.theme, ctx.system_theme());
        let board = board_of(looks.board, palette);
        _ = palette::paint_with(palette);
        board_colours::paint_with(board);
        pieces::paint_with(set_of(looks.pieces, palette));
        self.lay_in(ctx, board.wood);
        let is_new = !std::ptr::eq(self.styled, palette);
        if is_new {
            apply_style(ctx);
            self.styled = palette;
        }
        is_new
    }

    /// Makes the wood unless it is there, and drops the one that is no longer wanted.
    fn lay_in(&mut self, ctx: &Context, wanted: Option<Wood>) {
        if self.wood.as_ref().map(|(wood, _)| *wood) != wanted {
            self.wood = wanted.map(|wood| (wood, wood::texture(ctx, wood)));
        }
    }

    /// The grain of the board on screen, if it has one.
    #[must_use]
    pub fn grain(&self) -> Option<TextureId> {
        self.wood.as_ref().map(|(_, texture)| texture.id())
    }
}

/// Lets `paint` paint with the colours of another theme than that of the window.
pub fn painted_as<T>(ui: &mut Ui, theme: ThemeChoice, paint: impl FnOnce(&mut Ui) -> T) -> T {
    let of_window = palette::paint_with(palette_of(theme, ui.system_theme()));
    let painted = paint(ui);
    palette::paint_with(of_window);
    painted
}

fn palette_of(choice: ThemeChoice, system: Option<egui::Theme>) -> &'static Palette {
    match (choice, system) {
        (ThemeChoice::Light, _) | (ThemeChoice::System, Some(egui::Theme::Light) | None) => &palettes::LIGHT,
        (ThemeChoice::Dark, _) | (ThemeChoice::System, Some(egui::Theme::Dark)) => &palettes::DARK,
        (ThemeChoice::HighContrast, _) => &palettes::HIGH_CONTRAST,
    }
}

fn board_of(choice: BoardChoice, palette: &Palette) -> &'static BoardColours {
    match choice {
        BoardChoice::AsTheme if palette.is_high_contrast => &board_colours::HIGH_CONTRAST,
        BoardChoice::AsTheme | BoardChoice::Kaya => &board_colours::KAYA,
        BoardChoice::FlatSawnKaya => &board_colours::FLAT_SAWN_KAYA,
        BoardChoice::Katsura => &board_colours::KATSURA,
        BoardChoice::Flat => &board_colours::FLAT,
        BoardChoice::HighContrast => &board_colours::HIGH_CONTRAST,
    }
}

const fn set_of(choice: PieceChoice, palette: &Palette) -> PieceSet {
    match choice {
        PieceChoice::AsTheme if palette.is_high_contrast => PieceSet::HighContrast,
        PieceChoice::AsTheme | PieceChoice::BrushOne => PieceSet::BrushOne,
        PieceChoice::BrushTwo => PieceSet::BrushTwo,
        PieceChoice::PrintedOne => PieceSet::PrintedOne,
        PieceChoice::Bilingual => PieceSet::Bilingual,
        PieceChoice::International => PieceSet::International,
        PieceChoice::HighContrast => PieceSet::HighContrast,
    }
}

impl std::fmt::Debug for Theme {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Theme").finish_non_exhaustive()
    }
}
