use crate::picture::drawing::{Ink, Part, Shape};
use crate::picture::outline::{Area, Outline};

/// Of how many layers a shadow is made, each a little smaller than the one below.
const LAYERS: u8 = 18;

/// How one layer covers so that all of them together cover as `ink` does.
pub(super) fn layer(ink: Ink, layers: u8) -> Ink {
    let open = 1.0 - f32::from(ink.cover) / 255.0;
    let each = 1.0 - open.powf(1.0 / f32::from(layers));
    ink.covering((each * 255.0).round() as u8)
}

/// The soft shadow of a card or a piece of wood with round corners, which falls down by `fall` and fades over `blur`.
pub(super) fn shadow(part: &mut Part, area: Area, radius: f32, fall: f32, blur: f32, ink: Ink) {
    let ink = layer(ink, LAYERS);
    for step in 0..LAYERS {
        // The layers lie the closer together the nearer they are to the middle of the rim: its ends show no edge.
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
