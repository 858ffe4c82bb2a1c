//! Decisions from outside the board: defaults and the arbiter's rulings.

use super::match_session::{Answer, EndedBy};
use super::{ArbiterRuling, MatchEvent, MatchSession, MatchStatus};
use crate::clock::SessionTime;
use crate::rules::{EndReason, Foul, Grounds, Outcome, Verdict};
use crate::shogi::Color;

impl MatchSession {
    pub(super) fn default_win(&mut self, winner: Color, now: SessionTime) -> Answer {
        self.must_not_be_over()?;
        let outcome = Outcome::won(winner, EndReason::Default);
        Ok(vec![self.end(Verdict::plain(outcome), EndedBy::Move, now)])
    }

    /// Rules on the game. The arbiter's words become a comment, since no format has a place for them, and replace those
    /// of an earlier ruling.
    pub(super) fn rule(&mut self, ruling: ArbiterRuling, now: SessionTime) -> Vec<MatchEvent> {
        self.withdraw_words();
        if !ruling.words.trim().is_empty() {
            self.ruling_words = ruling.words.lines().map(str::to_owned).collect();
            self.tree.node_mut(self.node).comments_mut().extend(&self.ruling_words);
        }
        let verdict = self.verdict_of(ruling);
        match self.status.clone() {
            MatchStatus::Over(before) => vec![self.overrule(before, verdict)],
            MatchStatus::Waiting => vec![self.end(verdict, EndedBy::Move, now)],
            MatchStatus::Running | MatchStatus::Paused => vec![self.end(verdict, EndedBy::Word, now)],
        }
    }

    /// Removes the words of a ruling that no longer stands from the comments; the log keeps them.
    pub(super) fn withdraw_words(&mut self) {
        let words = std::mem::take(&mut self.ruling_words);
        let comment = self.tree.node_mut(self.node).comments_mut();
        let lines: Vec<&str> = comment.iter().collect();
        if let Some(at) = lines.windows(words.len().max(1)).rposition(|lines| lines.iter().eq(&words)) {
            *comment = lines[..at].iter().chain(&lines[at + words.len()..]).collect();
        }
    }

    fn verdict_of(&self, ruling: ArbiterRuling) -> Verdict {
        let ArbiterRuling { winner, charge, sequel, words } = ruling;
        match (charge, winner) {
            (Some(kind), Some(winner)) => {
                Verdict::of_foul(Foul { kind, offender: winner.opponent(), ply: self.plies(), proof: None })
            }
            (None, winner) | (Some(_), winner @ None) => {
                let outcome = Outcome { winner, reason: EndReason::ArbiterDecision };
                Verdict { outcome, sequel, grounds: Grounds::Arbiter { words } }
            }
        }
    }

    fn overrule(&mut self, before: Outcome, verdict: Verdict) -> MatchEvent {
        if let Some(ending) = self.tree.node_mut(self.node).ending_mut() {
            ending.outcome = verdict.outcome.clone();
        }
        self.status = MatchStatus::Over(verdict.outcome.clone());
        self.verdict = Some(Box::new(verdict.clone()));
        MatchEvent::Overruled { before, verdict: Box::new(verdict) }
    }
}
