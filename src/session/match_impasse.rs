//! Impasse in a match: proposed and answered, or declared while the clock is stopped.

use super::match_session::{Answer, EndedBy};
use super::{Consent, DeclarationCase, DeclarationDecision, MatchEvent, MatchSession, MatchStatus, Pending, Refusal};
use crate::clock::{Reading, SessionTime};
use crate::rules::{
    AgreementReport, AgreementRule, DeclarationCall, DeclarationReport, DeclarationRule, DeclarationTerms, HelpRule,
};
use crate::shogi::Color;

impl MatchSession {
    pub(super) fn propose_impasse(&mut self, by: Color) -> Answer {
        self.must_not_stand_still()?;
        let report = self.agreement().ok_or(Refusal::NoAgreement)?;
        if !report.is_admissible {
            return Err(Refusal::AgreementTooEarly);
        }
        self.pending = Some(Pending::Impasse { by, report });
        Ok(vec![MatchEvent::ImpasseProposed { by, report }])
    }

    pub(super) fn answer_impasse(&mut self, consent: Consent, now: SessionTime) -> Answer {
        self.must_not_stand_still()?;
        let Some(Pending::Impasse { report, .. }) = self.pending else { return Err(Refusal::NothingToDecide) };
        self.pending = None;
        Ok(vec![match consent {
            Consent::Agreed => self.end(report.verdict(), EndedBy::Word, now),
            Consent::Declined => MatchEvent::ImpasseDeclined,
        }])
    }

    pub(super) fn consider_declaration(&mut self, now: SessionTime) -> Answer {
        self.must_not_stand_still()?;
        let case = Box::new(self.declaration(now).ok_or(Refusal::NoDeclaration)?);
        let mut events = if self.status == MatchStatus::Waiting { self.begin(now)? } else { Vec::new() };
        self.pending = Some(Pending::Declaration(case.clone()));
        self.stand_still(now);
        events.push(MatchEvent::DeclarationConsidered(case));
        Ok(events)
    }

    pub(super) fn declare(&mut self, now: SessionTime) -> Answer {
        self.must_be_the_players()?;
        self.judge_declaration(now)
    }

    pub(super) fn withdraw_declaration(&mut self, now: SessionTime) -> Answer {
        self.must_be_the_players()?;
        self.dismiss_declaration(now)
    }

    /// Applies the arbiter's decision on a declaration.
    pub(super) fn rule_on_declaration(&mut self, ruling: DeclarationDecision, now: SessionTime) -> Answer {
        match ruling {
            DeclarationDecision::Judge => self.judge_declaration(now),
            DeclarationDecision::Dismiss => self.dismiss_declaration(now),
        }
    }

    /// Where players get no help, a declaration cannot be withdrawn, and only the arbiter examines its conditions.
    fn must_be_the_players(&self) -> Result<(), Refusal> {
        match (&self.pending, self.setup.profile.help) {
            (Some(Pending::Declaration(_)), HelpRule::Withheld) => Err(Refusal::Declared),
            (_, HelpRule::Given | HelpRule::Withheld) => Ok(()),
        }
    }

    fn judge_declaration(&mut self, now: SessionTime) -> Answer {
        let case = self.take_declaration()?;
        Ok(vec![match case.report.verdict() {
            Some(verdict) => self.end(verdict, EndedBy::Word, now),
            None => {
                self.run_on(now);
                MatchEvent::DeclarationIgnored(Box::new(case.report))
            }
        }])
    }

    fn dismiss_declaration(&mut self, now: SessionTime) -> Answer {
        self.take_declaration()?;
        self.run_on(now);
        Ok(vec![MatchEvent::DeclarationWithdrawn])
    }

    fn take_declaration(&mut self) -> Result<DeclarationCase, Refusal> {
        self.must_not_be_over()?;
        match self.pending.take() {
            Some(Pending::Declaration(case)) => Ok(*case),
            other => {
                self.pending = other;
                Err(Refusal::NothingToDecide)
            }
        }
    }

    /// What an agreement would mean in the present position; `None` if the profile has none.
    #[must_use]
    pub fn agreement(&self) -> Option<AgreementReport> {
        match self.setup.profile.agreement {
            AgreementRule::Off => None,
            AgreementRule::On(terms) => {
                Some(AgreementReport::of(self.position(), &self.history, terms, self.setup.profile.handicap_credit))
            }
        }
    }

    /// What a declaration by the side to move would mean at `now`; `None` if nobody can declare.
    #[must_use]
    pub fn declaration(&self, now: SessionTime) -> Option<DeclarationCase> {
        let DeclarationRule::On(terms) = self.setup.profile.declaration else { return None };
        let report = |terms: DeclarationTerms| {
            DeclarationReport::of(self.position(), &self.history, terms, self.setup.profile.handicap_credit)
        };
        let time_left = match self.clock.reading(self.turn(), now) {
            Reading::Untimed { .. } => None,
            reading @ (Reading::Delay { .. }
            | Reading::Main { .. }
            | Reading::Byoyomi { .. }
            | Reading::Consideration { .. }
            | Reading::Flagged) => Some(reading.shown()),
        };
        match terms.call {
            DeclarationCall::Automatic => None,
            DeclarationCall::Manual => Some(DeclarationCase {
                report: report(terms),
                by_24: report(DeclarationTerms::POINTS_24),
                by_27: report(DeclarationTerms::POINTS_27),
                time_left,
            }),
        }
    }
}
