//! The engines that play in the current game.

use super::form::{EnginePlayer, EngineSeries};
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::engine::{Fault, Place, SearchNumber};
use crate::session::{MatchSession, MatchStatus, Pending};
use crate::shogi::Color;

/// The engines at the board.
#[derive(Debug, Default)]
pub struct Seats {
    /// The engines, Black's first; where there is none a person plays.
    pub engines: [Option<Box<SeatedEngine>>; 2],
    /// Whether the clock starts once the engines are ready.
    pub begins_when_ready: bool,
    /// The match that this game belongs to.
    pub series: Option<EngineSeries>,
    /// Whether the person has resigned: an engine that is thinking moves at once, and then the game is over.
    pub resigns: bool,
}

/// An engine at the board.
#[derive(Debug)]
pub struct SeatedEngine {
    /// Who it is.
    pub player: EnginePlayer,
    /// The number of its process, once it was started.
    pub run: Option<u64>,
    /// Its state.
    pub stage: SeatStage,
    /// Since when it has been starting.
    pub since: Option<SessionTime>,
    /// The move it was asked for, until it answers.
    pub asked: Option<AskedMove>,
    /// Why it plays no more.
    pub fault: Option<Fault>,
    /// How often it was started again by itself since it was last ready.
    pub retries: u32,
}

/// The state of an engine at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatStage {
    /// It gets ready.
    Starting,
    /// It plays.
    Ready,
    /// It has stopped playing, unless it is started again.
    Failed,
}

/// What it means for the game that an engine has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterFailure {
    /// The game has not begun, and cannot.
    NotBegun,
    /// The clock decides.
    ClockRuns,
    /// It is over.
    Over,
}

/// A move that an engine was asked for.
#[derive(Clone, Debug)]
pub struct AskedMove {
    /// The number of the search.
    pub number: SearchNumber,
    /// The revision of the record.
    pub revision: u64,
    /// The place.
    pub place: Place,
    /// Whether it was told to move at once.
    pub is_hurried: bool,
}

impl Seats {
    /// These engines, not started yet.
    #[must_use]
    pub fn of(players: [Option<EnginePlayer>; 2]) -> Self {
        let engines = players.map(|player| player.map(|player| Box::new(SeatedEngine::new(player))));
        Self { engines, ..Self::default() }
    }

    /// The players who are engines, Black's first.
    #[must_use]
    pub fn players(&self) -> [Option<EnginePlayer>; 2] {
        self.engines.each_ref().map(|seat| seat.as_ref().map(|seat| seat.player.clone()))
    }

    /// Whether an engine is still getting ready.
    #[must_use]
    pub fn are_awaited(&self) -> bool {
        self.engines.iter().flatten().any(|seat| seat.stage != SeatStage::Ready)
    }

    /// Since when the first of those that are still starting has been starting.
    #[must_use]
    pub fn starting_since(&self) -> Option<SessionTime> {
        self.engines.iter().flatten().filter_map(|seat| seat.since).min()
    }

    /// Notes since when engines have been starting.
    pub fn note_starts(&mut self, now: SessionTime) {
        for seat in self.engines.iter_mut().flatten() {
            let is_starting = seat.stage == SeatStage::Starting;
            seat.since = is_starting.then(|| seat.since.unwrap_or(now));
        }
    }

    /// The engine of `color`.
    #[must_use]
    pub fn of_side(&mut self, color: Color) -> Option<&mut SeatedEngine> {
        self.engines[color.index()].as_deref_mut()
    }

    /// The side of the engine whose process has this number.
    #[must_use]
    pub fn side_of(&self, run: u64) -> Option<Color> {
        let is_it = |color: &Color| self.engines[color.index()].as_ref().is_some_and(|seat| seat.run == Some(run));
        Color::ALL.into_iter().find(is_it)
    }
}

impl SeatedEngine {
    /// It is to be started, as at first.
    pub fn begin_anew(&mut self) {
        (self.stage, self.run, self.asked, self.fault) = (SeatStage::Starting, None, None, None);
        self.since = None;
    }

    const fn new(player: EnginePlayer) -> Self {
        Self { player, run: None, stage: SeatStage::Starting, since: None, asked: None, fault: None, retries: 0 }
    }
}

impl AppState {
    /// The side to move, if an engine sits there.
    #[must_use]
    pub fn engine_to_move(&self) -> Option<Color> {
        let turn = self.as_match()?.turn();
        self.table.seats.engines[turn.index()].as_ref().map(|_| turn)
    }

    /// Whether the clock must not start yet, as an engine is not ready to play.
    #[must_use]
    pub fn awaits_engines(&self) -> bool {
        let stands = |it: &MatchSession| *it.status() == MatchStatus::Waiting && it.setup().is_timed();
        self.as_match().is_some_and(stands) && self.table.seats.are_awaited()
    }

    /// The side of the person who plays against an engine.
    #[must_use]
    pub fn person_against_engine(&self) -> Option<Color> {
        let sits_there = |color: &Color| self.table.seats.engines[color.index()].is_none();
        Color::ALL.into_iter().find(|color| self.is_against_engine() && sits_there(color))
    }

    /// Who resigns when somebody does: a person against an engine at any time, or else the side to move. Nobody does for an
    /// engine that has failed: the clock decides, or it is started again.
    #[must_use]
    pub fn who_resigns(&self) -> Option<Color> {
        let turn = self.as_match().filter(|_| !self.is_held_up_by_engine()).map(MatchSession::turn);
        self.person_against_engine().or(turn)
    }

    /// Whether the engine that is to move has failed.
    #[must_use]
    fn is_held_up_by_engine(&self) -> bool {
        let seat = self.engine_to_move().and_then(|turn| self.table.seats.engines[turn.index()].as_deref());
        seat.is_some_and(|seat| seat.stage == SeatStage::Failed)
    }

    /// The engine of `color`, if it plays no more although its game goes on, and why.
    #[must_use]
    pub fn failed_engine(&self, color: Color) -> Option<(&str, &Fault)> {
        let goes_on = |session: &MatchSession| !matches!(session.status(), MatchStatus::Over(_));
        let seat =
            self.table.seats.engines[color.index()].as_deref().filter(|_| self.as_match().is_some_and(goes_on))?;
        // The name in the game tells two levels of one engine apart.
        let in_game = self.tree().header.player(color);
        seat.fault.as_ref().map(|fault| (in_game.unwrap_or(&seat.player.profile.name), fault))
    }

    /// Whether engines play without anybody who could start one again.
    #[must_use]
    pub fn is_between_engines(&self) -> bool {
        self.as_match().is_some() && self.table.seats.engines.iter().all(Option::is_some)
    }

    /// What it means for the game that an engine has failed.
    #[must_use]
    pub fn after_failure(&self) -> AfterFailure {
        match self.as_match().map(MatchSession::status) {
            Some(MatchStatus::Waiting) => AfterFailure::NotBegun,
            Some(MatchStatus::Running | MatchStatus::Paused) => AfterFailure::ClockRuns,
            Some(MatchStatus::Over(_)) | None => AfterFailure::Over,
        }
    }

    /// Whether a person and an engine play against each other.
    #[must_use]
    pub fn is_against_engine(&self) -> bool {
        self.as_match().is_some() && self.table.seats.engines.iter().flatten().count() == 1
    }

    /// The side of the engine to move.
    #[must_use]
    pub fn thinking_side(&self) -> Option<Color> {
        let (turn, session) = (self.engine_to_move()?, self.as_match()?);
        let seat = self.table.seats.engines[turn.index()].as_ref()?;
        let goes_on = match session.status() {
            MatchStatus::Running => true,
            MatchStatus::Waiting => !session.setup().is_timed() && self.table.ceremony.is_none(),
            MatchStatus::Paused | MatchStatus::Over(_) => false,
        };
        let is_decided = session.pending().is_none_or(|pending| !Pending::holds_up_the_game(pending));
        (goes_on && is_decided && seat.stage == SeatStage::Ready).then_some(turn)
    }
}
