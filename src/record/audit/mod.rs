//! What an arbiter did during a game, kept in its record so that nobody can deny it afterwards.
//!
//! In the tree it is a [log](super::GameTree::log); in files each act is one line of the comment before the first move,
//! where nothing that is taken back takes it away and every format that holds comments holds it:
//!
//! `*審判=2026/11/22 14:05:31 | 山田 | time W +60 | late | 42 running 0:12:05/1 0:08:59/1 0/0 | 42 running …`
//!
//! That is the time of day, who, what, why, and how the game stood before and after: the moves played, whether the clock
//! ran, what was left of main time and how many byoyomi periods (Black's first), and the warnings. The spelling is our
//! own; to a program that does not know it the line is a comment like any other.

mod audit_act;
mod audit_csv;
mod audit_entry;
mod audit_state;
mod fields;

pub use audit_act::AuditAct;
pub use audit_csv::audit_csv;
pub use audit_entry::AuditEntry;
pub use audit_state::{AuditClock, AuditState, Standing};
