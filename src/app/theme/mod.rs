//! How things look: colours, sizes, fonts and the grain of the wood. Nothing here knows what is shown.
//!
//! Everything can be made again at any time, so none of it is state.
#![expect(clippy::disallowed_methods, reason = "this is the room that mixes the colours")]

mod board_colours;
mod cleared;
mod colours;
#[cfg(test)]
mod contrast;
mod exact;
mod fonts;
mod hidden;
mod letters;
mod missing;
mod palette;
mod palettes;
mod pieces;
mod style;
mod wood;

pub use board_colours::BoardColours;
pub use cleared::Cleared;
pub use colours::Colours;
pub use fonts::{at_most, bold, install as install_fonts, piece_font, regular};
pub use palette::{BLACKS, LOST, ON_PAPER, PAPER, Palette, WON};
pub use pieces::{PaintedPiece, paint_piece};
pub use style::{SIZES, apply as apply_style};

use std::sync::Arc;

use egui::{Context, TextureHandle, TextureId, Ui};

use crate::app::settings::form::{BoardChoice, Looks, PieceChoice, SystemLooks, ThemeChoice};
use crate::picture::PieceImages;
use crate::picture::wood::Wood;
use crate::text::Language;
use colours::Scheme;
use pieces::ImageTextures;

/// What painting needs besides the colours.
pub struct Theme {
    /// The wood of the board and the stands in the window, to be laid over any rectangle, and which it is. The graphics
    /// card forgets those that are not on screen.
    wood: Option<(Wood, TextureHandle)>,
    /// The same for the windows that others see, where theirs is another.
    wood_for_others: Option<(Wood, TextureHandle)>,
    /// The user's own images of pieces, while they are painted.
    images: Option<Arc<ImageTextures>>,
    /// In which language the window is written.
    language: Language,
    /// What egui's own widgets were last given.
    styled: Styled,
}

/// How egui's own widgets look.
struct Styled {
    palette: &'static Palette,
    has_motion: bool,
}

impl Styled {
    fn is(&self, other: &Self) -> bool {
        std::ptr::eq(self.palette, other.palette) && self.has_motion == other.has_motion
    }
}

impl Theme {
    /// Makes everything that is needed to paint on `ctx` in `language`, and sets its fonts and style.
    #[must_use]
    pub fn new(ctx: &Context, language: Language) -> Self {
        install_fonts(ctx, language);
        // Nothing must ever be measured in egui's own style.
        apply_style(ctx, true);
        Self {
            wood: None,
            wood_for_others: None,
            images: None,
            language,
            styled: Styled { palette: &palettes::LIGHT, has_motion: true },
        }
    }

    /// Paints as `looks` has it from now on, under a system that asks for `system`, with `images` of pieces if there are
    /// any. True if that looks different from before.
    pub fn follow(
        &mut self,
        ctx: &Context,
        looks: &Looks,
        system: SystemLooks,
        images: Option<&Arc<PieceImages>>,
    ) -> bool {
        let scheme = scheme_of(looks, system, ctx.system_theme());
        scheme.put_on(ctx);
        self.take_images(images);
        pieces::paint_images(ctx, self.images.clone());
        take_wood(&mut self.wood, ctx, scheme.board.wood);
        let styled = Styled { palette: scheme.palette, has_motion: looks.motion.is_on(system) };
        let is_new = !styled.is(&self.styled);
        if is_new {
            apply_style(ctx, styled.has_motion);
            self.styled = styled;
        }
        is_new
    }

    /// Writes in `language` from the next frame on, if that is another one.
    pub fn write_in(&mut self, ctx: &Context, language: Language) {
        if self.language != language {
            fonts::write_in(ctx, language);
            self.language = language;
        }
    }

    /// Makes what a window that others see needs besides, to be painted as `looks` has it.
    pub fn follow_for_others(&mut self, ctx: &Context, looks: &Looks, system: SystemLooks) {
        let board = scheme_of(looks, system, ctx.system_theme()).board;
        let is_in_window = |wood: &Wood| self.wood.as_ref().is_some_and(|(known, _)| known == wood);
        take_wood(&mut self.wood_for_others, ctx, board.wood.filter(|wood| !is_in_window(wood)));
    }

    /// Takes up these images of pieces, and drops those that are no longer wanted.
    fn take_images(&mut self, wanted: Option<&Arc<PieceImages>>) {
        let is_there = |images: &Arc<PieceImages>| self.images.as_ref().is_some_and(|known| known.are(images));
        if !wanted.is_some_and(is_there) {
            self.images = wanted.map(|images| Arc::new(ImageTextures::new(Arc::clone(images))));
        }
        if let Some(images) = &self.images {
            images.settle();
        }
    }

    /// The grain of `board`, if it has one.
    #[must_use]
    pub fn grain(&self, board: &BoardColours) -> Option<TextureId> {
        let woods = [&self.wood, &self.wood_for_others].into_iter().flatten();
        woods.filter(|(wood, _)| board.wood == Some(*wood)).map(|(_, texture)| texture.id()).next()
    }
}

/// Makes the wood unless it is there, and drops the one that is no longer wanted.
fn take_wood(wood: &mut Option<(Wood, TextureHandle)>, ctx: &Context, wanted: Option<Wood>) {
    if wood.as_ref().map(|(known, _)| *known) != wanted {
        *wood = wanted.map(|wood| (wood, wood::texture(ctx, wood)));
    }
}

/// Lets `paint` paint with the colours, the board and the pieces of other looks than those of the window.
pub fn painted_as<T>(ui: &mut Ui, looks: &Looks, system: SystemLooks, paint: impl FnOnce(&mut Ui) -> T) -> T {
    let (of_window, images) = (Scheme::of(ui.ctx()), pieces::images_on_screen(ui.ctx()));
    scheme_of(looks, system, ui.system_theme()).put_on(ui.ctx());
    // The user's own images are in the place of a set only where they were chosen.
    pieces::paint_images(ui.ctx(), images.clone().filter(|_| looks.pieces == PieceChoice::Images));
    let painted = paint(ui);
    of_window.put_on(ui.ctx());
    pieces::paint_images(ui.ctx(), images);
    painted
}

fn scheme_of(looks: &Looks, system: SystemLooks, told: Option<egui::Theme>) -> Scheme {
    let palette = palette_of(looks.theme, system, told);
    let pieces = looks.pieces.drawn(palette.is_high_contrast);
    Scheme { palette, board: board_of(looks.board, palette), pieces }
}

/// The colours of a theme. What the system says to everybody counts before what it told our window, which is nothing on
/// most of Linux.
fn palette_of(choice: ThemeChoice, system: SystemLooks, told: Option<egui::Theme>) -> &'static Palette {
    let is_dark = system.is_dark.unwrap_or(told == Some(egui::Theme::Dark));
    match choice {
        ThemeChoice::System if system.more_contrast => &palettes::HIGH_CONTRAST,
        ThemeChoice::System if is_dark => &palettes::DARK,
        ThemeChoice::Light | ThemeChoice::System => &palettes::LIGHT,
        ThemeChoice::Dark => &palettes::DARK,
        ThemeChoice::HighContrast => &palettes::HIGH_CONTRAST,
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

impl std::fmt::Debug for Theme {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Theme").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput};

    use super::*;
    use crate::picture::PieceSet;

    #[test]
    fn the_theme_follows_the_system_where_nothing_else_is_chosen() {
        let asked = |is_dark, more_contrast| SystemLooks { is_dark, more_contrast, less_motion: false };
        let as_system = |system, told| palette_of(ThemeChoice::System, system, told);
        let dark = Some(egui::Theme::Dark);
        assert!(std::ptr::eq(as_system(asked(None, false), None), &raw const palettes::LIGHT));
        assert!(std::ptr::eq(as_system(asked(None, false), dark), &raw const palettes::DARK));
        assert!(std::ptr::eq(as_system(asked(Some(true), false), None), &raw const palettes::DARK));
        assert!(std::ptr::eq(as_system(asked(Some(false), false), dark), &raw const palettes::LIGHT));
        assert!(as_system(asked(Some(false), true), None).is_high_contrast);
        assert!(!palette_of(ThemeChoice::Light, asked(Some(true), true), dark).is_dark);
    }

    #[test]
    fn a_sample_of_a_set_shows_that_set_though_own_images_are_on_the_board() {
        let ctx = Context::default();
        let images = Arc::new(ImageTextures::new(Arc::new(PieceImages::default())));
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            Scheme::of(ui.ctx()).put_on(ui.ctx());
            pieces::paint_images(ui.ctx(), Some(Arc::clone(&images)));
            for (choice, has_images) in [
                (PieceChoice::Drawn(PieceSet::BrushTwo), false),
                (PieceChoice::Images, true),
                (PieceChoice::AsTheme, false),
            ] {
                let looks = Looks { pieces: choice, ..Looks::default() };
                let seen = |ui: &mut Ui| pieces::images_on_screen(ui.ctx()).is_some();
                assert_eq!(painted_as(ui, &looks, SystemLooks::default(), seen), has_images, "{:?}", looks.pieces);
                assert!(pieces::images_on_screen(ui.ctx()).is_some(), "the board keeps them");
            }
        });
        output.textures_delta.clear();
    }
}
