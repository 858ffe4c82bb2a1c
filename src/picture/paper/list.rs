//! A list on paper, as it hangs on a wall: pairings, standings.

use super::page::{BODY, BODY_AREA, LEAD, SMALL, address, blank, number_pages, rule};
use crate::picture::colours::{PRINT, PRINT_SOFT};
use crate::picture::drawing::{Drawing, Part};
use crate::picture::fonts::Face;
use crate::picture::lettering::{Align, Style, length};
use crate::picture::outline::{Area, point};

const TITLE: Style = Style { face: Face::Bold, size: 17.0, ink: PRINT };
/// Letters are as large as the page has room for, between these.
const SMALLEST: f32 = 5.5;
const LARGEST: f32 = 14.0;
/// Between two columns, and from line to line, in sizes of the letters.
const BETWEEN: f32 = 1.2;
const HIGH: f32 = 1.75;

/// A list: what it is, the heads of its columns, and its lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperList {
    /// What stands above it.
    pub title: String,
    /// What stands below that.
    pub subtitle: String,
    /// The heads of the columns; may be empty.
    pub head: Vec<String>,
    /// The lines, each with a cell for every column.
    pub rows: Vec<Vec<String>>,
    /// What explains the marks in it.
    pub foot: String,
    /// Where people find the games of the hall; it is printed as a QR code. Empty for nowhere.
    pub address: String,
}

/// Draws a list on as many pages as needed, each with the heads of its columns.
#[must_use]
pub fn list(list: &PaperList) -> Vec<Drawing> {
    let columns = Columns::of(list);
    let mut pages: Vec<Drawing> = Vec::new();
    let mut left = &list.rows[..];
    loop {
        let mut page = blank(&list.title);
        let top = if pages.is_empty() { heading(&mut page, list) } else { BODY_AREA.top + LEAD };
        let head = if list.head.iter().all(String::is_empty) { 0.0 } else { columns.high() };
        let room = BODY_AREA.bottom() - 2.0 * LEAD - top - head;
        let (here, rest) = left.split_at(left.len().min((room / columns.high()).max(1.0) as usize));
        page.parts.extend(columns.draw(list, here, top));
        if rest.is_empty() {
            let mut part = Part::default();
            for (line, above) in list.foot.lines().rev().zip(0_u8..) {
                let at = point(BODY_AREA.left, BODY_AREA.bottom() - f32::from(above) * LEAD * 0.8);
                part.write_fitted(line, at, Align::Start, SMALL, BODY_AREA.width);
            }
            page.parts.push(part);
        }
        pages.push(page);
        left = rest;
        if left.is_empty() {
            break;
        }
    }
    number_pages(&mut pages);
    pages
}

/// Draws title and subtitle, with the code of the address beside them; returns where the list begins.
fn heading(page: &mut Drawing, list: &PaperList) -> f32 {
    let mut part = Part::default();
    let (area, code_ends) = address(&mut part, &list.address);
    let mut y = BODY_AREA.top + LEAD;
    part.write_fitted(&list.title, point(area.left, y), Align::Start, TITLE, area.width);
    y += LEAD * 0.75;
    rule(&mut part, area, y, 1.2, PRINT);
    y += LEAD * 1.25;
    part.write_fitted(&list.subtitle, point(area.left, y), Align::Start, BODY, area.width);
    page.parts.push(part);
    (y + LEAD * 0.8).max(code_ends)
}

/// How wide the columns are, and how large their letters.
struct Columns {
    size: f32,
    widths: Vec<f32>,
}

impl Columns {
    fn of(list: &PaperList) -> Self {
        let count = list.rows.iter().chain([&list.head]).map(Vec::len).max().unwrap_or_default();
        let width = |cell: &String| length(cell, Face::Text, 1.0);
        let widest = |column: usize| {
            let cells = list.rows.iter().chain([&list.head]).filter_map(|row| row.get(column));
            cells.map(width).fold(0.0, f32::max)
        };
        let natural: Vec<f32> = (0..count).map(|column| widest(column) + BETWEEN).collect();
        let size = (BODY_AREA.width / natural.iter().sum::<f32>().max(1.0)).clamp(SMALLEST, LARGEST);
        Self { size, widths: natural.into_iter().map(|width| width * size).collect() }
    }

    fn high(&self) -> f32 {
        self.size * HIGH
    }

    fn draw(&self, list: &PaperList, rows: &[Vec<String>], top: f32) -> Vec<Part> {
        let has_head = !list.head.iter().all(String::is_empty);
        let style = Style { size: self.size, ..BODY };
        let head = has_head.then(|| self.line(&list.head, top + self.high(), Style { ink: PRINT_SOFT, ..style }));
        let first = top + if has_head { 2.0 * self.high() } else { self.high() };
        let lines =
            rows.iter().enumerate().map(|(index, row)| self.line(row, first + self.high() * index as f32, style));
        head.into_iter().chain(lines).collect()
    }

    fn line(&self, cells: &[String], y: f32, style: Style) -> Part {
        let mut part = Part::named(cells.join(" "));
        let mut x = BODY_AREA.left;
        for (cell, width) in cells.iter().zip(&self.widths) {
            part.write_fitted(cell, point(x, y), Align::Start, style, width - BETWEEN * self.size * 0.5);
            x += width;
        }
        let area = Area { height: 0.0, ..BODY_AREA };
        super::page::faint_rule(&mut part, area, y + self.size * 0.45);
        part
    }
}
