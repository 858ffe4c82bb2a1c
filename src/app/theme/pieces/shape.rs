//! A piece as a shape: five corners, a lit face, a darker foot, an edge, and a soft shadow.

use egui::epaint::{Mesh, PathShape};
use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, vec2};

use super::inscription;
use super::on_screen::images_on_screen;
use crate::app::theme::Colours;
use crate::app::theme::colours::Scheme;
use crate::app::theme::palettes::shared;
use crate::picture::PieceStyle;
use crate::picture::piece_shape::{CORNERS, FOOT, LIGHT_AT_FOOT, SHADOW_FALL, SHADOW_REACH, SHADOW_SLANT};
use crate::shogi::PieceKind;

/// How far the shadow of a piece falls that was lifted off the board.
pub(super) const LIFTED_FALL: f32 = 0.16;

/// A piece to be painted.
#[derive(Clone, Copy, Debug)]
pub struct PaintedPiece {
    /// Its middle.
    pub center: Pos2,
    /// Its height.
    pub height: f32,
    /// Its width in heights, 1 being a square piece.
    pub width: f32,
    /// As how wide it is seen from 0 to 1 while it is turned over.
    pub seen_width: f32,
    /// What it is; nothing where it is seen from its edge.
    pub kind: Option<PieceKind>,
    /// Whether its owner has the 王 and not the 玉.
    pub is_senior: bool,
    /// Whether it points down.
    pub is_upside_down: bool,
    /// Whether it was lifted off the board, so that its shadow falls farther.
    pub is_lifted: bool,
}

impl PaintedPiece {
    /// A point on the piece, so many heights to the right of its middle and below it as its owner sees it.
    pub(super) fn at(&self, heights: Vec2) -> Pos2 {
        self.center + heights * (self.height * self.sense())
    }

    /// By this, what is right and below as its owner sees it becomes so on the screen.
    const fn sense(&self) -> f32 {
        if self.is_upside_down { -1.0 } else { 1.0 }
    }
}

/// Paints `piece` as the set on screen has it.
pub fn paint_piece(painter: &Painter, piece: PaintedPiece) {
    if images_on_screen(painter.ctx()).is_some_and(|images| images.paint(painter, &piece)) {
        return;
    }
    let set = Scheme::of(painter.ctx()).pieces;
    let (style, corners) = (set.style(), corners(&piece));
    paint_shadow(painter, &piece, &corners);
    painter.add(Shape::convex_polygon(corners.to_vec(), shared(style.dark), Stroke::NONE));
    painter.add(lit_face(&piece, &corners, style));
    let edge = Stroke::new((piece.height * style.edge_width).clamp(0.75, 4.0), shared(style.edge));
    painter.add(PathShape::closed_line(corners.to_vec(), edge));
    // Nothing can be read on a piece that is seen from its edge.
    if let Some(kind) = piece.kind.filter(|_| piece.seen_width > 0.6) {
        inscription::paint(painter, &piece, set, kind);
    }
}

fn corners(piece: &PaintedPiece) -> [Pos2; 5] {
    let size = vec2(piece.height * piece.width * piece.seen_width, piece.height) * piece.sense();
    CORNERS.map(|(x, y)| piece.center + vec2(x * size.x, y * size.y))
}

/// The face fades from light at the tip to dark at the foot, above a narrow foot that stays dark.
fn lit_face(piece: &PaintedPiece, corners: &[Pos2; 5], style: &PieceStyle) -> Shape {
    let up = vec2(0.0, -FOOT * piece.height * piece.sense());
    let face = [corners[0], corners[1], corners[2] + up, corners[3] + up, corners[4]];
    let (light, foot) = (shared(style.light), shared(style.dark.towards(style.light, LIGHT_AT_FOOT)));
    let colors = [light, light, foot, foot, light];
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
fn paint_shadow(painter: &Painter, piece: &PaintedPiece, corners: &[Pos2; 5]) {
    let fall = if piece.is_lifted { LIFTED_FALL } else { SHADOW_FALL };
    let offset = vec2(piece.height * fall * SHADOW_SLANT, piece.height * fall);
    let reach = piece.height * SHADOW_REACH;
    let rim = |corner: &Pos2| *corner + offset + outwards(*corner, piece.center) * reach;
    let shadow = painter.palette().shadow;
    let mut mesh = Mesh::default();
    corners.iter().for_each(|corner| mesh.colored_vertex(*corner + offset, shadow));
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
