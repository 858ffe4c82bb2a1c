//! Machines that sleep and programs that are held up: nobody loses time to them unasked.

use std::time::Duration;

use super::match_session::Answer;
use super::{MatchEvent, MatchSession, MatchStatus, Pending, Refusal, SleepCase, SleepRuling};
use crate::clock::SessionTime;
use crate::record::{AuditAct, AuditEntry};
use crate::shogi::Move;

impl MatchSession {
    /// Notes that nothing ran for `slept` after `since`. A running clock is stopped as it was at `since`, until
    /// somebody decides whether that time counts.
    pub(super) fn note_sleep(&mut self, since: SessionTime, slept: Duration, now: SessionTime) -> Answer {
        if self.status != MatchStatus::Running {
            return Ok(Vec::new());
        }
        let mut events = self.drop_requests();
        let mover = self.clock.running().unwrap_or_else(|| self.turn());
        let case = SleepCase::of(&self.clock, mover, slept, [since, now]);
        self.stand_still(since);
        (self.pending, self.kept_move) = (Some(Pending::Sleep(case)), None);
        events.push(MatchEvent::Slept(case));
        Ok(events)
    }

    /// Whether a move that comes at `now` was made while nothing ran.
    #[must_use]
    pub fn keeps_move(&self, now: SessionTime) -> bool {
        matches!(&self.pending, Some(Pending::Sleep(case)) if case.waits_at(now))
    }

    /// The move that was made while nothing ran, until somebody has ruled about that time.
    #[must_use]
    pub fn kept_move(&self) -> Option<Move> {
        self.kept_move.filter(|_| matches!(&self.pending, Some(Pending::Sleep(_))))
    }

    pub(super) fn keep_move(&mut self, mv: Move) -> Answer {
        self.must_be_playable(mv)?;
        let Some(Pending::Sleep(case)) = &mut self.pending else { return Err(Refusal::NothingToDecide) };
        case.has_moved = true;
        self.kept_move = Some(mv);
        Ok(vec![MatchEvent::MoveKept])
    }

    /// Writes down that the latest move may have been made after the flag, or waits for a ruling, for an arbiter who wants to know.
    pub(super) fn note_late_move(&mut self, late: Duration, date: String, now: SessionTime) -> Vec<MatchEvent> {
        let (who, reason) = (String::new(), String::new());
        let millis = u64::try_from(late.as_millis()).unwrap_or(u64::MAX);
        let is_kept = self.kept_move().is_some();
        let act = if is_kept { AuditAct::KeptMove { millis } } else { AuditAct::LateMove { millis } };
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
        let kept = self.kept_move.take().filter(|_| case.has_moved && self.must_not_be_over().is_ok());
        if let Some(mv) = kept {
            events.extend(self.play(mv, now)?);
        }
        Ok(events)
    }
}
