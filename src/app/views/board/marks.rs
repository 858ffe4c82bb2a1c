use egui::{Painter, Rect, Stroke, StrokeKind, vec2};

use crate::app::scene::{Mark, SquareScene};
use crate::app::theme::{BOARD, PALETTE};

/// Paints what is marked on a square, under its piece.
pub fn paint(painter: &Painter, rect: Rect, scene: &SquareScene) {
    for mark in &scene.marks {
        match mark {
            Mark::LastFrom => fill(painter, rect, BOARD.last_from),
            Mark::LastTo => fill(painter, rect, BOARD.last_to),
            Mark::Counted => fill(painter, rect, PALETTE.curve.gamma_multiply(0.55)),
            Mark::Picked => fill(painter, rect, BOARD.picked),
            Mark::Destination if scene.piece.is_some() => paint_capture(painter, rect),
            Mark::Destination => paint_dot(painter, rect),
            Mark::Check | Mark::Fault => paint_framed(painter, rect, BOARD.check),
            Mark::Odd => paint_corners(painter, rect),
        }
    }
}

/// What lies under the pointer is framed.
pub fn paint_hover(painter: &Painter, rect: Rect) {
    painter.rect_stroke(rect.shrink(1.5), 2, Stroke::new(2.0, BOARD.destination), StrokeKind::Inside);
}

fn fill(painter: &Painter, rect: Rect, color: egui::Color32) {
    painter.rect_filled(rect.shrink(0.5), 0, color);
}

fn paint_dot(painter: &Painter, rect: Rect) {
    painter.circle_filled(rect.center(), rect.width() * 0.12, BOARD.destination);
}

/// A piece that can be taken is framed, since it would cover a dot.
fn paint_capture(painter: &Painter, rect: Rect) {
    let stroke = Stroke::new(rect.width() * 0.06, BOARD.destination);
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
    let stroke = Stroke::new(rect.width() * 0.055, PALETTE.urgent);
    for (corner, across, down) in [
        (inside.left_top(), length, length),
        (inside.right_top(), -length, length),
        (inside.left_bottom(), length, -length),
        (inside.right_bottom(), -length, -length),
    ] {
        painter.line(vec![corner + vec2(across, 0.0), corner, corner + vec2(0.0, down)], stroke);
    }
}
