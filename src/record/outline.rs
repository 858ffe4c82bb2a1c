//! A record without its times and comments: what tells whether it is sound, and how its game ended.

use std::collections::BTreeMap;

use super::format::Read;
use super::sink::RecordSink;
use super::{Ending, GameTree, Header, MoveTime, Node, NodeId, RecordFormat};
use crate::shogi::{IllegalMove, Move, Position};

/// The moves of a record and little else, in a tenth of the memory of its [`GameTree`]: whoever checks a million moves
/// has them read without a tree.
///
/// Nodes are numbered in the order in which they are read, and nearly every one follows the one before. Only what does
/// not is listed, and only of fouls, endings and bookmarks there is a node.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The start, the header and what is noted at the root.
    opening: GameTree,
    /// The move to each node but the root.
    moves: Vec<Move>,
    /// The parents of nodes that do not follow the one before.
    parents: BTreeMap<NodeId, NodeId>,
    /// The children that do not follow their parent at once, in the order in which they were read.
    forks: BTreeMap<NodeId, Vec<NodeId>>,
    noted: BTreeMap<NodeId, Node>,
    nothing: Node,
}

impl Outline {
    /// Whether the players are 上手 and 下手.
    #[must_use]
    pub fn is_handicap(&self) -> bool {
        self.opening.is_handicap()
    }

    /// The end of the line that was played: the number of moves, the position after them, and how the game ended.
    #[must_use]
    pub fn end(&self) -> (usize, Position, Option<&Ending>) {
        let (mut plies, mut position, mut last) = (0, self.opening.start().clone(), GameTree::ROOT);
        while let Some(next) = self.continuation(last) {
            self.advance(next, &mut position);
            (plies, last) = (plies + 1, next);
        }
        (plies, position, self.node(last).ending())
    }

    /// The node that continues the line after `id`.
    fn continuation(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id);
        self.children(id).next().filter(|_| node.ending().is_none() && !node.stops())
    }

    fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let next = NodeId::after(id.index() + 1);
        let follows = id.index() < self.moves.len() && !self.parents.contains_key(&next);
        follows.then_some(next).into_iter().chain(self.forks.get(&id).into_iter().flatten().copied())
    }

    fn parent(&self, id: NodeId) -> Option<NodeId> {
        let before = id.index().checked_sub(1).map(NodeId::after);
        self.parents.get(&id).copied().or(before)
    }
}

impl RecordSink for Outline {
    fn reader(format: RecordFormat) -> Read<Self> {
        format.row().outline
    }

    fn beginning_with(opening: GameTree) -> Self {
        let (parents, forks, noted) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Self { opening, moves: Vec::new(), parents, forks, noted, nothing: Node::default() }
    }

    fn reserve(&mut self, moves: usize) {
        self.moves.reserve(moves);
    }

    fn opening(&self) -> &GameTree {
        &self.opening
    }

    fn header_mut(&mut self) -> &mut Header {
        &mut self.opening.header
    }

    fn mv(&self, id: NodeId) -> Option<Move> {
        self.moves.get(id.index().checked_sub(1)?).copied()
    }

    fn has_children(&self, id: NodeId) -> bool {
        self.children(id).next().is_some()
    }

    fn child_by(&self, parent: NodeId, mv: Move) -> Option<NodeId> {
        self.children(parent).find(|&child| self.mv(child) == Some(mv))
    }

    fn add(&mut self, parent: NodeId, mv: Move, foul: Option<IllegalMove>) -> NodeId {
        self.moves.push(mv);
        let id = NodeId::after(self.moves.len());
        if parent.index() + 1 != id.index() {
            self.parents.insert(id, parent);
            self.forks.entry(parent).or_default().push(id);
        }
        if foul.is_some() {
            self.node_mut(id).set_foul(foul);
        }
        id
    }

    fn node(&self, id: NodeId) -> &Node {
        match id {
            GameTree::ROOT => self.opening.node(id),
            _ => self.noted.get(&id).unwrap_or(&self.nothing),
        }
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        match id {
            GameTree::ROOT => self.opening.node_mut(id),
            _ => self.noted.entry(id).or_default(),
        }
    }

    fn note_time(&mut self, _id: NodeId, _time: Option<MoveTime>) {}

    /// Only what is said of an illegal move decides anything.
    fn note_comment(&mut self, id: NodeId, line: &str) {
        if let Some(node) = self.noted.get_mut(&id).filter(|node| node.foul().is_some()) {
            node.comments_mut().push(line);
        }
    }

    fn position_at(&self, id: NodeId) -> Position {
        let path: Vec<NodeId> = std::iter::successors(Some(id), |&node| self.parent(node)).collect();
        let mut position = self.opening.start().clone();
        path.iter().rev().for_each(|&node| self.advance(node, &mut position));
        position
    }
}
