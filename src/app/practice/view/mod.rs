//! Paints practice: the exercise beside the board, the dialog, and the missed mates.

pub mod dialog;
pub mod missed;
pub mod panel;
mod tools;
