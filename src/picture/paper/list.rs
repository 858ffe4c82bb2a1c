//! A list on paper, as it hangs on a wall: pairings, standings.

use super::page::{BODY, LEAD, Sheet, address_on, faint_rule, number_pages, rule};
use crate::picture::colours::{PRINT, PRINT_SOFT};
use crate::picture::drawing::{Drawing, Part};
use crate::picture::fonts::Face;
use crate::picture::lettering::{Align, Style, length};
use crate::picture::outline::{Area, point};

const TITLE: Style = Style { face: Face::Bold, size: 24.0, ink: PRINT };
const SUBTITLE: Style = Style { face: Face::Text, size: 16.0, ink: PRINT };
const FOOT: Style = Style { face: Face::Text, size: 10.0, ink: PRINT_SOFT };
/// Letters are as large as the sheet has room for, between these.
const SMALLEST: f32 = 5.5;
const LARGEST: f32 = 24.0;
/// A sheet lies where upright its letters would be smaller than these: lying, it has room for half as many lines.
const STANDS: f32 = 13.0;
/// What is read from two steps away: a list is put on further pages rather than in smaller letters than these, as long as its
/// columns have room for them.
const READ_FROM_AFAR: f32 = 16.0;
/// Between two columns, and from line to line, in sizes of the letters.
const BETWEEN: f32 = 1.2;
const HIGH: f32 = 1.75;
/// The same from line to line of what explains the marks.
const FOOT_HIGH: f32 = 1.4;
/// What title and subtitle, and the space around the list, take of the first page.
const ABOVE: f32 = 84.0;

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

/// Draws a list on as many pages as needed, each with the heads of its columns. Where it has many columns, the sheets lie.
#[must_use]
pub fn list(list: &PaperList) -> Vec<Drawing> {
    let columns = Columns::of(list);
    let body = columns.sheet.body();
    let foot = list.foot.lines().count() as f32 * FOOT.size * FOOT_HIGH;
    let mut pages: Vec<Drawing> = Vec::new();
    let mut left = &list.rows[..];
    loop {
        let mut page = columns.sheet.blank(&list.title);
        let top = if pages.is_empty() { heading(&mut page, columns.sheet, list) } else { body.top + LEAD };
        let room = body.bottom() - foot - LEAD - top - columns.head(list);
        let (here, rest) = left.split_at(left.len().min((room / columns.high()).max(1.0) as usize));
        page.parts.extend(columns.draw(list, here, top));
        if rest.is_empty() {
            page.parts.push(explained(list, body));
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

/// What explains the marks, at the foot of the last page.
fn explained(list: &PaperList, body: Area) -> Part {
    let mut part = Part::default();
    for (line, above) in list.foot.lines().rev().zip(0_u8..) {
        let at = point(body.left, body.bottom() - f32::from(above) * FOOT.size * FOOT_HIGH);
        part.write_fitted(line, at, Align::Start, FOOT, body.width);
    }
    part
}

/// Draws title and subtitle, with the code of the address beside them; returns where the list begins.
fn heading(page: &mut Drawing, sheet: Sheet, list: &PaperList) -> f32 {
    let mut part = Part::default();
    let (area, code_ends) = address_on(sheet, &mut part, &list.address);
    let mut y = area.top + TITLE.size;
    part.write_fitted(&list.title, point(area.left, y), Align::Start, TITLE, area.width);
    y += LEAD * 0.75;
    rule(&mut part, area, y, 1.2, PRINT);
    y += SUBTITLE.size * 1.3;
    part.write_fitted(&list.subtitle, point(area.left, y), Align::Start, SUBTITLE, area.width);
    page.parts.push(part);
    (y + LEAD * 0.6).max(code_ends)
}

/// How wide the columns are, how large their letters, and on what they are written.
struct Columns {
    sheet: Sheet,
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
        let between = |width: f32| if width > 0.0 { width + BETWEEN } else { 0.0 };
        let natural: Vec<f32> = (0..count).map(|column| between(widest(column))).collect();
        let wide = natural.iter().sum::<f32>().max(1.0);
        let size_on = |sheet: Sheet| (sheet.body().width / wide).clamp(SMALLEST, LARGEST);
        let stands = size_on(Sheet::UPRIGHT) >= STANDS;
        let sheet = if stands { Sheet::UPRIGHT } else { Sheet::LYING };
        let most = size_on(sheet);
        // In letters a little smaller it may fit on one page.
        let rows = list.rows.len() as f32 + if list.head.is_empty() { 1.0 } else { 2.0 };
        let on_one_page =
            (sheet.body().height - ABOVE - list.foot.lines().count() as f32 * FOOT.size * FOOT_HIGH) / (rows * HIGH);
        let size =
            if on_one_page >= READ_FROM_AFAR.min(most) { most.min(on_one_page) } else { most.min(READ_FROM_AFAR) };
        Self { sheet, size, widths: natural.into_iter().map(|width| width * size).collect() }
    }

    fn high(&self) -> f32 {
        self.size * HIGH
    }

    /// How high the heads of the columns are.
    fn head(&self, list: &PaperList) -> f32 {
        if list.head.iter().all(String::is_empty) { 0.0 } else { self.high() }
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
        let body = self.sheet.body();
        let mut x = body.left;
        for (cell, width) in cells.iter().zip(&self.widths) {
            if !cell.is_empty() {
                part.write_fitted(cell, point(x, y), Align::Start, style, width - BETWEEN * self.size * 0.5);
            }
            x += width;
        }
        faint_rule(&mut part, Area { height: 0.0, ..body }, y + self.size * 0.45);
        part
    }
}
