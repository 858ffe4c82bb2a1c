//! Words that can be read from eight metres.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, FontId, Galley, Painter};

use crate::app::views::lettering::fitted_down_to;
use crate::app::views::prose::set;

/// No words in a hall are smaller, in hundredths of the height of the screen: on one of 55 inches these are the smallest
/// letters that are read from eight metres.
pub const LEAST_LETTERS: f32 = 1.7;

/// Sizes of fonts are rounded down to steps, by no more than this.
const ROUNDED_DOWN: f32 = 1.04;

/// `words` on one line, set smaller where there is no `room`, but not smaller than can be read.
pub fn legible(painter: &Painter, words: &str, font: FontId, color: Color32, room: f32, unit: f32) -> Arc<Galley> {
    let least = (unit * LEAST_LETTERS * ROUNDED_DOWN / font.size).min(1.0);
    fitted_down_to(painter, words, font, color, room, least)
}

/// The same, on a second line where one is not enough.
pub fn on_two_lines(painter: &Painter, words: &str, font: FontId, color: Color32, room: f32, unit: f32) -> Arc<Galley> {
    let line = legible(painter, words, font.clone(), color, room, unit);
    if !line.elided {
        return line;
    }
    let font = FontId { size: font.size.min(unit * (LEAST_LETTERS + 0.1)), ..font };
    let mut job = LayoutJob::simple(words.to_owned(), font, color, room.max(1.0));
    job.wrap = TextWrapping { max_rows: 2, ..job.wrap };
    set(painter.ctx(), job)
}
