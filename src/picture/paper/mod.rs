//! Records on paper: a score sheet with all the moves, or a handout with diagrams and room for notes; and what an event hangs on
//! its walls and lays on its tables.
//!
//! All are A4 pages, set on a grid of baselines, to be written by [`pdf`](super::pdf()), [`svg`](super::svg()) or
//! [`png`](super::png()). All words come in as [`PaperWords`]: the caller chooses the language, as a [`PaperLanguage`].
//! Long ones are set smaller or shortened, and never run over the edge.

mod handout;
mod heading;
mod language;
mod list;
mod moves;
mod page;
mod places;
mod score_sheet;
mod slips;

pub use handout::{Exhibit, handout};
pub use language::{DiagramPlace, Fact, PaperLanguage};
pub use list::{PaperList, list};
pub use moves::{PaperNotation, move_words, possible_move};
pub use places::{USUAL_DISTANCE, noted_places, places_every};
pub use score_sheet::{blank_score_sheet, score_sheet};
pub use slips::{PaperSlip, number_cards, slips};

/// The width of an A4 page in pixels at 200 dpi, the least that office printers need.
pub const PAGE_WIDTH: u32 = 1654;

/// The words on paper that are not in the record itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperWords {
    /// The title of a record that names no event: `棋譜`.
    pub title: String,
    /// The names of players who have none, Black's first.
    pub sides: [String; 2],
    /// Facts about the game in order, each a label and a value. Those without a value are left out.
    pub facts: Vec<(String, String)>,
    /// The headings of a score sheet's columns: number, move, time for the move, total time.
    pub columns: [String; 4],
    /// What is written after the last move; empty for nothing.
    pub ending: String,
    /// Where people find the games of the hall; it is printed as a QR code. Empty for nowhere.
    pub address: String,
}
