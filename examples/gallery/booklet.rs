//! Pictures for the documents: small and with few colours, because everybody who checks out the sources gets them.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use color_quant::NeuQuant;
use image::imageops::{FilterType, resize};
use image::{RgbImage, Rgba, RgbaImage};

const COLOURS: usize = 64;

/// The sampling factor for choosing the palette: every third pixel is looked at.
const CARE: i32 = 3;

/// How many times a pixel of a mark counts.
const WEIGHT_OF_MARKS: usize = 20;

/// Writes `picture` to the file at `path`, so many pixels wide.
pub fn write(picture: &RgbImage, path: &Path, width: u32) -> Result<(), png::EncodingError> {
    let small = opaque(&resize(picture, width, width * picture.height() / picture.width(), FilterType::Lanczos3));
    let palette = NeuQuant::new(CARE, COLOURS, &with_marks(&small));
    let mut encoder = png::Encoder::new(BufWriter::new(File::create(path)?), small.width(), small.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(palette.color_map_rgb());
    encoder.set_compression(png::Compression::High);
    let indices: Vec<u8> = small.pixels().map(|Rgba(pixel)| palette.index_of(pixel) as u8).collect();
    encoder.write_header()?.write_image_data(&indices)
}

/// The pixels for choosing the palette: those of marks and warnings, which are few, count many times.
fn with_marks(picture: &RgbaImage) -> Vec<u8> {
    let is_mark = |[r, g, b, _]: [u8; 4]| {
        let (darkest, brightest) = (r.min(g).min(b), r.max(g).max(b));
        r.saturating_sub(g) > 110 || (brightest > r && brightest - darkest > 40)
    };
    let marks = picture.pixels().map(|Rgba(pixel)| *pixel).filter(|pixel| is_mark(*pixel));
    let marks: Vec<u8> = marks.flat_map(|pixel| [pixel; WEIGHT_OF_MARKS].into_iter().flatten()).collect();
    [picture.as_raw().as_slice(), &marks].concat()
}

fn opaque(picture: &RgbImage) -> RgbaImage {
    image::DynamicImage::ImageRgb8(picture.clone()).into_rgba8()
}
