//! A clock for a physical board: it knows who pressed, and nothing of the moves.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{LogEntry, SleepCase, SleepRuling};
use crate::clock::{ClockEvent, GameClock, SessionTime, TimeControl};
use crate::shogi::Color;

/// A clock for two people who play on a physical board (対局時計). Commands that make no sense at a given point are
/// ignored, just as the button of a real clock does nothing while the other side's time is running.
///
/// ```
/// use std::time::Duration;
///
/// use komadai::clock::{SessionTime, TimeControl};
/// use komadai::session::{ClockCommand, ClockSession};
/// use komadai::shogi::Color;
///
/// let mut clock = ClockSession::new([TimeControl::sudden_death(Duration::from_secs(600)); 2]);
/// let now = SessionTime::default();
/// clock.apply(ClockCommand::Press(Color::White), now);
/// assert_eq!(clock.clock().running(), Some(Color::Black), "White's button starts Black's time");
/// ```
#[derive(Clone, Debug)]
pub struct ClockSession {
    clock: GameClock,
    /// The number of moves each side has made, indexed by [`Color::index`].
    moves: [u32; 2],
    /// Whose move it is, once somebody has pressed.
    mover: Option<Color>,
    status: ClockStatus,
    /// Who has pressed while nothing ran, once somebody has ruled about that time.
    kept_press: Option<Color>,
    log: Vec<LogEntry<ClockCommand>>,
}

/// How far the game has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockStatus {
    /// Nobody has pressed.
    Waiting,
    /// A clock is running.
    Running,
    /// Both clocks are stopped in the middle of a move.
    Paused,
    /// The machine slept; somebody has to decide whether that time counts.
    Asleep(SleepCase),
    /// A flag has fallen.
    Over {
        /// The player whose flag fell.
        loser: Color,
    },
}

/// Something done at the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockCommand {
    /// A side presses its button, which ends its move. The first press starts the other side's clock and is not a move.
    Press(Color),
    /// Both clocks are stopped.
    Pause,
    /// The clocks run on.
    Resume,
    /// The arbiter corrects a side's clock; both must be stopped.
    Correct(Correction),
    /// Time has passed.
    Tick,
    /// The machine slept or was held up.
    NoteSleep {
        /// The last instant at which the program was running.
        since: SessionTime,
        /// How long it lasted.
        slept: Duration,
    },
    /// A ruling on whether that time counts.
    AnswerSleep(SleepRuling),
}

/// New values for a side's clock. A move in progress starts over with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// The side.
    pub color: Color,
    /// The main time left.
    pub main_left: Duration,
    /// The byoyomi periods or consideration minutes left.
    pub extras_left: u32,
    /// The number of moves made.
    pub moves: u32,
}

/// Something that happened at the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockSessionEvent {
    /// This side's button was pressed, and the other side's clock is running.
    Pressed(Color),
    /// It was pressed while nothing ran: that waits until somebody has ruled about that time.
    PressKept,
    /// Both clocks were stopped.
    Stopped,
    /// The clock runs on.
    Resumed,
    /// Something happened on the clock.
    Clock(ClockEvent),
    /// A flag fell.
    Ended {
        /// The player who has lost.
        loser: Color,
    },
}

impl ClockSession {
    /// Two clocks with these controls, Black's first.
    #[must_use]
    pub const fn new(controls: [TimeControl; 2]) -> Self {
        let clock = GameClock::new(controls);
        let status = ClockStatus::Waiting;
        Self { clock, moves: [0; 2], mover: None, status, kept_press: None, log: Vec::new() }
    }

    /// Both clocks.
    #[must_use]
    pub const fn clock(&self) -> &GameClock {
        &self.clock
    }

    /// The number of moves `color` has made.
    #[must_use]
    pub const fn moves(&self, color: Color) -> u32 {
        self.moves[color.index()]
    }

    /// Whose move it is; `None` before the first press.
    #[must_use]
    pub const fn mover(&self) -> Option<Color> {
        self.mover
    }

    /// How far the game has got.
    #[must_use]
    pub const fn status(&self) -> ClockStatus {
        self.status
    }

    /// The controls of both clocks, Black's first.
    #[must_use]
    pub fn controls(&self) -> [TimeControl; 2] {
        Color::ALL.map(|color| self.clock.control(color))
    }

    /// Everything that was done, in order. Ignored commands and mere passing of time are left out.
    #[must_use]
    pub fn log(&self) -> &[LogEntry<ClockCommand>] {
        &self.log
    }

    /// Repeats an entry from a log of this clock.
    pub fn redo(&mut self, entry: &LogEntry<ClockCommand>) {
        match *entry {
            LogEntry::Done { at, command } => _ = self.apply(command, at),
            LogEntry::Absence { since } => self.break_off_at(since),
        }
    }

    /// Notes that the program was absent after `since`: a running clock is stopped as it was then, and instants may
    /// start anew.
    pub fn break_off_at(&mut self, since: SessionTime) {
        if self.status == ClockStatus::Running {
            self.stop(ClockStatus::Paused, since);
        }
        self.clock.take_as_told(since);
        self.log.push(LogEntry::Absence { since });
    }

    /// Carries out `command`, given at `now`, and returns what happened. Time is checked first.
    pub fn apply(&mut self, command: ClockCommand, now: SessionTime) -> Vec<ClockSessionEvent> {
        let until = if let ClockCommand::NoteSleep { since, .. } = command { since.min(now) } else { now };
        let mut events = self.tick(until);
        let answer = match command {
            ClockCommand::Press(color) => self.press(color, now),
            ClockCommand::Pause => self.pause(now),
            ClockCommand::Resume => self.resume(now),
            ClockCommand::Correct(correction) => {
                self.correct(correction, now);
                None
            }
            ClockCommand::Tick => None,
            ClockCommand::NoteSleep { slept, .. } => self.note_sleep(slept, [until, now]),
            ClockCommand::AnswerSleep(ruling) => self.answer_sleep(ruling, now),
        };
        if answer.is_some() {
            self.note(command, now);
        }
        events.extend(answer);
        if matches!(command, ClockCommand::AnswerSleep(_)) {
            events.extend(self.tick(now));
            events.extend(self.kept_press.take().and_then(|color| self.press(color, now)));
        }
        events
    }

    fn note(&mut self, command: ClockCommand, at: SessionTime) {
        self.log.push(LogEntry::Done { at, command });
    }

    fn tick(&mut self, now: SessionTime) -> Vec<ClockSessionEvent> {
        let told = self.clock.tick(now);
        let flag = told.iter().find_map(|event| match event {
            ClockEvent::FlagFell { color } => Some(*color),
            ClockEvent::SecondsLeft { .. } | ClockEvent::StageEntered { .. } => None,
        });
        let mut events: Vec<_> = told.into_iter().map(ClockSessionEvent::Clock).collect();
        if let Some(loser) = flag {
            self.clock.pause(now);
            self.status = ClockStatus::Over { loser };
            self.note(ClockCommand::Tick, now);
            events.push(ClockSessionEvent::Ended { loser });
        }
        events
    }

    fn press(&mut self, color: Color, now: SessionTime) -> Option<ClockSessionEvent> {
        match self.status {
            ClockStatus::Waiting => self.clock.start(color.opponent(), now),
            ClockStatus::Running if self.mover == Some(color) => {
                self.clock.press(now).expect("the flag was tested at the same instant");
                self.moves[color.index()] = self.moves[color.index()].saturating_add(1);
            }
            ClockStatus::Asleep(case) if case.mover == color && case.waits_at(now) => {
                self.status = ClockStatus::Asleep(SleepCase { has_moved: true, ..case });
                return Some(ClockSessionEvent::PressKept);
            }
            ClockStatus::Running | ClockStatus::Paused | ClockStatus::Asleep(_) | ClockStatus::Over { .. } => {
                return None;
            }
        }
        (self.mover, self.status) = (Some(color.opponent()), ClockStatus::Running);
        Some(ClockSessionEvent::Pressed(color))
    }

    fn pause(&mut self, now: SessionTime) -> Option<ClockSessionEvent> {
        let runs = self.status == ClockStatus::Running;
        runs.then(|| self.stop(ClockStatus::Paused, now))
    }

    fn stop(&mut self, status: ClockStatus, now: SessionTime) -> ClockSessionEvent {
        self.clock.pause(now);
        self.status = status;
        ClockSessionEvent::Stopped
    }

    fn resume(&mut self, now: SessionTime) -> Option<ClockSessionEvent> {
        let stands_still = self.status == ClockStatus::Paused;
        stands_still.then(|| self.run_on(now))
    }

    fn run_on(&mut self, now: SessionTime) -> ClockSessionEvent {
        self.clock.resume(now);
        self.status = ClockStatus::Running;
        ClockSessionEvent::Resumed
    }

    /// Corrects a clock, which also undoes a fallen flag.
    fn correct(&mut self, correction: Correction, now: SessionTime) {
        let Correction { color, main_left, extras_left, moves } = correction;
        match self.status {
            ClockStatus::Waiting | ClockStatus::Paused | ClockStatus::Over { .. } => {}
            ClockStatus::Running | ClockStatus::Asleep(_) => return,
        }
        self.note(ClockCommand::Correct(correction), now);
        self.moves[color.index()] = moves;
        let spent = self.mover.map(|mover| (mover, self.clock.spent(mover, now)));
        self.clock.correct(color, main_left, extras_left);
        if let Some((mover, spent)) = spent {
            self.clock.hold(mover, if mover == color { Duration::ZERO } else { spent });
            self.status = ClockStatus::Paused;
        }
    }

    fn note_sleep(&mut self, slept: Duration, since_until: [SessionTime; 2]) -> Option<ClockSessionEvent> {
        let mover = self.clock.running()?;
        let case = SleepCase::of(&self.clock, mover, slept, since_until);
        Some(self.stop(ClockStatus::Asleep(case), since_until[0]))
    }

    fn answer_sleep(&mut self, ruling: SleepRuling, now: SessionTime) -> Option<ClockSessionEvent> {
        let ClockStatus::Asleep(case) = self.status else { return None };
        case.settle(&mut self.clock, ruling, now);
        self.kept_press = case.has_moved.then_some(case.mover);
        Some(self.run_on(now))
    }
}
