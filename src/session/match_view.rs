//! The state of a match, as others see it.

use std::time::Duration;

use super::{Halt, MatchSession, MatchSetup, MatchStatus, Pending};
use crate::clock::{GameClock, SessionTime};
use crate::record::{GameTree, NodeId};
use crate::rules::{FormerWays, ImpasseStatus, Repetition, RepetitionStatus, Verdict};
use crate::shogi::{Color, Move, Position};

/// Read access.
impl MatchSession {
    /// What was settled before the first move.
    #[must_use]
    pub const fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The record so far.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The record so far, for editing its header.
    pub const fn tree_mut(&mut self) -> &mut GameTree {
        &mut self.tree
    }

    /// The place after the latest move.
    #[must_use]
    pub const fn node(&self) -> NodeId {
        self.node
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.positions.last().expect("the starting position is never taken away")
    }

    /// The position before the latest move; `None` before the first.
    #[must_use]
    pub fn position_before(&self) -> Option<&Position> {
        self.positions.iter().nth_back(1)
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// The number of moves played.
    #[must_use]
    pub const fn plies(&self) -> usize {
        self.positions.len() - 1
    }

    /// The position after `ply` moves.
    #[must_use]
    pub fn position_after(&self, ply: usize) -> &Position {
        self.positions.get(ply).unwrap_or_else(|| self.position())
    }

    /// How often the present position has occurred.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.history.occurrences().len()
    }

    /// How often the position after `ply` moves had occurred by then.
    #[must_use]
    pub fn occurrences_by(&self, ply: usize) -> usize {
        let all = self.history.occurrences_of(&self.position_after(ply).key());
        all.iter().filter(|&&earlier| earlier <= ply).count()
    }

    /// Both clocks.
    #[must_use]
    pub const fn clock(&self) -> &GameClock {
        &self.clock
    }

    /// How far the match has got.
    #[must_use]
    pub const fn status(&self) -> &MatchStatus {
        &self.status
    }

    /// Whether discarding the match would lose something: it has begun and is not over.
    #[must_use]
    pub const fn is_in_progress(&self) -> bool {
        matches!(self.status, MatchStatus::Running | MatchStatus::Paused)
    }

    /// Why the game is over; `None` while it is not.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_deref()
    }

    /// Why only an arbiter can restart the clock, if that is so.
    #[must_use]
    pub const fn halted(&self) -> Option<Halt> {
        self.halt
    }

    /// Whether the players have called the arbiter, who has not come yet.
    #[must_use]
    pub const fn is_arbiter_called(&self) -> bool {
        self.awaits_arbiter || matches!(self.halt, Some(Halt::Called))
    }

    /// Whether they have called while no clock ran, so that there is nothing to restart.
    #[must_use]
    pub const fn awaits_arbiter(&self) -> bool {
        self.awaits_arbiter
    }

    /// How often `color` was warned.
    #[must_use]
    pub const fn warnings(&self, color: Color) -> u32 {
        self.warnings[color.index()]
    }

    /// What is waiting for somebody's answer.
    #[must_use]
    pub const fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// Whether the game is adjourned (指し掛け).
    #[must_use]
    pub const fn is_adjourned(&self) -> bool {
        matches!(self.pending, Some(Pending::Adjourned { .. }))
    }

    /// How often the present position has occurred, and the moves in between with their checks.
    #[must_use]
    pub fn repetition_status(&self) -> RepetitionStatus {
        RepetitionStatus::of(&self.history, &self.setup.profile)
    }

    /// How the game would end if the side to move repeated a position with `mv`; `None` if it would not, or if the move
    /// is illegal.
    #[must_use]
    pub fn repetition_by(&self, mv: Move) -> Option<Repetition> {
        let next = self.position().play(mv).ok()?;
        Repetition::after(&self.history, &next, &self.setup.profile)
    }

    /// Both sides' points, and how far their kings have come.
    #[must_use]
    pub fn impasse_status(&self) -> ImpasseStatus {
        ImpasseStatus::of(self.position(), &self.history, self.setup.profile.handicap_credit)
    }

    /// What an arbiter needs to see to end an impasse in a former way.
    #[must_use]
    pub fn former_ways(&self) -> FormerWays {
        FormerWays::of(self.position(), &self.history, self.setup.profile.handicap_credit)
    }

    /// The time from `now` until the displayed second changes.
    #[must_use]
    pub fn until_next_second(&self, now: SessionTime) -> Option<Duration> {
        self.clock.until_next_second(now)
    }
}
