//! Positions along a line, to and fro, for readers and writers that cannot keep all of them.

use std::collections::VecDeque;

use super::path::Path;
use super::sink::RecordSink;
use super::{GameTree, NodeId};
use crate::shogi::{Color, Move, Position, Square};

/// A walk along one line of a tree, which goes on move by move and can go back to any earlier place.
///
/// Every eighth position of the latest part of the way is kept, and one in 256 of the rest. The longest record takes little
/// room so, and going back takes at most seven moves, or 255 for a way of as many.
#[derive(Debug)]
pub(super) struct Walk {
    nodes: Path,
    /// The positions after 0, 256, 512 … moves.
    far: Vec<Position>,
    /// The positions after every eighth move, up to the latest of them; there is at least one.
    near: VecDeque<Position>,
    present: Position,
    previous_destination: Option<Square>,
}

impl Walk {
    const PLIES_BETWEEN_NEAR: usize = 8;
    const PLIES_BETWEEN_FAR: usize = 256;
    /// Twice as many as lie between two far ones: who goes to and fro at the edge meets it only once.
    const MOST_NEAR: usize = 2 * Self::PLIES_BETWEEN_FAR / Self::PLIES_BETWEEN_NEAR;

    /// A walk that has not left the root yet.
    pub(super) fn starting_from(start: &Position) -> Self {
        let (far, near) = (vec![start.clone()], VecDeque::from([start.clone()]));
        Self { nodes: Path::default(), far, near, present: start.clone(), previous_destination: None }
    }

    /// Goes on to `node` of `tree`.
    pub(super) fn step(&mut self, tree: &impl RecordSink, node: NodeId) {
        tree.advance(node, &mut self.present);
        self.arrive_at(node, tree.mv(node));
    }

    /// Goes on to `node`, to which a legal move of `mover` leads: the tree need not be asked for it.
    pub(super) fn step_by(&mut self, node: NodeId, mv: Move, mover: Color) {
        self.present.advance_by(mv, mover);
        self.arrive_at(node, Some(mv));
    }

    fn arrive_at(&mut self, node: NodeId, by: Option<Move>) {
        self.nodes.push(node);
        self.previous_destination = by.map(Move::to);
        if self.ply().is_multiple_of(Self::PLIES_BETWEEN_NEAR) {
            self.keep_near(self.present.clone());
        }
        if self.ply().is_multiple_of(Self::PLIES_BETWEEN_FAR) {
            self.far.push(self.present.clone());
        }
    }

    fn keep_near(&mut self, position: Position) {
        if self.near.len() == Self::MOST_NEAR {
            self.near.pop_front();
        }
        self.near.push_back(position);
    }

    /// Goes back on `tree`, along which the walk has gone, until only `ply` moves are made.
    pub(super) fn go_back_to(&mut self, tree: &impl RecordSink, ply: usize) {
        if ply >= self.ply() {
            return;
        }
        let passed = self.ply() / Self::PLIES_BETWEEN_NEAR - ply / Self::PLIES_BETWEEN_NEAR;
        self.nodes.truncate(ply);
        self.far.truncate(ply / Self::PLIES_BETWEEN_FAR + 1);
        self.near.truncate(self.near.len().saturating_sub(passed));
        if self.near.is_empty() {
            self.fill_near(tree);
        }
        let kept = ply / Self::PLIES_BETWEEN_NEAR * Self::PLIES_BETWEEN_NEAR;
        let mut position = self.near[self.near.len() - 1].clone();
        self.nodes_after(kept).for_each(|node| tree.advance(node, &mut position));
        self.present = position;
        self.previous_destination = self.nodes.last().and_then(|node| tree.mv(node)).map(Move::to);
    }

    /// Makes the moves since the latest far position anew.
    fn fill_near(&mut self, tree: &impl RecordSink) {
        let far = self.far.len() - 1;
        let mut position = self.far[far].clone();
        let mut near = VecDeque::from([position.clone()]);
        for (made, node) in (1_usize..).zip(self.nodes_after(far * Self::PLIES_BETWEEN_FAR)) {
            tree.advance(node, &mut position);
            if made.is_multiple_of(Self::PLIES_BETWEEN_NEAR) {
                near.push_back(position.clone());
            }
        }
        self.near = near;
    }

    /// The nodes of this walk that come after so many moves.
    fn nodes_after(&self, plies: usize) -> impl Iterator<Item = NodeId> {
        (plies..self.ply()).filter_map(|place| self.nodes.get(place))
    }

    pub(super) const fn ply(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self) -> NodeId {
        self.nodes.last().unwrap_or(GameTree::ROOT)
    }

    /// The node after `ply` moves of this walk; `None` for the root and for places not reached.
    pub(super) fn node_at(&self, ply: usize) -> Option<NodeId> {
        self.nodes.get(ply.checked_sub(1)?)
    }

    pub(super) const fn position(&self) -> &Position {
        &self.present
    }

    /// Where the latest move went.
    pub(super) const fn previous_destination(&self) -> Option<Square> {
        self.previous_destination
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of so many moves in which both rooks go to and fro.
    fn long_game(plies: usize) -> GameTree {
        let mut tree = GameTree::new(Position::even());
        let moves = ["2h3h", "8b7b", "3h2h", "7b8b"].map(|text| text.parse().unwrap());
        moves.into_iter().cycle().take(plies).fold(GameTree::ROOT, |node, mv| tree.add_judged(node, mv));
        tree
    }

    fn go_to(walk: &mut Walk, tree: &GameTree, line: &[NodeId], ply: usize) {
        walk.go_back_to(tree, ply);
        (walk.ply() + 1..=ply).for_each(|ply| walk.step(tree, line[ply]));
    }

    #[test]
    fn wherever_a_walk_goes_it_stands_where_the_tree_says() {
        let tree = long_game(1_300);
        let line = tree.main_line();
        let mut walk = Walk::starting_from(tree.start());
        for ply in [3, 0, 1_300, 1_299, 1_024, 1_023, 1_030, 767, 900, 256, 255, 257, 8, 7, 1_281, 513, 2, 0, 700] {
            go_to(&mut walk, &tree, &line, ply);
            assert_eq!((walk.ply(), walk.node()), (ply, line[ply]));
            assert_eq!(*walk.position(), tree.position_at(line[ply]), "{ply}");
            assert_eq!(walk.previous_destination(), tree.node(line[ply]).mv.map(Move::to));
        }
    }

    #[test]
    fn few_positions_of_a_long_way_are_kept() {
        let tree = long_game(10_000);
        let mut walk = Walk::starting_from(tree.start());
        go_to(&mut walk, &tree, &tree.main_line(), 10_000);
        assert!(walk.near.len() + walk.far.len() < 110);
        (0..10_000).rev().for_each(|ply| walk.go_back_to(&tree, ply));
        assert_eq!(*walk.position(), *tree.start());
    }
}
