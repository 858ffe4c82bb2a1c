//! Journals on disk: appended to during a game, and found again at the next start.
//!
//! A dedicated thread does the writing, so that a slow or failing disk holds nobody up. The bytes of the current game
//! stay in memory until it is closed, so that after any failure the whole journal can be rewritten, in place or
//! elsewhere. The file is locked while in use: a journal that is not locked belongs to a program that has ended, since
//! the system releases the locks of dead processes.

mod attempt;
mod file;
mod finder;
mod game;
mod keeper;

pub use attempt::{Attempt, forget_attempt, has_failed_attempt};
pub use file::{Claim, claim, claim_within, record_beside};
pub use finder::{
    FoundJournal, SetAside, find_held_journals, find_journal, find_journals, find_records_alone, put_aside,
    put_record_aside,
};
pub use keeper::{JournalKeeper, JournalNews, JournalTrouble};
