//! How squares are marked beneath their pieces: the last move, destinations, check, faults.

use egui::{Painter, Rect, Stroke, StrokeKind, vec2};

use crate::app::scene::{Mark, SquareScene};
use crate::app::theme::Colours;

/// Paints what is marked on a square, under its piece.
pub fn paint(painter: &Painter, rect: Rect, scene: &SquareScene) {
    let board = painter.board_colours();
    for mark in &scene.marks {
        match mark {
            Mark::LastFrom => fill(painter, rect, board.last_from),
            Mark::LastTo => fill(painter, rect, board.last_to),
            Mark::Counted => fill(painter, rect, painter.palette().curve.gamma_multiply(0.55)),
            Mark::Picked => fill(painter, rect, board.picked),
            Mark::Destination if scene.piece.is_some() => paint_capture(painter, rect),
            Mark::Destination => paint_dot(painter, rect),
            Mark::Check | Mark::Fault => paint_framed(painter, rect, board.check),
            Mark::Odd => paint_corners(painter, rect),
        }
    }
}

/// What lies under the pointer is framed.
pub fn paint_hover(painter: &Painter, rect: Rect) {
    painter.rect_stroke(rect.shrink(1.5), 2, Stroke::new(2.0, painter.board_colours().destination), StrokeKind::Inside);
}

fn fill(painter: &Painter, rect: Rect, color: egui::Color32) {
    painter.rect_filled(rect.shrink(0.5), 0, color);
}

fn paint_dot(painter: &Painter, rect: Rect) {
    painter.circle_filled(rect.center(), rect.width() * 0.12, painter.board_colours().destination);
}

/// A piece that can be taken is framed, since it would cover a dot.
fn paint_capture(painter: &Painter, rect: Rect) {
    let stroke = Stroke::new(rect.width() * 0.06, painter.board_colours().destination);
    painter.rect_stroke(rect.shrink(1.0), rect.width() * 0.12, stroke, StrokeKind::Inside);
}

fn paint_framed(painter: &Painter, rect: Rect, color: egui::Color32) {
    let stroke = Stroke::new(rect.width() * 0.06, color);
    painter.rect_filled(rect.shrink(1.0), rect.width() * 0.12, color.gamma_multiply(0.22));
    painter.rect_stroke(rect.shrink(1.0), rect.width() * 0.12, stroke, StrokeKind::Inside);
}

/// Only the corners, so that it is told from a frame not by colour alone.
fn paint_corners(painter: &Painter, rect: Rect) {
    let (inside, length) = (rect.shrink(rect.width() * 0.05), rect.width() * 0.26);
    let stroke = Stroke::new(rect.width() * 0.055, painter.palette().urgent);
    for (corner, across, down) in [
        (inside.left_top(), length, length),
        (inside.right_top(), -length, length),
        (inside.left_bottom(), length, -length),
        (inside.right_bottom(), -length, -length),
    ] {
        painter.line(vec![corner + vec2(across, 0.0), corner, corner + vec2(0.0, down)], stroke);
    }
}
