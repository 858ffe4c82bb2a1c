//! Words on the audience display, set as large as they fit.

use std::sync::Arc;

use egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::app::theme::{Colours, bold, regular};
use crate::app::views::legible::{LEAST_LETTERS, legible};
use crate::app::views::lettering::joined;

/// How much smaller words become step by step until all of them have room.
const SHARES: [f32; 8] = [1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45];

/// The share at which words can still be read from the last row.
const LEGIBLE: f32 = 0.75;

/// Words with how they are written.
#[derive(Clone, Copy)]
pub struct Line<'a> {
    words: &'a str,
    /// In hundredths of the height.
    size: f32,
    color: Color32,
    font: fn(f32) -> FontId,
    goes_on_below: bool,
}

impl<'a> Line<'a> {
    /// Bold words that stay on one line.
    pub fn title(words: &'a str, size: f32, color: Color32) -> Self {
        Self { words, size, color, font: bold, goes_on_below: false }
    }

    /// Bold words that go on below.
    pub fn bold(words: &'a str, size: f32, color: Color32) -> Self {
        Self { goes_on_below: true, ..Self::title(words, size, color) }
    }

    /// Words that go on below.
    pub fn regular(words: &'a str, size: f32, color: Color32) -> Self {
        Self { font: regular, ..Self::bold(words, size, color) }
    }

    /// The words at a share of their size, but not smaller than can be read from the last row.
    fn set(&self, painter: &Painter, share: f32, room: f32, unit: f32) -> Arc<Galley> {
        let font = (self.font)(unit * (self.size * share).max(LEAST_LETTERS));
        match self.goes_on_below {
            true => joined(painter, self.words, font, self.color, room),
            false => legible(painter, self.words, font, self.color, room, unit),
        }
    }
}

/// Lines that were set below each other.
pub struct Block {
    lines: Vec<(Arc<Galley>, Color32)>,
    gap: f32,
}

impl Block {
    /// Sets those of the `lines` in which there are words, as large as they fit into `room`. Where even small ones do not,
    /// the last lines are left out.
    pub fn fitting(painter: &Painter, lines: &[Line<'_>], room: Vec2, unit: f32) -> Self {
        let set = |share: f32| Self::set(painter, lines, share, room.x, unit);
        let fits = |block: &Self| block.height() <= room.y;
        let smallest = || {
            let mut block = set(SHARES[SHARES.len() - 1]);
            while !fits(&block) && block.lines.len() > 1 {
                block.lines.pop();
            }
            block
        };
        SHARES.into_iter().map(set).find(fits).unwrap_or_else(smallest)
    }

    fn set(painter: &Painter, lines: &[Line<'_>], share: f32, room: f32, unit: f32) -> Self {
        let set = |line: &Line<'_>| (line.set(painter, share, room, unit), line.color);
        Self { lines: lines.iter().filter(|line| !line.words.is_empty()).map(set).collect(), gap: unit * share * 0.5 }
    }

    /// How high they are together.
    pub fn height(&self) -> f32 {
        self.lines.iter().map(|(line, _)| line.rect.height() + self.gap).sum::<f32>() - self.gap
    }

    /// Writes them from `at` on.
    pub fn paint(self, painter: &Painter, at: Pos2) {
        let mut y = at.y;
        for (line, color) in self.lines {
            let height = line.rect.height();
            painter.galley(pos2(at.x, y), line, color);
            y += height + self.gap;
        }
    }
}

/// Between the edge of a card and its words.
fn padding(unit: f32) -> Vec2 {
    vec2(unit * 2.0, unit * 1.5)
}

/// Whether a card in `room` can hold the `lines` in letters that can be read from the last row.
pub fn is_legible(painter: &Painter, room: Rect, lines: &[Line<'_>], unit: f32) -> bool {
    let room = room.size() - 2.0 * padding(unit);
    Block::set(painter, lines, LEGIBLE, room.x, unit).height() <= room.y
}

/// A card with what everybody should know, at the top of `room`.
pub fn note_ui(painter: &Painter, room: Rect, lines: &[Line<'_>], edge: Color32, unit: f32) {
    let pad = padding(unit);
    let block = Block::fitting(painter, lines, room.size() - 2.0 * pad, unit);
    let card = room.with_max_y(room.top() + block.height() + 2.0 * pad.y);
    painter.rect(card, 8, painter.palette().card, Stroke::new(unit * 0.35, edge), StrokeKind::Inside);
    painter.rect_filled(card.with_max_x(card.left() + unit), 4, edge);
    block.paint(painter, card.min + pad);
}
