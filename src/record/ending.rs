//! How long a move took, and how a line ended.

use std::time::Duration;

use crate::rules::Outcome;

/// Thinking time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTime {
    /// For this move.
    pub spent: Duration,
    /// For all moves of the same player up to and including this one.
    pub total: Duration,
}

/// The end of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, and by which rule.
    pub outcome: Outcome,
    /// The time that passed before it.
    pub time: Option<MoveTime>,
}
