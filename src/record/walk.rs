use super::{GameTree, NodeId};
use crate::shogi::{Move, Position, Square};

/// A walk along one line of a tree, which goes on move by move and can go back to any earlier place.
///
/// Only every eighth position is kept. A long record then takes little room, and going back takes at most seven moves.
#[derive(Debug)]
pub(super) struct Walk {
    steps: Vec<(NodeId, Move)>,
    kept: Vec<Position>,
    present: Position,
}

impl Walk {
    const PLIES_BETWEEN_KEPT: usize = 8;

    /// A walk that has not left the root yet.
    pub(super) fn starting_from(start: &Position) -> Self {
        Self { steps: Vec::new(), kept: vec![start.clone()], present: start.clone() }
    }

    /// Goes on to `node` by `mv`, which can be made.
    pub(super) fn step(&mut self, node: NodeId, mv: Move) {
        self.steps.push((node, mv));
        self.present = self.present.after(mv);
        if self.steps.len().is_multiple_of(Self::PLIES_BETWEEN_KEPT) {
            self.kept.push(self.present.clone());
        }
    }

    /// Goes back until only `ply` moves are made.
    pub(super) fn go_back_to(&mut self, ply: usize) {
        if ply >= self.steps.len() {
            return;
        }
        self.steps.truncate(ply);
        let kept = ply / Self::PLIES_BETWEEN_KEPT;
        self.kept.truncate(kept + 1);
        let since = &self.steps[kept * Self::PLIES_BETWEEN_KEPT..];
        self.present = since.iter().fold(self.kept[kept].clone(), |position, &(_, mv)| position.after(mv));
    }

    pub(super) const fn ply(&self) -> usize {
        self.steps.len()
    }

    pub(super) fn node(&self) -> NodeId {
        self.steps.last().map_or(GameTree::ROOT, |&(node, _)| node)
    }

    /// The node after `ply` moves of this walk; `None` for the root and for places not reached.
    pub(super) fn node_at(&self, ply: usize) -> Option<NodeId> {
        let before = ply.checked_sub(1)?;
        self.steps.get(before).map(|&(node, _)| node)
    }

    pub(super) const fn position(&self) -> &Position {
        &self.present
    }

    /// Where the latest move went.
    pub(super) fn previous_destination(&self) -> Option<Square> {
        self.steps.last().map(|&(_, mv)| mv.to())
    }
}
