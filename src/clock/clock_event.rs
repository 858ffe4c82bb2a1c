use crate::shogi::Color;

/// Something that happened because time passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// A new whole second is shown on the running clock.
    SecondsLeft {
        /// Whose clock.
        color: Color,
        /// Whole seconds, rounded up: 1 is shown until the very end.
        secs: u64,
        /// Whether they are seconds of a byoyomi period.
        in_byoyomi: bool,
        /// Whether more time follows when they are over: a byoyomi, or another period of it.
        more_follows: bool,
    },
    /// The main time is used up and byoyomi begins.
    ByoyomiEntered {
        /// Whose clock.
        color: Color,
    },
    /// A byoyomi period was exceeded.
    PeriodLost {
        /// Whose clock.
        color: Color,
        /// How many periods are left, the one that has begun included.
        periods_left: u32,
    },
    /// The time ran out. Happens once in a game at most.
    FlagFell {
        /// Whose clock.
        color: Color,
    },
}
