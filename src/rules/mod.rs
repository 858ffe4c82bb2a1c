//! How a game ends: the reasons, and the referee who finds them on the board.
//!
//! The referee sees positions only. Time, resignations and whatever else players declare reach a game through the
//! session, which turns them into an [`Outcome`] of the same kind.

mod adjudicate;
mod outcome;
mod position_history;
mod profile;
mod repetition;

pub use adjudicate::adjudicate;
pub use outcome::{EndReason, Outcome};
pub use position_history::PositionHistory;
pub use profile::*;
pub use repetition::Repetition;
