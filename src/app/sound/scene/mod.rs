//! The dialog about sound and the editor of clock calls, in words.

pub mod schedule;
pub mod sound;

pub use schedule::ScheduleScene;
pub use sound::{SoundScene, group_name};
