use egui::{Painter, Rect, Stroke, StrokeKind};

use crate::app::scene::{Mark, SquareScene};
use crate::app::theme::PALETTE;

/// Paints what is marked on a square, under its piece.
pub(super) fn paint(painter: &Painter, rect: Rect, scene: &SquareScene) {
    for mark in &scene.marks {
        match mark {
            Mark::LastFrom => fill(painter, rect, PALETTE.last_from),
            Mark::LastTo => fill(painter, rect, PALETTE.last_to),
            Mark::Picked => fill(painter, rect, PALETTE.picked),
            Mark::Destination if scene.piece.is_some() => paint_capture(painter, rect),
            Mark::Destination => paint_dot(painter, rect),
            Mark::Check => paint_check(painter, rect),
        }
    }
}

/// What lies under the pointer is framed.
pub(super) fn paint_hover(painter: &Painter, rect: Rect) {
    painter.rect_stroke(rect.shrink(1.5), 2, Stroke::new(2.0, PALETTE.destination), StrokeKind::Inside);
}

fn fill(painter: &Painter, rect: Rect, color: egui::Color32) {
    painter.rect_filled(rect.shrink(0.5), 0, color);
}

fn paint_dot(painter: &Painter, rect: Rect) {
    painter.circle_filled(rect.center(), rect.width() * 0.12, PALETTE.destination);
}

/// A piece that can be taken is framed, since it would cover a dot.
fn paint_capture(painter: &Painter, rect: Rect) {
    let stroke = Stroke::new(rect.width() * 0.06, PALETTE.destination);
    painter.rect_stroke(rect.shrink(1.0), rect.width() * 0.12, stroke, StrokeKind::Inside);
}

fn paint_check(painter: &Painter, rect: Rect) {
    let stroke = Stroke::new(rect.width() * 0.06, PALETTE.check);
    painter.rect_filled(rect.shrink(1.0), rect.width() * 0.12, PALETTE.check.gamma_multiply(0.22));
    painter.rect_stroke(rect.shrink(1.0), rect.width() * 0.12, stroke, StrokeKind::Inside);
}
