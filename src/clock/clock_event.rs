//! What passing time does to a clock, as events: sounds and lost games follow from them.

use super::Stage;
use crate::shogi::Color;

/// Something that happened because time passed.
///
/// Sounds are looked up by [`ClockEvent::SecondsLeft`]: which stage is running, how many of its seconds are left and
/// have passed, and whether more time follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// The running clock shows a new whole second.
    SecondsLeft {
        /// Whose clock.
        color: Color,
        /// The stage: main time, a byoyomi period or a consideration minute.
        stage: Stage,
        /// Whole seconds left in the stage, rounded up: 1 is shown until the very end.
        secs: u64,
        /// Whole seconds elapsed of a byoyomi period or consideration minute; `None` in main time.
        elapsed: Option<u64>,
        /// Whether more time follows the stage: byoyomi, another period, or a consideration minute.
        more_follows: bool,
    },
    /// In the course of a move, byoyomi, another byoyomi period or a consideration minute has begun. The [`Stage`] says
    /// which, and how many are left.
    StageEntered {
        /// Whose clock.
        color: Color,
        /// The stage that has begun.
        stage: Stage,
    },
    /// The player ran out of time. Happens at most once per game.
    FlagFell {
        /// Whose clock.
        color: Color,
    },
}
