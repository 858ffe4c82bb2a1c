//! A piece of wood as pixels, in the size and tint it has in a drawing.

use crate::picture::drawing::Ink;
use crate::picture::outline::Area;
use crate::picture::wood::{HEIGHT, WIDTH, grain};

/// Wood as red, green and blue, row by row.
pub(super) fn wood_pixels(width: u32, height: u32, cut: Area, tint: Ink) -> Vec<u8> {
    let size = (1.0 / width as f32, 1.0 / height as f32);
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x as f32 * size.0, y as f32 * size.1)));
    places.flat_map(|place| wood_at(cut, tint, place, size)).collect()
}

/// The colour of wood at a place, from 0 to 1 across and down `cut`, averaged over a pixel of this `size`.
pub(super) fn wood_at(cut: Area, tint: Ink, place: (f32, f32), size: (f32, f32)) -> [u8; 3] {
    let (across, down) = (cut.width * f32::from(WIDTH), cut.height * f32::from(HEIGHT));
    let (left, top) = (cut.left * f32::from(WIDTH) + place.0 * across, cut.top * f32::from(HEIGHT) + place.1 * down);
    // Fine grain would flicker in a small picture, where one pixel covers several of its own.
    let samples = (size.0 * across).ceil().clamp(1.0, 8.0) as u8;
    let mut sums = [0.0_f32; 3];
    for sample in 0..samples {
        let x = left + size.0 * across * f32::from(sample) / f32::from(samples);
        let color = grain(x, top);
        sums.iter_mut().zip(color).for_each(|(sum, channel)| *sum += f32::from(channel));
    }
    let tints = [tint.red, tint.green, tint.blue];
    std::array::from_fn(|index| (sums[index] / f32::from(samples) * f32::from(tints[index]) / 255.0).round() as u8)
}
