//! What is filled in and chosen here: plain data that actions carry.

mod kept_game;
pub mod safety;

pub use kept_game::{BrokenOffGame, FoundRecord, JournalFault, JournalOf, KeptGame, UnreadableJournal};
pub use safety::SafetyNotice;
