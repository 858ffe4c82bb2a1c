//! What this room's actions do.

pub mod file;
pub mod leaving;
pub mod opening;
