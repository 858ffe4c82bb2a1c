//! How this room is painted.

pub mod schedule;
pub mod sound;
