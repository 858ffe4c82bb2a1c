//! What stays the same on the audience display for a whole game, out of the way of everything that changes.

use egui::{Painter, Rect, pos2};

use crate::app::display::scene::DisplayGame;
use crate::app::display::view::note::{Block, Line};
use crate::app::theme::Colours;

/// The score of a series, the event, the place and the rules, a fact a line, at the bottom left.
pub(super) fn foot_ui(painter: &Painter, room: Rect, scene: &DisplayGame, unit: f32) {
    let palette = painter.palette();
    let score = scene.score.iter().map(|score| Line::bold(score, 4.6, palette.ink));
    let event = [&scene.event, &scene.place].map(|words| Line::regular(words, 2.3, palette.ink));
    let rules = scene.rules.iter().map(|words| Line::regular(words, 2.3, palette.ink_soft));
    let lines: Vec<_> = score.chain(event).chain(rules).collect();
    let block = Block::fitting(painter, &lines, room.size(), unit);
    let top = room.bottom() - block.height();
    block.paint(painter, pos2(room.left(), top));
}
