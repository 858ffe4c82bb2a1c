//! Computed wood as a texture, made once and cut from wherever wood is seen.

use egui::{Color32, ColorImage, Context, TextureHandle, TextureOptions};

use crate::picture::wood::{HEIGHT, WIDTH, Wood};

/// Paints the wood once and hands it to the graphics card.
pub(super) fn texture(ctx: &Context, wood: Wood) -> TextureHandle {
    ctx.load_texture("wood", image(wood), TextureOptions::LINEAR)
}

/// Of the rows only as many as differ: the graphics card mixes what lies between them.
fn image(wood: Wood) -> ColorImage {
    let apart = wood.rows_apart();
    let middle = |row: u16| f32::from(row * apart) + f32::from(apart - 1) / 2.0;
    let rows = (0..HEIGHT / apart).map(|row| wood.row(middle(row)));
    let pixels = rows.flat_map(|row| (0..WIDTH).map(move |x| color(row.at(x.into()))));
    ColorImage::new([WIDTH.into(), (HEIGHT / apart).into()], pixels.collect())
}

fn color([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}
