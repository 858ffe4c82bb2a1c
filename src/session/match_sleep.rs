//! Machines that sleep and programs that are held up: nobody loses time to them unasked.

use std::time::Duration;

use super::match_session::Answer;
use super::{MatchEvent, MatchSession, MatchStatus, Pending, Refusal, SleepCase, SleepRuling};
use crate::clock::SessionTime;

impl MatchSession {
    /// Notes that nothing ran for `slept` after `since`. A running clock is stopped as it was at `since`, until
    /// somebody decides whether that time counts.
    pub(super) fn note_sleep(&mut self, since: SessionTime, slept: Duration) -> Answer {
        if self.status != MatchStatus::Running {
            return Ok(Vec::new());
        }
        let mut events = self.drop_requests();
        let mover = self.clock.running().unwrap_or_else(|| self.turn());
        let case = SleepCase::of(&self.clock, mover, slept, since);
        self.stand_still(since);
        self.pending = Some(Pending::Sleep(case));
        events.push(MatchEvent::Slept(case));
        Ok(events)
    }

    pub(super) fn answer_sleep(&mut self, ruling: SleepRuling, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        let Some(Pending::Sleep(case)) = self.pending else { return Err(Refusal::NothingToDecide) };
        self.pending = None;
        case.settle(&mut self.clock, ruling, now);
        self.run_on(now);
        let mut events = vec![MatchEvent::Resumed];
        events.extend(self.tick(now));
        Ok(events)
    }
}
