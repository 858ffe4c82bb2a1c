//! Paints the engines below the moves and on the board, and the dialog about them.

pub mod bar;
pub mod dialog;
mod fault;
mod flow;
mod head;
mod line;
pub mod options;
pub mod panel;
pub mod room;
