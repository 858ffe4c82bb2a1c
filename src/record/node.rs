use std::time::Duration;

use super::evaluation::is_of_engine;
use super::{AuditEntry, DrawnMark};
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
    pub offence: Option<IllegalMove>,
    /// The time taken for that move.
    pub time: Option<MoveTime>,
    /// Comment lines, as they were written.
    pub comments: Vec<String>,
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

/// Whose a line of a comment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Somebody wrote it to be read.
    Written,
    /// An engine's, for programs.
    Engine,
    /// What is drawn on the board.
    Drawn,
    /// An entry of the arbiter's log.
    Audit,
}

impl LineKind {
    /// Which of them `line` is.
    ///
    /// ```
    /// use komadai::record::LineKind;
    ///
    /// assert_eq!(LineKind::of("*読み筋=▲２五歩"), LineKind::Engine);
    /// assert_eq!(LineKind::of("#1 of three ideas"), LineKind::Written);
    /// ```
    #[must_use]
    pub fn of(line: &str) -> Self {
        match line {
            _ if DrawnMark::in_line(line).is_some() => Self::Drawn,
            _ if AuditEntry::in_line(line).is_some() => Self::Audit,
            _ if is_of_engine(line) => Self::Engine,
            _ => Self::Written,
        }
    }
}

impl Node {
    /// Whether somebody has written about this place. Lines that begin with `*` or `#` are what programs write for
    /// programs, such as an engine's [evaluation](super::Evaluation).
    #[must_use]
    pub fn is_commented(&self) -> bool {
        self.comments.iter().any(|line| !line.is_empty() && !line.starts_with(['*', '#']))
    }

    /// The lines of the comment but for those that say what is [drawn](super::DrawnMark), what an arbiter
    /// [did](super::AuditEntry), or what an engine said.
    pub fn written_lines(&self) -> impl Iterator<Item = &str> {
        self.lines_of(LineKind::Written)
    }

    /// The lines that an engine wrote: its [evaluation](super::Evaluation), and what stands beside that.
    pub fn engine_lines(&self) -> impl Iterator<Item = &str> {
        self.lines_of(LineKind::Engine)
    }

    fn lines_of(&self, kind: LineKind) -> impl Iterator<Item = &str> {
        self.comments.iter().map(String::as_str).filter(move |line| LineKind::of(line) == kind)
    }

    /// Whether the same is known about both, apart from their places in the tree.
    pub(super) fn says_the_same_as(&self, other: &Self) -> bool {
        let Self { mv, offence, time, comments, bookmark, ending, side_endings, parent: _, children: _ } = self;
        (mv, offence, time, comments) == (&other.mv, &other.offence, &other.time, &other.comments)
            && (bookmark, ending, side_endings) == (&other.bookmark, &other.ending, &other.side_endings)
    }
}
