//! Journals on disk: appended to while a game is played, and found again at the next start.
//!
//! A thread of its own writes, so that a disk that dawdles or fails holds nobody up; the bytes of the game that is
//! played stay in memory until it is closed, so that the whole journal can be written anew, there or elsewhere, after
//! any failure. The file is locked as long as it is written: what is not locked belongs to a program that has ended,
//! for the system frees the locks of the dead.

mod file;
mod finder;
mod game;
mod keeper;

pub use file::{Claim, claim};
pub use finder::{FoundJournal, find_journal, find_journals, put_aside};
pub use keeper::{JournalKeeper, JournalNews, JournalTrouble};
