//! An arbiter's acts: each is carried out and logged with the state of the game before and after.

use std::time::Duration;

use super::match_session::{Answer, EndedBy};
use super::{
    ArbiterAct, ArbiterOrder, ClaimRuling, DeclarationDecision, Halt, MatchEvent, MatchSession, MatchStatus, Pending,
    Refusal, SleepRuling,
};
use crate::clock::{Reading, SessionTime};
use crate::record::{AuditAct, AuditClock, AuditEntry, AuditState, Ending, LoggedClaim, NodeId, Standing};
use crate::rules::{EndReason, Outcome, Verdict};
use crate::shogi::{Color, Move};

impl MatchSession {
    pub(super) fn order(&mut self, order: ArbiterOrder, now: SessionTime) -> Answer {
        let before = self.audit_state(now);
        let act = self.audited(&order.act);
        let shows_arbiter = order.act.shows_arbiter();
        let mut events = self.carry_out(order.act, now)?;
        if shows_arbiter {
            self.end_call();
        }
        let signed = order.signed;
        let after = self.audit_state(now);
        let entry = AuditEntry { date: signed.date, who: signed.who, act, reason: signed.reason, before, after };
        self.tree.log.push(entry.clone());
        events.push(MatchEvent::Noted(Box::new(entry)));
        Ok(events)
    }

    /// The log entry that `order` would make, found by trying it on a copy of this match.
    ///
    /// # Errors
    /// Returns the refusal if it would not be carried out.
    pub fn foresee(&self, order: ArbiterOrder, now: SessionTime) -> Result<AuditEntry, Refusal> {
        let noted = |event| if let MatchEvent::Noted(entry) = event { Some(*entry) } else { None };
        let is_about_time = matches!(order.act, ArbiterAct::GiveTime { .. });
        let entry = self.clone().order(order, now)?.into_iter().find_map(noted).ok_or(Refusal::NothingChanges)?;
        if is_about_time && entry.before.clocks == entry.after.clocks {
            return Err(Refusal::NothingChanges);
        }
        Ok(entry)
    }

    fn carry_out(&mut self, act: ArbiterAct, now: SessionTime) -> Answer {
        match act {
            ArbiterAct::Call => self.call(now),
            ArbiterAct::AnswerCall => self.answer_call(),
            ArbiterAct::Stop => self.halt(Halt::Stopped, now),
            ArbiterAct::Resume => self.resume_for_the_arbiter(now),
            ArbiterAct::StopHall => self.stop_with_the_hall(now),
            ArbiterAct::StartHall => self.start_with_the_hall(now),
            ArbiterAct::SetClock { color, main_left, extras_left } => {
                self.set_clock(color, main_left, extras_left, now)
            }
            ArbiterAct::GiveTime { to, secs } => self.give_time(to, secs, now),
            ArbiterAct::SetTurn(color) => self.set_turn(color),
            ArbiterAct::TakeBack { moves } => self.take_back_moves(moves, now),
            ArbiterAct::CorrectMove { ply, mv } => self.correct_move(ply, mv, now),
            ArbiterAct::Warn(color) => self.warn(color),
            ArbiterAct::RuleOnClaim(ruling) => self.rule_on_claim(ruling, now),
            ArbiterAct::RuleOnDeclaration(decision) => self.rule_on_declaration(decision, now),
            ArbiterAct::RuleOnSleep(ruling) => self.answer_sleep(ruling, now),
            ArbiterAct::Rule(ruling) => Ok(self.rule(ruling, now)),
            ArbiterAct::DefaultWin { winner } => self.default_win(winner, now),
            ArbiterAct::DoubleDefault => self.double_default(now),
            ArbiterAct::Interrupt => self.interrupt(now),
            ArbiterAct::Adjourn { sealed } => self.adjourn(sealed, now),
            ArbiterAct::Reopen => self.reopen(now),
        }
    }

    /// The log's description of the act, including whatever will be gone once it is done.
    fn audited(&self, act: &ArbiterAct) -> AuditAct {
        match act {
            ArbiterAct::Call => AuditAct::Called,
            ArbiterAct::AnswerCall => AuditAct::CallAnswered,
            ArbiterAct::Stop => AuditAct::Stopped,
            ArbiterAct::Resume => AuditAct::Resumed,
            ArbiterAct::StopHall => AuditAct::HallStopped,
            ArbiterAct::StartHall => AuditAct::HallStarted,
            ArbiterAct::SetClock { color, .. } => AuditAct::ClockSet(*color),
            ArbiterAct::GiveTime { to, secs } => AuditAct::TimeGiven { to: *to, secs: *secs },
            ArbiterAct::SetTurn(color) => AuditAct::TurnSet(*color),
            ArbiterAct::TakeBack { moves } => AuditAct::TakenBack(self.moves_taken_back(*moves)),
            ArbiterAct::CorrectMove { ply, mv } => {
                let from = ply.checked_sub(1).and_then(|index| self.moves_played().nth(index)).unwrap_or(*mv);
                AuditAct::Corrected { ply: *ply, from, to: *mv }
            }
            ArbiterAct::Warn(color) => AuditAct::Warned(*color),
            ArbiterAct::RuleOnClaim(ClaimRuling::Uphold) => AuditAct::ClaimUpheld(self.logged_claim()),
            ArbiterAct::RuleOnClaim(ClaimRuling::Reject) => AuditAct::ClaimRejected(self.logged_claim()),
            // Only the side to move can declare.
            ArbiterAct::RuleOnDeclaration(DeclarationDecision::Judge) => {
                AuditAct::DeclarationJudged(Some(self.position().turn()))
            }
            ArbiterAct::RuleOnDeclaration(DeclarationDecision::Dismiss) => {
                AuditAct::DeclarationDismissed(Some(self.position().turn()))
            }
            ArbiterAct::RuleOnSleep(SleepRuling::Forget) => AuditAct::SleepForgotten,
            ArbiterAct::RuleOnSleep(SleepRuling::Count) => AuditAct::SleepCounted,
            ArbiterAct::Rule(ruling) => AuditAct::Ruled { charge: ruling.charge, sequel: ruling.sequel },
            ArbiterAct::DefaultWin { .. } => AuditAct::Default,
            ArbiterAct::DoubleDefault => AuditAct::DoubleDefault,
            ArbiterAct::Interrupt => AuditAct::Interrupted,
            ArbiterAct::Adjourn { .. } => AuditAct::Adjourned,
            ArbiterAct::Reopen => AuditAct::Reopened(self.sealed_move()),
        }
    }

    /// The latest moves, along with any played after a successfully claimed illegal move.
    fn moves_taken_back(&self, count: usize) -> Vec<Move> {
        if count == 0 {
            return Vec::new();
        }
        let first_child = |&node: &NodeId| self.tree.children(node).first().copied();
        let since = std::iter::successors(first_child(&self.node), first_child);
        let latest = self.moves_played().skip(self.plies().saturating_sub(count));
        latest.chain(since.filter_map(|node| self.tree.node(node).mv)).collect()
    }

    /// The moves that led to the present position.
    pub(super) fn moves_played(&self) -> impl Iterator<Item = Move> {
        self.tree.path_to(self.node).into_iter().filter_map(|node| self.tree.node(node).mv)
    }

    /// The claim that waits for a ruling.
    fn logged_claim(&self) -> Option<LoggedClaim> {
        let Some(Pending::Claim(case)) = self.pending else { return None };
        Some(LoggedClaim { by: case.by, about: Some((case.foul.ply, case.foul.kind)) })
    }

    const fn sealed_move(&self) -> Option<Move> {
        if let Some(Pending::Adjourned { sealed }) = self.pending { sealed } else { None }
    }

    pub(super) fn audit_state(&self, now: SessionTime) -> AuditState {
        AuditState {
            ply: self.plies(),
            standing: match &self.status {
                MatchStatus::Waiting => Standing::Waiting,
                MatchStatus::Running => Standing::Running,
                MatchStatus::Paused => Standing::Stopped,
                MatchStatus::Over(outcome) => Standing::Over(outcome.clone()),
            },
            clocks: Color::ALL.map(|color| self.audit_clock(color, now)),
            warnings: self.warnings,
        }
    }

    fn audit_clock(&self, color: Color, now: SessionTime) -> AuditClock {
        let main = self.clock.main_shown(color, now);
        let reading = self.clock.reading(color, now);
        let is_period = matches!(reading, Reading::Byoyomi { .. } | Reading::Consideration { .. }) && main.is_zero();
        let period = is_period.then(|| Duration::from_secs(reading.shown_secs()));
        AuditClock { main, extras: self.clock.extras_left(color, now), period }
    }

    /// Calls the arbiter. A clock that runs is stopped; where none does, or something has to be decided first, the call waits
    /// for an answer.
    fn call(&mut self, now: SessionTime) -> Answer {
        let can_stop = match self.status {
            MatchStatus::Running => true,
            MatchStatus::Paused => self.must_be_decided().is_ok(),
            MatchStatus::Waiting | MatchStatus::Over(_) => false,
        };
        if self.is_arbiter_called() && self.status != MatchStatus::Running {
            return Err(Refusal::ArbiterCalled);
        }
        if can_stop {
            self.awaits_arbiter = false;
            return self.halt(Halt::Called, now);
        }
        self.awaits_arbiter = true;
        Ok(Vec::new())
    }

    /// The arbiter is at the table. A clock that the call has stopped stands until they restart it.
    fn end_call(&mut self) {
        self.awaits_arbiter = false;
        if self.halt == Some(Halt::Called) {
            self.halt = Some(Halt::Stopped);
        }
    }

    fn answer_call(&self) -> Answer {
        if self.awaits_arbiter { Ok(Vec::new()) } else { Err(Refusal::NothingToDecide) }
    }

    /// Stops the clocks until an arbiter restarts them.
    fn halt(&mut self, halt: Halt, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        self.must_be_decided()?;
        let mut events = self.drop_requests();
        match self.status {
            MatchStatus::Running => {
                self.stand_still(now);
                events.push(MatchEvent::Paused);
            }
            MatchStatus::Paused if self.halt != Some(halt) => {}
            MatchStatus::Paused => return Err(Refusal::Paused),
            MatchStatus::Waiting | MatchStatus::Over(_) => return Err(Refusal::NotPaused),
        }
        self.halt = Some(halt);
        Ok(events)
    }

    fn warn(&mut self, color: Color) -> Answer {
        self.must_not_be_over()?;
        self.warnings[color.index()] += 1;
        Ok(Vec::new())
    }

    fn double_default(&mut self, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        let outcome = Outcome::undecided(EndReason::Default);
        Ok(vec![self.end(Verdict::plain(outcome), EndedBy::Move, now)])
    }

    fn adjourn(&mut self, sealed: Option<Move>, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        self.must_be_decided()?;
        if self.status == MatchStatus::Waiting {
            return Err(Refusal::NotPaused);
        }
        sealed.map_or(Ok(()), |mv| self.position().judge(mv))?;
        let mut events = self.drop_requests();
        self.stand_still(now);
        self.pending = Some(Pending::Adjourned { sealed });
        self.end_for_now(sealed);
        events.push(MatchEvent::Adjourned);
        Ok(events)
    }

    /// The record ends with the adjournment until the game goes on.
    pub(super) fn end_for_now(&mut self, sealed: Option<Move>) {
        let reason = if sealed.is_some() { EndReason::SealedMove } else { EndReason::Interrupted };
        let outcome = Outcome::undecided(reason);
        self.tree.node_mut(self.node).set_ending(Some(Ending { outcome, time: None }));
    }

    fn reopen(&mut self, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        let Some(Pending::Adjourned { sealed }) = self.pending else { return Err(Refusal::NothingToDecide) };
        self.pending = None;
        self.tree.node_mut(self.node).set_ending(None);
        self.run_on(now);
        let mut events = vec![MatchEvent::Resumed];
        events.extend(self.tick(now));
        if let Some(mv) = sealed.filter(|_| self.status == MatchStatus::Running) {
            events.extend(self.play(mv, now)?);
        }
        Ok(events)
    }
}
