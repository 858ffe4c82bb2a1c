//! A table at which somebody waits for the arbiter: its number is the largest word in the hall.

use egui::{CornerRadius, Rect, Ui, pos2};

use super::card::board_ui;
use super::places::{Parts, Words, inside};
use crate::app::hall::scene::{HallCall, HallCard};
use crate::app::theme::{Colours, bold, regular};
use crate::app::views::legible::{legible, on_two_lines};
use crate::app::views::look::Look;

/// Letters that nothing else on the screen has, in hundredths of its height.
const LEAST_NUMBER: f32 = 7.0;

/// How much higher a line is than its letters.
const LINE_HEIGHT: f32 = 1.4;

/// Paints the card; `screen` is a hundredth of the screen's height.
pub fn called_ui(ui: &Ui, rect: Rect, scene: &HallCard, call: &HallCall, screen: f32, look: Look<'_>) {
    let (palette, painter) = (ui.palette(), ui.painter());
    painter.rect_filled(rect, CornerRadius::same(8), palette.grave_fill);
    let Parts { board, words } = Parts::beside(inside(rect), screen);
    board_ui(ui, board, scene, look);
    let Words::Beside(room) = words else { return };
    let ink = palette.on_accent;
    let name = |words: &str| {
        let font = regular((room.height() * 0.06).max(screen * 2.0));
        legible(painter, words, font, ink, room.width(), screen)
    };
    let [white, black] = scene.sides.each_ref().map(|side| name(&side.name));
    let what = bold((room.height() * 0.08).max(screen * 2.2));
    let what = on_two_lines(painter, &call.words, what, ink, room.width(), screen);
    let left = room.height() - white.rect.height() - black.rect.height() - what.rect.height();
    let size = (left / LINE_HEIGHT).max(screen * LEAST_NUMBER);
    let number = legible(painter, &call.number, bold(size), ink, room.width(), screen);
    let top = room.top() + white.rect.height() + (left - number.rect.height()) / 2.0;
    let below = room.bottom() - black.rect.height();
    let what_at = pos2(room.left(), below - what.rect.height());
    painter.galley(room.min, white, ink);
    painter.galley(pos2(room.left(), top), number, ink);
    painter.galley(what_at, what, ink);
    painter.galley(pos2(room.left(), below), black, ink);
}
