use std::time::Duration;

use super::{Analysis, DrawnMark, Evaluation};
use crate::rules::Outcome;
use crate::shogi::{IllegalMove, Move};

/// A node of one [`GameTree`](super::GameTree); it means nothing in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) usize);

/// One of the two siblings beside a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbour {
    /// The one listed before it.
    Before,
    /// The one listed after it.
    After,
}

/// What is known about one place in a game.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// The move that leads here; `None` at the root only.
    pub mv: Option<Move>,
    /// What that move offends against; `None` for a legal one.
    pub foul: Option<IllegalMove>,
    /// The time taken for that move.
    pub time: Option<MoveTime>,
    /// What people wrote about it, line by line.
    pub comments: Vec<String>,
    /// What engines said about it, one after another.
    pub analyses: Vec<Analysis>,
    /// What is drawn on the board.
    pub marks: Vec<DrawnMark>,
    /// The name of the bookmark (しおり) set here.
    pub bookmark: Option<String>,
    /// How the game ended here, if this line did.
    pub ending: Option<Ending>,
    /// Other ways in which it might have ended here: variations that consist of an ending and no move.
    pub side_endings: Vec<Ending>,
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
}

/// Thinking time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTime {
    /// For this move.
    pub spent: Duration,
    /// For all moves of the same player up to and including this one.
    pub total: Duration,
}

/// The end of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, and by which rule.
    pub outcome: Outcome,
    /// The time that passed before it.
    pub time: Option<MoveTime>,
}

impl Node {
    /// Whether somebody has written about this place. Lines that begin with `*` or `#` are what programs write for
    /// programs.
    #[must_use]
    pub fn is_commented(&self) -> bool {
        self.comments.iter().any(|line| !line.is_empty() && !line.starts_with(['*', '#']))
    }

    /// The first evaluation by an engine.
    #[must_use]
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.analyses.iter().find_map(Analysis::evaluation)
    }

    /// Whether the same is known about both, apart from their places in the tree.
    pub(super) fn says_the_same_as(&self, other: &Self) -> bool {
        let Self { mv, foul, time, comments, analyses, marks, bookmark, ending, side_endings, .. } = self;
        (mv, foul, time, comments) == (&other.mv, &other.foul, &other.time, &other.comments)
            && (analyses, marks) == (&other.analyses, &other.marks)
            && (bookmark, ending, side_endings) == (&other.bookmark, &other.ending, &other.side_endings)
    }
}
