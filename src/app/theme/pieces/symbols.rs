//! Pieces as symbols, for those who read no kanji: crown, tower, mitre, sun, moon, horseshoe, lance and pawn.

use egui::epaint::Mesh;
use egui::{Color32, Painter, Pos2, Shape, Stroke, vec2};

use super::shape::PaintedPiece;
use crate::shogi::PieceKind;

/// Half the height of a symbol, in heights of the piece, and where its middle is.
const HALF: f32 = 0.235;
const MIDDLE: f32 = 0.035;

/// A piece to draw on, measured in halves of a symbol.
struct Face<'a> {
    painter: &'a Painter,
    piece: &'a PaintedPiece,
    ink: Color32,
}

/// Draws the symbol of `kind`. A promoted piece has the symbol of its front in red, with a cross.
pub(super) fn paint(painter: &Painter, piece: &PaintedPiece, kind: PieceKind, ink: Color32, ground: Color32) {
    let face = Face { painter, piece, ink };
    match kind.unpromoted() {
        PieceKind::King => crown(&face),
        PieceKind::Rook => tower(&face),
        PieceKind::Bishop => mitre(&face, ground),
        PieceKind::Gold => sun(&face),
        PieceKind::Silver => moon(&face),
        PieceKind::Knight => horseshoe(&face),
        PieceKind::Lance => lance(&face),
        PieceKind::Pawn => pawn(&face),
        // These are turned over already.
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
}

impl Face<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.piece.at(vec2(x, y) * HALF + vec2(0.0, MIDDLE))
    }

    fn length(&self, length: f32) -> f32 {
        length * HALF * self.piece.height
    }

    /// Fills a shape without dents.
    fn fill(&self, corners: &[(f32, f32)]) {
        let corners = corners.iter().map(|&corner| self.at(corner)).collect();
        self.painter.add(Shape::convex_polygon(corners, self.ink, Stroke::NONE));
    }

    fn bar(&self, left: f32, top: f32, right: f32, bottom: f32) {
        self.fill(&[(left, top), (right, top), (right, bottom), (left, bottom)]);
    }

    fn disc(&self, at: (f32, f32), radius: f32, color: Color32) {
        self.painter.circle_filled(self.at(at), self.length(radius), color);
    }

    fn line(&self, points: &[(f32, f32)], width: f32) {
        let points: Vec<Pos2> = points.iter().map(|&point| self.at(point)).collect();
        self.painter.line(points, Stroke::new(self.length(width), self.ink));
    }
}

fn crown(face: &Face<'_>) {
    face.bar(-0.85, 0.6, 0.85, 0.9);
    face.fill(&[(-0.85, 0.5), (-1.0, -0.5), (-0.2, 0.5)]);
    face.fill(&[(-0.5, 0.5), (0.0, -0.8), (0.5, 0.5)]);
    face.fill(&[(0.2, 0.5), (1.0, -0.5), (0.85, 0.5)]);
    for tip in [(-1.0, -0.5), (0.0, -0.8), (1.0, -0.5)] {
        face.disc(tip, 0.14, face.ink);
    }
}

fn tower(face: &Face<'_>) {
    face.bar(-0.75, 0.62, 0.75, 0.9);
    face.bar(-0.46, -0.25, 0.46, 0.64);
    face.bar(-0.68, -0.5, 0.68, -0.22);
    for (left, right) in [(-0.68, -0.36), (-0.16, 0.16), (0.36, 0.68)] {
        face.bar(left, -0.88, right, -0.45);
    }
}

fn mitre(face: &Face<'_>, ground: Color32) {
    face.bar(-0.65, 0.62, 0.65, 0.9);
    face.fill(&[(0.0, -0.9), (0.5, -0.2), (0.34, 0.5), (-0.34, 0.5), (-0.5, -0.2)]);
    let slit = Face { ink: ground, ..*face };
    slit.line(&[(0.22, -0.5), (-0.02, 0.02)], 0.14);
}

fn sun(face: &Face<'_>) {
    face.disc((0.0, 0.0), 0.5, face.ink);
    for eighth in 0..8_u8 {
        let (sin, cos) = (f32::from(eighth) * std::f32::consts::FRAC_PI_4).sin_cos();
        face.line(&[(cos * 0.64, sin * 0.64), (cos * 0.95, sin * 0.95)], 0.17);
    }
}

/// A crescent between two bows that meet in its horns.
fn moon(face: &Face<'_>) {
    const STEPS: u8 = 24;
    let bow = |step: u8, bulge: f32| {
        let angle = std::f32::consts::PI * f32::from(step) / f32::from(STEPS);
        face.at((0.32 - bulge * angle.sin(), -0.84 * angle.cos()))
    };
    let mut mesh = Mesh::default();
    for step in 0..=STEPS {
        mesh.colored_vertex(bow(step, 0.92), face.ink);
        mesh.colored_vertex(bow(step, 0.28), face.ink);
    }
    for corner in 0..u32::from(STEPS) * 2 {
        mesh.add_triangle(corner, corner + 1, corner + 2);
    }
    face.painter.add(Shape::mesh(mesh));
    // Triangles alone have hard edges.
    let edge = (0..=STEPS).map(|step| bow(step, 0.92)).chain((0..=STEPS).rev().map(|step| bow(step, 0.28)));
    face.painter.add(Shape::closed_line(edge.collect(), Stroke::new(face.length(0.06), face.ink)));
}

/// The bow of a horseshoe, open below.
fn horseshoe(face: &Face<'_>) {
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

fn lance(face: &Face<'_>) {
    face.fill(&[(0.0, -1.0), (0.38, -0.25), (-0.38, -0.25)]);
    face.bar(-0.11, -0.3, 0.11, 0.95);
    face.bar(-0.34, 0.28, 0.34, 0.46);
}

fn pawn(face: &Face<'_>) {
    face.disc((0.0, -0.42), 0.36, face.ink);
    face.fill(&[(-0.2, -0.15), (0.2, -0.15), (0.5, 0.66), (-0.5, 0.66)]);
    face.bar(-0.66, 0.62, 0.66, 0.9);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_ends_above_the_foot_of_the_piece() {
        let lowest = vec2(0.0, 1.2) * HALF + vec2(0.0, MIDDLE);
        assert!(lowest.y < 0.5 - crate::picture::piece_shape::FOOT);
    }
}
