//! A table that has called the arbiter turns its whole window, so that it is found across a hall.

use egui::{Color32, Painter, Rect, Ui, vec2};

use super::lettering::{fitted, wrapped};
use crate::app::scene::{CalledScene, Scene};
use crate::app::theme::{Colours, bold};

/// The words below the number have room from this width on.
const NARROWEST: f32 = 90.0;

/// The colour behind the board.
pub fn ground(ui: &Ui, scene: &Scene) -> Color32 {
    if scene.called.is_some() { ui.palette().grave_fill } else { ui.palette().table }
}

/// The number of the table as large as fits, and what it waits for, wherever nothing else lies beside the board.
pub fn called_ui(painter: &Painter, rooms: [Rect; 2], scene: &CalledScene) {
    let ink = painter.palette().on_accent;
    for room in rooms.into_iter().filter(|room| room.width() >= NARROWEST) {
        let number = fitted(painter, &scene.number, bold((room.height() * 0.6).max(1.0)), ink, room.width());
        let words = wrapped(painter, &scene.words, bold((room.width() * 0.13).max(14.0)), ink, room.width());
        let height = number.rect.height() + words.rect.height();
        if height > room.height() {
            continue;
        }
        let top = room.left_center() - vec2(0.0, height / 2.0);
        let below = top + vec2(0.0, number.rect.height());
        painter.galley(top, number, ink);
        painter.galley(below, words, ink);
    }
}
