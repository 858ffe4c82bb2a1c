//! Pictures for the documents: smaller ones with few colours, since everybody who takes the sources takes them along.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use color_quant::NeuQuant;
use image::imageops::{FilterType, resize};
use image::{RgbImage, Rgba, RgbaImage};

const WIDTH: u32 = 960;
const COLOURS: usize = 64;

/// Every so many pixels are looked at for the choice of the colours.
const CARE: i32 = 3;

/// Writes `picture` into the file at `path`.
pub fn write(picture: &RgbImage, path: &Path) -> Result<(), png::EncodingError> {
    let small = opaque(&resize(picture, WIDTH, WIDTH * picture.height() / picture.width(), FilterType::Lanczos3));
    let palette = NeuQuant::new(CARE, COLOURS, &small);
    let mut encoder = png::Encoder::new(BufWriter::new(File::create(path)?), small.width(), small.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(palette.color_map_rgb());
    encoder.set_compression(png::Compression::High);
    let indices: Vec<u8> = small.pixels().map(|Rgba(pixel)| palette.index_of(pixel) as u8).collect();
    encoder.write_header()?.write_image_data(&indices)
}

fn opaque(picture: &RgbImage) -> RgbaImage {
    image::DynamicImage::ImageRgb8(picture.clone()).into_rgba8()
}
