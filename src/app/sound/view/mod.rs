//! The dialog about sound, and the editor of clock calls.

mod percent;
pub mod schedule;
pub mod sound;
