//! A table that has called the arbiter turns its whole window, so that it is found across a hall.

use egui::{Color32, Painter, Rect, Ui, Vec2, vec2};

use super::lettering::{fitted, wrapped};
use crate::app::scene::{CalledScene, Scene};
use crate::app::theme::{Colours, bold};

/// A number has room from this width and height on: smaller ones are not read across a hall.
const SMALLEST: Vec2 = vec2(90.0, 64.0);

/// The colour behind the board.
pub fn ground(ui: &Ui, scene: &Scene) -> Color32 {
    if scene.called.is_some() { ui.palette().grave_fill } else { ui.palette().table }
}

/// The number of the table as large as fits, and below it what it waits for, wherever nothing else lies beside the board. Returns
/// whether there was room for the number.
pub fn called_ui(painter: &Painter, rooms: [Rect; 2], scene: &CalledScene) -> bool {
    let is_large = |room: &Rect| room.width() >= SMALLEST.x && room.height() >= SMALLEST.y;
    let rooms: Vec<Rect> = rooms.into_iter().filter(is_large).collect();
    rooms.iter().for_each(|room| beside_board(painter, *room, scene));
    !rooms.is_empty()
}

fn beside_board(painter: &Painter, room: Rect, scene: &CalledScene) {
    let ink = painter.palette().on_accent;
    let number = |share: f32| fitted(painter, &scene.number, bold(room.height() * share), ink, room.width());
    let words = wrapped(painter, &scene.words, bold((room.width() * 0.13).max(14.0)), ink, room.width());
    let both = number(0.6);
    let height = both.rect.height() + words.rect.height();
    let top = room.left_center() - vec2(0.0, height / 2.0);
    if height <= room.height() {
        painter.galley(top + vec2(0.0, both.rect.height()), words, ink);
        painter.galley(top, both, ink);
    } else {
        let alone = number(0.7);
        painter.galley(room.left_center() - vec2(0.0, alone.rect.height() / 2.0), alone, ink);
    }
}

/// The number in the middle of the board, where there is room for it nowhere else: nobody moves until the arbiter has come.
pub fn called_on_board(painter: &Painter, board: Rect, scene: &CalledScene) {
    if scene.number.is_empty() {
        return;
    }
    let palette = painter.palette();
    let number = fitted(painter, &scene.number, bold(board.height() * 0.2), palette.on_accent, board.width() * 0.5);
    let sheet = Rect::from_center_size(board.center(), number.rect.size()).expand2(vec2(board.width() * 0.05, 0.0));
    painter.rect_filled(sheet, 8, palette.grave_fill);
    painter.galley(sheet.center() - number.rect.size() / 2.0, number, palette.on_accent);
}
