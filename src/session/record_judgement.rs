//! The referee over a record: what the rules say about a game that others have written down.

use super::ClaimFate;
use crate::record::{AuditAct, AuditEntry, GameTree, ImportErrorKind, Imported, NodeId, Standing, WarningKind};
use crate::rules::{
    AgreementReport, AgreementRule, ClaimDeadline, DeclarationReport, DeclarationRule, DeclarationRuling, EndReason,
    Foul, FoulKind, IllegalMoveRule, ImpasseStatus, Outcome, PositionHistory, RuleProfile, Verdict, adjudicate,
};
use crate::shogi::{Color, IllegalMove, Position};

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
    /// The illegal moves that decide nothing, because by these rules somebody has to claim in time (投了の優先), each with
    /// what the arbiter's log says of it.
    pub undecided: Vec<(Foul, ClaimFate)>,
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
    /// The illegal moves on it that have not decided the game.
    unclaimed: Vec<Foul>,
}

impl RecordJudgement {
    /// The number of the move that ended the game, which of an illegal move is its own.
    #[must_use]
    pub fn ended_at(&self, verdict: &Verdict) -> usize {
        verdict.grounds.foul().map_or(self.plies, |foul| foul.ply)
    }

    /// Judges the main line of a record, which should have been read with its illegal moves kept as played.
    ///
    /// The first thing that ends the game on the board counts: an illegal move, mate, repetition, try, the limit. Where
    /// nothing does, the ending that the record tells is looked at: what players say or clocks show is believed, a
    /// declaration or an agreement is ruled on, and what would have to be seen on the board is not borne out.
    ///
    /// Where illegal moves are played on until somebody claims, one decides the game if the record says that it was lost by
    /// a foul, or tells of no ending: whoever reads it can still claim. After a resignation, the time or a mate the result
    /// stands. Source: JSA 対局規定 articles 8(2) and 8(4), 2013.
    #[must_use]
    pub fn of(imported: &Imported, profile: &RuleProfile) -> Self {
        let tree = &imported.tree;
        let nodes = tree.main_line();
        let recorded = nodes.last().and_then(|&last| tree.node(last).ending.as_ref()).map(|end| end.outcome.clone());
        let charge = recorded.as_ref().and_then(|outcome| charge(tree, outcome));
        let (mut line, mut ruling) = Line::judged(tree, &nodes, profile);
        let claimed = line.claimed(recorded.as_ref(), profile).filter(|_| charge.is_none());
        if let (None, Some(foul)) = (&ruling, claimed) {
            (line, ruling) = (Line::up_to(tree, &nodes[..=foul.ply], foul), Some(Verdict::of_foul(foul)));
        }
        let left_out = || left_out(imported, nodes.len()).map(|proof| Verdict::of_foul(line.foul(proof)));
        let ruling = match (ruling.or_else(left_out), &recorded, charge) {
            (Some(verdict), _, _) => RecordRuling::OnTheBoard(verdict),
            (None, Some(outcome), Some(kind)) => {
                RecordRuling::AsRecorded(Verdict::of_foul(line.charged(kind, outcome)))
            }
            (None, Some(outcome), None) => line.rule_on(outcome, profile),
            (None, None, _) => RecordRuling::GoesOn,
        };
        let fates = ClaimFate::of(&line.unclaimed, &tree.log);
        RecordJudgement { line_plies: nodes.len() - 1, ..line.judgement(ruling, recorded, fates, profile) }
    }
}

/// Whether an illegal move decides nothing until somebody claims, and until when that can be done.
const fn claim_deadline(profile: &RuleProfile) -> Option<ClaimDeadline> {
    match profile.illegal_moves {
        IllegalMoveRule::PlayOn(rule) => Some(rule.until),
        IllegalMoveRule::Prevent | IllegalMoveRule::AdjudicateAtOnce => None,
    }
}

impl Line {
    fn starting_from(start: &Position) -> Self {
        let history = PositionHistory::starting_from(start);
        Self { position: start.clone(), history, unclaimed: Vec::new() }
    }

    /// The line up to where it ended on the board, and by what. Behind an illegal move that can be claimed the referee
    /// keeps silent, as he does while a game is played.
    fn judged(tree: &GameTree, nodes: &[NodeId], profile: &RuleProfile) -> (Self, Option<Verdict>) {
        let mut line = Self::starting_from(tree.start());
        let mut ruling = line.judge(profile);
        for node in nodes[1..].iter().map(|&id| tree.node(id)) {
            let (None, Some(mv)) = (&ruling, node.mv) else { break };
            let foul = node.foul.map(|proof| line.foul(proof));
            line.go_on_to(line.position.after(mv));
            ruling = match foul {
                None => line.judge(profile),
                Some(foul) if claim_deadline(profile).is_none() => Some(Verdict::of_foul(foul)),
                Some(foul) => {
                    line.unclaimed.push(foul);
                    None
                }
            };
        }
        (line, ruling)
    }

    /// The line up to a `foul` that was claimed.
    fn up_to(tree: &GameTree, nodes: &[NodeId], foul: Foul) -> Self {
        let mut line = Self::starting_from(tree.start());
        for &id in &nodes[1..] {
            let node = tree.node(id);
            let unclaimed = node.foul.map(|proof| line.foul(proof)).filter(|other| other.ply < foul.ply);
            line.unclaimed.extend(unclaimed);
            if let Some(mv) = node.mv {
                line.go_on_to(line.position.after(mv));
            }
        }
        line
    }

    /// The earliest illegal move that decides the game: one that can be claimed at the end of a line which tells of no
    /// ending, or one of the loser where the record says that a foul lost the game.
    fn claimed(&self, recorded: Option<&Outcome>, profile: &RuleProfile) -> Option<Foul> {
        let deadline = claim_deadline(profile)?;
        let is_open = |foul: &&Foul| match deadline {
            ClaimDeadline::NextMove => foul.ply == self.history.plies(),
            ClaimDeadline::GameEnd => true,
        };
        let decides = |foul: &&Foul| {
            recorded.is_none_or(|outcome| {
                outcome.reason == EndReason::IllegalMove && outcome.winner == Some(foul.offender.opponent())
            })
        };
        self.unclaimed.iter().find(|foul| is_open(foul) && decides(foul)).copied()
    }

    fn go_on_to(&mut self, next: Position) {
        self.history.push(&next);
        self.position = next;
    }

    fn judge(&self, profile: &RuleProfile) -> Option<Verdict> {
        adjudicate(&self.position, &self.history, profile)
    }

    /// The foul of the next move.
    fn foul(&self, proof: IllegalMove) -> Foul {
        Foul::by_move(proof, self.position.turn(), self.history.plies() + 1)
    }

    /// A foul that is no move of the line.
    fn charged(&self, kind: FoulKind, outcome: &Outcome) -> Foul {
        let offender = outcome.winner.map_or_else(|| self.position.turn(), Color::opponent);
        Foul { kind, offender, ply: self.history.plies(), proof: None }
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
        fates: Vec<ClaimFate>,
        profile: &RuleProfile,
    ) -> RecordJudgement {
        RecordJudgement {
            plies: self.history.plies(),
            line_plies: self.history.plies(),
            recorded,
            impasse: ImpasseStatus::of(&self.position, &self.history, profile.handicap_credit),
            occurrences: self.history.occurrences().len(),
            declaration: self.declaration(profile),
            undecided: self.unclaimed.into_iter().zip(fates).collect(),
            ruling,
        }
    }
}

/// The foul that the arbiter charged the loser with, if that is how the game ended: the log in the record tells.
fn charge(tree: &GameTree, outcome: &Outcome) -> Option<FoulKind> {
    let ended = |entry: &&AuditEntry| entry.before.standing != entry.after.standing;
    let latest =
        tree.log.iter().rfind(ended).filter(|entry| entry.after.standing == Standing::Over(outcome.clone()))?;
    match latest.act {
        AuditAct::Ruled { charge, .. } if outcome.reason == EndReason::IllegalMove => charge,
        _ => None,
    }
}

/// What the move number `ply`, with which the main line would go on, offends against: it cannot even be made, so that
/// the tree does not hold it. A record that tells of another ending is believed.
fn left_out(imported: &Imported, ply: usize) -> Option<IllegalMove> {
    let lost = imported.broken_off.iter().filter_map(|error| match error.kind {
        ImportErrorKind::IllegalMove { ply, foul, .. } => Some((ply, foul)),
        _ => None,
    });
    let warned = imported.warnings.iter().filter_map(|warning| match warning.kind {
        WarningKind::FoulLeftOut { ply, foul, .. } => Some((ply, foul)),
        _ => None,
    });
    let last = imported.tree.main_line().last().copied().unwrap_or(GameTree::ROOT);
    let ending = imported.tree.node(last).ending.as_ref();
    let decides = ending.is_none_or(|ending| ending.outcome.reason == EndReason::IllegalMove);
    lost.chain(warned).find(|&(at, _)| decides && at == ply).map(|(_, foul)| foul)
}
