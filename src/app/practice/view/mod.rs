//! How practice is painted: the exercise beside the board, the dialog, and the mates that were missed.

pub mod dialog;
pub mod missed;
pub mod panel;
