//! The places of a game, and what is known about them.

use super::place::place_behind;
use super::{AnalysisTerms, Finding, Mistakes, MoveJudgement};
use crate::engine::{self, Limit, Place};
use crate::record::{self, GameTree, NodeId};
use crate::shogi::{Color, Move, Position, Square};

/// The analysis of the main line of a game.
#[derive(Clone, Debug)]
pub struct GameAnalysis {
    terms: AnalysisTerms,
    plies: Vec<Ply>,
}

#[derive(Clone, Debug)]
struct Ply {
    node: NodeId,
    mv: Option<Move>,
    position: Position,
    state: PlyState,
}

/// What is known about a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlyState {
    /// Nothing yet.
    Open,
    /// It was analysed as deeply before: the record says so.
    Known(Finding),
    /// It was analysed now.
    Found(Finding),
    /// It cannot be analysed.
    Unavailable(Unavailable),
}

/// Why a place cannot be analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unavailable {
    /// No engine could be asked about it: a king is missing, or could be taken.
    NoPosition,
    /// The engine answered without a score.
    NoScore,
    /// The engine failed there.
    EngineFailed,
}

/// A place to ask about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedSearch {
    /// The number of moves before it.
    pub ply: usize,
    /// What the engine is asked.
    pub place: Place,
}

impl GameAnalysis {
    /// All places of the main line of `tree`; those it has analysed as deeply count as known.
    #[must_use]
    pub fn new(tree: &GameTree, terms: AnalysisTerms) -> Self {
        let state = |node, position: &Position| state_of(tree, node, position, &terms);
        let plies = plies(tree, &tree.main_line(), state);
        Self { terms, plies }
    }

    /// What `tree` knows of the places of `line`, by whatever engine. Of the engines' lines only the first moves are read.
    #[must_use]
    pub fn recorded(tree: &GameTree, line: &[NodeId]) -> Self {
        let state = |node, position: &Position| {
            let known = judge_of(tree, node).and_then(|analysis| {
                let best = analysis.first_move(position, arrived_at(tree, node));
                recorded(analysis, best.into_iter().collect())
            });
            known.map_or(PlyState::Open, PlyState::Known)
        };
        let terms = AnalysisTerms { engine: String::new(), limit: Limit::Infinite, lines: 1 };
        Self { terms, plies: plies(tree, line, state) }
    }

    /// The number of places; one more than there are moves.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// Never: every game has a starting position.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The next place to ask about.
    #[must_use]
    pub fn next(&self) -> Option<PlacedSearch> {
        let ply = self.plies.iter().position(|ply| ply.state == PlyState::Open)?;
        Some(PlacedSearch { ply, place: self.place(ply) })
    }

    fn place(&self, ply: usize) -> Place {
        place_behind(ply, |ply| self.plies[ply].position.clone(), |ply| self.plies[ply].mv)
    }

    /// Takes what an engine has found at a place.
    pub fn take(&mut self, ply: usize, analysis: &engine::Analysis) {
        if let Some(known) = self.plies.get_mut(ply) {
            let finding = Finding::of(analysis, &known.position);
            known.state = finding.map_or(PlyState::Unavailable(Unavailable::NoScore), PlyState::Found);
        }
    }

    /// Takes in an earlier finding stored elsewhere. Returns whether nothing was known there.
    pub fn recall(&mut self, ply: usize, finding: Finding) -> bool {
        let open = self.plies.get_mut(ply).filter(|known| known.state == PlyState::Open);
        open.map(|open| open.state = PlyState::Found(finding)).is_some()
    }

    /// Whether anything was found anywhere.
    #[must_use]
    pub fn has_findings(&self) -> bool {
        (0..self.len()).any(|ply| self.finding(ply).is_some())
    }

    /// Notes that a place cannot be analysed.
    pub fn give_up(&mut self, ply: usize, why: Unavailable) {
        if let Some(known) = self.plies.get_mut(ply) {
            known.state = PlyState::Unavailable(why);
        }
    }

    /// What is known about a place.
    #[must_use]
    pub fn state(&self, ply: usize) -> Option<&PlyState> {
        self.plies.get(ply).map(|ply| &ply.state)
    }

    /// What was found at a place.
    #[must_use]
    pub fn finding(&self, ply: usize) -> Option<&Finding> {
        match self.state(ply)? {
            PlyState::Known(finding) | PlyState::Found(finding) => Some(finding),
            PlyState::Open | PlyState::Unavailable(_) => None,
        }
    }

    /// The place in the record.
    #[must_use]
    pub fn node(&self, ply: usize) -> Option<NodeId> {
        Some(self.plies.get(ply)?.node)
    }

    /// The move that leads to a place, and who made it.
    #[must_use]
    pub fn move_to(&self, ply: usize) -> Option<(Color, Move)> {
        let mv = self.plies.get(ply)?.mv?;
        Some((self.plies[ply.checked_sub(1)?].position.turn(), mv))
    }

    /// What the move that leads to a place cost, once both places are known.
    #[must_use]
    pub fn judgement(&self, ply: usize, mistakes: &Mistakes) -> Option<MoveJudgement> {
        let made = self.move_to(ply)?;
        let (before, after) = (self.finding(ply.checked_sub(1)?)?, self.finding(ply)?);
        let evaluations = (before.evaluation, after.evaluation);
        Some(mistakes.judge_move(made, evaluations, || before.line.first().copied()))
    }

    /// Writes the findings into the record, replacing what the engine had said there before, unless that is deeper.
    pub fn write_into(&self, tree: &mut GameTree) {
        let mut previous = None;
        for ply in &self.plies {
            if let PlyState::Found(finding) = &ply.state {
                let written = finding.written(&self.terms, &ply.position, previous);
                let analyses = tree.node_mut(ply.node).analyses_mut();
                if !self.terms.leave(analyses, finding) {
                    *analyses = self.terms.beside(written, analyses);
                }
            }
            previous = ply.mv.map(Move::to);
        }
    }
}

fn plies(tree: &GameTree, line: &[NodeId], state: impl Fn(NodeId, &Position) -> PlyState) -> Vec<Ply> {
    let mut position = tree.start().clone();
    let place = |&node: &NodeId| {
        let mv = tree.node(node).mv;
        position = tree.node(node).after(&position);
        Ply { node, mv, position: position.clone(), state: state(node, &position) }
    };
    line.iter().map(place).collect()
}

/// The analysis whose evaluation counts at a place: the first that has one.
pub(super) fn judge_of(tree: &GameTree, node: NodeId) -> Option<&record::Analysis> {
    tree.node(node).analyses().iter().find(|analysis| analysis.evaluation().is_some())
}

/// Where the move that leads to a place has gone.
pub(super) fn arrived_at(tree: &GameTree, node: NodeId) -> Option<Square> {
    tree.node(node).mv.map(Move::to)
}

fn recorded(analysis: &record::Analysis, line: Vec<Move>) -> Option<Finding> {
    let (evaluation, depth, nodes) = (analysis.evaluation()?, analysis.depth(), analysis.nodes());
    Some(Finding { evaluation, depth, nodes, line, others: Vec::new() })
}

pub(super) fn state_of(tree: &GameTree, node: NodeId, position: &Position, terms: &AnalysisTerms) -> PlyState {
    let known = tree.node(node).analyses().iter().find(|analysis| terms.are_met_by(analysis));
    let known = known.and_then(|known| recorded(known, known.moves(position, arrived_at(tree, node))));
    known.map_or_else(|| fresh_state(position), PlyState::Known)
}

/// What is known of a place that was never asked about.
pub(super) fn fresh_state(position: &Position) -> PlyState {
    if !can_be_asked_about(position) {
        return PlyState::Unavailable(Unavailable::NoPosition);
    }
    Finding::of_mate(position).map_or(PlyState::Open, PlyState::Found)
}

/// Whether an engine can take the position: both kings are there, and the one not to move cannot be taken.
fn can_be_asked_about(position: &Position) -> bool {
    let has_kings = Color::ALL.into_iter().all(|color| position.board().king(color).is_some());
    has_kings && Position::as_composed(position.setup().clone()).is_ok()
}
