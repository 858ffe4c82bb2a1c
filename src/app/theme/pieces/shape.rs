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
    painter.add(Shape::mesh(body(&piece, &corners, style, painter.palette().shadow)));
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

/// The shadow, the wood, and its lit face. The edge is painted over their rims, so that they need not be smooth.
fn body(piece: &PaintedPiece, corners: &[Pos2; 5], style: &PieceStyle, shadow: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    add_shadow(&mut mesh, piece, corners, shadow);
    add_filled(&mut mesh, corners.map(|corner| (corner, shared(style.dark))));
    add_filled(&mut mesh, lit_face(piece, corners, style));
    mesh
}

/// Fills what five corners enclose, each in a colour.
fn add_filled(mesh: &mut Mesh, corners: [(Pos2, Color32); 5]) {
    let first = mesh.vertices.len() as u32;
    corners.into_iter().for_each(|(corner, color)| mesh.colored_vertex(corner, color));
    (1..4).for_each(|corner| mesh.add_triangle(first, first + corner, first + corner + 1));
}

/// The face fades from light at the tip to dark at the foot, above a narrow foot that stays dark.
fn lit_face(piece: &PaintedPiece, corners: &[Pos2; 5], style: &PieceStyle) -> [(Pos2, Color32); 5] {
    let up = vec2(0.0, -FOOT * piece.height * piece.sense());
    let (light, foot) = (shared(style.light), shared(style.dark.towards(style.light, LIGHT_AT_FOOT)));
    let [tip, right, right_foot, left_foot, left] = *corners;
    [(tip, light), (right, light), (right_foot + up, foot), (left_foot + up, foot), (left, light)]
}

/// The shadow falls down the screen whichever way the piece points, and fades towards its rim.
fn add_shadow(mesh: &mut Mesh, piece: &PaintedPiece, corners: &[Pos2; 5], shadow: Color32) {
    let fall = if piece.is_lifted { LIFTED_FALL } else { SHADOW_FALL };
    let offset = vec2(piece.height * fall * SHADOW_SLANT, piece.height * fall);
    let reach = piece.height * SHADOW_REACH;
    let first = mesh.vertices.len() as u32;
    add_filled(mesh, corners.map(|corner| (corner + offset, shadow)));
    let rim = |corner: &Pos2| *corner + offset + outwards(*corner, piece.center) * reach;
    corners.iter().for_each(|corner| mesh.colored_vertex(rim(corner), Color32::TRANSPARENT));
    for corner in 0..5 {
        let (here, next) = (first + corner, first + (corner + 1) % 5);
        mesh.add_triangle(here, next, here + 5);
        mesh.add_triangle(next, next + 5, here + 5);
    }
}

fn outwards(corner: Pos2, center: Pos2) -> Vec2 {
    (corner - center).normalized()
}
