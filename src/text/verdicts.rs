//! Why a game ended, and what awaits somebody's answer.

use super::{Arg, Text};
use crate::rules::{
    AgreementReport, AgreementRuling, Condition, ConditionKind, DeclarationCall, DeclarationReport, DeclarationRuling,
    FailedDeclaration, Foul, FoulKind, Grounds, Repetition, RepetitionStatus, Undecided, Verdict,
};
use crate::session::Claimant;
use crate::shogi::Color;

impl Text {
    /// Why a game ended as it did, with a line for each thing there is to say.
    #[must_use]
    pub fn verdict(&self, verdict: &Verdict, is_handicap: bool, loser: Option<&str>) -> Vec<String> {
        let plain = || vec![self.end_explanation(&verdict.outcome, is_handicap, loser)];
        let lines = match &verdict.grounds {
            Grounds::Mate { .. } | Grounds::NoLegalMove | Grounds::Plain => plain(),
            Grounds::Repetition(status) => [plain(), vec![self.repetition(status)]].concat(),
            Grounds::Foul(foul) => self.foul(foul, is_handicap),
            Grounds::Agreement(report) => {
                vec![self.agreement_points(report), self.agreement_ruling(report, is_handicap)]
            }
            Grounds::Declaration(report) => self.declaration_made(report, is_handicap),
            Grounds::Try { king } => vec![self.tell("verdict-try", &[("square", self.square(*king).into())])],
            Grounds::MoveLimit { plies, limit } => {
                vec![self.tell("verdict-move-limit", &[("plies", Arg::from(*plies)), ("limit", (*limit).into())])]
            }
            Grounds::Arbiter { words } => vec![words.clone()],
        };
        lines.into_iter().filter(|line| !line.is_empty()).collect()
    }

    /// The moves after which the position occurred.
    #[must_use]
    pub fn repetition(&self, status: &RepetitionStatus) -> String {
        // There is no move 0.
        let is_start = |ply: &&usize| **ply == 0;
        let plies: Vec<_> = status.occurrences.iter().filter(|ply| !is_start(ply)).map(ToString::to_string).collect();
        let from_start = status.occurrences.iter().any(|ply| is_start(&ply));
        let name = if from_start { "verdict-occurrences-from-start" } else { "verdict-occurrences" };
        self.tell(name, &[("plies", self.enumeration(&plies).into()), ("count", plies.len().into())])
    }

    /// "4, 8 and 12"
    fn enumeration(&self, words: &[String]) -> String {
        match words.split_last() {
            Some((last, before)) if !before.is_empty() => {
                format!("{}{}{last}", before.join(&self.say("list-comma")), self.say("list-and"))
            }
            Some((last, _)) => last.clone(),
            None => String::new(),
        }
    }

    /// What a repetition means.
    #[must_use]
    pub fn repetition_meaning(&self, meaning: Repetition, is_handicap: bool) -> String {
        match meaning {
            Repetition::Plain => self.say("end-repetition"),
            Repetition::PerpetualCheck { checker } => {
                self.tell("repetition-perpetual", &[("side", self.side(checker, is_handicap).into())])
            }
        }
    }

    /// A foul: which, by whom, when, and what proves it.
    #[must_use]
    pub fn foul(&self, foul: &Foul, is_handicap: bool) -> Vec<String> {
        let side = self.side(foul.offender, is_handicap);
        let args = [("side", Arg::from(side)), ("foul", self.foul_kind(foul.kind).into()), ("ply", foul.ply.into())];
        // A charge that is not about a move says nothing about the latest one.
        let id = if foul.proof.is_some() { "verdict-foul" } else { "verdict-charge" };
        // Whose turn it was is all there is to say about a move out of turn; its proof speaks to the other player.
        let proof = foul.proof.as_ref().filter(|_| foul.kind != FoulKind::OutOfTurn);
        [self.tell(id, &args)].into_iter().chain(proof.map(|proof| self.illegal_move(proof))).collect()
    }

    /// The name of a foul.
    #[must_use]
    pub fn foul_kind(&self, kind: FoulKind) -> String {
        self.say(&format!("foul-{}", kind.code().replace('_', "-")))
    }

    /// Who pointed out a foul.
    #[must_use]
    pub fn claimant(&self, by: Claimant, is_handicap: bool) -> String {
        match by {
            Claimant::Player(color) => self.side(color, is_handicap),
            Claimant::Arbiter => self.say("claimant-arbiter"),
            Claimant::Spectator => self.say("claimant-spectator"),
        }
    }

    /// Both sides' points, and the number needed.
    #[must_use]
    pub fn agreement_points(&self, report: &AgreementReport) -> String {
        let [black, white] = Color::ALL.map(|color| Arg::from(u32::from(report.points.of(color).total())));
        let needed = Arg::from(u32::from(report.terms.threshold));
        self.tell("agreement-points", &[("black", black), ("white", white), ("needed", needed)])
    }

    /// What an agreement means and, if a tie has a winner, why.
    #[must_use]
    pub fn agreement_ruling(&self, report: &AgreementReport, is_handicap: bool) -> String {
        match report.ruling {
            AgreementRuling::Won(winner) if report.is_tie() => {
                self.tell("agreement-tie", &[("side", self.side(winner, is_handicap).into())])
            }
            AgreementRuling::Won(winner) => self.wins(winner, is_handicap),
            AgreementRuling::NoWinner(counts_as) => self.counts_as(counts_as),
        }
    }

    fn wins(&self, winner: Color, is_handicap: bool) -> String {
        self.tell("outcome-wins", &[("side", self.side(winner, is_handicap).into())])
    }

    fn counts_as(&self, counts_as: Undecided) -> String {
        self.say(match counts_as {
            Undecided::Draw => "counts-as-draw",
            Undecided::Replay => "counts-as-replay",
        })
    }

    fn declaration_made(&self, report: &DeclarationReport, is_handicap: bool) -> Vec<String> {
        let side = self.side(report.declarer, is_handicap);
        let args = [("side", Arg::from(side)), ("points", u32::from(report.points.total()).into())];
        let missing = report.conditions.iter().filter(|condition| !condition.is_fulfilled);
        let missing = missing.map(|it| self.tell("verdict-unfulfilled", &[("condition", self.condition(it).into())]));
        let told = match report.terms.call {
            DeclarationCall::Manual => "verdict-declaration",
            DeclarationCall::Automatic => "verdict-declaration-automatic",
        };
        [self.tell(told, &args)].into_iter().chain(missing).collect()
    }

    /// What a declaration would mean.
    #[must_use]
    pub fn declaration_ruling(&self, report: &DeclarationReport, is_handicap: bool) -> String {
        match report.ruling {
            DeclarationRuling::Wins => self.wins(report.declarer, is_handicap),
            DeclarationRuling::NoWinner(counts_as) => self.counts_as(counts_as),
            DeclarationRuling::Fails(FailedDeclaration::Loss) => self.wins(report.declarer.opponent(), is_handicap),
            DeclarationRuling::Fails(FailedDeclaration::Ignored) => self.say("declaration-ignored"),
        }
    }

    /// A condition of a declaration, with its numbers.
    #[must_use]
    pub fn condition(&self, condition: &Condition) -> String {
        let id = match condition.kind {
            ConditionKind::PlyLimit => "condition-ply-limit",
            ConditionKind::KingInCamp => "condition-king",
            ConditionKind::PiecesInCamp => "condition-pieces",
            ConditionKind::NotInCheck => "condition-check",
            ConditionKind::Points => "condition-points",
        };
        self.tell(id, &[("value", Arg::from(condition.value)), ("threshold", condition.threshold.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn a_single_point_is_told_as_one() {
        let told = |id, points: usize| {
            Text::new(Language::English).tell(id, &[("side", "Black".into()), ("points", points.into())])
        };
        assert_eq!(told("verdict-declaration", 1), "Black declared with 1 point.");
        assert_eq!(told("verdict-declaration", 28), "Black declared with 28 points.");
        assert!(told("verdict-declaration-automatic", 1).contains("with 1 point,"));
    }
}
