//! What is written down of a game and of a clock alone, as they go on, and what becomes of journals that were found.

pub mod clock_journal;
mod dangers;
mod found;
pub mod journal;
mod put_off;
pub mod review_journal;
pub mod saved;
pub mod shown;
mod writing;
