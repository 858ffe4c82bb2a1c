//! Computed wood as a texture, made once and cut from wherever wood is seen.

use egui::{Color32, ColorImage, Context, TextureHandle, TextureOptions};

use crate::picture::wood::{HEIGHT, WIDTH, Wood};

/// Paints the wood once and hands it to the graphics card.
pub(super) fn texture(ctx: &Context, wood: Wood) -> TextureHandle {
    ctx.load_texture("wood", image(wood), TextureOptions::LINEAR)
}

fn image(wood: Wood) -> ColorImage {
    let pixel = |x: u16, y: u16| {
        let [red, green, blue] = wood.at(x.into(), y.into());
        Color32::from_rgb(red, green, blue)
    };
    let pixels = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| pixel(x, y))).collect();
    ColorImage::new([WIDTH.into(), HEIGHT.into()], pixels)
}
