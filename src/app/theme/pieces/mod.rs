//! Pieces: their body, and what is on it.
//!
//! Those of our own sets are no pictures: a piece is made of shapes and of letters of our fonts wherever it is painted,
//! so that it is crisp at any size. The user's own images are scaled to the size at which they are painted.

mod images;
mod inscription;
mod on_screen;
mod shape;

pub(super) use images::ImageTextures;
pub(super) use on_screen::{images_on_screen, paint_images};
pub use shape::{PaintedPiece, paint_piece};
