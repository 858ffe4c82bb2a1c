use std::time::Duration;

use super::match_record::new_record;
use super::{MatchCommand, MatchEvent, MatchSetup, Refusal};
use crate::clock::{ClockEvent, ClockState, GameClock, SessionTime};
use crate::record::{Ending, GameTree, MoveTime, NodeId};
use crate::rules::{EndReason, Outcome, PositionHistory, adjudicate};
use crate::shogi::{Color, Move, Position};

/// A game between two people at one board (対局), with its clock and its record.
#[derive(Clone, Debug)]
pub struct MatchSession {
    setup: MatchSetup,
    tree: GameTree,
    /// The place after the latest move.
    node: NodeId,
    /// One for each place of the line, the starting position first; never empty.
    positions: Vec<Position>,
    history: PositionHistory,
    clock: GameClock,
    /// The clocks as they were before each move.
    clocks_before: Vec<ClockState>,
    status: MatchStatus,
    /// What happened on the clock before a command that was refused; it is told with the next answer.
    untold: Vec<MatchEvent>,
}

/// How far a match has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchStatus {
    /// The pieces are set up; nobody has moved.
    Waiting,
    /// The side to move is thinking.
    Running,
    /// The clock stands still in mid-move.
    Paused,
    /// Nothing more can happen.
    Over(Outcome),
}

/// Events, or the reason why there are none.
type Answer = Result<Vec<MatchEvent>, Refusal>;

impl MatchSession {
    /// A match that waits for its first move.
    #[must_use]
    pub fn new(setup: MatchSetup) -> Self {
        let start = setup.start.position();
        Self {
            tree: new_record(&setup),
            node: GameTree::ROOT,
            history: PositionHistory::starting_from(&start),
            positions: vec![start],
            clock: GameClock::new(setup.time),
            clocks_before: Vec::new(),
            status: MatchStatus::Waiting,
            untold: Vec::new(),
            setup,
        }
    }

    /// Carries out `command`, given at `now`, and tells what came of it.
    ///
    /// Time is looked at first: when it ran out before `now`, that is what happened, and the command is not.
    ///
    /// # Errors
    /// The command makes no sense at this point or the move is illegal.
    pub fn apply(&mut self, command: MatchCommand, now: SessionTime) -> Answer {
        let mut events = std::mem::take(&mut self.untold);
        events.extend(self.tick(now));
        if events.iter().any(|event| matches!(event, MatchEvent::Ended(_))) {
            return Ok(events);
        }
        match self.obey(command, now) {
            Ok(more) => events.extend(more),
            Err(refusal) => {
                self.untold = events;
                return Err(refusal);
            }
        }
        Ok(events)
    }

    fn obey(&mut self, command: MatchCommand, now: SessionTime) -> Answer {
        match command {
            MatchCommand::Begin => self.begin(now),
            MatchCommand::Play(mv) => self.play(mv, now),
            MatchCommand::Resign => self.resign(now),
            MatchCommand::TakeBack => self.take_back(now),
            MatchCommand::Pause => self.pause(now),
            MatchCommand::Resume => self.resume(now),
            MatchCommand::Interrupt => self.interrupt(now),
            MatchCommand::Tick => Ok(Vec::new()),
        }
    }

    fn tick(&mut self, now: SessionTime) -> Vec<MatchEvent> {
        let told = self.clock.tick(now);
        let flag = told.iter().find_map(|event| match event {
            ClockEvent::FlagFell { color } => Some(*color),
            ClockEvent::SecondsLeft { .. } | ClockEvent::ByoyomiEntered { .. } | ClockEvent::PeriodLost { .. } => None,
        });
        let mut events: Vec<MatchEvent> = told.into_iter().map(MatchEvent::Clock).collect();
        if let Some(loser) = flag {
            events.push(self.end(Outcome::won(loser.opponent(), EndReason::TimeUp), now));
        }
        events
    }

    fn begin(&mut self, now: SessionTime) -> Answer {
        if self.status != MatchStatus::Waiting {
            return Err(Refusal::HasBegun);
        }
        self.status = MatchStatus::Running;
        let first = self.turn();
        self.clock.start(first, now);
        Ok(vec![MatchEvent::Began { first }])
    }

    fn play(&mut self, mv: Move, now: SessionTime) -> Answer {
        self.must_not_stand_still()?;
        let after = self.position().play(mv)?;
        let mut events = if self.status == MatchStatus::Waiting { self.begin(now)? } else { Vec::new() };
        events.push(self.make(mv, after, now));
        if let Some(verdict) = adjudicate(self.position(), &self.history, &self.setup.profile) {
            events.push(self.end(verdict.outcome, now));
        }
        Ok(events)
    }

    /// Puts a legal move on the board, into the record and on the clock.
    fn make(&mut self, mv: Move, after: Position, now: SessionTime) -> MatchEvent {
        let mover = self.turn();
        let captured = self.position().board().piece_on(mv.to()).is_some();
        let is_check = after.is_check();
        self.clocks_before.push(self.clock.state());
        let spent = self.clock.press(now).expect("the flag was tested at the same instant");
        self.node = self.tree.add_judged(self.node, mv);
        self.tree.node_mut(self.node).time = Some(MoveTime { spent, total: self.clock.used(mover) });
        self.history.push(&after);
        self.positions.push(after);
        MatchEvent::MovePlayed { mv, mover, captured, is_check }
    }

    fn resign(&mut self, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        let winner = self.turn().opponent();
        Ok(vec![self.end(Outcome::won(winner, EndReason::Resignation), now)])
    }

    fn interrupt(&mut self, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        Ok(vec![self.end(Outcome::undecided(EndReason::Interrupted), now)])
    }

    fn take_back(&mut self, now: SessionTime) -> Answer {
        self.must_not_stand_still()?;
        let mv = self.tree.node(self.node).mv.ok_or(Refusal::NoMove)?;
        let (Some(parent), Some(clocks)) = (self.tree.parent(self.node), self.clocks_before.pop()) else {
            return Err(Refusal::NoMove);
        };
        self.tree.remove(self.node);
        self.node = parent;
        self.positions.pop();
        self.history.pop();
        self.clock.restore(clocks);
        self.clock.start(self.turn(), now);
        Ok(vec![MatchEvent::TakenBack { mv }])
    }

    fn pause(&mut self, now: SessionTime) -> Answer {
        self.must_not_stand_still()?;
        if self.status == MatchStatus::Waiting {
            return Err(Refusal::NotPaused);
        }
        self.clock.pause(now);
        self.status = MatchStatus::Paused;
        Ok(vec![MatchEvent::Paused])
    }

    fn resume(&mut self, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        if self.status != MatchStatus::Paused {
            return Err(Refusal::NotPaused);
        }
        self.clock.resume(now);
        self.status = MatchStatus::Running;
        Ok(vec![MatchEvent::Resumed])
    }

    fn end(&mut self, outcome: Outcome, now: SessionTime) -> MatchEvent {
        let mover = self.turn();
        let spent = self.clock.freeze(now);
        let time = MoveTime { spent, total: self.clock.used(mover) + spent };
        let time = Some(time).filter(|_| !ends_with_a_move(&outcome));
        self.tree.node_mut(self.node).ending = Some(Ending { outcome: outcome.clone(), time });
        self.status = MatchStatus::Over(outcome.clone());
        MatchEvent::Ended(outcome)
    }

    const fn must_not_be_over(&self) -> Result<(), Refusal> {
        match self.status {
            MatchStatus::Over(_) => Err(Refusal::Over),
            MatchStatus::Waiting | MatchStatus::Running | MatchStatus::Paused => Ok(()),
        }
    }

    const fn must_not_stand_still(&self) -> Result<(), Refusal> {
        match self.status {
            MatchStatus::Over(_) => Err(Refusal::Over),
            MatchStatus::Paused => Err(Refusal::Paused),
            MatchStatus::Waiting | MatchStatus::Running => Ok(()),
        }
    }
}

/// Whether a game that ended so was ended by its last move, so that no time passed afterwards.
const fn ends_with_a_move(outcome: &Outcome) -> bool {
    matches!(
        outcome.reason,
        EndReason::Checkmate | EndReason::NoLegalMove | EndReason::Repetition | EndReason::PerpetualCheck
    )
}

/// What there is to be seen.
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

    /// The record so far, to write into its header.
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

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// How many moves were played.
    #[must_use]
    pub const fn plies(&self) -> usize {
        self.positions.len() - 1
    }

    /// How often the present position has stood on the board.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.history.occurrences().len()
    }

    /// Both clocks.
    #[must_use]
    pub const fn clock(&self) -> &GameClock {
        &self.clock
    }

    /// How far the match has come.
    #[must_use]
    pub const fn status(&self) -> &MatchStatus {
        &self.status
    }

    /// Whether something would be lost if the match were thrown away: it has begun and is not over.
    #[must_use]
    pub const fn is_in_progress(&self) -> bool {
        matches!(self.status, MatchStatus::Running | MatchStatus::Paused)
    }

    /// After how much time from `now` a clock shows another digit.
    #[must_use]
    pub fn until_next_second(&self, now: SessionTime) -> Option<Duration> {
        self.clock.until_next_second(now)
    }
}
