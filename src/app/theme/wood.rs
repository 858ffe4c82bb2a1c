use egui::{Color32, ColorImage, Context, TextureHandle, TextureOptions};

use crate::picture::wood::{HEIGHT, WIDTH, grain};

/// Paints the wood once and hands it to the graphics card.
pub(super) fn texture(ctx: &Context) -> TextureHandle {
    ctx.load_texture("wood", image(), TextureOptions::LINEAR)
}

fn image() -> ColorImage {
    let pixel = |x: u16, y: u16| {
        let [red, green, blue] = grain(x.into(), y.into());
        Color32::from_rgb(red, green, blue)
    };
    let pixels = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| pixel(x, y))).collect();
    ColorImage::new([WIDTH.into(), HEIGHT.into()], pixels)
}
