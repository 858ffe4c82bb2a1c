//! The hall view, and the dialog that shares a table with it.

mod board;
pub mod dialog;
pub mod hall;
