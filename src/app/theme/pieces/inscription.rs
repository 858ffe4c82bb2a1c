//! What is on the face of a piece.

use egui::epaint::{Mesh, TextShape};
use egui::{Color32, FontId, Painter, Pos2, Shape, Stroke, vec2};

use crate::app::theme::palettes::shared;
use crate::app::theme::{PaintedPiece, bold, piece_font, regular};
use crate::picture::{Face, Mark, PieceSet, Point, inscription};
use crate::shogi::PieceKind;

/// Writes or draws on `piece` what `set` has for it.
pub(super) fn paint(painter: &Painter, piece: &PaintedPiece, set: PieceSet, kind: PieceKind) {
    inscription(set, kind, piece.is_senior).iter().for_each(|mark| paint_mark(painter, piece, mark));
}

fn paint_mark(painter: &Painter, piece: &PaintedPiece, mark: &Mark) {
    let places = |points: &[Point]| points.iter().map(|at| place(piece, *at)).collect::<Vec<_>>();
    match mark {
        Mark::Words { words, face, size, at, ink } => {
            write(painter, piece, words, font(*face, piece.height * size), shared(*ink), place(piece, *at));
        }
        Mark::Shape { corners, ink } => {
            painter.add(Shape::convex_polygon(places(corners), shared(*ink), Stroke::NONE));
        }
        Mark::Between { lines, ink } => paint_between(painter, lines.each_ref().map(|line| places(line)), shared(*ink)),
        Mark::Line { points, width, ink } => {
            painter.line(places(points), Stroke::new(width * piece.height, shared(*ink)));
        }
        Mark::Disc { at, radius, ink } => {
            painter.circle_filled(place(piece, *at), radius * piece.height, shared(*ink));
        }
    }
}

fn place(piece: &PaintedPiece, at: Point) -> Pos2 {
    piece.at(vec2(at.x, at.y))
}

fn font(face: Face, size: f32) -> FontId {
    match face {
        Face::Text => regular(size),
        Face::Bold => bold(size),
        Face::Brush => piece_font(size),
    }
}

/// Writes `words` with the middle of their ink at `at`.
fn write(painter: &Painter, piece: &PaintedPiece, words: &str, font: FontId, ink: Color32, at: Pos2) {
    let galley = painter.layout_no_wrap(words.to_owned(), font, ink);
    let center = galley.mesh_bounds.center().to_vec2();
    let (sense, angle) = if piece.is_upside_down { (-1.0, std::f32::consts::PI) } else { (1.0, 0.0) };
    painter.add(TextShape::new(at - center * sense, galley, ink).with_angle(angle));
}

/// Fills what lies between two lines.
fn paint_between(painter: &Painter, [one, other]: [Vec<Pos2>; 2], ink: Color32) {
    let mut mesh = Mesh::default();
    for (left, right) in one.iter().zip(&other) {
        mesh.colored_vertex(*left, ink);
        mesh.colored_vertex(*right, ink);
    }
    for corner in 2..mesh.vertices.len() as u32 {
        mesh.add_triangle(corner - 2, corner - 1, corner);
    }
    painter.add(Shape::mesh(mesh));
    // Triangles alone have hard edges.
    let edge: Vec<Pos2> = one.into_iter().chain(other.into_iter().rev()).collect();
    painter.add(Shape::closed_line(edge, Stroke::new(1.0, ink)));
}
