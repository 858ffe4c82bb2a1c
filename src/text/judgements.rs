//! What the rules say about recorded games, in words.

use super::{Arg, Text};
use crate::rules::{ConditionKind, DeclarationReport, Foul, Outcome, RuleProfile, Sequel, Verdict};
use crate::session::{ClaimFate, RecordJudgement, RecordRuling};

impl Text {
    /// How a game ended, in a few words: "White wins (Resignation)", 勝敗なし（千日手）.
    #[must_use]
    pub fn outcome_in_short(&self, outcome: &Outcome, is_handicap: bool) -> String {
        let winner = self.winner(outcome, is_handicap);
        self.tell("judge-outcome", &[("winner", winner.into()), ("reason", self.reason_of(outcome).into())])
    }

    /// The result of a game by the rules, in a few words.
    #[must_use]
    pub fn judgement_in_short(&self, judgement: &RecordJudgement, is_handicap: bool) -> String {
        match judgement.ruling.verdict() {
            Some(verdict) => {
                let outcome = self.outcome_in_short(&verdict.outcome, is_handicap);
                let ply = judgement.ended_at(verdict);
                self.tell("judge-ended", &[("outcome", outcome.into()), ("ply", ply.into())])
            }
            None => self.tell("judge-goes-on", &[("plies", judgement.plies.into())]),
        }
    }

    /// Why the rules of `profile` say so, and where the record disagrees.
    #[must_use]
    pub fn judgement(&self, judgement: &RecordJudgement, profile: &RuleProfile, is_handicap: bool) -> String {
        let mut sentences = self.ruling(judgement, is_handicap);
        sentences.extend(judgement.ruling.verdict().and_then(|verdict| self.sequel(verdict)));
        sentences.extend(self.difference(judgement, is_handicap));
        for (foul, fate) in &judgement.undecided {
            sentences.extend(self.undecided_foul(foul, *fate, is_handicap));
        }
        if judgement.ruling.verdict().is_none() {
            sentences.extend(judgement.declaration.as_ref().and_then(|it| self.possible_declaration(it, is_handicap)));
        }
        sentences.push(self.tell("judge-rules", &[("rules", self.profile_name(profile).into())]));
        self.as_sentences(&sentences)
    }

    fn ruling(&self, judgement: &RecordJudgement, is_handicap: bool) -> Vec<String> {
        match &judgement.ruling {
            RecordRuling::OnTheBoard(verdict) | RecordRuling::AsRecorded(verdict) => {
                self.verdict(verdict, is_handicap, None)
            }
            RecordRuling::NotBorneOut => {
                let said = judgement.recorded.as_ref().map(|said| self.outcome_in_short(said, is_handicap));
                let args = [("said", Arg::from(said.unwrap_or_default())), ("count", judgement.occurrences.into())];
                vec![self.tell("judge-not-borne-out", &args)]
            }
            RecordRuling::GoesOn => vec![self.say("judge-nothing-ends-it")],
        }
    }

    fn sequel(&self, verdict: &Verdict) -> Option<String> {
        match verdict.sequel {
            Sequel::Stands => None,
            Sequel::Replay => Some(self.say("verdict-replay")),
        }
    }

    /// Where the record disagrees.
    fn difference(&self, judgement: &RecordJudgement, is_handicap: bool) -> Option<String> {
        let verdict = judgement.ruling.verdict()?;
        let more = judgement.line_plies - judgement.plies;
        match &judgement.recorded {
            _ if more > 0 => Some(self.tell("judge-more-moves", &[("count", more.into())])),
            Some(said) if *said != verdict.outcome => {
                let said = self.outcome_in_short(said, is_handicap);
                Some(self.tell("judge-record-says", &[("said", said.into())]))
            }
            Some(_) => None,
            None => Some(self.say("judge-record-silent")),
        }
    }

    /// An illegal move that did not decide the game: which it was, and what became of the claim.
    fn undecided_foul(&self, foul: &Foul, fate: ClaimFate, is_handicap: bool) -> Vec<String> {
        let fate = self.say(match fate {
            ClaimFate::Unclaimed => "judge-unclaimed",
            ClaimFate::Rejected => "judge-claim-rejected",
            ClaimFate::Upheld => "judge-claim-upheld",
            ClaimFate::UpheldThenTakenBack => "judge-claim-taken-back",
        });
        self.foul(foul, is_handicap).into_iter().chain([fate]).collect()
    }

    /// What a declaration would mean, if the king is where one is worth considering.
    fn possible_declaration(&self, report: &DeclarationReport, is_handicap: bool) -> Option<String> {
        report.conditions.iter().find(|it| it.kind == ConditionKind::KingInCamp && it.is_fulfilled)?;
        let side = self.side(report.declarer, is_handicap);
        let ruling = self.declaration_ruling(report, is_handicap);
        Some(self.tell("judge-declaration", &[("side", side.into()), ("ruling", ruling.into())]))
    }

    /// Joins sentences, each with its full stop.
    fn as_sentences(&self, parts: &[String]) -> String {
        let closed = |part: &String| {
            let has_end = part.ends_with(['.', '。', '!', '?', '！', '？', '”', '」']);
            if has_end { part.clone() } else { self.tell("judge-sentence", &[("words", part.as_str().into())]) }
        };
        parts.iter().map(closed).collect::<Vec<_>>().join(&self.say("judge-between"))
    }
}
