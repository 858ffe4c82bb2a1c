//! A record on paper: a score sheet with all its moves, or a handout with diagrams and room for notes.
//!
//! Both are pages of A4, set on a grid of base lines, to be written by [`pdf`](super::pdf()), [`svg`](super::svg()) or
//! [`png`](super::png()). All words come in as [`PaperWords`]: whoever prints chooses the language. Long ones are set
//! smaller or shortened, and never run over the edge.

mod handout;
mod heading;
mod moves;
mod page;
mod score_sheet;

pub use handout::{Exhibit, handout};
pub use moves::{PaperNotation, move_words};
pub use score_sheet::score_sheet;

/// The words on paper that the record itself does not have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperWords {
    /// The title of a record that names no event: `棋譜`.
    pub title: String,
    /// What is said about the game, in order: what it is, and how it was. Lines without an answer are left out.
    pub facts: Vec<(String, String)>,
    /// Over the columns of a score sheet: number, move, time for the move, time in all.
    pub columns: [String; 4],
    /// What is written behind the last move; empty for nothing.
    pub ending: String,
}
