//! A game that is written down, one that was broken off, and how safe they are: plain data.

mod dangers;
mod kept_game;
mod kept_review;
pub mod safety;

pub use dangers::{Danger, Dangers};
pub use kept_game::{BrokenOffGame, FoundRecord, JournalFault, JournalOf, KeptGame, ToBeShown, UnreadableJournal};
pub use kept_review::KeptReview;
pub use safety::SafetyNotice;
