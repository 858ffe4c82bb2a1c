//! PNG encoding, for pictures as a whole and for the wood in an SVG.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};

use super::Pixels;

/// Why a picture could not be written as PNG.
#[derive(Debug, thiserror::Error)]
#[error("the picture cannot be written as PNG: {0}")]
pub struct PngError(#[from] image::ImageError);

/// Returns a picture as a PNG file, without an alpha channel if it is fully opaque.
///
/// # Errors
/// Encoding failed.
pub fn png(pixels: &Pixels) -> Result<Vec<u8>, PngError> {
    let is_full = pixels.rgba.chunks_exact(4).all(|pixel| pixel[3] == u8::MAX);
    let (bytes, color) = if is_full {
        let rgb = pixels.rgba.chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect();
        (rgb, ExtendedColorType::Rgb8)
    } else {
        (pixels.rgba.clone(), ExtendedColorType::Rgba8)
    };
    encode(&bytes, pixels.width, pixels.height, color)
}

/// Encodes raw pixels as a PNG file.
pub(super) fn encode(bytes: &[u8], width: u32, height: u32, color: ExtendedColorType) -> Result<Vec<u8>, PngError> {
    let mut file = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut file, CompressionType::Default, FilterType::Adaptive);
    encoder.write_image(bytes, width, height, color)?;
    Ok(file)
}
