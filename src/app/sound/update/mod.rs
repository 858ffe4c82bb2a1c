//! What is heard of moves and clocks, and the editing of schedules.

pub mod schedules;
pub mod sounds;
