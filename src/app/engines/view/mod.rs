//! The engine beside the moves and the board, and the dialog about engines.

pub mod bar;
pub mod dialog;
pub mod options;
pub mod panel;
