//! What can be done on the clock that takes the whole window.

use crate::session::SleepRuling;
use crate::shogi::Color;

/// Something on the clock that takes the whole window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockAction {
    /// This side's button was pressed.
    Press(Color),
    /// Stop both sides, or let them run on.
    TogglePause,
    /// It is decided whether the time counts in which the machine slept.
    AnswerSleep(SleepRuling),
    /// Turn the half at the top round, or back.
    TurnFarHalf,
    /// Choose other times, and begin anew.
    SetUp,
    /// Put the clocks right.
    Adjust,
    /// Show the board again.
    Leave,
}
