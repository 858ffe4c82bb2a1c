//! The user's own images of pieces, on the graphics card in the sizes in which they are seen.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use egui::epaint::Mesh;
use egui::mutex::Mutex;
use egui::{Color32, ColorImage, Context, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, pos2, vec2};

use crate::app::theme::{Colours, PaintedPiece};
use crate::picture::piece_shape::{SHADOW_FALL, SHADOW_SLANT};
use crate::picture::{ImageName, PieceImages};

/// For how many frames of the window a size is kept that is no longer seen.
const KEPT_FRAMES: u64 = 8;

/// Images of pieces, each in the sizes that were painted lately.
pub struct ImageTextures {
    images: Arc<PieceImages>,
    textures: Mutex<HashMap<(ImageName, u32), Sized>>,
    /// How many frames the window has had. Each window has a count of its own in egui, and those cannot be compared.
    frames: AtomicU64,
}

/// An image in one size.
struct Sized {
    texture: TextureHandle,
    /// The frame in which it was last seen.
    seen_in: u64,
}

impl ImageTextures {
    /// None of `images` on the graphics card yet.
    pub fn new(images: Arc<PieceImages>) -> Self {
        Self { images, textures: Mutex::default(), frames: AtomicU64::default() }
    }

    /// Whether these are the images.
    pub fn are(&self, images: &Arc<PieceImages>) -> bool {
        Arc::ptr_eq(&self.images, images)
    }

    /// A frame of the window begins: forgets the sizes that are no longer seen in any window.
    pub fn settle(&self) {
        let frame = self.frames.fetch_add(1, Ordering::Relaxed) + 1;
        self.textures.lock().retain(|_, sized| sized.seen_in + KEPT_FRAMES >= frame);
    }

    /// Paints the image of `piece` with its shadow. False when there is none.
    pub(super) fn paint(&self, painter: &Painter, piece: &PaintedPiece) -> bool {
        let Some(name) = piece.kind.map(|kind| ImageName::of(kind, piece.is_senior)) else { return false };
        let Some(image) = self.images.of(name) else { return false };
        let texture = self.sized(painter.ctx(), name, (piece.height * painter.pixels_per_point()).round() as u32);
        let size = vec2(piece.height * image.aspect() * piece.seen_width, piece.height);
        let fall = piece.height * if piece.is_lifted { super::shape::LIFTED_FALL } else { SHADOW_FALL };
        let shadow = piece.center + vec2(fall * SHADOW_SLANT, fall);
        for (center, tint) in [(shadow, painter.palette().shadow), (piece.center, Color32::WHITE)] {
            painter.add(textured(&texture, Rect::from_center_size(center, size), piece.is_upside_down, tint));
        }
        true
    }

    /// The image so many pixels high, scaled when it is first seen so.
    fn sized(&self, ctx: &Context, name: ImageName, height: u32) -> TextureHandle {
        let frame = self.frames.load(Ordering::Relaxed);
        let mut textures = self.textures.lock();
        let sized = textures.entry((name, height)).or_insert_with(|| {
            let (width, rgba) = self.images.of(name).map_or((1, vec![0; 4]), |image| image.scaled(height.max(1)));
            let rows = rgba.len() / 4 / width as usize;
            let pixels = ColorImage::from_rgba_premultiplied([width as usize, rows], &rgba);
            Sized { texture: ctx.load_texture("piece", pixels, TextureOptions::LINEAR), seen_in: frame }
        });
        sized.seen_in = frame;
        sized.texture.clone()
    }
}

/// A texture over `rect`, turned round where the piece points down.
fn textured(texture: &TextureHandle, rect: Rect, is_upside_down: bool, tint: Color32) -> Shape {
    let (from, to) = if is_upside_down { (pos2(1.0, 1.0), Pos2::ZERO) } else { (Pos2::ZERO, pos2(1.0, 1.0)) };
    let mut mesh = Mesh::with_texture(texture.id());
    mesh.add_rect_with_uv(rect, Rect { min: from, max: to }, tint);
    Shape::mesh(mesh)
}
