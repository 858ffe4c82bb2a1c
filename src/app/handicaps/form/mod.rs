//! What is filled in and chosen here: plain data that actions carry.

pub mod shelf;
mod table;

pub use shelf::HandicapShelf;
pub use table::{GREATEST_DIFFERENCE, HandicapsForm, TableFault};
