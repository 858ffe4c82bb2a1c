//! The dialog about the analysis of a game, how far it is, what it comes to, and the marks it makes.

pub mod dialog;
pub mod mark;
pub mod panel;
pub mod summary;
