//! Paints the engines below the moves and on the board, and the dialog about them.

pub mod bar;
pub mod dialog;
pub mod options;
pub mod panel;
