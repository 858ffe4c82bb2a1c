//! The audit log: what an arbiter did during a game, kept in its record so that nobody can deny it afterwards.
//!
//! In the tree it is a [log](super::GameTree::log). In files each act is one line of the comment before the first move,
//! where no take-back can remove it and every format that supports comments preserves it:
//!
//! `*審判=2026/11/22 14:05:31 | 山田 | time W +60 | late | 42 running 0:12:05/1 0:08:59/1 0/0 | 42 running …`
//!
//! That is the time of day, who, what, why, and the state of the game before and after: moves played, whether the clock
//! was running, main time and byoyomi periods left (Black's first), and warnings. The spelling is our own; to other
//! programs the line is a comment like any other.

mod audit_act;
mod audit_csv;
mod audit_entry;
mod audit_state;
mod fields;

pub use audit_act::{AuditAct, LoggedClaim};
pub use audit_csv::audit_csv;
pub use audit_entry::AuditEntry;
pub use audit_state::{AuditClock, AuditState, Standing};
