//! The colours in force, kept with the context that is painted on.

use egui::{Context, Id, Painter, Ui};

use super::board_colours::{self, BoardColours};
use super::palette::Palette;
use super::palettes;
use crate::picture::PieceSet;

/// What a window is painted in: a theme, a board and a set of pieces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scheme {
    pub palette: &'static Palette,
    pub board: &'static BoardColours,
    pub pieces: PieceSet,
}

/// What nobody has chosen.
const USUAL: Scheme = Scheme { palette: &palettes::LIGHT, board: &board_colours::KAYA, pieces: PieceSet::BrushOne };

impl Scheme {
    /// What `ctx` is painted in at present.
    ///
    /// This takes the lock of the context: not to be asked for inside `fonts_mut`, `input` and their like.
    pub fn of(ctx: &Context) -> Self {
        ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or(USUAL)
    }

    /// Paints `ctx` in this from now on.
    pub fn put_on(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::NULL, self));
    }
}

/// What is painted on knows in which colours: `ui.palette().ink`.
///
/// So a view names a colour by what it is for, and need not know of themes. Not to be asked for inside `fonts_mut`,
/// `input` and their like, which hold the lock of the context.
pub trait Colours {
    /// The context that is painted on.
    fn context(&self) -> &Context;

    /// The colours of the theme.
    fn palette(&self) -> &'static Palette {
        Scheme::of(self.context()).palette
    }

    /// The colours of the board.
    fn board_colours(&self) -> &'static BoardColours {
        Scheme::of(self.context()).board
    }
}

impl Colours for Context {
    fn context(&self) -> &Context {
        self
    }
}

impl Colours for Ui {
    fn context(&self) -> &Context {
        self.ctx()
    }
}

impl Colours for Painter {
    fn context(&self) -> &Context {
        self.ctx()
    }
}
