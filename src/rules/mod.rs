//! How a game ends: the reasons, the rules an organiser can choose, and the referee who applies them.
//!
//! The referee sees positions only. Time, resignations and anything else players do or say come in through the session.
//! Whatever ends a game produces a [`Verdict`]: the outcome for the record, what follows from it, and everything a
//! screen needs to explain it.

mod adjudicate;
mod foul;
mod impasse;
mod outcome;
mod pairing;
mod position_history;
mod profile;
mod repetition;
mod verdict;

pub use crate::ron_text::RonFault;
pub use adjudicate::{adjudicate, try_square};
pub use foul::{Foul, FoulKind};
pub use impasse::*;
pub use outcome::{EndReason, Outcome, Winning};
pub use pairing::*;
pub use position_history::PositionHistory;
pub use profile::*;
pub use repetition::{Repetition, RepetitionStatus, SpanMove};
pub use verdict::{Grounds, Sequel, Verdict};
