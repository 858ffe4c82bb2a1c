//! Pieces as symbols, for those who do not read kanji: crown, tower, mitre, sun, moon, horseshoe, lance and pawn.

use super::Mark;
use crate::picture::drawing::Ink;
use crate::picture::outline::{Point, point};
use crate::shogi::PieceKind;

/// Half the height of a symbol, and the position of its middle.
const HALF: f32 = 0.235;
const MIDDLE: f32 = 0.035;

/// A piece to draw on, in units of half a symbol.
struct Face {
    marks: Vec<Mark>,
    ink: Ink,
}

/// The symbol of `kind`. A promoted piece has the symbol of its front in red, with a cross.
pub(super) fn symbol(kind: PieceKind, ink: Ink, ground: Ink) -> Vec<Mark> {
    let mut face = Face { marks: Vec::new(), ink };
    match kind.unpromoted() {
        PieceKind::King => crown(&mut face),
        PieceKind::Rook => tower(&mut face),
        PieceKind::Bishop => mitre(&mut face, ground),
        PieceKind::Gold => sun(&mut face),
        PieceKind::Silver => moon(&mut face),
        PieceKind::Knight => horseshoe(&mut face),
        PieceKind::Lance => lance(&mut face),
        PieceKind::Pawn => pawn(&mut face),
        // `unpromoted` never returns these.
        PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver
        | PieceKind::Horse
        | PieceKind::Dragon => {}
    }
    if kind.is_promoted() {
        face.line(&[(0.72, 0.95), (1.22, 0.95)], 0.16);
        face.line(&[(0.97, 0.70), (0.97, 1.20)], 0.16);
    }
    face.marks
}

/// Converts a position within a symbol into one on the piece.
fn at((x, y): (f32, f32)) -> Point {
    point(x * HALF, y * HALF + MIDDLE)
}

impl Face {
    /// Fills a convex shape.
    fn fill(&mut self, corners: &[(f32, f32)]) {
        self.marks.push(Mark::Shape { corners: corners.iter().copied().map(at).collect(), ink: self.ink });
    }

    fn bar(&mut self, left: f32, top: f32, right: f32, bottom: f32) {
        self.fill(&[(left, top), (right, top), (right, bottom), (left, bottom)]);
    }

    fn disc(&mut self, middle: (f32, f32), radius: f32) {
        self.marks.push(Mark::Disc { at: at(middle), radius: radius * HALF, ink: self.ink });
    }

    fn line(&mut self, points: &[(f32, f32)], width: f32) {
        self.line_in(self.ink, points, width);
    }

    fn line_in(&mut self, ink: Ink, points: &[(f32, f32)], width: f32) {
        let points = points.iter().copied().map(at).collect();
        self.marks.push(Mark::Line { points, width: width * HALF, ink });
    }
}

fn crown(face: &mut Face) {
    face.bar(-0.85, 0.6, 0.85, 0.9);
    face.fill(&[(-0.85, 0.5), (-1.0, -0.5), (-0.2, 0.5)]);
    face.fill(&[(-0.5, 0.5), (0.0, -0.8), (0.5, 0.5)]);
    face.fill(&[(0.2, 0.5), (1.0, -0.5), (0.85, 0.5)]);
    for tip in [(-1.0, -0.5), (0.0, -0.8), (1.0, -0.5)] {
        face.disc(tip, 0.14);
    }
}

fn tower(face: &mut Face) {
    face.bar(-0.75, 0.62, 0.75, 0.9);
    face.bar(-0.46, -0.25, 0.46, 0.64);
    face.bar(-0.68, -0.5, 0.68, -0.22);
    for (left, right) in [(-0.68, -0.36), (-0.16, 0.16), (0.36, 0.68)] {
        face.bar(left, -0.88, right, -0.45);
    }
}

fn mitre(face: &mut Face, ground: Ink) {
    face.bar(-0.65, 0.62, 0.65, 0.9);
    face.fill(&[(0.0, -0.9), (0.5, -0.2), (0.34, 0.5), (-0.34, 0.5), (-0.5, -0.2)]);
    face.line_in(ground, &[(0.22, -0.5), (-0.02, 0.02)], 0.14);
}

fn sun(face: &mut Face) {
    face.disc((0.0, 0.0), 0.5);
    for eighth in 0..8_u8 {
        let (sin, cos) = (f32::from(eighth) * std::f32::consts::FRAC_PI_4).sin_cos();
        face.line(&[(cos * 0.64, sin * 0.64), (cos * 0.95, sin * 0.95)], 0.17);
    }
}

/// A crescent between two arcs that meet at its horns.
fn moon(face: &mut Face) {
    const STEPS: u8 = 24;
    let bow = |step: u8, bulge: f32| {
        let angle = std::f32::consts::PI * f32::from(step) / f32::from(STEPS);
        at((0.32 - bulge * angle.sin(), -0.84 * angle.cos()))
    };
    let lines = [0.92, 0.28].map(|bulge| (0..=STEPS).map(|step| bow(step, bulge)).collect());
    face.marks.push(Mark::Between { lines, ink: face.ink });
}

/// A horseshoe, open at the bottom.
fn horseshoe(face: &mut Face) {
    const STEPS: u8 = 22;
    let bow = |step: u8| {
        let angle = (-0.62 + 1.24 * f32::from(step) / f32::from(STEPS)) * 2.0;
        let (sin, cos) = angle.sin_cos();
        (sin * 0.68, -cos * 0.72 - 0.05)
    };
    let mut points = vec![(-0.42, 0.85)];
    points.extend((0..=STEPS).map(bow));
    points.push((0.42, 0.85));
    face.line(&points, 0.32);
    face.bar(-0.72, 0.72, -0.26, 0.95);
    face.bar(0.26, 0.72, 0.72, 0.95);
}

fn lance(face: &mut Face) {
    face.fill(&[(0.0, -1.0), (0.38, -0.25), (-0.38, -0.25)]);
    face.bar(-0.11, -0.3, 0.11, 0.95);
    face.bar(-0.34, 0.28, 0.34, 0.46);
}

fn pawn(face: &mut Face) {
    face.disc((0.0, -0.42), 0.36);
    face.fill(&[(-0.2, -0.15), (0.2, -0.15), (0.5, 0.66), (-0.5, 0.66)]);
    face.bar(-0.66, 0.62, 0.66, 0.9);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_ends_above_the_foot_of_the_piece() {
        assert!(at((0.0, 1.2)).y < 0.5 - crate::picture::piece_shape::FOOT);
    }
}
