//! Illegal moves that nobody stopped, and who may still claim them.

use super::match_session::{Answer, EndedBy};
use super::{ClaimCase, ClaimRuling, Claimant, MatchEvent, MatchSession, MatchStatus, Pending, Refusal};
use crate::clock::{ClockState, GameClock, SessionTime};
use crate::record::NodeId;
use crate::rules::{ClaimDeadline, ClaimRule, Claimants, Foul, IllegalMoveRule, Verdict};

/// An illegal move that was made and that nobody has stopped so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenFoul {
    /// The foul.
    pub(super) foul: Foul,
    /// The place in the record after it.
    pub(super) node: NodeId,
    /// How many claims against it were rejected.
    pub(super) rejections: u32,
}

/// How often the same move may be claimed by anybody but the arbiter: once, and once more on new grounds. Which these are is
/// said to the arbiter, who rules on them; nothing in the rules wants them written down.
const MOST_CLAIMS: u32 = 2;

/// The moves played after an illegal move that was claimed successfully.
#[derive(Clone, Debug)]
pub(super) struct PlayedOn {
    /// The place after the latest of them.
    node: NodeId,
    /// The clock as of the claim.
    clock: GameClock,
    /// The clocks before each of these moves.
    clocks_before: Vec<ClockState>,
}

impl MatchSession {
    /// Stops the clock for a ruling on the illegal move that `by` may still claim: the least often rejected, and the
    /// earliest among those.
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
        // A move whose claim was rejected before is meant only if there is no other candidate.
        let Some(&OpenFoul { foul, node, rejections }) = open.min_by_key(|it| it.rejections) else {
            return Ok(vec![MatchEvent::ClaimUnfounded { by }]);
        };
        let arbiters = self.fouls.iter().filter(|it| self.is_open(rule, it, Claimant::Arbiter));
        // One that was rejected more often would not be the next to be claimed.
        let earlier = arbiters.filter(|it| it.foul.ply < foul.ply && it.rejections <= rejections);
        let earlier = earlier.map(|it| it.foul).min_by_key(|it| it.ply);
        let clock_ran = self.status == MatchStatus::Running;
        let case = ClaimCase { by, foul, node, rejections, earlier, clock_ran };
        self.pending = Some(Pending::Claim(case));
        self.stand_still(now);
        Ok(vec![MatchEvent::Claimed(case)])
    }

    /// Whether it is not too late to claim a foul, `by` did not commit it, and may still insist on it.
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

    /// Goes back to the place after the illegal move, with the clocks as they stood there. Later moves stay in the
    /// record as a variation, since the line now ends there. Source: JSA 対局規定 article 8(2), 2013.
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

    /// Restores the moves played after the illegal move, and the clocks, because the claim should not have been upheld.
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

    /// Whether illegal moves can be claimed in this match, and by `by`. Does not reveal whether there are any.
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
