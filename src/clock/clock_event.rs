use super::Stage;
use crate::shogi::Color;

/// Something that happened because time passed.
///
/// What is to be heard at which second is a table over [`ClockEvent::SecondsLeft`]: which part of the time runs, how many
/// seconds are left of it and have passed, and whether more time follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// A new whole second is shown on the running clock.
    SecondsLeft {
        /// Whose clock.
        color: Color,
        /// Which part of the time: main time, a byoyomi period or a minute to consider.
        stage: Stage,
        /// Whole seconds left of it, rounded up: 1 is shown until the very end.
        secs: u64,
        /// Whole seconds of a byoyomi period or of a minute to consider that have passed; `None` in main time.
        elapsed: Option<u64>,
        /// Whether more time follows when they are over: a byoyomi, another period of it, a minute to consider.
        more_follows: bool,
    },
    /// In mid-move, byoyomi begins, or another period of it, or a minute to consider. A [`Stage`] says which it is and
    /// how many are left.
    StageEntered {
        /// Whose clock.
        color: Color,
        /// What has begun.
        stage: Stage,
    },
    /// The time ran out. Happens once in a game at most.
    FlagFell {
        /// Whose clock.
        color: Color,
    },
}
