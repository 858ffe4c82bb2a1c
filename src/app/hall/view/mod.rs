//! The hall view, and the dialog that shares a table with it.

mod board;
mod called;
mod card;
pub mod dialog;
pub mod hall;
mod lines;
mod places;
mod tools;

pub use card::{Sizes, card_ui};
