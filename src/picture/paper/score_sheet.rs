//! Score sheets (棋譜用紙): the moves of a game in columns, or numbers and lines to write them on.

use super::moves::{PaperNotation, Row, rows};
use super::page::{BODY, BODY_AREA, LEAD, SMALL, blank, faint_rule, number_pages};
use super::{PaperWords, heading};
use crate::picture::colours::{PRINT, PRINT_FAINT};
use crate::picture::drawing::{Drawing, Part};
use crate::picture::fonts::Face;
use crate::picture::lettering::{Align, Style, wrapped};
use crate::picture::outline::{Area, Outline, point};
use crate::record::GameTree;

/// The space between the columns.
const GUTTER: f32 = 18.0;

/// The number of columns: with times each has to be wider than for moves alone.
const COLUMNS_WITH_TIMES: usize = 3;
const COLUMNS_WITHOUT_TIMES: usize = 4;

/// The positions of the parts of a row.
const NUMBER_END: f32 = 21.0;
const MOVE_START: f32 = 27.0;
const TOTAL_WIDTH: f32 = 34.0;
const SPENT_WIDTH: f32 = 28.0;

/// The maximum number of rows for the ending.
const ENDING_ROWS: usize = 2;

/// The number of rows after which a thin line guides the eye.
const GROUP: usize = 5;

const ENDING: Style = Style { face: Face::Bold, ..BODY };
const FIGURES: Style = Style { ink: PRINT, ..SMALL };

/// Draws the score of a game (棋譜用紙): players, event and times, then the moves in columns, on as many pages as needed.
///
/// The moves are those of the main line; variations and comments are left out.
#[must_use]
pub fn score_sheet(tree: &GameTree, notation: PaperNotation, words: &PaperWords) -> Vec<Drawing> {
    let rows = rows(tree, notation);
    // Programs that do not know the times write zeros.
    let has_times = rows.iter().any(|row| row.time.is_some_and(|time| !time.total.is_zero()));
    let title = heading::running_title(tree, words);
    let (head, below) = heading::draw(tree, words);
    let mut pages = Vec::new();
    let mut left: &[Row] = &rows;
    loop {
        let mut page = blank(&title);
        let top = if pages.is_empty() { below } else { BODY_AREA.top + LEAD };
        let grid = Grid::new(top, has_times);
        let is_last = left.len() + ENDING_ROWS <= grid.capacity();
        let grid = if is_last { grid.balanced(left.len() + ENDING_ROWS) } else { grid };
        // The remaining moves may fill the page, so that only the ending goes on the next one.
        let (here, rest) = left.split_at(left.len().min(grid.capacity()));
        if pages.is_empty() {
            page.parts.push(head.clone());
        }
        page.parts.extend(grid.draw(here, words));
        if is_last {
            page.parts.push(grid.ending(here.len(), &words.ending));
        }
        pages.push(page);
        left = rest;
        if is_last {
            break;
        }
    }
    number_pages(&mut pages);
    pages
}

/// Draws a page on which the moves of a game are to be written: players and event as in a score, then numbers with lines.
#[must_use]
pub fn blank_score_sheet(tree: &GameTree, words: &PaperWords) -> Drawing {
    let (head, below) = heading::draw(tree, words);
    let grid = Grid::new(below, false);
    let row = |number| Row { number, words: String::new(), time: None };
    let mut page = blank(&heading::running_title(tree, words));
    page.parts.push(head);
    let rows: Vec<Row> = (1..).take(grid.capacity()).map(row).collect();
    page.parts.extend(grid.draw(&rows, words));
    let mut lines = Part::default();
    for index in 0..rows.len() {
        let (area, y) = grid.place(index);
        faint_rule(&mut lines, area, y + LEAD * 0.35);
    }
    page.parts.push(lines);
    page
}

/// The columns of moves on a page.
struct Grid {
    top: f32,
    columns: usize,
    rows: usize,
    has_times: bool,
}

impl Grid {
    /// Creates the columns; `top` is the baseline of their headings.
    fn new(top: f32, has_times: bool) -> Self {
        let columns = if has_times { COLUMNS_WITH_TIMES } else { COLUMNS_WITHOUT_TIMES };
        let rows = ((BODY_AREA.bottom() - top) / LEAD) as usize;
        // Whole groups, so that the thin lines are at the same height in all columns.
        Self { top, columns, rows: rows / GROUP * GROUP, has_times }
    }

    /// The grid with columns just long enough for this many cells.
    fn balanced(self, cells: usize) -> Self {
        Self { rows: cells.div_ceil(self.columns).next_multiple_of(GROUP).min(self.rows), ..self }
    }

    const fn capacity(&self) -> usize {
        self.columns * self.rows
    }

    /// The column of the row `index`, and its baseline.
    fn place(&self, index: usize) -> (Area, f32) {
        let row = (index % self.rows) as f32;
        (self.column(index / self.rows), self.top + LEAD * (row + 1.25))
    }

    fn column(&self, column: usize) -> Area {
        let width = (BODY_AREA.width - GUTTER * (self.columns - 1) as f32) / self.columns as f32;
        let left = BODY_AREA.left + column as f32 * (width + GUTTER);
        Area::new(left, self.top, width, LEAD * (self.rows as f32 + 0.5))
    }

    /// Draws one part with the headings, and one for each move.
    fn draw(&self, rows: &[Row], words: &PaperWords) -> Vec<Part> {
        let mut heads = Part::default();
        (0..self.columns).for_each(|column| self.head(&mut heads, column, words));
        let moves = rows.iter().enumerate().map(|(index, row)| self.row(index, row));
        [heads].into_iter().chain(moves).collect()
    }

    fn head(&self, part: &mut Part, column: usize, words: &PaperWords) {
        let area = self.column(column);
        let [number, mv, spent, total] = &words.columns;
        part.write_fitted(number, point(area.left + NUMBER_END, self.top), Align::End, SMALL, NUMBER_END);
        let room = area.width - MOVE_START - TOTAL_WIDTH - SPENT_WIDTH;
        part.write_fitted(mv, point(area.left + MOVE_START, self.top), Align::Start, SMALL, room);
        if self.has_times {
            let end = area.right();
            part.write_fitted(spent, point(end - TOTAL_WIDTH, self.top), Align::End, SMALL, SPENT_WIDTH);
            part.write_fitted(total, point(end, self.top), Align::End, SMALL, TOTAL_WIDTH - 4.0);
        }
        let y = self.top + LEAD * 0.35;
        part.stroke(Outline::line(point(area.left, y), point(area.right(), y)), 0.6, PRINT);
        if column > 0 {
            let x = area.left - GUTTER / 2.0;
            let line = Outline::line(point(x, self.top - LEAD * 0.6), point(x, area.bottom()));
            part.stroke(line, 0.4, PRINT_FAINT);
        }
    }

    fn row(&self, index: usize, row: &Row) -> Part {
        let mut part = Part::named(format!("{} {}", row.number, row.words));
        let (area, y) = self.place(index);
        part.write_fitted(&row.number.to_string(), point(area.left + NUMBER_END, y), Align::End, SMALL, NUMBER_END);
        let times = if self.has_times { TOTAL_WIDTH + SPENT_WIDTH } else { 0.0 };
        let room = area.width - MOVE_START - times;
        part.write_fitted(&row.words, point(area.left + MOVE_START, y), Align::Start, BODY, room);
        if self.has_times {
            let end = area.right();
            part.write_fitted(&row.spent(), point(end - TOTAL_WIDTH, y), Align::End, FIGURES, SPENT_WIDTH - 2.0);
            part.write_fitted(&row.total(), point(end, y), Align::End, FIGURES, TOTAL_WIDTH - 2.0);
        }
        if (index + 1).is_multiple_of(GROUP) {
            faint_rule(&mut part, area, y + LEAD * 0.35);
        }
        part
    }

    /// Draws how the game ended, in place of the next move, with a second line below if it is long.
    fn ending(&self, index: usize, words: &str) -> Part {
        let mut part = Part::named(words);
        let (area, y) = self.place(index);
        let (lines, style) = wrapped(words, ENDING, area.width - MOVE_START);
        for (line, below) in lines.iter().zip(0_u8..) {
            let at = point(area.left + MOVE_START, y + LEAD * f32::from(below));
            part.write_fitted(line, at, Align::Start, style, area.width - MOVE_START);
        }
        part
    }
}
