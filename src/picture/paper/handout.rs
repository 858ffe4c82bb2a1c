//! Handouts: diagrams in book style, with lines below them to write on.

use super::page::{BODY_AREA, LEAD, SMALL, blank, faint_rule, number_pages};
use super::{DiagramPlace, PaperLanguage, PaperNotation, PaperWords, heading};
use crate::picture::Coordinates;
use crate::picture::colours::PRINT;
use crate::picture::diagram::{Diagram, DiagramStyle};
use crate::picture::drawing::{Drawing, Part};
use crate::picture::lettering::{Align, Style};
use crate::picture::outline::{Area, point};
use crate::record::{GameTree, NodeId};
use crate::shogi::Color;

/// The diagrams on a page: side by side, and below each other.
const COLUMNS: usize = 2;
const ROWS: usize = 2;

/// As many rows as that all fit onto one page, where few do not fit otherwise.
const ROWS_OF_FEW: usize = 3;

/// The space between the columns.
const GUTTER: f32 = 24.0;

/// The line spacing for notes: handwriting needs more room than print.
const NOTE_LEAD: f32 = 20.0;

/// A printed note.
const NOTE: Style = Style { ink: PRINT, ..SMALL };

/// How far above its line a note is printed.
const ABOVE_RULE: f32 = 4.0;

/// Below each diagram there is room for so many lines of notes at least.
const NOTES: f32 = 2.0;

/// A diagram of a handout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhibit {
    /// The node of the record it shows.
    pub node: NodeId,
    /// The line below the diagram.
    pub caption: String,
    /// What stands on the first line for notes; empty where all of them are free.
    pub note: String,
    /// How its files and ranks are written.
    pub coordinates: Coordinates,
}

impl Exhibit {
    /// The exhibit for `node`, with a caption in `language` and the move in `notation`.
    #[must_use]
    pub fn at(tree: &GameTree, node: NodeId, notation: PaperNotation, language: &impl PaperLanguage) -> Self {
        let caption = language.caption(&DiagramPlace::of(tree, node, notation));
        Self { node, caption, note: String::new(), coordinates: notation.coordinates() }
    }
}

/// Draws diagrams in book style, four to a page, with lines for notes below each; six at most have one page to themselves.
#[must_use]
pub fn handout(tree: &GameTree, exhibits: &[Exhibit], words: &PaperWords) -> Vec<Drawing> {
    let title = heading::running_title(tree, words);
    let (head, below) = heading::draw(tree, words);
    let is_few = (COLUMNS * ROWS + 1..=COLUMNS * ROWS_OF_FEW).contains(&exhibits.len());
    let rows = if is_few { ROWS_OF_FEW } else { ROWS };
    let mut pages = Vec::new();
    for chunk in exhibits.chunks(COLUMNS * rows) {
        let mut page = blank(&title);
        let mut top = BODY_AREA.top + LEAD;
        if pages.is_empty() {
            page.parts.push(head.clone());
            top = below;
        }
        for (index, exhibit) in chunk.iter().enumerate() {
            draw(&mut page, tree, exhibit, words, place(top, rows, index));
        }
        pages.push(page);
    }
    number_pages(&mut pages);
    pages
}

/// The room for a diagram and its notes on a page that is free below `top`.
fn place(top: f32, rows: usize, index: usize) -> Area {
    let width = (BODY_AREA.width - GUTTER) / COLUMNS as f32;
    let height = (BODY_AREA.bottom() - top) / rows as f32;
    let (column, row) = ((index % COLUMNS) as f32, (index / COLUMNS) as f32);
    Area::new(BODY_AREA.left + column * (width + GUTTER), top + row * height, width, height)
}

fn draw(page: &mut Drawing, tree: &GameTree, exhibit: &Exhibit, words: &PaperWords, area: Area) {
    let names = Color::ALL.map(|color| words.player(tree, color).to_owned());
    let Exhibit { node, ref caption, coordinates, .. } = *exhibit;
    let diagram = Diagram { names, caption: caption.clone(), coordinates, ..Diagram::at(tree, node) };
    let drawing = diagram.draw(DiagramStyle::Book);
    let room = area.height - NOTES * NOTE_LEAD - LEAD;
    let scale = (area.width / drawing.width).min(room / drawing.height);
    let left = area.left + (area.width - drawing.width * scale) / 2.0;
    page.parts.extend(drawing.placed(point(left, area.top), scale));
    let mut notes = Part::default();
    let mut y = area.top + drawing.height * scale + NOTE_LEAD;
    let room = area.shrunk(4.0);
    notes.write_fitted(&exhibit.note, point(room.left, y - ABOVE_RULE), Align::Start, NOTE, room.width);
    while y < area.bottom() - LEAD * 0.5 {
        faint_rule(&mut notes, room, y);
        y += NOTE_LEAD;
    }
    page.parts.push(notes);
}
