use egui::{Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::scene::SmallBoard;
use crate::app::theme::BOARD;
use crate::app::views::Look;
use crate::app::views::parts::{paint_face, wood_slab};

/// How wide it is.
pub(super) const WIDTH: f32 = 152.0;
const CELL: egui::Vec2 = vec2(16.0, 17.0);

/// The starting position, with the squares of the pieces that are missing marked.
pub(super) fn small_board_ui(ui: &mut Ui, scene: &SmallBoard, look: Look<'_>) {
    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH, CELL.y * 9.0 + 8.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &scene.label));
    let response = if scene.label.is_empty() { response } else { response.on_hover_text(&scene.label) };
    let rect = response.rect.intersect(rect);
    wood_slab(ui.painter(), rect, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), Color32::WHITE, look);
    let grid = Rect::from_center_size(rect.center(), CELL * 9.0);
    let cell = |file: u8, rank: u8| {
        let corner = vec2(CELL.x * f32::from(9 - file), CELL.y * f32::from(rank - 1));
        Rect::from_min_size(grid.min + corner, CELL)
    };
    for square in &scene.missing {
        ui.painter().rect_filled(cell(square.file(), square.rank()), 0, BOARD.check.gamma_multiply(0.3));
    }
    let line = Stroke::new(0.5, BOARD.grid);
    for number in 1..9 {
        ui.painter().vline(grid.left() + CELL.x * number as f32, grid.y_range(), line);
        ui.painter().hline(grid.x_range(), grid.top() + CELL.y * number as f32, line);
    }
    ui.painter().rect_stroke(grid, 0, Stroke::new(1.0, BOARD.grid), StrokeKind::Middle);
    for (square, face) in &scene.pieces {
        paint_face(ui.painter(), cell(square.file(), square.rank()).center(), CELL.y, *face, false);
    }
}
