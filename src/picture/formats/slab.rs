//! A piece of wood as pixels, in the size and tint it has in a drawing.

use crate::picture::drawing::Ink;
use crate::picture::outline::Area;
use crate::picture::wood::{HEIGHT, WIDTH, Wood, WoodRow};

/// Upright kaya as red, green and blue, row by row: the part `cut` of it, given from 0 to 1 across and down.
pub(super) fn wood_pixels(width: u32, height: u32, cut: Area, tint: Ink) -> Vec<u8> {
    let row = |y: u32| Wood::Kaya.row((cut.top + cut.height * y as f32 / height as f32) * f32::from(HEIGHT));
    let pixels = (0..height).map(row).flat_map(|row| (0..width).map(move |x| pixel(&row, cut, x, width)));
    pixels.flat_map(|color| tinted(color, tint)).collect()
}

/// The colour of pixel `x` of `width`, averaged over it: fine grain would flicker in a small picture, where one pixel covers
/// several of its own.
fn pixel(row: &WoodRow, cut: Area, x: u32, width: u32) -> [f32; 3] {
    let grains = cut.width * f32::from(WIDTH) / width as f32;
    let left = cut.left * f32::from(WIDTH) + x as f32 * grains;
    let samples = grains.ceil().clamp(1.0, 8.0) as u8;
    let mut sums = [0.0_f32; 3];
    for sample in 0..samples {
        let color = row.at(left + grains * f32::from(sample) / f32::from(samples));
        sums.iter_mut().zip(color).for_each(|(sum, channel)| *sum += f32::from(channel));
    }
    sums.map(|sum| sum / f32::from(samples))
}

fn tinted(color: [f32; 3], tint: Ink) -> [u8; 3] {
    let tints = [tint.red, tint.green, tint.blue];
    std::array::from_fn(|index| (color[index] * f32::from(tints[index]) / 255.0).round() as u8)
}
