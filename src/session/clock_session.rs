//! A clock beside a wooden board: it knows who pressed, and nothing of the moves.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{LogEntry, SleepCase, SleepRuling};
use crate::clock::{ClockEvent, GameClock, SessionTime, TimeControl};
use crate::shogi::Color;

/// A clock for two people who play on a board of wood (対局時計). What makes no sense at a point is passed over, as on a
/// real clock, whose button does nothing while the other side's time runs.
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
    /// How often each side has pressed, by [`Color::index`].
    moves: [u32; 2],
    /// Whose move it is, once somebody has pressed.
    mover: Option<Color>,
    status: ClockStatus,
    log: Vec<LogEntry<ClockCommand>>,
}

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockStatus {
    /// Nobody has pressed.
    Waiting,
    /// A side's time runs.
    Running,
    /// Both stand still in mid-move.
    Paused,
    /// The machine slept; somebody has to say whether that counts.
    Asleep(SleepCase),
    /// A flag has fallen.
    Over {
        /// Whose.
        loser: Color,
    },
}

/// What somebody at the clock wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockCommand {
    /// This side's button: it ends this side's move. The first press starts the other side's time and is no move.
    Press(Color),
    /// Stop both.
    Pause,
    /// Let them run on.
    Resume,
    /// The arbiter puts a side's clock right; both have to stand still.
    Correct(Correction),
    /// Time has passed.
    Tick,
    /// Nobody was there, for the machine slept or was held up.
    NoteSleep {
        /// The last instant at which somebody was.
        since: SessionTime,
        /// For how long.
        slept: Duration,
    },
    /// It is decided whether that counts.
    AnswerSleep(SleepRuling),
}

/// What a side's clock shall show. The move that is being thought about begins again with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// Whose clock.
    pub color: Color,
    /// Main time left.
    pub main_left: Duration,
    /// Byoyomi periods or minutes to consider left.
    pub extras_left: u32,
    /// Moves made.
    pub moves: u32,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockSessionEvent {
    /// This side's button was pressed, and the other side's time runs.
    Pressed(Color),
    /// Both stand still.
    Stopped,
    /// A side's time runs on.
    Resumed,
    /// Something happened on the clock.
    Clock(ClockEvent),
    /// The flag of this side has fallen.
    Ended {
        /// Who has lost.
        loser: Color,
    },
}

impl ClockSession {
    /// Both clocks as they are set, Black's first.
    #[must_use]
    pub const fn new(controls: [TimeControl; 2]) -> Self {
        let clock = GameClock::new(controls);
        Self { clock, moves: [0; 2], mover: None, status: ClockStatus::Waiting, log: Vec::new() }
    }

    /// Both clocks.
    #[must_use]
    pub const fn clock(&self) -> &GameClock {
        &self.clock
    }

    /// How many moves `color` has made.
    #[must_use]
    pub const fn moves(&self, color: Color) -> u32 {
        self.moves[color.index()]
    }

    /// Whose move it is; `None` before the first press.
    #[must_use]
    pub const fn mover(&self) -> Option<Color> {
        self.mover
    }

    /// How far it has come.
    #[must_use]
    pub const fn status(&self) -> ClockStatus {
        self.status
    }

    /// How both clocks were set, Black's first.
    #[must_use]
    pub fn controls(&self) -> [TimeControl; 2] {
        Color::ALL.map(|color| self.clock.control(color))
    }

    /// Everything that was done, in order. What was passed over is left out, and time that passed by itself.
    #[must_use]
    pub fn log(&self) -> &[LogEntry<ClockCommand>] {
        &self.log
    }

    /// Does once more what was done in another life of this clock.
    pub fn redo(&mut self, entry: &LogEntry<ClockCommand>) {
        match *entry {
            LogEntry::Done { at, command } => _ = self.apply(command, at),
            LogEntry::Absence { since } => self.break_off_at(since),
        }
    }

    /// Nobody was there after `since`: a clock that ran then stands still as it stood, and no instant of the old count is
    /// needed any more.
    pub fn break_off_at(&mut self, since: SessionTime) {
        if self.status == ClockStatus::Running {
            self.stop(ClockStatus::Paused, since);
        }
        self.clock.take_as_told(since);
        self.log.push(LogEntry::Absence { since });
    }

    /// Does what `command`, given at `now`, asks for, and tells what came of it. Time is looked at first.
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
            ClockCommand::NoteSleep { slept, .. } => self.note_sleep(slept, until),
            ClockCommand::AnswerSleep(ruling) => self.answer_sleep(ruling, now),
        };
        if answer.is_some() {
            self.note(command, now);
        }
        events.extend(answer);
        if matches!(command, ClockCommand::AnswerSleep(_)) {
            events.extend(self.tick(now));
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
                self.moves[color.index()] += 1;
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

    /// A flag that has fallen is taken back by it.
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

    fn note_sleep(&mut self, slept: Duration, since: SessionTime) -> Option<ClockSessionEvent> {
        let mover = self.clock.running()?;
        let case = SleepCase::of(&self.clock, mover, slept, since);
        Some(self.stop(ClockStatus::Asleep(case), since))
    }

    fn answer_sleep(&mut self, ruling: SleepRuling, now: SessionTime) -> Option<ClockSessionEvent> {
        let ClockStatus::Asleep(case) = self.status else { return None };
        case.settle(&mut self.clock, ruling, now);
        Some(self.run_on(now))
    }
}
