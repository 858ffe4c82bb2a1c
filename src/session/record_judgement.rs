//! The referee for records: what the rules say about a game that somebody else wrote down.

use super::ClaimFate;
use crate::record::{
    AuditAct, AuditEntry, GameTree, ImportErrorKind, Imported, NodeId, RecordFormat, Standing, WarningKind,
};
use crate::rules::{
    AgreementReport, AgreementRule, ClaimDeadline, DeclarationReport, DeclarationRule, DeclarationRuling, EndReason,
    Foul, FoulKind, IllegalMoveRule, ImpasseStatus, Outcome, PositionHistory, RuleProfile, Verdict, adjudicate,
};
use crate::shogi::{Color, IllegalMove, Position};

/// What the rules of a profile say about the main line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordJudgement {
    /// The ply that is judged: where the game ended by these rules, or else the end of the line.
    pub plies: usize,
    /// The number of moves in the line.
    pub line_plies: usize,
    /// The result by the rules.
    pub ruling: RecordRuling,
    /// How the game ended according to the record.
    pub recorded: Option<Outcome>,
    /// Both sides' points in the judged position.
    pub impasse: ImpasseStatus,
    /// How often that position has occurred.
    pub occurrences: usize,
    /// What a declaration by the side to move would mean there; `None` if the rules have none.
    pub declaration: Option<DeclarationReport>,
    /// The illegal moves that decide nothing because these rules require somebody to claim them in time (投了の優先), each
    /// with its fate in the arbiter's log.
    pub undecided: Vec<(Foul, ClaimFate)>,
}

/// The result of a game by the rules of a profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordRuling {
    /// The game ended on the board, whatever the record says.
    OnTheBoard(Verdict),
    /// The game ended by somebody's word or by the clock, as recorded, and the rules allow it.
    AsRecorded(Verdict),
    /// The record has an ending that the rules do not support: the game goes on.
    NotBorneOut,
    /// The game goes on.
    GoesOn,
}

impl RecordRuling {
    /// How the game ended; `None` if it goes on.
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
    /// The ply of the move that ended the game: for an illegal move, its own.
    #[must_use]
    pub fn ended_at(&self, verdict: &Verdict) -> usize {
        verdict.grounds.foul().map_or(self.plies, |foul| foul.ply)
    }

    /// Judges the main line of a record, which should have been read with its illegal moves kept as played.
    ///
    /// The first thing that ends the game on the board counts: an illegal move, mate, repetition, try, the limit.
    /// Failing that, the recorded ending is examined: what players say or clocks show is believed, a declaration or an
    /// agreement is ruled on, and an ending that would have to be visible on the board is not supported.
    ///
    /// If illegal moves do not lose at once, one decides the game if the record says that the game was lost by a foul,
    /// or has no ending: its reader can still claim. After resignation, time-out or mate the result stands, and what came
    /// after the place where a record breaks off may have been any of these. Source: JSA 対局規定 articles 8(2) and 8(4),
    /// 2013.
    #[must_use]
    pub fn of(imported: &Imported, profile: &RuleProfile) -> Self {
        let tree = &imported.tree;
        let nodes = tree.main_line();
        let recorded = nodes.last().and_then(|&last| tree.node(last).ending()).map(|end| end.outcome.clone());
        let charge = recorded.as_ref().and_then(|outcome| charge(tree, outcome));
        let (mut line, mut ruling) = Line::judged(tree, &nodes, profile);
        let last = left_out(imported, nodes.len());
        let is_cut_off = imported.broken_off.is_some() && last.is_none();
        let claimed = line.claimed(recorded.as_ref(), profile, &tree.log).filter(|_| charge.is_none() && !is_cut_off);
        if let (None, Some(foul)) = (&ruling, claimed) {
            (line, ruling) = (Line::up_to(tree, &nodes[..=foul.ply], foul), Some(Verdict::of_foul(foul)));
        }
        let left_out = || last.map(|proof| Verdict::of_foul(line.foul(proof)));
        let ruling = match (ruling.or_else(left_out), &recorded, charge) {
            (Some(verdict), _, _) => RecordRuling::OnTheBoard(verdict),
            (None, Some(outcome), Some(kind)) => {
                RecordRuling::AsRecorded(Verdict::of_foul(line.charged(kind, outcome)))
            }
            (None, Some(outcome), None) => line.rule_on(outcome, profile),
            (None, None, _) => RecordRuling::GoesOn,
        };
        let decided = ruling.verdict().and_then(|verdict| verdict.grounds.foul()).map(|foul| foul.ply);
        let fates = ClaimFate::of(&line.unclaimed, decided, &tree.log);
        RecordJudgement { line_plies: nodes.len() - 1, ..line.judgement(ruling, recorded, fates, profile) }
    }
}

/// The deadline for claiming illegal moves; `None` if they need no claim. A board that lets none happen has no rule for one
/// that happened elsewhere: there somebody had to notice it.
const fn claim_deadline(profile: &RuleProfile) -> Option<ClaimDeadline> {
    match profile.illegal_moves {
        IllegalMoveRule::PlayOn(rule) => Some(rule.until),
        IllegalMoveRule::Prevent => Some(ClaimDeadline::GameEnd),
        IllegalMoveRule::AdjudicateAtOnce => None,
    }
}

impl Line {
    fn starting_from(start: &Position) -> Self {
        let history = PositionHistory::starting_from(start);
        Self { position: start.clone(), history, unclaimed: Vec::new() }
    }

    /// The line up to where it ended on the board, and the verdict. After an illegal move that can be claimed the
    /// referee stays silent, just as in a game being played.
    fn judged(tree: &GameTree, nodes: &[NodeId], profile: &RuleProfile) -> (Self, Option<Verdict>) {
        let mut line = Self::starting_from(tree.start());
        let mut ruling = line.judge(profile);
        for node in nodes[1..].iter().map(|&id| tree.node(id)) {
            if ruling.is_some() {
                break;
            }
            let foul = node.foul().map(|proof| line.foul(proof));
            line.go_on_to(node.after(&line.position));
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

    /// The line up to a successfully claimed `foul`.
    fn up_to(tree: &GameTree, nodes: &[NodeId], foul: Foul) -> Self {
        let mut line = Self::starting_from(tree.start());
        for &id in &nodes[1..] {
            let node = tree.node(id);
            let unclaimed = node.foul().map(|proof| line.foul(proof)).filter(|other| other.ply < foul.ply);
            line.unclaimed.extend(unclaimed);
            line.go_on_to(node.after(&line.position));
        }
        line
    }

    /// The earliest illegal move that decides the game: one that can still be claimed at the end of a line without a
    /// recorded ending, or one of the loser's if the record says the game was lost by a foul. What the arbiter has let
    /// pass according to the log decides nothing.
    fn claimed(&self, recorded: Option<&Outcome>, profile: &RuleProfile, log: &[AuditEntry]) -> Option<Foul> {
        let deadline = claim_deadline(profile)?;
        let is_open = |foul: &&Foul| match deadline {
            ClaimDeadline::NextMove => foul.ply == self.history.plies(),
            ClaimDeadline::GameEnd => true,
        };
        let is_told = |foul: &Foul, outcome: &Outcome| {
            outcome.reason == EndReason::IllegalMove && outcome.winner == Some(foul.offender.opponent())
        };
        let decides = |foul: &&Foul| {
            recorded.is_none_or(|outcome| is_told(foul, outcome) || self.is_taken_for_mate(foul, outcome))
        };
        let fates = ClaimFate::of(&self.unclaimed, None, log);
        let heard = self.unclaimed.iter().zip(fates).filter(|(_, fate)| *fate != ClaimFate::Rejected);
        heard.map(|(foul, _)| foul).find(|foul| is_open(foul) && decides(foul)).copied()
    }

    /// Whether the mate that the record tells of is the work of the illegal move `foul`, the last one of the line.
    fn is_taken_for_mate(&self, foul: &Foul, outcome: &Outcome) -> bool {
        matches!(outcome.reason, EndReason::Checkmate | EndReason::NoLegalMove)
            && foul.ply == self.history.plies()
            && self.position.count_legal_moves() == 0
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

    /// A foul that is not a move of the line.
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

    /// Rules on a recorded ending that is not visible on the board.
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
            EndReason::Declaration | EndReason::FailedDeclaration => {
                self.declaration(profile).and_then(|report| report.verdict())
            }
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

    /// Records use 持将棋 both for an agreement and for a declaration that nobody won.
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

/// The foul with which the arbiter charged the loser, if that is how the game ended according to the log in the record.
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
/// the tree does not hold it, and the record says that it ended the game. Where it does not say so, such a move is no foul
/// but damage to the record. USI has no word for fouls: there the list of moves ends with one, by a piece that is there. A
/// record that tells of another ending is believed.
fn left_out(imported: &Imported, ply: usize) -> Option<IllegalMove> {
    let was_told = |line: usize| imported.warnings.iter().any(|warning| warning.line == line);
    let last_in_list = imported.broken_off.iter().filter_map(|error| match error.kind {
        ImportErrorKind::IllegalMove { ply, foul, .. } if imported.format == RecordFormat::Usi => {
            // What stands behind it on its line would be told.
            (has_its_piece(foul) && !was_told(error.line)).then_some((ply, foul))
        }
        _ => None,
    });
    let warned = imported.warnings.iter().filter_map(|warning| match warning.kind {
        WarningKind::FoulLeftOut { ply, foul, .. } => Some((ply, foul)),
        _ => None,
    });
    let last = imported.tree.main_line().last().copied().unwrap_or(GameTree::ROOT);
    let ending = imported.tree.node(last).ending();
    let decides = ending.is_none_or(|ending| ending.outcome.reason == EndReason::IllegalMove);
    last_in_list.chain(warned).find(|&(at, _)| decides && at == ply).map(|(_, foul)| foul)
}

/// Whether somebody's hand could have held the piece of this move. Where not, no player made it, and the record is at fault.
const fn has_its_piece(foul: IllegalMove) -> bool {
    !matches!(foul, IllegalMove::NoPiece { .. } | IllegalMove::NotInHand { .. })
}
