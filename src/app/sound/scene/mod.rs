//! This room's parts of the scene.

pub mod schedule;
pub mod sound;

pub use schedule::ScheduleScene;
pub use sound::SoundScene;
