//! How this room is painted.

pub mod clock_only;
pub mod clocks;
