//! The referee over a record: what the rules say about a game that others have written down.

use crate::record::{GameTree, ImportErrorKind, Imported, WarningKind};
use crate::rules::{
    AgreementReport, AgreementRule, DeclarationReport, DeclarationRule, DeclarationRuling, EndReason, ImpasseStatus,
    Offence, Outcome, PositionHistory, RuleProfile, Verdict, adjudicate,
};
use crate::shogi::{IllegalMove, Position};

/// What the rules of a profile say about the line that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordJudgement {
    /// After how many moves the judgement stands: where the game ended by these rules, else at the end of the line.
    pub plies: usize,
    /// How many moves the line has.
    pub line_plies: usize,
    /// What became of the game.
    pub ruling: RecordRuling,
    /// How the record says that it ended.
    pub recorded: Option<Outcome>,
    /// The points of both sides in the position judged.
    pub impasse: ImpasseStatus,
    /// How often that position has occurred.
    pub occurrences: usize,
    /// What a declaration by the side to move would mean there; `None` where the rules know none.
    pub declaration: Option<DeclarationReport>,
}

/// What became of a game by the rules of a profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordRuling {
    /// It ended so on the board, whatever the record says.
    OnTheBoard(Verdict),
    /// It ended by a word or by the clock, which the record tells and the rules allow.
    AsRecorded(Verdict),
    /// The record tells of an ending that the rules do not bear out: the game goes on.
    NotBorneOut,
    /// It goes on.
    GoesOn,
}

impl RecordRuling {
    /// How the game ended; `None` when it goes on.
    #[must_use]
    pub const fn verdict(&self) -> Option<&Verdict> {
        match self {
            Self::OnTheBoard(verdict) | Self::AsRecorded(verdict) => Some(verdict),
            Self::NotBorneOut | Self::GoesOn => None,
        }
    }
}

/// A line of play, up to the position that is judged.
struct Line {
    position: Position,
    history: PositionHistory,
}

impl RecordJudgement {
    /// Judges the main line of a record, which should have been read with its illegal moves kept as played.
    ///
    /// The first thing that ends the game on the board counts: an illegal move, mate, repetition, try, the limit. Where
    /// nothing does, the ending that the record tells is looked at: what players say or clocks show is believed, a
    /// declaration or an agreement is ruled on, and what would have to be seen on the board is not borne out.
    #[must_use]
    pub fn of(imported: &Imported, profile: &RuleProfile) -> Self {
        let tree = &imported.tree;
        let nodes = tree.main_line();
        let mut line = Line::starting_from(tree.start());
        let mut ruling = line.judge(profile);
        for &id in &nodes[1..] {
            let node = tree.node(id);
            let (None, Some(mv)) = (&ruling, node.mv) else { break };
            let offence = node.offence.map(|proof| line.offence(proof));
            let next = line.position.after(mv);
            line.go_on_to(next);
            ruling = offence.map(Verdict::of_offence).or_else(|| line.judge(profile));
        }
        let recorded = nodes.last().and_then(|&last| tree.node(last).ending.as_ref()).map(|end| end.outcome.clone());
        let left_out = || left_out(imported, nodes.len()).map(|proof| Verdict::of_offence(line.offence(proof)));
        let ruling = match (ruling.or_else(left_out), &recorded) {
            (Some(verdict), _) => RecordRuling::OnTheBoard(verdict),
            (None, Some(outcome)) => line.rule_on(outcome, profile),
            (None, None) => RecordRuling::GoesOn,
        };
        line.judgement(ruling, recorded, nodes.len() - 1, profile)
    }
}

impl Line {
    fn starting_from(start: &Position) -> Self {
        Self { position: start.clone(), history: PositionHistory::starting_from(start) }
    }

    fn go_on_to(&mut self, next: Position) {
        self.history.push(&next);
        self.position = next;
    }

    fn judge(&self, profile: &RuleProfile) -> Option<Verdict> {
        adjudicate(&self.position, &self.history, profile)
    }

    /// The foul of the next move.
    fn offence(&self, proof: IllegalMove) -> Offence {
        Offence::by_move(proof, self.position.turn(), self.history.plies() + 1)
    }

    fn declaration(&self, profile: &RuleProfile) -> Option<DeclarationReport> {
        match profile.declaration {
            DeclarationRule::Off => None,
            DeclarationRule::On(terms) => {
                Some(DeclarationReport::of(&self.position, &self.history, terms, profile.handicap_credit))
            }
        }
    }

    /// Looks at an ending that the record tells and that cannot be seen on the board.
    fn rule_on(&self, outcome: &Outcome, profile: &RuleProfile) -> RecordRuling {
        let verdict = match &outcome.reason {
            EndReason::Resignation
            | EndReason::TimeUp
            | EndReason::IllegalMove
            | EndReason::Interrupted
            | EndReason::Default
            | EndReason::ArbiterDecision
            | EndReason::NoMate
            | EndReason::SealedMove
            | EndReason::Other(_) => Some(Verdict::plain(outcome.clone())),
            EndReason::Declaration => self.declaration(profile).and_then(|report| report.verdict()),
            EndReason::Impasse => self.impasse(profile),
            EndReason::Checkmate
            | EndReason::NoLegalMove
            | EndReason::Repetition
            | EndReason::PerpetualCheck
            | EndReason::Try
            | EndReason::MaxMoves => None,
        };
        verdict.map_or(RecordRuling::NotBorneOut, RecordRuling::AsRecorded)
    }

    /// 持将棋 stands in records for an agreement, and for a declaration that nobody won.
    fn impasse(&self, profile: &RuleProfile) -> Option<Verdict> {
        let agreed = match profile.agreement {
            AgreementRule::Off => None,
            AgreementRule::On(terms) => {
                Some(AgreementReport::of(&self.position, &self.history, terms, profile.handicap_credit))
            }
        };
        let has_no_winner = |report: &DeclarationReport| matches!(report.ruling, DeclarationRuling::NoWinner(_));
        let agreed = agreed.filter(|report| report.is_admissible).map(|report| report.verdict());
        agreed.or_else(|| self.declaration(profile).filter(has_no_winner).and_then(|report| report.verdict()))
    }

    fn judgement(
        self,
        ruling: RecordRuling,
        recorded: Option<Outcome>,
        line_plies: usize,
        profile: &RuleProfile,
    ) -> RecordJudgement {
        RecordJudgement {
            plies: self.history.plies(),
            line_plies,
            recorded,
            impasse: ImpasseStatus::of(&self.position, &self.history, profile.handicap_credit),
            occurrences: self.history.occurrences().len(),
            declaration: self.declaration(profile),
            ruling,
        }
    }
}

/// What the move number `ply`, with which the main line would go on, offends against: it cannot even be made, so that
/// the tree does not hold it.
fn left_out(imported: &Imported, ply: usize) -> Option<IllegalMove> {
    let lost = imported.broken_off.iter().filter_map(|error| match error.kind {
        ImportErrorKind::IllegalMove { ply, offence, .. } => Some((ply, offence)),
        _ => None,
    });
    let warned = imported.warnings.iter().filter_map(|warning| match warning.kind {
        WarningKind::FoulLeftOut { ply, offence, .. } => Some((ply, offence)),
        _ => None,
    });
    let last = imported.tree.main_line().last().copied().unwrap_or(GameTree::ROOT);
    let ending = imported.tree.node(last).ending.as_ref();
    let may_go_on = ending.is_none_or(|ending| ending.outcome.reason == EndReason::IllegalMove);
    lost.chain(warned).find(|&(at, _)| may_go_on && at == ply).map(|(_, offence)| offence)
}
