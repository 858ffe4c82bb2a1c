//! The handicap tables to choose from, and the one in the editor.

pub mod shelf;
mod table;

pub use shelf::HandicapShelf;
pub use table::{GREATEST_DIFFERENCE, HandicapsForm, TableFault};
