//! What can be done on the clock that fills the window.

use crate::session::SleepRuling;
use crate::shogi::Color;

/// An action on the clock that fills the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockAction {
    /// This side's button was pressed.
    Press(Color),
    /// Stop both sides, or let them run on.
    TogglePause,
    /// Decide whether the time that the machine slept counts.
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
