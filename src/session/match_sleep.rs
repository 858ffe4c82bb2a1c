//! Machines that sleep and programs that are held up: nobody loses time to them unasked.

use std::time::Duration;

use super::match_session::Answer;
use super::{MatchEvent, MatchSession, MatchStatus, Pending, Refusal, SleepCase, SleepRuling};
use crate::clock::SessionTime;
use crate::record::{AuditAct, AuditEntry};

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

    /// Writes down that the latest move may have been made after the flag, for an arbiter who wants to know.
    pub(super) fn note_late_move(&mut self, late: Duration, date: String, now: SessionTime) -> Vec<MatchEvent> {
        let (who, reason) = (String::new(), String::new());
        let act = AuditAct::LateMove { millis: u64::try_from(late.as_millis()).unwrap_or(u64::MAX) };
        let (before, after) = (self.audit_state(now), self.audit_state(now));
        let entry = AuditEntry { date, who, act, reason, before, after };
        self.tree.log.push(entry.clone());
        vec![MatchEvent::Noted(Box::new(entry))]
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
