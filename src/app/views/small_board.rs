//! Paints a position in miniature.

use egui::{Align2, Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::parts::{paint_face, wood_slab};
use crate::app::scene::{SmallBoard, SmallPosition, SmallStand};
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::look::Look;
use crate::shogi::Square;

/// The rim around the squares, both sides together.
const RIM: f32 = 8.0;

/// What the side takes of a stand, and the number of a piece.
const SIDE: f32 = 26.0;
const COUNT: f32 = 9.0;

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

/// A position on a board so wide, with the last move marked, between what both sides have in hand.
pub fn small_position_ui(ui: &mut Ui, scene: &SmallPosition, width: f32, look: Look<'_>) {
    let [far, near] = &scene.stands;
    small_stand_ui(ui, far, width);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height_of(width)), Sense::hover());
    let (board, (from, to)) = (ui.board_colours(), scene.last);
    let marked = from.map(|square| (square, board.last_from)).into_iter().chain([(to, board.last_to)]);
    paint_marked(ui, rect, &scene.board, marked, look);
    small_stand_ui(ui, near, width);
}

/// Whose stand it is, and what lies on it. It is as high where nothing does, so that nothing jumps along a line.
pub fn small_stand_ui(ui: &mut Ui, (mark, held): &SmallStand, width: f32) {
    let row = cell(width).y;
    // All seven kinds find room, each with its number.
    let cell = row.min((width - SIDE) / held.len().max(1) as f32 - COUNT);
    let (rect, _) = ui.allocate_exact_size(vec2(width, row), Sense::hover());
    let (painter, ink, middle) = (ui.painter(), ui.palette().ink, rect.center().y);
    let words = |x: f32, words: &str| {
        painter.text(pos2(x, middle), Align2::LEFT_CENTER, words, regular(SIZES.small), ink).right()
    };
    let mut x = words(rect.left() + RIM / 2.0, mark) + SIZES.gap / 2.0;
    for (face, count) in held {
        paint_face(painter, pos2(x + cell / 2.0, middle), cell, *face, false);
        x += cell;
        if *count > 1 {
            x = words(x, &count.to_string()) + 2.0;
        }
    }
}

/// Paints it over all of `rect`.
pub fn paint_small_board(ui: &Ui, rect: Rect, scene: &SmallBoard, look: Look<'_>) {
    let missing = ui.board_colours().check.gamma_multiply(0.3);
    paint_marked(ui, rect, scene, scene.missing.iter().map(|&square| (square, missing)), look);
}

/// Paints it with these squares in these colours.
fn paint_marked(
    ui: &Ui,
    rect: Rect,
    scene: &SmallBoard,
    marked: impl Iterator<Item = (Square, Color32)>,
    look: Look<'_>,
) {
    let board = ui.board_colours();
    wood_slab(ui.painter(), rect, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), Color32::WHITE, look);
    let size = cell(rect.width());
    let grid = Rect::from_center_size(rect.center(), size * 9.0);
    let cell = |file: u8, rank: u8| {
        let corner = vec2(size.x * f32::from(9 - file), size.y * f32::from(rank - 1));
        Rect::from_min_size(grid.min + corner, size)
    };
    for (square, colour) in marked {
        ui.painter().rect_filled(cell(square.file(), square.rank()), 0, colour);
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
