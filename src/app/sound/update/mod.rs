//! What this room's actions do.

pub mod schedules;
pub mod sounds;
