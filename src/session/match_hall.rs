//! The clocks of a match that stand still with the whole hall, and run on with it.

use super::match_session::Answer;
use super::{Halt, MatchEvent, MatchSession, MatchStatus, Pending, Refusal};
use crate::clock::SessionTime;

impl MatchSession {
    /// Whether an order to stop the hall has anything to stop here: a clock that runs, or one that players could restart.
    #[must_use]
    pub fn can_stop_with_the_hall(&self) -> bool {
        let is_decided = !self.pending.as_ref().is_some_and(Pending::holds_up_the_game);
        match self.status {
            MatchStatus::Running => true,
            MatchStatus::Paused => self.halt.is_none() && is_decided,
            MatchStatus::Waiting | MatchStatus::Over(_) => false,
        }
    }

    /// A running clock always stops; one that stood still before does so afterwards.
    pub(super) fn stop_with_the_hall(&mut self, now: SessionTime) -> Answer {
        if !self.can_stop_with_the_hall() {
            return Err(Refusal::NotPaused);
        }
        let was_running = self.status == MatchStatus::Running;
        let mut events = Vec::new();
        if was_running {
            events.extend(self.drop_requests());
            self.stand_still(now);
            events.push(MatchEvent::Paused);
        }
        self.halt = Some(Halt::Hall { was_running });
        Ok(events)
    }

    /// Whatever has to be decided here first decides when the clock runs on.
    pub(super) fn start_with_the_hall(&mut self, now: SessionTime) -> Answer {
        let Some(Halt::Hall { was_running }) = self.halt else { return Err(Refusal::NotPaused) };
        self.halt = None;
        if !was_running || self.must_be_decided().is_err() {
            return Ok(Vec::new());
        }
        self.run_on(now);
        Ok(vec![MatchEvent::Resumed])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{ArbiterAct, MatchCommand, MatchSetup, Signature};

    #[test]
    fn a_clock_that_ran_runs_on_with_the_hall_and_one_that_stood_still_does_not() {
        for was_running in [true, false] {
            let mut session = MatchSession::new(MatchSetup::default());
            let mut give = |command| session.apply(command, SessionTime::default()).unwrap();
            give(MatchCommand::Begin);
            if !was_running {
                give(MatchCommand::ArbiterPause);
            }
            give(ArbiterAct::StopHall.signed(Signature::default()));
            assert_eq!(session.halted(), Some(Halt::Hall { was_running }));
            assert_eq!(session.apply(MatchCommand::Resume, SessionTime::default()), Err(Refusal::ArbiterCalled));
            session.apply(ArbiterAct::StartHall.signed(Signature::default()), SessionTime::default()).unwrap();
            assert_eq!((session.halted(), *session.status() == MatchStatus::Running), (None, was_running));
        }
    }
}
