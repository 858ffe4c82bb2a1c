//! A record on paper: a score sheet with all its moves, or a handout with diagrams and room for notes.
//!
//! Both are pages of A4, set on a grid of base lines, to be written by [`pdf`](super::pdf()), [`svg`](super::svg()) or
//! [`png`](super::png()). All words come in as [`PaperWords`]: whoever prints chooses the language, as a [`PaperLanguage`]. Long ones are set
//! smaller or shortened, and never run over the edge.

mod handout;
mod heading;
mod language;
mod moves;
mod page;
mod places;
mod score_sheet;

pub use handout::{Exhibit, handout};
pub use language::{Fact, PaperLanguage, Place};
pub use moves::{PaperNotation, move_words};
pub use places::{USUAL_DISTANCE, noted_places, places_every};
pub use score_sheet::score_sheet;

/// A page of A4 in pixels, with 200 of them to the inch, as office printers need at least.
pub const PAGE_WIDTH: u32 = 1654;

/// The words on paper that the record itself does not have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperWords {
    /// The title of a record that names no event: `棋譜`.
    pub title: String,
    /// What players without a name are called, Black first.
    pub sides: [String; 2],
    /// What is said about the game, in order: what it is, and how it was. Lines without an answer are left out.
    pub facts: Vec<(String, String)>,
    /// Over the columns of a score sheet: number, move, time for the move, time in all.
    pub columns: [String; 4],
    /// What is written behind the last move; empty for nothing.
    pub ending: String,
}
