//! A second clock, implemented differently: it counts down millisecond by millisecond, like a clock on a table.

use komadai::clock::{AfterMain, Counting, Period, Stage, TimeControl};
use std::time::Duration;

/// What is running down in the course of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Delay,
    Main,
    Move,
    Minute,
    Free,
    Flag,
}

/// One side of the model clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelSide {
    control: TimeControl,
    main: u64,
    extras: u32,
    used: u64,
    phase: Phase,
    left: u64,
    /// The milliseconds of the present move.
    spent: u64,
    /// The main time at the start of the present move, including its increment, and the extras left then.
    had: u64,
    had_extras: u32,
}

impl ModelSide {
    pub fn new(control: TimeControl) -> Self {
        let extras = match control.after {
            AfterMain::Byoyomi { periods, .. } => periods,
            AfterMain::Consideration { minutes, .. } => minutes,
            AfterMain::Loss | AfterMain::Unlimited => 0,
        };
        let main = millis(control.main);
        let mut side =
            Self { control, main, extras, used: 0, phase: Phase::Main, left: 0, spent: 0, had: 0, had_extras: extras };
        side.begin_move();
        side
    }

    /// Starts a move.
    pub fn begin_move(&mut self) {
        (self.had, self.had_extras) = (self.main, self.extras);
        self.spent = 0;
        match self.control.counting {
            Counting::Fischer { increment } => self.had += millis(increment),
            Counting::Exact | Counting::Stopwatch { .. } | Counting::Delay { .. } => {}
        }
        (self.phase, self.left) = match self.control.counting {
            Counting::Delay { delay } => (Phase::Delay, millis(delay)),
            Counting::Exact | Counting::Stopwatch { .. } | Counting::Fischer { .. } => (Phase::Main, self.had),
        };
        self.settle();
    }

    /// Restarts the move, as if none of its time had passed.
    pub fn begin_again(&mut self) {
        self.extras = self.had_extras;
        self.begin_move();
    }

    /// Runs for one millisecond.
    pub fn run(&mut self) {
        self.spent += 1;
        self.left = self.left.saturating_sub(1);
        self.settle();
    }

    /// Moves on from whatever has run down to what comes next.
    fn settle(&mut self) {
        while self.left == 0 && self.phase != Phase::Flag && self.phase != Phase::Free {
            (self.phase, self.left) = match (self.phase, self.control.after) {
                (Phase::Delay, _) => (Phase::Main, self.had),
                (Phase::Main, AfterMain::Loss) => (Phase::Flag, 0),
                (Phase::Main, AfterMain::Unlimited) => (Phase::Free, 0),
                (Phase::Main, AfterMain::Byoyomi { periods: 0, .. }) => (Phase::Flag, 0),
                (Phase::Main, AfterMain::Byoyomi { period, .. } | AfterMain::Consideration { period, .. }) => {
                    (Phase::Move, millis(period))
                }
                (Phase::Move, AfterMain::Byoyomi { period, .. }) if self.extras > 1 => {
                    self.extras -= 1;
                    (Phase::Move, millis(period))
                }
                (Phase::Move | Phase::Minute, AfterMain::Consideration { length, .. }) if self.extras > 0 => {
                    self.extras -= 1;
                    (Phase::Minute, millis(length))
                }
                (Phase::Move | Phase::Minute | Phase::Free | Phase::Flag, _) => (Phase::Flag, 0),
            };
        }
    }

    /// Ends the move, and returns the time recorded for it.
    pub fn end_move(&mut self) -> u64 {
        let counted = match self.control.counting {
            Counting::Stopwatch { unit } => self.spent / millis(unit) * millis(unit),
            Counting::Exact | Counting::Fischer { .. } | Counting::Delay { .. } => self.spent,
        };
        self.main = match (self.phase, self.control.counting) {
            (Phase::Delay, _) => self.had,
            (Phase::Main, Counting::Stopwatch { .. }) => self.had - counted,
            (Phase::Main, _) => self.left,
            (Phase::Move | Phase::Minute | Phase::Free | Phase::Flag, _) => 0,
        };
        self.used += counted;
        self.begin_move();
        counted
    }

    pub fn is_flagged(&self) -> bool {
        self.phase == Phase::Flag
    }

    pub const fn used(&self) -> u64 {
        self.used
    }

    pub const fn spent(&self) -> u64 {
        self.spent
    }

    /// What is displayed: the stage, and the milliseconds.
    pub fn face(&self) -> (Stage, u64) {
        match self.phase {
            Phase::Delay => (Stage::Delay, self.had),
            Phase::Free => (Stage::Untimed, self.used + self.spent),
            Phase::Flag => (Stage::Flagged, 0),
            Phase::Main => match (self.control.counting, self.control.after) {
                (Counting::Stopwatch { unit }, AfterMain::Loss) if self.left <= millis(unit) => {
                    let length = unit.min(Duration::from_millis(self.had));
                    (Stage::Byoyomi(Period { length, number: 1, of: 1 }), self.left)
                }
                _ => (Stage::Main, self.left),
            },
            Phase::Move | Phase::Minute => (self.period(), self.left),
        }
    }

    fn period(&self) -> Stage {
        match self.control.after {
            AfterMain::Byoyomi { period, periods } => {
                Stage::Byoyomi(Period { length: period, number: periods - self.extras + 1, of: periods })
            }
            AfterMain::Consideration { length, minutes, .. } if self.phase == Phase::Minute => {
                Stage::Consideration(Period { length, number: minutes - self.extras, of: minutes })
            }
            AfterMain::Consideration { period, .. } => Stage::Byoyomi(Period { length: period, number: 1, of: 1 }),
            AfterMain::Loss | AfterMain::Unlimited => unreachable!("no period without byoyomi"),
        }
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap()
}
