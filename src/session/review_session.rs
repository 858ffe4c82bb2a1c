use crate::record::{GameTree, NodeId};
use crate::shogi::Position;

/// A record that somebody goes through (検討).
#[derive(Clone, Debug)]
pub struct ReviewSession {
    tree: GameTree,
    /// The places of the line that is being followed, from the root to its end.
    line: Vec<NodeId>,
    /// Where on that line.
    ply: usize,
    position: Position,
}

/// Where somebody wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewCommand {
    /// To the starting position.
    First,
    /// One move back.
    Previous,
    /// One move on along the line.
    Next,
    /// To the end of the line.
    Last,
    /// So many moves on, or back where it is negative; as far as the line goes.
    Step(isize),
    /// To a certain place. The line from then on is the one that runs through it.
    GoTo(NodeId),
}

impl ReviewSession {
    /// Opens `tree` at its starting position.
    #[must_use]
    pub fn new(tree: GameTree) -> Self {
        Self { line: tree.main_line(), ply: 0, position: tree.start().clone(), tree }
    }

    /// Goes where it is told, as far as that is possible.
    pub fn apply(&mut self, command: ReviewCommand) {
        let end = self.line.len() - 1;
        let ply = match command {
            ReviewCommand::First => 0,
            ReviewCommand::Previous => self.ply.saturating_sub(1),
            ReviewCommand::Next => self.ply + 1,
            ReviewCommand::Last => end,
            ReviewCommand::Step(plies) => self.ply.saturating_add_signed(plies),
            ReviewCommand::GoTo(node) => self.follow(node),
        };
        self.ply = ply.min(self.line.len() - 1);
        self.position = self.tree.position_at(self.node());
    }

    /// Makes the line run through `node` and gives the ply at which it does.
    fn follow(&mut self, node: NodeId) -> usize {
        if let Some(ply) = self.line.iter().position(|&on_line| on_line == node) {
            return ply;
        }
        self.line = self.tree.line_through(node);
        self.tree.ply(node)
    }

    /// The record.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The places of the line that is being followed, from the root to its end.
    #[must_use]
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// How many moves from the start.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The place that is looked at.
    #[must_use]
    pub fn node(&self) -> NodeId {
        self.line[self.ply]
    }

    /// The position there.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }
}
