//! The clock that fills the window, and the dialogs that set it and put it right.

pub mod clock_only;
pub mod clocks;
