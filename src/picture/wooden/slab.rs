//! Pieces of wood, and soft shadows.

use crate::picture::drawing::{Ink, Part, Shape};
use crate::picture::outline::{Area, Outline};

/// The number of layers in a shadow, each a little smaller than the one below.
const LAYERS: u8 = 18;

/// The opacity of one layer such that all of them together are as opaque as `ink`.
pub(super) fn layer(ink: Ink, layers: u8) -> Ink {
    let open = 1.0 - f32::from(ink.cover) / 255.0;
    let each = 1.0 - open.powf(1.0 / f32::from(layers));
    ink.covering((each * 255.0).round() as u8)
}

/// Draws the soft shadow of a card or a piece of wood with rounded corners, offset downwards by `fall` and fading over
/// `blur`.
pub(super) fn shadow(part: &mut Part, area: Area, radius: f32, fall: f32, blur: f32, ink: Ink) {
    let ink = layer(ink, LAYERS);
    for step in 0..LAYERS {
        // The layers are closer together towards the middle of the rim, so that its ends show no edge.
        let share = (f32::from(step) + 0.5) / f32::from(LAYERS) * 2.0 - 1.0;
        let grown = -blur * 0.6 * (0.4 * share + 0.6 * share.powi(3));
        let outline = Outline::rounded(area.moved(0.0, fall).shrunk(-grown), (radius + grown).max(1.0));
        part.fill(outline, ink);
    }
}

/// A piece of wood.
pub(super) fn wood(part: &mut Part, area: Area, radius: f32, cut: Area, tint: Ink) {
    part.shapes.push(Shape::Wood { area, radius, cut, tint });
}
