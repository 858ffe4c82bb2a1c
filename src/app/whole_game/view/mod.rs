//! Paints the analysis of a game: the dialog, the progress, the summary, and the marks.

pub mod dialog;
pub mod mark;
pub mod panel;
pub mod summary;
