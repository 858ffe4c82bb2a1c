//! How things look: colours, sizes, fonts and the grain of the wood. Nothing here knows what is shown.
//!
//! Everything can be made again at any time, so none of it is state.
#![expect(clippy::disallowed_methods, reason = "this is the room that mixes the colours")]

mod fonts;
mod palette;
mod piece_shape;
mod style;
mod wood;

pub use fonts::{bold, install as install_fonts, piece_font, regular};
pub use palette::PALETTE;
pub use piece_shape::{PaintedPiece, paint_piece};
pub use style::{SIZES, apply as apply_style};

use egui::{Context, TextureHandle};

/// What painting needs besides the colours.
pub struct Theme {
    /// The board's wood, to be laid over any rectangle.
    pub wood: TextureHandle,
}

impl Theme {
    /// Makes everything that is needed to paint on `ctx`, and sets its fonts and style.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        install_fonts(ctx);
        apply_style(ctx);
        Self { wood: wood::texture(ctx) }
    }
}

impl std::fmt::Debug for Theme {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Theme").finish_non_exhaustive()
    }
}
