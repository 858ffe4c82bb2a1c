//! The tree that every format is read into and written from, and that reviewing changes.

use super::import::MAX_MOVES;
use super::node::Children;
use super::{AuditEntry, Header, Neighbour, Node, NodeId};
use crate::shogi::{IllegalMove, Move, Position};

#[cfg(all(test, feature = "gui"))]
thread_local! {
    static LOOKS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// How often this thread has looked at a place of any record.
#[cfg(all(test, feature = "gui"))]
pub(crate) fn looks_into_trees() -> usize {
    LOOKS.get()
}

/// A game with its variations (棋譜・分岐).
///
/// Nodes are places between moves: the root is the starting position and every other node the place after its move.
/// The first child of a node continues the line, the others are variations (変化). Where a node has an ending, or the line
/// stops without one, all its children are variations.
///
/// Two trees are equal when they say the same, in whatever order they came about.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The lines about the game.
    pub header: Header,
    /// The number of the first move: 1, or more where the start is taken out of a longer game.
    pub first_number: u32,
    /// What an arbiter did in the game, in order. No take-back reaches it.
    pub log: Vec<AuditEntry>,
    start: Position,
    nodes: Vec<Node>,
    /// The children of each node that ever had several.
    forks: Vec<Vec<NodeId>>,
}

impl GameTree {
    /// The root of every tree.
    pub const ROOT: NodeId = NodeId::FIRST;

    /// A game without moves.
    #[must_use]
    pub fn new(start: Position) -> Self {
        let (header, nodes) = (Header::default(), vec![Node::default()]);
        Self { header, first_number: 1, log: Vec::new(), start, nodes, forks: Vec::new() }
    }

    /// How many nodes there are, and were before some of them were taken out.
    pub(super) const fn size(&self) -> usize {
        self.nodes.len()
    }

    /// Makes room for so many nodes at once: a list that grows leaves gaps in the memory behind it.
    pub(super) fn reserve(&mut self, nodes: usize) {
        self.nodes.reserve(nodes.min(MAX_MOVES));
    }

    /// The position from which the game starts.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// What is known about `id`.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        #[cfg(all(test, feature = "gui"))]
        LOOKS.set(LOOKS.get() + 1);
        &self.nodes[id.index()]
    }

    /// Whether there is a node of this name. One that was taken out may still be there.
    #[must_use]
    pub const fn has(&self, id: NodeId) -> bool {
        id.index() < self.nodes.len()
    }

    /// The node `id`, to be changed.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// Adds `mv` as the last variation after `parent`, or finds it there.
    ///
    /// # Errors
    /// The move is illegal in the position at `parent`.
    pub fn play(&mut self, parent: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        self.position_at(parent).judge(mv)?;
        Ok(self.find_or_add(parent, mv, None))
    }

    /// Adds `mv`, illegal though it may be, as the last variation after `parent`, or finds it there. The node says what
    /// the move offends against.
    ///
    /// # Errors
    /// The move offends against something that keeps it from [being made](Position::can_be_made) at all.
    pub fn play_foul(&mut self, parent: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        let position = self.position_at(parent);
        match position.judge(mv) {
            Err(foul) if !position.can_be_made(mv) => Err(position.obstacle(mv, foul)),
            judged => Ok(self.find_or_add(parent, mv, judged.err())),
        }
    }

    /// Adds `mv`, which the caller has found to be legal at `parent`, as the last variation there.
    pub fn add_judged(&mut self, parent: NodeId, mv: Move) -> NodeId {
        self.add(parent, mv, None)
    }

    /// The child reached by `mv`, added if it is missing; `foul` is what the caller found wrong with the move.
    pub(super) fn find_or_add(&mut self, parent: NodeId, mv: Move, foul: Option<IllegalMove>) -> NodeId {
        self.child_by(parent, mv).unwrap_or_else(|| self.add(parent, mv, foul))
    }

    /// The node that `mv` leads to from `parent`.
    pub(super) fn child_by(&self, parent: NodeId, mv: Move) -> Option<NodeId> {
        self.children(parent).iter().copied().find(|&child| self.node(child).mv == Some(mv))
    }

    pub(super) fn add(&mut self, parent: NodeId, mv: Move, foul: Option<IllegalMove>) -> NodeId {
        let id = NodeId::after(self.nodes.len());
        self.nodes.push(Node::reached(parent, mv, foul));
        match self.nodes[parent.index()].children {
            Children::Nothing => self.nodes[parent.index()].children = Children::One(id),
            Children::One(first) => self.set_children(parent, vec![first, id]),
            Children::Fork(index) => self.forks[index as usize].push(id),
        }
        id
    }

    fn set_children(&mut self, parent: NodeId, children: Vec<NodeId>) {
        let node = &mut self.nodes[parent.index()];
        match (node.children, &children[..]) {
            (Children::Fork(index), _) => self.forks[index as usize] = children,
            (Children::Nothing | Children::One(_), []) => node.children = Children::Nothing,
            (Children::Nothing | Children::One(_), &[only]) => node.children = Children::One(only),
            (Children::Nothing | Children::One(_), _) => {
                let index = u32::try_from(self.forks.len()).expect("there are no more forks than nodes");
                node.children = Children::Fork(index);
                self.forks.push(children);
            }
        }
    }

    /// Lets the game start from another position.
    pub fn set_start(&mut self, start: Position) {
        self.start = start;
    }

    /// Takes `id` and all that follows it out of the tree. The root stays.
    pub fn remove(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else { return };
        let others = self.children(parent).iter().copied().filter(|&child| child != id).collect();
        self.set_children(parent, others);
        let still_stops = self.node(parent).stops() && !self.children(parent).is_empty();
        self.node_mut(parent).set_stops(still_stops);
        if id.index() + 1 == self.nodes.len() {
            self.nodes.pop();
        }
    }

    /// Makes the line go on with `id`: it becomes the first of its siblings. An ending before it becomes a variation.
    pub fn make_continuation(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else { return };
        let others = self.children(parent).iter().copied().filter(|&child| child != id);
        let children = [id].into_iter().chain(others).collect();
        self.set_children(parent, children);
        self.node_mut(parent).put_ending_aside();
    }

    /// Changes places with the sibling before or after it; whether there is one. Who comes first continues the line,
    /// unless the line ended before.
    pub fn change_places(&mut self, id: NodeId, with: Neighbour) -> bool {
        let Some(other) = self.neighbour(id, with) else { return false };
        let Some(parent) = self.parent(id) else { return false };
        let exchanged = |&child: &NodeId| match child {
            it if it == id => other,
            it if it == other => id,
            it => it,
        };
        let children = self.children(parent).iter().map(exchanged).collect();
        self.set_children(parent, children);
        true
    }

    /// The sibling before or after `id`: another move at the same point.
    #[must_use]
    pub fn neighbour(&self, id: NodeId, which: Neighbour) -> Option<NodeId> {
        let siblings = self.children(self.parent(id)?);
        let index = siblings.iter().position(|&sibling| sibling == id)?;
        match which {
            Neighbour::Before => siblings[..index].last().copied(),
            Neighbour::After => siblings.get(index + 1).copied(),
        }
    }

    /// The node before `id`; `None` for the root.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// The nodes after `id`, the continuation of the line first.
    #[must_use]
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        match &self.node(id).children {
            Children::Nothing => &[],
            Children::One(child) => std::slice::from_ref(child),
            Children::Fork(index) => &self.forks[*index as usize],
        }
    }

    /// The nodes from the root to `id`, both included.
    #[must_use]
    pub fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), |&node| self.parent(node)).collect();
        path.reverse();
        path
    }

    /// The moves from the start to `id`.
    #[must_use]
    pub fn moves_to(&self, id: NodeId) -> Vec<Move> {
        self.path_to(id).into_iter().filter_map(|node| self.node(node).mv).collect()
    }

    /// The node that continues the line after `id`; `None` where the line ends.
    #[must_use]
    pub fn continuation(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id);
        self.children(id).first().copied().filter(|_| node.ending().is_none() && !node.stops())
    }

    /// The nodes after `id` that begin a variation.
    #[must_use]
    pub fn variations(&self, id: NodeId) -> &[NodeId] {
        let continued = usize::from(self.continuation(id).is_some());
        &self.children(id)[continued..]
    }

    /// The line that runs through `id`: from the root to it, and on along continuations to the end.
    #[must_use]
    pub fn line_through(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.path_to(id);
        let next = |&node: &NodeId| self.continuation(node);
        line.extend(std::iter::successors(next(&id), next));
        line
    }

    /// The line that was played: from the root along continuations to the end.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_through(Self::ROOT)
    }

    /// How many moves lead to `id`.
    #[must_use]
    pub fn ply(&self, id: NodeId) -> usize {
        self.path_to(id).len() - 1
    }

    /// The number of the move that comes next after `plies` moves.
    #[must_use]
    pub fn number_after(&self, plies: usize) -> u32 {
        self.first_number.saturating_add(u32::try_from(plies).unwrap_or(u32::MAX))
    }

    /// The number of the latest of so many moves; of none, what the position counts before the first.
    #[must_use]
    pub fn number_of(&self, plies: usize) -> u32 {
        self.number_after(plies).saturating_sub(1)
    }

    /// The position at `id`.
    #[must_use]
    pub fn position_at(&self, id: NodeId) -> Position {
        self.path_to(id).into_iter().fold(self.start.clone(), |position, node| self.node(node).after(&position))
    }

    /// The record as it was when `id` had just been reached: its moves, and nothing that was tried besides or came after.
    #[must_use]
    pub fn up_to(&self, id: NodeId) -> Self {
        let mut tree = Self::new(self.start.clone());
        (tree.header, tree.first_number, tree.log) = (self.header.clone(), self.first_number, self.log.clone());
        let mut last = Self::ROOT;
        for place in self.path_to(id) {
            let node = self.node(place);
            last = node.mv.map_or(last, |mv| tree.add(last, mv, node.foul()));
            tree.node_mut(last).take_all_but_endings(node);
        }
        tree
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Ending;
    use crate::rules::Outcome;
    use crate::shogi::Color;

    fn mv(text: &str) -> Move {
        text.parse().unwrap()
    }

    #[test]
    fn playing_a_known_move_again_leads_to_the_same_node() {
        let mut tree = GameTree::new(Position::even());
        let first = tree.play(GameTree::ROOT, mv("7g7f")).unwrap();
        let variation = tree.play(GameTree::ROOT, mv("2g2f")).unwrap();
        assert_eq!(tree.play(GameTree::ROOT, mv("7g7f")), Ok(first));
        assert_eq!(tree.children(GameTree::ROOT), [first, variation]);
    }

    #[test]
    fn an_illegal_move_is_kept_only_where_that_is_asked_for_and_it_can_be_made() {
        let mut tree = GameTree::new(Position::even());
        let leap = mv("2g5e");
        assert!(tree.play(GameTree::ROOT, leap).is_err());
        let node = tree.play_foul(GameTree::ROOT, leap).unwrap();
        assert!(matches!(tree.node(node).foul(), Some(IllegalMove::WrongMovement { .. })));
        assert_eq!(tree.play_foul(GameTree::ROOT, leap), Ok(node));
        let next = tree.play(node, mv("3c3d")).unwrap();
        assert_eq!(
            tree.position_at(next).to_sfen(3),
            "lnsgkgsnl/1r5b1/pppppp1pp/6p2/4P4/9/PPPPPPP1P/1B5R1/LNSGKGSNL b - 3"
        );
        let legal = tree.play_foul(node, mv("8c8d")).unwrap();
        assert_eq!(tree.node(legal).foul(), None);
        let (none, king) = (mv("P*5d"), mv("8b5a"));
        assert_eq!(tree.play_foul(node, none), Err(IllegalMove::NotInHand { kind: crate::shogi::PieceKind::Pawn }));
        assert!(tree.play_foul(next, king).is_err());
    }

    #[test]
    fn who_moves_out_of_turn_does_not_get_another_one() {
        let mut tree = GameTree::new(Position::even());
        let twice = ["7g7f", "2g2f"].map(mv);
        let line = twice.iter().fold(GameTree::ROOT, |node, &mv| tree.play_foul(node, mv).unwrap());
        assert!(matches!(tree.node(line).foul(), Some(IllegalMove::NotYourPiece { .. })));
        assert_eq!(tree.position_at(line).turn(), Color::White);
        let line = tree.play(line, mv("3c3d")).unwrap();
        assert_eq!(tree.movers(&tree.path_to(line)), [Color::Black, Color::Black, Color::White]);
    }

    #[test]
    fn the_main_line_follows_first_children_and_a_variation_has_its_own_line() {
        let mut tree = GameTree::new(Position::even());
        let one = tree.play(GameTree::ROOT, mv("7g7f")).unwrap();
        let two = tree.play(one, mv("3c3d")).unwrap();
        let other = tree.play(one, mv("8c8d")).unwrap();
        assert_eq!(tree.main_line(), [GameTree::ROOT, one, two]);
        assert_eq!(tree.line_through(other), [GameTree::ROOT, one, other]);
        assert_eq!(tree.ply(other), 2);
        tree.remove(two);
        assert_eq!(tree.main_line(), [GameTree::ROOT, one, other]);
    }

    #[test]
    fn a_record_up_to_a_place_has_the_moves_that_led_there_and_no_others() {
        let mut tree = GameTree::new(Position::even());
        let one = tree.play(GameTree::ROOT, mv("7g7f")).unwrap();
        tree.play(one, mv("3c3d")).unwrap();
        let other = tree.play(one, mv("8c8d")).unwrap();
        let up_to = tree.up_to(other);
        let moves: Vec<_> = up_to.main_line().into_iter().filter_map(|node| up_to.node(node).mv).collect();
        assert_eq!(moves, [mv("7g7f"), mv("8c8d")]);
        assert!(up_to.main_line().into_iter().all(|node| up_to.children(node).len() < 2));
        assert_eq!(up_to.position_at(*up_to.main_line().last().unwrap()), tree.position_at(other));
    }

    #[test]
    fn a_line_ends_at_its_ending_even_where_variations_go_on() {
        let mut tree = GameTree::new(Position::even());
        let one = tree.play(GameTree::ROOT, mv("7g7f")).unwrap();
        let outcome = Outcome::undecided(crate::rules::EndReason::Interrupted);
        tree.node_mut(one).set_ending(Some(Ending { outcome, time: None }));
        let other = tree.play(one, mv("8c8d")).unwrap();
        assert_eq!(tree.main_line(), [GameTree::ROOT, one]);
        assert_eq!(tree.variations(one), [other]);
        assert_eq!(tree.line_through(other), [GameTree::ROOT, one, other]);
    }

    #[test]
    fn trees_that_say_the_same_are_equal_in_whatever_order_they_were_built() {
        let build = |order: [&str; 3]| {
            let mut tree = GameTree::new(Position::even());
            for line in order {
                line.split(' ').fold(GameTree::ROOT, |node, text| tree.play(node, mv(text)).unwrap());
            }
            tree
        };
        let one = build(["7g7f 3c3d", "7g7f 8c8d", "2g2f 3c3d"]);
        assert_eq!(one, build(["7g7f 3c3d", "2g2f 3c3d", "7g7f 8c8d"]));
        assert_ne!(one, build(["7g7f 8c8d", "7g7f 3c3d", "2g2f 3c3d"]));
    }
}
