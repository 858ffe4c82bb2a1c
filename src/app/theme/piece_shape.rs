//! A piece as a shape: five corners, a lit face, a darker foot, an edge, a soft shadow, and a kanji in brush.

use egui::epaint::{Mesh, PathShape, TextShape};
use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, pos2, vec2};

use super::{PALETTE, piece_font};
use crate::picture::piece_shape::{
    CORNERS, EDGE, FOOT, GLYPH, GLYPH_DROP, LIGHT_AT_FOOT, SHADOW_FALL, SHADOW_REACH, SHADOW_SLANT,
};

/// How far the shadow of a piece falls that was lifted off the board.
const LIFTED_FALL: f32 = 0.16;

/// A piece to be painted.
#[derive(Clone, Copy, Debug)]
pub struct PaintedPiece<'a> {
    /// Its middle.
    pub center: Pos2,
    /// Its height.
    pub height: f32,
    /// Its width in heights, 1 being a square piece.
    pub width: f32,
    /// The kanji on it.
    pub glyph: &'a str,
    /// Whether it shows its red back.
    pub is_red: bool,
    /// Whether it points down.
    pub is_upside_down: bool,
    /// Whether it was lifted off the board, so that its shadow falls farther.
    pub is_lifted: bool,
}

/// Paints `piece`.
pub fn paint_piece(painter: &Painter, piece: PaintedPiece<'_>) {
    let corners = corners(&piece);
    paint_shadow(painter, &piece, &corners);
    painter.add(Shape::convex_polygon(corners.to_vec(), PALETTE.piece_dark, Stroke::NONE));
    painter.add(lit_face(&piece, &corners));
    let edge = Stroke::new((piece.height * EDGE).clamp(0.75, 2.0), PALETTE.piece_edge);
    painter.add(PathShape::closed_line(corners.to_vec(), edge));
    paint_glyph(painter, &piece);
}

fn corners(piece: &PaintedPiece<'_>) -> [Pos2; 5] {
    let sense = if piece.is_upside_down { -1.0 } else { 1.0 };
    let size = vec2(piece.height * piece.width, piece.height) * sense;
    CORNERS.map(|(x, y)| piece.center + vec2(x * size.x, y * size.y))
}

/// The face fades from light at the tip to dark at the foot, above a narrow foot that stays dark.
fn lit_face(piece: &PaintedPiece<'_>, corners: &[Pos2; 5]) -> Shape {
    let sense = if piece.is_upside_down { -1.0 } else { 1.0 };
    let up = vec2(0.0, -FOOT * piece.height * sense);
    let face = [corners[0], corners[1], corners[2] + up, corners[3] + up, corners[4]];
    let foot = PALETTE.piece_dark.lerp_to_gamma(PALETTE.piece_light, LIGHT_AT_FOOT);
    let colors = [PALETTE.piece_light, PALETTE.piece_light, foot, foot, PALETTE.piece_light];
    let mut mesh = Mesh::default();
    for (corner, color) in face.into_iter().zip(colors) {
        mesh.colored_vertex(corner, color);
    }
    for corner in 1..4 {
        mesh.add_triangle(0, corner, corner + 1);
    }
    Shape::mesh(mesh)
}

/// The shadow falls down the screen whichever way the piece points, and fades towards its rim.
fn paint_shadow(painter: &Painter, piece: &PaintedPiece<'_>, corners: &[Pos2; 5]) {
    let fall = if piece.is_lifted { LIFTED_FALL } else { SHADOW_FALL };
    let offset = vec2(piece.height * fall * SHADOW_SLANT, piece.height * fall);
    let reach = piece.height * SHADOW_REACH;
    let rim = |corner: &Pos2| *corner + offset + outwards(*corner, piece.center) * reach;
    let mut mesh = Mesh::default();
    corners.iter().for_each(|corner| mesh.colored_vertex(*corner + offset, PALETTE.shadow));
    corners.iter().for_each(|corner| mesh.colored_vertex(rim(corner), Color32::TRANSPARENT));
    for corner in 1..4 {
        mesh.add_triangle(0, corner, corner + 1);
    }
    for corner in 0..5 {
        let next = (corner + 1) % 5;
        mesh.add_triangle(corner, next, corner + 5);
        mesh.add_triangle(next, next + 5, corner + 5);
    }
    painter.add(Shape::mesh(mesh));
}

fn outwards(corner: Pos2, center: Pos2) -> Vec2 {
    (corner - center).normalized()
}

/// The kanji, its ink centred a little below the middle of the piece, where the piece is widest.
fn paint_glyph(painter: &Painter, piece: &PaintedPiece<'_>) {
    let color = if piece.is_red { PALETTE.piece_red } else { PALETTE.piece_ink };
    let galley = painter.layout_no_wrap(piece.glyph.to_owned(), piece_font(piece.height * GLYPH), color);
    let sense = if piece.is_upside_down { -1.0 } else { 1.0 };
    let target = piece.center + vec2(0.0, GLYPH_DROP * piece.height * sense);
    let ink_center = galley.mesh_bounds.center().to_vec2();
    let (position, angle) =
        if piece.is_upside_down { (target + ink_center, std::f32::consts::PI) } else { (target - ink_center, 0.0) };
    painter.add(TextShape::new(pos2(position.x, position.y), galley, color).with_angle(angle));
}
