//! What a reader builds as it goes through a record: a whole tree, or only an outline.

use super::format::Read;
use super::{GameTree, Header, MoveTime, Node, NodeId, RecordFormat};
use crate::shogi::{IllegalMove, Move, Position};

/// What a record is read into. Readers know only this trait, so that checking whether a record is sound does not cost a
/// tree.
pub(super) trait RecordSink: Sized {
    /// The function that reads a record of `format` into this.
    fn reader(format: RecordFormat) -> Read<Self>;
    /// Begins with what comes before the first move: `tree` has only its root.
    fn beginning_with(tree: GameTree) -> Self;
    /// Makes room for so many moves at once, because a growing list fragments memory.
    fn reserve(&mut self, moves: usize);
    /// The tree, complete only in its start and its header.
    fn opening(&self) -> &GameTree;
    /// The lines about the game, to be changed.
    fn header_mut(&mut self) -> &mut Header;
    /// The move that leads to `id`.
    fn mv(&self, id: NodeId) -> Option<Move>;
    /// Goes on from `position` to `id`.
    fn advance(&self, id: NodeId, position: &mut Position) {
        if let Some(mv) = self.mv(id) {
            let mover = position.maker(mv, self.node(id).foul());
            position.advance_by(mv, mover);
        }
    }
    /// Whether any move follows `id`.
    fn has_children(&self, id: NodeId) -> bool;
    /// The node that `mv` leads to from `parent`.
    fn child_by(&self, parent: NodeId, mv: Move) -> Option<NodeId>;
    /// Adds `mv`, with the rule it breaks, if any, as the last variation after `parent`.
    fn add(&mut self, parent: NodeId, mv: Move, foul: Option<IllegalMove>) -> NodeId;
    /// The node at `id`; an outline may lack its move, times and comments.
    fn node(&self, id: NodeId) -> &Node;
    /// The same, to be changed.
    fn node_mut(&mut self, id: NodeId) -> &mut Node;
    /// Notes the time taken for the move to `id`, unless one is known.
    fn note_time(&mut self, id: NodeId, time: Option<MoveTime>);
    /// Adds a line of the comment at `id`, as found in a file.
    fn note_comment(&mut self, id: NodeId, line: &str);
    /// The position at `id`.
    fn position_at(&self, id: NodeId) -> Position;
}

impl RecordSink for GameTree {
    fn reader(format: RecordFormat) -> Read<Self> {
        format.row().read
    }

    fn beginning_with(tree: GameTree) -> Self {
        tree
    }

    fn reserve(&mut self, moves: usize) {
        Self::reserve(self, moves);
    }

    fn opening(&self) -> &GameTree {
        self
    }

    fn header_mut(&mut self) -> &mut Header {
        &mut self.header
    }

    fn mv(&self, id: NodeId) -> Option<Move> {
        self.node(id).mv
    }

    fn has_children(&self, id: NodeId) -> bool {
        !self.children(id).is_empty()
    }

    fn child_by(&self, parent: NodeId, mv: Move) -> Option<NodeId> {
        Self::child_by(self, parent, mv)
    }

    fn add(&mut self, parent: NodeId, mv: Move, foul: Option<IllegalMove>) -> NodeId {
        Self::add(self, parent, mv, foul)
    }

    fn node(&self, id: NodeId) -> &Node {
        Self::node(self, id)
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        Self::node_mut(self, id)
    }

    fn note_time(&mut self, id: NodeId, time: Option<MoveTime>) {
        let node = Self::node_mut(self, id);
        node.set_time(node.time().or(time));
    }

    fn note_comment(&mut self, id: NodeId, line: &str) {
        self.take_comment_line(id, line.to_owned());
    }

    fn position_at(&self, id: NodeId) -> Position {
        Self::position_at(self, id)
    }
}
