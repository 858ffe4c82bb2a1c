//! The user's own images, kept with the context that is painted on, as the colours are.

use std::sync::Arc;

use egui::{Context, Id};

use super::ImageTextures;

/// The images that are painted on `ctx` in the place of a set, as far as there are any.
pub fn images_on_screen(ctx: &Context) -> Option<Arc<ImageTextures>> {
    ctx.data(|data| data.get_temp(Id::NULL)).flatten()
}

/// Paints these images on `ctx` from now on in the place of what is drawn.
pub fn paint_images(ctx: &Context, images: Option<Arc<ImageTextures>>) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, images));
}
