//! A match that is driven step by step in simulated time.

use std::time::Duration;

use komadai::clock::{SessionTime, TimeControl};
use komadai::rules::Outcome;
use komadai::session::{
    ArbiterAct, MatchCommand, MatchEvent, MatchSession, MatchSetup, MatchStatus, Refusal, Signature,
};

/// A match and the current instant.
#[derive(Clone)]
pub struct Script {
    pub session: MatchSession,
    at: Duration,
}

pub fn secs(count: u64) -> Duration {
    Duration::from_secs(count)
}

/// An unsigned act of the arbiter's.
pub fn order(act: ArbiterAct) -> MatchCommand {
    act.signed(Signature::default())
}

impl Script {
    /// An even game with this time for both sides, already begun.
    pub fn timed(time: TimeControl) -> Self {
        let setup = MatchSetup { time: [time; 2], ..MatchSetup::default() };
        let mut script = Self::waiting(setup);
        script.give(MatchCommand::Begin).expect("a new match can begin");
        script
    }

    /// A match waiting for its first move.
    pub fn waiting(setup: MatchSetup) -> Self {
        Self { session: MatchSession::new(setup), at: secs(1_000) }
    }

    /// Lets `time` pass without anybody looking at the clock.
    pub fn wait(&mut self, time: Duration) -> &mut Self {
        self.at += time;
        self
    }

    pub fn now(&self) -> SessionTime {
        SessionTime::from_start(self.at)
    }

    pub fn give(&mut self, command: MatchCommand) -> Result<Vec<MatchEvent>, Refusal> {
        self.session.apply(command, self.now())
    }

    /// Gives an arbiter's act.
    pub fn rule(&mut self, act: ArbiterAct) -> Result<Vec<MatchEvent>, Refusal> {
        self.give(order(act))
    }

    /// Plays moves in USI, all at the same instant.
    pub fn play(&mut self, moves: &str) -> Vec<MatchEvent> {
        let play = |mv: &str| self.give(MatchCommand::Play(mv.parse().expect(mv))).expect(mv);
        moves.split_whitespace().flat_map(play).collect()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.session.status() {
            MatchStatus::Over(outcome) => Some(outcome.clone()),
            MatchStatus::Waiting | MatchStatus::Running | MatchStatus::Paused => None,
        }
    }
}
