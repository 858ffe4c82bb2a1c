//! The match itself: its state, its end, and how commands and time reach it.

use super::match_claims::{OpenFoul, PlayedOn};
use super::match_record::new_record;
use super::{LogEntry, MatchCommand, MatchEvent, MatchSetup, Pending, Refusal};
use crate::clock::{ClockEvent, ClockState, GameClock, SessionTime};
use crate::record::{Ending, GameTree, MoveTime, NodeId};
use crate::rules::{EndReason, Outcome, PositionHistory, Verdict};
use crate::shogi::{Color, Move, Position};

/// A game between two people at one board (対局), with its clock and its record.
///
/// Moves, claims, impasse and rulings are implemented in the neighbouring files.
#[derive(Clone, Debug)]
pub struct MatchSession {
    pub(super) setup: MatchSetup,
    pub(super) tree: GameTree,
    /// The place after the latest move.
    pub(super) node: NodeId,
    /// The positions of the line, starting position first; never empty.
    pub(super) positions: Vec<Position>,
    pub(super) history: PositionHistory,
    pub(super) clock: GameClock,
    /// The clocks before each move.
    pub(super) clocks_before: Vec<ClockState>,
    /// Illegal moves that were made, in order.
    pub(super) fouls: Vec<OpenFoul>,
    /// What a successful claim has set aside.
    pub(super) played_on: Option<PlayedOn>,
    pub(super) pending: Option<Pending>,
    /// What was waiting for an answer when the game ended over it, in case that is undone.
    pub(super) cut_short: Option<Pending>,
    /// The move that was made while nothing ran, until somebody has ruled about that time.
    pub(super) kept_move: Option<Move>,
    /// Why the clock is stopped until an arbiter restarts it.
    pub(super) halt: Option<Halt>,
    /// Whether the arbiter was called while no clock ran, and has not come yet.
    pub(super) awaits_arbiter: bool,
    /// The warnings of each side, indexed by [`Color::index`](crate::shogi::Color::index).
    pub(super) warnings: [u32; 2],
    pub(super) status: MatchStatus,
    /// The lines of the comment left by the arbiter's ruling.
    pub(super) ruling_words: Vec<String>,
    /// Why the game is over; `None` while it is not.
    pub(super) verdict: Option<Box<Verdict>>,
    /// Clock events from before a refused command, to be reported with the next answer.
    untold: Vec<MatchEvent>,
    pub(super) log: Vec<LogEntry>,
}

/// How far a match has got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchStatus {
    /// The pieces are set up; nobody has moved.
    Waiting,
    /// The side to move is thinking.
    Running,
    /// The clock is stopped in the middle of a move.
    Paused,
    /// Nothing more can happen, unless an arbiter rules otherwise.
    Over(Outcome),
}

/// Why only an arbiter can restart the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// The players have called an arbiter.
    Called,
    /// An arbiter has stopped the clock.
    Stopped,
    /// The organiser has stopped the whole hall.
    Hall {
        /// Whether the clock was running, and runs on with all others.
        was_running: bool,
    },
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EndedBy {
    /// The latest move: no time has passed since.
    Move,
    /// Somebody's word, or the clock, while a player was thinking.
    Word,
}

/// The events, or why there are none.
pub(super) type Answer = Result<Vec<MatchEvent>, Refusal>;

impl MatchSession {
    /// A match waiting for its first move.
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
            fouls: Vec::new(),
            played_on: None,
            pending: None,
            cut_short: None,
            kept_move: None,
            halt: None,
            awaits_arbiter: false,
            warnings: [0; 2],
            status: MatchStatus::Waiting,
            ruling_words: Vec::new(),
            verdict: None,
            untold: Vec::new(),
            log: Vec::new(),
            setup,
        }
    }

    /// Carries out `command`, given at `now`, and returns what happened.
    ///
    /// Time is checked first: if it ran out before `now`, that is what happened, and the command is dropped.
    ///
    /// # Errors
    /// Returns why the command is impossible at this point, not allowed by the rules, or an illegal move.
    pub fn apply(&mut self, command: MatchCommand, now: SessionTime) -> Answer {
        let mut events = std::mem::take(&mut self.untold);
        events.extend(self.tick(awake(&command, now)));
        if events.iter().any(|event| matches!(event, MatchEvent::Ended(_))) {
            self.log.push(LogEntry::Done { at: now, command: MatchCommand::Tick });
            return Ok(events);
        }
        match self.obey(command.clone(), now) {
            // A sleep that charged nobody is not worth a line in the log.
            Ok(more) if more.is_empty() && matches!(command, MatchCommand::NoteSleep { .. }) => {}
            Ok(more) => {
                self.note(command, now);
                events.extend(more);
            }
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
            MatchCommand::Resign => self.resign(self.turn(), now),
            MatchCommand::ResignOutOfTurn { by } => self.resign(by, now),
            MatchCommand::TakeBack => self.ask_to_take_back(now),
            MatchCommand::AnswerTakeBack(consent) => self.answer_take_back(consent, now),
            MatchCommand::Pause => self.pause(now),
            MatchCommand::ArbiterPause => self.pause_for_the_arbiter(now),
            MatchCommand::Resume => self.resume(now),
            MatchCommand::Interrupt => self.interrupt(now),
            MatchCommand::ProposeImpasse { by } => self.propose_impasse(by),
            MatchCommand::AnswerImpasse(consent) => self.answer_impasse(consent, now),
            MatchCommand::ConsiderDeclaration => self.consider_declaration(now),
            MatchCommand::Declare => self.declare(now),
            MatchCommand::WithdrawDeclaration => self.withdraw_declaration(now),
            MatchCommand::Claim { by } => self.claim(by, now),
            MatchCommand::Arbiter(order) => self.order(*order, now),
            MatchCommand::Tick => Ok(Vec::new()),
            MatchCommand::NoteSleep { since, slept } => self.note_sleep(since.min(now), slept, now),
            MatchCommand::AnswerSleep(ruling) => self.answer_sleep(ruling, now),
            MatchCommand::NoteLateMove { late, date } => Ok(self.note_late_move(late, date, now)),
        }
    }

    pub(super) fn tick(&mut self, now: SessionTime) -> Vec<MatchEvent> {
        let told = self.clock.tick(now);
        let flag = told.iter().find_map(|event| match event {
            ClockEvent::FlagFell { color } => Some(*color),
            ClockEvent::SecondsLeft { .. } | ClockEvent::StageEntered { .. } => None,
        });
        let mut events: Vec<MatchEvent> = told.into_iter().map(MatchEvent::Clock).collect();
        if let Some(loser) = flag {
            let outcome = Outcome::won(loser.opponent(), EndReason::TimeUp);
            events.push(self.end(Verdict::plain(outcome), EndedBy::Word, now));
        }
        events
    }

    pub(super) fn begin(&mut self, now: SessionTime) -> Answer {
        if self.status != MatchStatus::Waiting {
            return Err(Refusal::HasBegun);
        }
        self.status = MatchStatus::Running;
        let first = self.turn();
        self.clock.start(first, now);
        Ok(vec![MatchEvent::Began { first }])
    }

    fn resign(&mut self, loser: Color, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        self.must_be_decided()?;
        let outcome = Outcome::won(loser.opponent(), EndReason::Resignation);
        Ok(vec![self.end(Verdict::plain(outcome), EndedBy::Word, now)])
    }

    pub(super) fn interrupt(&mut self, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        let outcome = Outcome::undecided(EndReason::Interrupted);
        Ok(vec![self.end(Verdict::plain(outcome), EndedBy::Word, now)])
    }

    /// Ends the game for good.
    pub(super) fn end(&mut self, verdict: Verdict, by: EndedBy, now: SessionTime) -> MatchEvent {
        let mover = self.turn();
        let spent = self.clock.freeze(now);
        let time = match by {
            EndedBy::Move => None,
            EndedBy::Word => Some(MoveTime { spent, total: self.clock.used(mover) + spent }),
        };
        let outcome = verdict.outcome.clone();
        self.tree.node_mut(self.node).set_ending(Some(Ending { outcome: outcome.clone(), time }));
        self.status = MatchStatus::Over(outcome);
        self.cut_short = self.pending.take().filter(Pending::outlasts_an_end);
        self.halt = None;
        self.verdict = Some(Box::new(verdict.clone()));
        MatchEvent::Ended(Box::new(verdict))
    }

    pub(super) const fn must_not_be_over(&self) -> Result<(), Refusal> {
        match self.status {
            MatchStatus::Over(_) => Err(Refusal::Over),
            MatchStatus::Waiting | MatchStatus::Running | MatchStatus::Paused => Ok(()),
        }
    }

    pub(super) fn must_not_stand_still(&self) -> Result<(), Refusal> {
        self.must_not_be_over()?;
        self.must_be_decided()?;
        if self.status == MatchStatus::Paused { Err(Refusal::Paused) } else { Ok(()) }
    }

    pub(super) fn must_be_decided(&self) -> Result<(), Refusal> {
        let is_held_up = self.pending.as_ref().is_some_and(Pending::holds_up_the_game);
        if is_held_up { Err(Refusal::Undecided) } else { Ok(()) }
    }
}

/// The instant up to which time passes before `command`: a sleep does not count until somebody rules that it does.
fn awake(command: &MatchCommand, now: SessionTime) -> SessionTime {
    if let MatchCommand::NoteSleep { since, .. } = command { now.min(*since) } else { now }
}
