//! What a journal can be kept of.

use std::fmt::Debug;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Proof;
use crate::clock::{GameClock, SessionTime, TimeControl};
use crate::record::Header;
use crate::session::{ClockCommand, ClockSession, LogEntry, MatchCommand, MatchSession, MatchSetup, Refusal};
use crate::shogi::Color;

/// What is plain data, to be written down and read again.
pub trait Plain: Clone + Debug + PartialEq + Serialize + DeserializeOwned {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned> Plain for T {}

/// Something that goes on at a board, knows what was done in it, and can be gone through once more.
pub trait Journaled: Clone + Debug {
    /// What is settled before it begins.
    type Setup: Plain;
    /// What can be done in it.
    type Command: Plain;
    /// What is to be seen of it.
    type Proof: Plain;

    /// As it is before anything was done.
    fn new(setup: Self::Setup) -> Self;

    /// What was settled before it began.
    fn setup(&self) -> Self::Setup;

    /// Everything that was done, in order.
    fn done(&self) -> &[LogEntry<Self::Command>];

    /// Does once more what was done.
    ///
    /// # Errors
    /// It makes no sense at this point.
    fn replay(&mut self, entry: LogEntry<Self::Command>) -> Result<(), Refusal>;

    /// Nobody was there after `since`, and nothing is charged for it.
    fn leave_at(&mut self, since: SessionTime);

    /// What is to be seen now.
    fn proof(&self) -> Self::Proof;

    /// Both clocks.
    fn both_clocks(&self) -> &GameClock;

    /// Whether it is over for good.
    fn has_ended(&self) -> bool;

    /// The lines about it, where it has some.
    fn lines(&self) -> Option<&Header>;

    /// Replaces these lines.
    fn set_lines(&mut self, lines: Header);
}

/// How both clocks are set beside a board of wood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockSetup {
    /// Each side's, by [`Color::index`].
    pub clocks: [TimeControl; 2],
}

/// What was to be seen on a clock beside a board of wood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockProof {
    /// Whose move it is, once somebody has pressed.
    pub mover: Option<Color>,
    /// How many moves each side has made, by [`Color::index`].
    pub moves: [u32; 2],
    /// What each side was charged with up to the latest move, by [`Color::index`].
    pub used: [Duration; 2],
}

impl Journaled for MatchSession {
    type Setup = MatchSetup;
    type Command = MatchCommand;
    type Proof = Proof;

    fn new(setup: MatchSetup) -> Self {
        Self::new(setup)
    }

    fn setup(&self) -> MatchSetup {
        self.setup().clone()
    }

    fn done(&self) -> &[LogEntry] {
        self.log()
    }

    fn replay(&mut self, entry: LogEntry) -> Result<(), Refusal> {
        self.redo(entry)
    }

    fn leave_at(&mut self, since: SessionTime) {
        self.break_off_at(since);
    }

    fn proof(&self) -> Proof {
        Proof::of(self)
    }

    fn both_clocks(&self) -> &GameClock {
        self.clock()
    }

    fn has_ended(&self) -> bool {
        self.verdict().is_some()
    }

    fn lines(&self) -> Option<&Header> {
        Some(&self.tree().header)
    }

    fn set_lines(&mut self, lines: Header) {
        self.tree_mut().header = lines;
    }
}

impl Journaled for ClockSession {
    type Setup = ClockSetup;
    type Command = ClockCommand;
    type Proof = ClockProof;

    fn new(ClockSetup { clocks }: ClockSetup) -> Self {
        Self::new(clocks)
    }

    fn setup(&self) -> ClockSetup {
        ClockSetup { clocks: self.controls() }
    }

    fn done(&self) -> &[LogEntry<ClockCommand>] {
        self.log()
    }

    fn replay(&mut self, entry: LogEntry<ClockCommand>) -> Result<(), Refusal> {
        self.redo(&entry);
        Ok(())
    }

    fn leave_at(&mut self, since: SessionTime) {
        self.break_off_at(since);
    }

    fn proof(&self) -> ClockProof {
        let moves = Color::ALL.map(|color| self.moves(color));
        ClockProof { mover: self.mover(), moves, used: Color::ALL.map(|color| self.clock().used(color)) }
    }

    fn both_clocks(&self) -> &GameClock {
        self.clock()
    }

    /// An arbiter can put right even a flag that has fallen.
    fn has_ended(&self) -> bool {
        false
    }

    fn lines(&self) -> Option<&Header> {
        None
    }

    fn set_lines(&mut self, _: Header) {}
}
