//! Drawings as files: pixels, SVG and PDF express the same thing by their own means.

mod pdf;
mod picture_format;
mod pixels;
mod png;
mod slab;
mod svg;
mod symbols;

pub use pdf::pdf;
pub use picture_format::{PictureFormat, page_name};
pub use pixels::{Pixels, WIDEST, pixels};
pub use png::{PngError, png};
pub use svg::svg;
pub use symbols::piece_symbols;
