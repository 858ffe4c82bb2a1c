//! Illegal moves that nobody stopped, and who may still point them out.

use super::match_session::{Answer, EndedBy};
use super::{ClaimCase, ClaimRuling, Claimant, MatchEvent, MatchSession, MatchStatus, Pending, Refusal};
use crate::clock::{ClockState, GameClock, SessionTime};
use crate::record::NodeId;
use crate::rules::{ClaimDeadline, ClaimRule, Claimants, Foul, IllegalMoveRule, Verdict};

/// An illegal move that was made, and that nobody has stopped so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenFoul {
    /// What it offends against.
    pub(super) foul: Foul,
    /// The place in the record after it.
    pub(super) node: NodeId,
    /// How often it was claimed and the claim rejected.
    pub(super) rejections: u32,
}

/// How often the same move may be claimed by anybody but the arbiter: once, and once more on new grounds.
const MOST_CLAIMS: u32 = 2;

/// What was played after an illegal move that was upheld.
#[derive(Clone, Debug)]
pub(super) struct PlayedOn {
    /// The place after the latest move.
    node: NodeId,
    /// As it stood when the claim was made.
    clock: GameClock,
    /// The clocks as they were before each of these moves.
    clocks_before: Vec<ClockState>,
}

impl MatchSession {
    /// The earliest illegal move that `by` may still point out, and that was rejected the fewest times, stops the clock until it is ruled on.
    pub(super) fn claim(&mut self, by: Claimant, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        self.must_be_decided()?;
        let IllegalMoveRule::PlayOn(rule) = self.setup.profile.illegal_moves else {
            return Err(Refusal::ClaimForbidden);
        };
        if !may_claim(rule.by, by) {
            return Err(Refusal::ClaimForbidden);
        }
        let open = self.fouls.iter().filter(|it| self.is_open(rule, it, by));
        // What was rejected before is meant only where there is nothing else that could be.
        let Some(&OpenFoul { foul, node, rejections }) = open.min_by_key(|it| it.rejections) else {
            return Ok(vec![MatchEvent::ClaimUnfounded { by }]);
        };
        let case = ClaimCase { by, foul, node, rejections, clock_ran: self.status == MatchStatus::Running };
        self.pending = Some(Pending::Claim(case));
        self.stand_still(now);
        Ok(vec![MatchEvent::Claimed(case)])
    }

    /// Whether nobody is late in pointing out a foul, `by` did not commit it, and may still insist on it.
    fn is_open(&self, rule: ClaimRule, open: &OpenFoul, by: Claimant) -> bool {
        let is_in_time = match rule.until {
            ClaimDeadline::NextMove => open.foul.ply == self.plies(),
            ClaimDeadline::GameEnd => true,
        };
        let may_insist = match by {
            Claimant::Arbiter => true,
            Claimant::Player(_) | Claimant::Spectator => open.rejections < MOST_CLAIMS,
        };
        is_in_time && may_insist && by != Claimant::Player(open.foul.offender)
    }

    pub(super) fn rule_on_claim(&mut self, ruling: ClaimRuling, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        let Some(Pending::Claim(case)) = self.pending else { return Err(Refusal::NothingToDecide) };
        self.pending = None;
        match ruling {
            ClaimRuling::Uphold => {
                self.put_back_to(case.foul.ply, case.node, now);
                Ok(vec![self.end(Verdict::of_foul(case.foul), EndedBy::Move, now)])
            }
            ClaimRuling::Reject => {
                self.fouls.iter_mut().filter(|it| it.node == case.node).for_each(|it| it.rejections += 1);
                if case.clock_ran {
                    self.run_on(now);
                }
                Ok(vec![MatchEvent::ClaimRejected(case)])
            }
        }
    }

    /// Goes back to the place after the illegal move, with the clocks as they stood there. What was played since stays in
    /// the record as a variation, for the line ends there. Source: JSA 対局規定 article 8(2), 2013.
    fn put_back_to(&mut self, ply: usize, node: NodeId, now: SessionTime) {
        let clocks_before = self.clocks_before.split_off(ply);
        let clocks = clocks_before.first().cloned();
        let played_on = PlayedOn { node: self.node, clock: self.clock.clone(), clocks_before };
        self.node = node;
        self.positions.truncate(ply + 1);
        while self.history.plies() > ply {
            self.history.pop();
        }
        if let Some(clocks) = clocks {
            self.clock.restore(clocks);
            self.clock.start(self.turn(), now);
            self.played_on = Some(played_on);
        }
    }

    /// The claim was not to be upheld: what was played after the illegal move stands again, and so do the clocks.
    pub(super) fn play_on_again(&mut self) {
        let Some(played_on) = self.played_on.take() else { return };
        for node in self.tree.path_to(played_on.node).split_off(self.plies() + 1) {
            let before = self.position().clone();
            self.enter(node, &before, self.plies() + 1);
            self.node = node;
        }
        self.clocks_before.extend(played_on.clocks_before);
        self.clock = played_on.clock;
    }

    /// Whether anybody may point out illegal moves in this match, and `by` among them. Whether there is one is not
    /// told.
    #[must_use]
    pub const fn can_claim(&self, by: Claimant) -> bool {
        let goes_on = !matches!(self.status, MatchStatus::Over(_));
        match self.setup.profile.illegal_moves {
            IllegalMoveRule::PlayOn(rule) => goes_on && may_claim(rule.by, by),
            IllegalMoveRule::Prevent | IllegalMoveRule::AdjudicateAtOnce => false,
        }
    }
}

const fn may_claim(allowed: Claimants, by: Claimant) -> bool {
    match (allowed, by) {
        (Claimants::Opponent, Claimant::Player(_))
        | (Claimants::OpponentOrArbiter, Claimant::Player(_) | Claimant::Arbiter)
        | (Claimants::Anyone, Claimant::Player(_) | Claimant::Arbiter | Claimant::Spectator) => true,
        (Claimants::Opponent, Claimant::Arbiter | Claimant::Spectator)
        | (Claimants::OpponentOrArbiter, Claimant::Spectator) => false,
    }
}
