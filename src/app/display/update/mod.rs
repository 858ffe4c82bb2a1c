//! What this room's actions do.

pub mod commentary;
pub mod display;
