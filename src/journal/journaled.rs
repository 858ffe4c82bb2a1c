//! What a journal can be kept of: a match, or a clock for a physical board.

use std::fmt::Debug;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Proof;
use crate::clock::{GameClock, SessionTime, TimeControl};
use crate::record::Header;
use crate::session::{ClockCommand, ClockSession, LogEntry, MatchCommand, MatchSession, MatchSetup, Refusal};
use crate::shogi::Color;

/// Plain data that can be written down and read again.
pub trait Plain: Clone + Debug + PartialEq + Serialize + DeserializeOwned {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned> Plain for T {}

/// A session that logs what was done and can replay it.
pub trait Journaled: Clone + Debug {
    /// What is settled before it begins.
    type Setup: Plain;
    /// What can be done.
    type Command: Plain;
    /// What it shows.
    type Proof: Plain;

    /// The session before anything was done.
    fn new(setup: Self::Setup) -> Self;

    /// What was settled before it began.
    fn setup(&self) -> Self::Setup;

    /// Everything that was done, in order.
    fn done(&self) -> &[LogEntry<Self::Command>];

    /// Replays what was done.
    ///
    /// # Errors
    /// Returns an error if it is impossible at this point.
    fn replay(&mut self, entry: LogEntry<Self::Command>) -> Result<(), Refusal>;

    /// Marks the session as left at `since`; later time is charged to nobody.
    fn leave_at(&mut self, since: SessionTime);

    /// What the session shows now.
    fn proof(&self) -> Self::Proof;

    /// Both clocks.
    fn both_clocks(&self) -> &GameClock;

    /// Whether it is over for good.
    fn has_ended(&self) -> bool;

    /// The header of its record, if it has one.
    fn lines(&self) -> Option<&Header>;

    /// Replaces the header.
    fn set_lines(&mut self, lines: Header);
}

/// The setup of both clocks for a physical board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockSetup {
    /// The time control of each side, indexed by [`Color::index`].
    pub clocks: [TimeControl; 2],
}

/// What a clock for a physical board showed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockProof {
    /// The side on move, once somebody has pressed.
    pub mover: Option<Color>,
    /// The number of moves each side has made, indexed by [`Color::index`].
    pub moves: [u32; 2],
    /// The time charged to each side up to the latest move, indexed by [`Color::index`].
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

    /// Never: an arbiter can even undo a fallen flag.
    fn has_ended(&self) -> bool {
        false
    }

    fn lines(&self) -> Option<&Header> {
        None
    }

    fn set_lines(&mut self, _: Header) {}
}
