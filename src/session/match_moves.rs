//! Moves in a match: playing them, legal or not, taking them back, and stopping the clock in between.

use super::match_claims::OpenFoul;
use super::match_session::{Answer, EndedBy};
use super::{Consent, MatchEvent, MatchSession, MatchStatus, Pending, Refusal};
use crate::clock::SessionTime;
use crate::record::{MoveTime, NodeId};
use crate::rules::{Foul, IllegalMoveRule, PauseRule, TakeBackRule, Verdict, adjudicate};
use crate::shogi::{IllegalMove, Move};

impl MatchSession {
    pub(super) fn play(&mut self, mv: Move, now: SessionTime) -> Answer {
        if self.keeps_move(now) {
            return self.keep_move(mv);
        }
        self.must_not_stand_still()?;
        match self.must_be_playable(mv)? {
            None => self.play_legal(mv, now),
            Some(proof) => self.play_illegal(mv, proof, now),
        }
    }

    /// What an illegal move that can be made offends against; `None` for a legal one.
    pub(super) fn must_be_playable(&self, mv: Move) -> Result<Option<IllegalMove>, Refusal> {
        let Err(proof) = self.position().judge(mv) else { return Ok(None) };
        let is_prevented = self.setup.profile.illegal_moves == IllegalMoveRule::Prevent;
        match (is_prevented, self.position().can_be_made(mv)) {
            (true, _) => Err(Refusal::Illegal(proof)),
            (false, false) => Err(Refusal::Illegal(self.position().obstacle(mv, proof))),
            (false, true) => Ok(Some(proof)),
        }
    }

    fn play_legal(&mut self, mv: Move, now: SessionTime) -> Answer {
        let mut events = self.go_on(now)?;
        if self.must_not_be_over().is_err() {
            return Ok(events);
        }
        let node = self.tree.add_judged(self.node, mv);
        events.push(self.make(mv, node, now));
        if let Some(verdict) = adjudicate(self.position(), &self.history, &self.setup.profile) {
            events.push(self.end(verdict, EndedBy::Move, now));
        }
        Ok(events)
    }

    /// Makes an illegal move. If the game goes on, the referee stays silent: even apparent mate leaves the
    /// opponent time to claim.
    fn play_illegal(&mut self, mv: Move, proof: IllegalMove, now: SessionTime) -> Answer {
        let rule = self.setup.profile.illegal_moves;
        let foul = Foul::by_move(proof, self.turn(), self.plies() + 1);
        let mut events = self.go_on(now)?;
        if self.must_not_be_over().is_err() {
            return Ok(events);
        }
        let node = self.tree.play_foul(self.node, mv)?;
        events.push(self.make(mv, node, now));
        match rule {
            IllegalMoveRule::AdjudicateAtOnce => {
                events.push(self.end(Verdict::of_foul(foul), EndedBy::Move, now));
            }
            IllegalMoveRule::PlayOn(_) | IllegalMoveRule::Prevent => {
                self.fouls.push(OpenFoul { foul, node, rejections: 0 });
            }
        }
        Ok(events)
    }

    /// Begins the game if necessary and drops unanswered requests. A player whom an arbiter has left no time at all
    /// loses at once.
    fn go_on(&mut self, now: SessionTime) -> Answer {
        let mut events = Vec::new();
        if self.status == MatchStatus::Waiting {
            events.extend(self.begin(now)?);
            events.extend(self.tick(now));
        }
        events.extend(self.drop_requests());
        Ok(events)
    }

    /// Drops unanswered requests.
    pub(super) fn drop_requests(&mut self) -> Vec<MatchEvent> {
        let dropped = self.pending.take().and_then(|pending| match pending {
            Pending::TakeBack { .. } => Some(MatchEvent::TakeBackDeclined),
            Pending::Impasse { .. } => Some(MatchEvent::ImpasseDeclined),
            Pending::Declaration(_) | Pending::Claim(_) | Pending::Sleep(_) | Pending::Adjourned { .. } => None,
        });
        dropped.into_iter().collect()
    }

    /// Makes a move on the board and the clock; its place in the record is `node`. A player who moves out of turn does
    /// not press the clock, which keeps running for the player to move.
    fn make(&mut self, mv: Move, node: NodeId, now: SessionTime) -> MatchEvent {
        let mover = self.position().mover(mv);
        let captured = self.position().board().piece_on(mv.to()).is_some();
        let after = self.position().after(mv);
        let is_check = after.is_check();
        self.clocks_before.push(self.clock.state());
        if mover == self.turn() {
            let spent = self.clock.press(now).expect("the flag was tested at the same instant");
            self.tree.node_mut(node).set_time(Some(MoveTime { spent, total: self.clock.used(mover) }));
        }
        self.node = node;
        self.history.push(&after);
        self.positions.push(after);
        MatchEvent::MovePlayed { mv, mover, captured, is_check }
    }

    pub(super) fn ask_to_take_back(&mut self, now: SessionTime) -> Answer {
        self.must_not_stand_still()?;
        if self.plies() == 0 {
            return Err(Refusal::NoMove);
        }
        match self.setup.profile.take_back {
            TakeBackRule::Allowed => self.take_back(now),
            TakeBackRule::Forbidden => Err(Refusal::TakeBackForbidden),
            TakeBackRule::ByAgreement => {
                let by = self.turn().opponent();
                self.pending = Some(Pending::TakeBack { by });
                Ok(vec![MatchEvent::TakeBackAsked { by }])
            }
        }
    }

    pub(super) fn answer_take_back(&mut self, consent: Consent, now: SessionTime) -> Answer {
        self.must_not_stand_still()?;
        let Some(Pending::TakeBack { .. }) = self.pending else { return Err(Refusal::NothingToDecide) };
        self.pending = None;
        match consent {
            Consent::Agreed => self.take_back(now),
            Consent::Declined => Ok(vec![MatchEvent::TakeBackDeclined]),
        }
    }

    fn take_back(&mut self, now: SessionTime) -> Answer {
        let mv = self.take_one_back()?;
        self.pending = None;
        self.clock.start(self.turn(), now);
        Ok(vec![MatchEvent::TakenBack { mv }])
    }

    /// Removes the latest move and resets both clocks to before it.
    pub(super) fn take_one_back(&mut self) -> Result<Move, Refusal> {
        let mv = self.tree.node(self.node).mv.ok_or(Refusal::NoMove)?;
        let (Some(parent), Some(clocks)) = (self.tree.parent(self.node), self.clocks_before.pop()) else {
            return Err(Refusal::NoMove);
        };
        self.tree.remove(self.node);
        self.fouls.retain(|open| open.node != self.node);
        self.node = parent;
        self.positions.pop();
        self.history.pop();
        self.clock.restore(clocks);
        Ok(mv)
    }

    pub(super) fn pause(&mut self, now: SessionTime) -> Answer {
        match self.setup.profile.pause {
            PauseRule::Players => self.pause_for_the_arbiter(now),
            PauseRule::Arbiter | PauseRule::Nobody => {
                self.must_not_be_over()?;
                Err(Refusal::PauseForbidden)
            }
        }
    }

    pub(super) fn pause_for_the_arbiter(&mut self, now: SessionTime) -> Answer {
        self.must_not_stand_still()?;
        if self.status == MatchStatus::Waiting {
            return Err(Refusal::NotPaused);
        }
        self.stand_still(now);
        Ok(vec![MatchEvent::Paused])
    }

    pub(super) fn resume(&mut self, now: SessionTime) -> Answer {
        if self.halt.is_some() {
            return Err(Refusal::ArbiterCalled);
        }
        self.resume_for_the_arbiter(now)
    }

    pub(super) fn resume_for_the_arbiter(&mut self, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        self.must_be_decided()?;
        if self.status != MatchStatus::Paused {
            return Err(Refusal::NotPaused);
        }
        self.must_have_time(now)?;
        self.run_on(now);
        Ok(vec![MatchEvent::Resumed])
    }

    /// A clock without time must not be restarted: the game would be lost at once.
    fn must_have_time(&self, now: SessionTime) -> Result<(), Refusal> {
        if self.clock.out_of_time(now).is_some() { Err(Refusal::TimeIsUp) } else { Ok(()) }
    }

    pub(super) fn stand_still(&mut self, now: SessionTime) {
        self.clock.pause(now);
        self.status = MatchStatus::Paused;
    }

    pub(super) fn run_on(&mut self, now: SessionTime) {
        self.clock.resume(now);
        self.status = MatchStatus::Running;
        self.halt = None;
    }
}
