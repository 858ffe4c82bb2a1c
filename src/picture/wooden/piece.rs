use super::slab::layer;
use crate::picture::colours::{PIECE_DARK, PIECE_EDGE, PIECE_INK, PIECE_LIGHT, PIECE_RED, SHADOW};
use crate::picture::drawing::{Paint, Part, Shape, Turn};
use crate::picture::fonts::Face;
use crate::picture::lettering::Style;
use crate::picture::outline::{Outline, Point, point};
use crate::picture::piece_face::PieceFace;
use crate::picture::piece_shape::{
    CORNERS, EDGE, FOOT, GLYPH, GLYPH_DROP, LIGHT_AT_FOOT, SHADOW_FALL, SHADOW_REACH, SHADOW_SLANT,
};

/// Of how many layers the shadow of a piece is made.
const LAYERS: u8 = 4;

/// Draws a piece around `center`, as large as it is in squares that are `cell` high.
pub(super) fn draw(part: &mut Part, face: PieceFace, center: Point, cell: f32) {
    let (height, width) = face.size.proportions();
    let body = Body { center, height: cell * height, width, turn: turn(face) };
    let corners = CORNERS.map(|(x, y)| body.at(x, y));
    body.shadow(part, &corners);
    part.fill(Outline::polygon(&corners), PIECE_DARK);
    body.lit_face(part);
    part.stroke(Outline::polygon(&corners), (body.height * EDGE).max(0.6), PIECE_EDGE);
    body.glyph(part, face);
}

const fn turn(face: PieceFace) -> Turn {
    if face.is_upside_down { Turn::UpsideDown } else { Turn::Upright }
}

struct Body {
    center: Point,
    height: f32,
    width: f32,
    turn: Turn,
}

impl Body {
    /// A place of the piece in its own measures, where it lies.
    fn at(&self, x: f32, y: f32) -> Point {
        let (right, down) = self.turn.apply(x * self.height * self.width, y * self.height);
        point(self.center.x + right, self.center.y + down)
    }

    /// The shadow falls down the picture whichever way the piece points.
    fn shadow(&self, part: &mut Part, corners: &[Point; 5]) {
        let (right, down) = (self.height * SHADOW_FALL * SHADOW_SLANT, self.height * SHADOW_FALL);
        for step in 0..LAYERS {
            let reach = self.height * SHADOW_REACH * (1.0 - (f32::from(step) + 0.5) / f32::from(LAYERS));
            let rim = corners.map(|corner| {
                let (x, y) = (corner.x - self.center.x, corner.y - self.center.y);
                let grown = 1.0 + reach / x.hypot(y);
                point(self.center.x + x * grown + right, self.center.y + y * grown + down)
            });
            part.fill(Outline::polygon(&rim), layer(SHADOW, LAYERS));
        }
    }

    /// The face fades from light at the shoulders to dark at the foot, above a narrow foot that stays dark.
    fn lit_face(&self, part: &mut Part) {
        let face = CORNERS.map(|(x, y)| self.at(x, y.min(0.5 - FOOT)));
        let foot = PIECE_DARK.towards(PIECE_LIGHT, LIGHT_AT_FOOT);
        let paint =
            Paint::Fade { from: (self.at(0.0, CORNERS[1].1), PIECE_LIGHT), to: (self.at(0.0, 0.5 - FOOT), foot) };
        part.shapes.push(Shape::Fill { outline: Outline::polygon(&face), paint });
    }

    fn glyph(&self, part: &mut Part, face: PieceFace) {
        let ink = if face.is_promoted { PIECE_RED } else { PIECE_INK };
        let style = Style { face: Face::Brush, size: self.height * GLYPH, ink };
        for ch in face.glyph.chars() {
            part.write_centered(ch, self.at(0.0, GLYPH_DROP), self.turn, style);
        }
    }
}
