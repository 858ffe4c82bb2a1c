//! Words that are set into the room there is for them.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, FontId, Galley, Painter};

use crate::app::theme::at_most;
use crate::app::views::prose::set;
use crate::app::views::signs::in_ink;

/// How small words may become that begin large enough for a hall, in shares of the size that is wanted.
const LEAST_SHARE: f32 = 0.35;

/// A share of the size that is wanted at which words still look as if they had it.
const HARDLY_SMALLER: f32 = 0.8;

/// `words` on one line, set smaller where they would not fit into `room`, and cut short with … where even a third of the
/// size would not.
pub fn fitted(painter: &Painter, words: &str, font: FontId, color: Color32, room: f32) -> Arc<Galley> {
    fitted_down_to(painter, words, font, color, room, LEAST_SHARE)
}

/// The same, with how small the words may become in shares of the size that is wanted.
pub fn fitted_down_to(
    painter: &Painter,
    words: &str,
    font: FontId,
    color: Color32,
    room: f32,
    least_share: f32,
) -> Arc<Galley> {
    let whole = painter.layout_job(in_ink(words, font.clone(), color));
    if whole.rect.width() <= room {
        return whole;
    }
    let size = (font.size * room / whole.rect.width()).max(font.size * least_share);
    let mut job = in_ink(words, at_most(font, size), color);
    job.wrap = TextWrapping::truncate_at_width(room.max(1.0));
    painter.layout_job(job)
}

/// `words` on as many lines as it takes.
pub fn wrapped(painter: &Painter, words: &str, font: FontId, color: Color32, room: f32) -> Arc<Galley> {
    set(painter.ctx(), LayoutJob::simple(words.to_owned(), font, color, room.max(1.0)))
}

/// `words` on one line where they need be hardly smaller for that, else on as many as it takes: a last
/// line of one letter is hard to read.
pub fn joined(painter: &Painter, words: &str, font: FontId, color: Color32, room: f32) -> Arc<Galley> {
    let line = fitted_down_to(painter, words, font.clone(), color, room, HARDLY_SMALLER);
    if line.elided { wrapped(painter, words, font, color, room) } else { line }
}

/// How far below its top the first line of `galley` stands: words of different sizes are written on one line by this.
pub fn baseline(galley: &Galley) -> f32 {
    let first = galley.rows.first().and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y));
    first.unwrap_or_else(|| galley.rect.height())
}
