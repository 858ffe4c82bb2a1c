//! What this room's actions do.

pub mod clock_journal;
pub mod journal;
