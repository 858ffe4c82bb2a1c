//! Paints a position in miniature.

use egui::{Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::parts::{paint_face, wood_slab};
use crate::app::scene::SmallBoard;
use crate::app::theme::Colours;
use crate::app::views::look::Look;

/// The rim around the squares, both sides together.
const RIM: f32 = 8.0;

/// How large the squares are on a board so wide.
fn cell(width: f32) -> Vec2 {
    vec2(1.0, 17.0 / 16.0) * ((width - RIM) / 9.0)
}

/// How high a board is that is so wide.
pub fn height_of(width: f32) -> f32 {
    cell(width).y * 9.0 + RIM
}

/// A position on a board so wide, with the squares of the pieces that are missing marked.
pub fn small_board_ui(ui: &mut Ui, scene: &SmallBoard, width: f32, look: Look<'_>) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, height_of(width)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &scene.label));
    paint_small_board(ui, rect, scene, look);
    if !scene.label.is_empty() {
        response.on_hover_text(&scene.label);
    }
}

/// Paints it over all of `rect`.
pub fn paint_small_board(ui: &Ui, rect: Rect, scene: &SmallBoard, look: Look<'_>) {
    let board = ui.board_colours();
    wood_slab(ui.painter(), rect, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), Color32::WHITE, look);
    let size = cell(rect.width());
    let grid = Rect::from_center_size(rect.center(), size * 9.0);
    let cell = |file: u8, rank: u8| {
        let corner = vec2(size.x * f32::from(9 - file), size.y * f32::from(rank - 1));
        Rect::from_min_size(grid.min + corner, size)
    };
    for square in &scene.missing {
        ui.painter().rect_filled(cell(square.file(), square.rank()), 0, board.check.gamma_multiply(0.3));
    }
    let line = Stroke::new(0.5, board.grid);
    for number in 1..9 {
        ui.painter().vline(grid.left() + size.x * number as f32, grid.y_range(), line);
        ui.painter().hline(grid.x_range(), grid.top() + size.y * number as f32, line);
    }
    ui.painter().rect_stroke(grid, 0, Stroke::new(1.0, board.grid), StrokeKind::Middle);
    for (square, face) in &scene.pieces {
        paint_face(ui.painter(), cell(square.file(), square.rank()).center(), size.y, *face, false);
    }
}
