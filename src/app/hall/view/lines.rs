//! Results and pairings, a line for each table.

use egui::{Align, Painter, Pos2, Rect, Vec2, pos2, vec2};

use crate::app::hall::scene::{HallLine, LinePlayer};
use crate::app::theme::{Colours, bold, regular};
use crate::app::views::legible::legible;

/// The narrowest column of lines below boards, in hundredths of the screen's height.
const COLUMN: f32 = 56.0;

/// How high a line is below boards.
const LOW: f32 = 3.7;

/// The highest line where there is nothing else.
const HIGH: f32 = 8.0;

/// So many lines stand in one column.
const ONE_COLUMN: usize = 9;

/// How high `count` lines are below boards in a room so wide.
pub fn height_below(width: f32, count: usize, unit: f32) -> f32 {
    count.div_ceil(columns_below(width, unit)) as f32 * unit * LOW
}

fn columns_below(width: f32, unit: f32) -> usize {
    ((width / (unit * COLUMN)) as usize).max(1)
}

/// Lines below boards.
pub fn below_ui(painter: &Painter, room: Rect, lines: &[HallLine], unit: f32) {
    lines_ui(painter, room, lines, columns_below(room.width(), unit), unit * LOW, unit);
}

/// Lines that have the screen to themselves, below what they are about.
pub fn alone_ui(painter: &Painter, room: Rect, heading: &str, lines: &[HallLine], unit: f32) {
    let palette = painter.palette();
    let heading = legible(painter, heading, bold(unit * 3.6), palette.ink_soft, room.width(), unit);
    let top = room.top() + heading.rect.height() + unit;
    painter.galley(room.min, heading, palette.ink_soft);
    let columns = if lines.len() > ONE_COLUMN && room.width() > unit * 2.0 * COLUMN { 2 } else { 1 };
    let rows = lines.len().div_ceil(columns).max(1);
    let height = ((room.bottom() - top) / rows as f32).min(unit * HIGH);
    lines_ui(painter, room.with_min_y(top), lines, columns, height, unit);
}

fn lines_ui(painter: &Painter, room: Rect, lines: &[HallLine], columns: usize, height: f32, unit: f32) {
    let rows = lines.len().div_ceil(columns);
    let gap = unit * 3.0;
    let width = (room.width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let shares = Shares::of(painter, lines, vec2(width, height), unit);
    for (index, line) in lines.iter().enumerate() {
        let at = vec2((index / rows) as f32 * (width + gap), (index % rows) as f32 * height);
        line_ui(painter, Rect::from_min_size(room.min + at, vec2(width, height)), line, &shares, unit);
    }
}

/// The most of a line that is left to how it stands.
const WORDS: f32 = 0.28;

/// Which parts of every line are left to what.
struct Shares {
    /// To the number; where the tables have names, to these.
    number: f32,
    /// More to either name, where nothing that is said of how it stands is long.
    more: f32,
}

impl Shares {
    fn of(painter: &Painter, lines: &[HallLine], room: Vec2, unit: f32) -> Self {
        const LONGEST_NUMBER: usize = 3;
        let has_names = lines.iter().any(|line| line.table.chars().count() > LONGEST_NUMBER);
        let (font, ink) = (regular(letters(room.y, unit)), painter.palette().ink_soft);
        let width = |line: &HallLine| painter.layout_no_wrap(line.words.clone(), font.clone(), ink).size().x;
        let widest = lines.iter().map(width).fold(0.0, f32::max);
        let words = (widest / room.x + 0.01).min(WORDS);
        Self { number: if has_names { 0.15 } else { 0.08 }, more: (WORDS - words) / 2.0 }
    }
}

/// How large the letters are in a line of this height.
fn letters(height: f32, unit: f32) -> f32 {
    (height * 0.52).max(unit * 1.9)
}

/// The number, both players towards the middle with their marks, and how it stands.
fn line_ui(painter: &Painter, rect: Rect, line: &HallLine, shares: &Shares, unit: f32) {
    let palette = painter.palette();
    let Shares { number, more } = *shares;
    let size = letters(rect.height(), unit);
    let ink = if line.is_urgent { palette.urgent } else { palette.ink };
    let at = |share: f32| pos2(rect.left() + rect.width() * share, rect.center().y);
    let write = |words: &str, font, ink, at: Pos2, width: f32, align: Align| {
        let words = legible(painter, words, font, ink, rect.width() * width, unit);
        let left =
            align.align_size_within_range(words.rect.width(), egui::Rangef::new(at.x, at.x + rect.width() * width));
        painter.galley(pos2(left.min, rect.center().y - words.rect.height() / 2.0), words, ink);
    };
    painter.hline(rect.x_range(), rect.bottom(), egui::Stroke::new(1.0, palette.line));
    write(&line.table, bold(size), ink, at(0.0), number, Align::Min);
    let one = &line.player;
    let font = |player: &LinePlayer| if player.is_winner { bold(size) } else { regular(size) };
    let name = |player: &LinePlayer| if player.has_lost { palette.ink_soft } else { palette.ink };
    write(&one.name, font(one), name(one), at(number + 0.01), 0.32 - number + more, Align::Max);
    write(&one.mark, bold(size), palette.ink, at(0.335 + more), 0.05, Align::Center);
    if let Some(other) = &line.opponent {
        write("–", regular(size), palette.ink_soft, at(0.385 + more), 0.03, Align::Center);
        write(&other.mark, bold(size), palette.ink, at(0.415 + more), 0.05, Align::Center);
        write(&other.name, font(other), name(other), at(0.47 + more), 0.24 + more, Align::Min);
    }
    let soft = if line.is_urgent { palette.urgent } else { palette.ink_soft };
    write(&line.words, regular(size), soft, at(1.0 - WORDS), WORDS, Align::Max);
}
