//! A wooden piece as shapes: shadow, body, and what is written on it.

use super::slab::layer;
use crate::picture::colours::SHADOW;
use crate::picture::drawing::{Paint, Part, Shape, Turn};
use crate::picture::inscription::{Mark, inscription};
use crate::picture::lettering::Style;
use crate::picture::outline::{Outline, Point, Step, point};
use crate::picture::piece_face::PieceFace;
use crate::picture::piece_set::{PieceSet, PieceStyle};
use crate::picture::piece_shape::{CORNERS, FOOT, LIGHT_AT_FOOT, SHADOW_FALL, SHADOW_REACH, SHADOW_SLANT};

/// The number of layers in the shadow of a piece.
const LAYERS: u8 = 4;

/// Draws a piece of `set` centred at `center`; its size is relative to squares that are `cell` high.
pub(super) fn draw(part: &mut Part, set: PieceSet, face: PieceFace, center: Point, cell: f32) {
    let (style, (height, width)) = (set.style(), face.size.proportions());
    let body = Body { center, height: cell * height, width, turn: turn(face) };
    let corners = CORNERS.map(|(x, y)| body.at(x, y));
    body.shadow(part, &corners);
    part.fill(Outline::polygon(&corners), style.dark);
    body.lit_face(part, style);
    part.stroke(Outline::polygon(&corners), (body.height * style.edge_width).max(0.6), style.edge);
    inscription(set, face.kind, face.is_senior).iter().for_each(|mark| body.mark(part, mark));
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
    /// Converts a position in the piece's own units into one on the drawing.
    fn at(&self, x: f32, y: f32) -> Point {
        let (right, down) = self.turn.apply(x * self.height * self.width, y * self.height);
        point(self.center.x + right, self.center.y + down)
    }

    /// Draws the shadow, which falls down the picture whichever way the piece points.
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

    /// Draws the face, which fades from light at the shoulders to dark at the bottom, above a narrow foot that stays
    /// dark.
    fn lit_face(&self, part: &mut Part, style: &PieceStyle) {
        let face = CORNERS.map(|(x, y)| self.at(x, y.min(0.5 - FOOT)));
        let foot = style.dark.towards(style.light, LIGHT_AT_FOOT);
        let paint =
            Paint::Fade { from: (self.at(0.0, CORNERS[1].1), style.light), to: (self.at(0.0, 0.5 - FOOT), foot) };
        part.shapes.push(Shape::Fill { outline: Outline::polygon(&face), paint });
    }

    /// Converts a position in heights of the piece, whatever its width.
    fn place(&self, at: Point) -> Point {
        let (right, down) = self.turn.apply(at.x * self.height, at.y * self.height);
        point(self.center.x + right, self.center.y + down)
    }

    fn mark(&self, part: &mut Part, mark: &Mark) {
        let places = |points: &[Point]| points.iter().map(|at| self.place(*at)).collect::<Vec<_>>();
        match mark {
            Mark::Words { words, face, size, at, ink } => {
                let style = Style { face: *face, size: size * self.height, ink: *ink };
                part.write_around(words, self.place(*at), self.turn, style);
            }
            Mark::Shape { corners, ink } => part.fill(Outline::polygon(&places(corners)), *ink),
            Mark::Between { lines: [one, other], ink } => {
                let around: Vec<Point> = one.iter().chain(other.iter().rev()).copied().collect();
                part.fill(Outline::polygon(&places(&around)), *ink);
            }
            Mark::Line { points, width, ink } => {
                let step = |(index, at)| if index == 0 { Step::Move(at) } else { Step::Line(at) };
                let steps = places(points).into_iter().enumerate().map(step).collect();
                part.stroke(Outline { steps }, width * self.height, *ink);
            }
            Mark::Disc { at, radius, ink } => {
                part.fill(Outline::circle(self.place(*at), radius * self.height), *ink);
            }
        }
    }
}
