//! The hall view, and the dialog that shares a table with it.

pub mod dialog;
pub mod hall;
