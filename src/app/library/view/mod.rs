//! Paints the library: the dialog about its folders, and the explorer beside the board.

pub mod dialog;
pub mod explorer;
mod sieve;
pub mod tidy;
