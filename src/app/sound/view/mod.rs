//! The dialog about sound, and the editor of clock calls.

pub mod schedule;
pub mod sound;
