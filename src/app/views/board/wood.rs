//! The board beneath its pieces: wood, lines and coordinates, and the dots, which lie over the marks.

use egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Stroke, pos2};

use super::BoardGeometry;
use crate::app::theme::{Colours, piece_font};
use crate::app::views::look::Look;
use crate::app::views::parts::wood_slab;
use crate::picture::Coordinates;

/// Smaller coordinates are read by nobody.
const LEAST_COORDINATES: f32 = 7.0;

/// The wood, the lines and the coordinates.
pub(super) fn paint(painter: &Painter, geometry: &BoardGeometry, look: Look<'_>) {
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    wood_slab(painter, geometry.board(), whole, Color32::WHITE, look);
    paint_lines(painter, geometry);
    paint_coordinates(painter, geometry, look.looks.coordinates);
}

fn paint_lines(painter: &Painter, geometry: &BoardGeometry) {
    let board = painter.board_colours();
    let (grid, cell) = (geometry.grid(), geometry.cell());
    let thin = Stroke::new((cell.x * 0.017).max(1.0), board.grid);
    for line in 1..9 {
        let (x, y) = (grid.left() + cell.x * line as f32, grid.top() + cell.y * line as f32);
        painter.vline(x, grid.y_range(), thin);
        painter.hline(grid.x_range(), y, thin);
    }
    let thick = Stroke::new(thin.width * 1.8, board.grid);
    painter.rect_stroke(grid, CornerRadius::ZERO, thick, egui::StrokeKind::Middle);
}

/// The dots mark the corners of the camps. They lie over what squares are marked with.
pub(super) fn paint_dots(painter: &Painter, geometry: &BoardGeometry) {
    for at in geometry.dots() {
        painter.circle_filled(at, geometry.cell().x * 0.055, painter.board_colours().grid);
    }
}

fn paint_coordinates(painter: &Painter, geometry: &BoardGeometry, coordinates: Coordinates) {
    let size = geometry.cell().y * 0.27;
    if size < LEAST_COORDINATES {
        return;
    }
    let write = |at: Pos2, words: &str| {
        painter.text(at, Align2::CENTER_CENTER, words, piece_font(size), painter.board_colours().grid);
    };
    for number in 1..=9_u8 {
        if let Some(rank) = coordinates.rank(number) {
            write(geometry.file_label(number), &number.to_string());
            write(geometry.rank_label(number), &rank.to_string());
        }
    }
}
