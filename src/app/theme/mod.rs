//! How things look: colours, sizes, fonts and the grain of the wood. Nothing here knows what is shown.
//!
//! Everything can be made again at any time, so none of it is state.
#![expect(clippy::disallowed_methods, reason = "this is the room that mixes the colours")]

#[cfg(test)]
mod contrast;
mod fonts;
mod palette;
mod palettes;
mod piece_shape;
mod style;
mod wood;

pub use fonts::{bold, install as install_fonts, piece_font, regular};
pub use palette::PALETTE;
pub use piece_shape::{PaintedPiece, paint_piece};
pub use style::{SIZES, apply as apply_style};

use egui::{Context, TextureHandle, Ui};

use super::state::{Looks, ThemeChoice};
use palette::Palette;

/// What painting needs besides the colours.
pub struct Theme {
    /// The board's wood, to be laid over any rectangle.
    pub wood: TextureHandle,
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
        Self { wood: wood::texture(ctx), styled: &palettes::LIGHT }
    }

    /// Paints as `looks` has it from now on. True if that looks different from before.
    pub fn follow(&mut self, ctx: &Context, looks: &Looks) -> bool {
        let palette = palette_of(looks.theme, ctx.system_theme());
        _ = palette::paint_with(palette);
        let is_new = !std::ptr::eq(self.styled, palette);
        if is_new {
            apply_style(ctx);
            self.styled = palette;
        }
        is_new
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

impl std::fmt::Debug for Theme {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Theme").finish_non_exhaustive()
    }
}
