//! How far an exercise is, and what it has taken so far.

use std::time::Duration;

use crate::clock::SessionTime;
use crate::practice::{Grade, Judgement};
use crate::record::{GameTree, NodeId};
use crate::shogi::Move;
use crate::tsume::Examination;

/// What an exercise has taken before it was laid on the table again: beginning anew undoes none of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// How many wrong moves were made.
    pub mistakes: u32,
    /// Whether any help was given.
    pub was_helped: bool,
    /// The time.
    pub took: Duration,
    /// Whether it turned out to have no mate: then there is nothing to answer.
    pub has_no_mate: bool,
}

/// How far an exercise is.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// What is waited for.
    pub stage: Stage,
    /// The place where a move is asked for.
    pub node: NodeId,
    /// The number of the question that is open.
    pub question: u64,
    /// The number of the question about the whole problem.
    pub problem: u64,
    /// The length of the shortest mate from the beginning, once known.
    pub mate: Option<u16>,
    /// The same from the place where a move is asked for.
    pub left: Option<u16>,
    /// What mates from there.
    pub line: Vec<Move>,
    /// What mates from the beginning.
    pub mating: Vec<Move>,
    /// Why there is no mate to play, if so.
    pub lacks: Option<Lacks>,
    /// Whether the problem is sound, once known.
    pub examination: Option<Box<Examination>>,
    /// The move that was made and has not been judged yet.
    pub tried: Option<Move>,
    /// How many wrong moves were made.
    pub mistakes: u32,
    /// How much help was given for the present move: 1 for the piece, 2 for the move.
    pub hint: u8,
    /// Whether any help was given.
    pub was_helped: bool,
    /// The verdict on the latest move.
    pub said: Option<Said>,
    /// When the exercise was shown.
    pub since: SessionTime,
    /// How long it was on the table before.
    pub before: Duration,
    /// How long it took.
    pub took: Option<Duration>,
}

/// Why there is no mate to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lacks {
    /// There is none.
    Mate,
    /// None was found.
    Knowledge,
}

/// What is waited for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// A move.
    #[default]
    Asked,
    /// The judgement of a move.
    Judging,
    /// The other side's move, from the library.
    Replying,
    /// Nothing: it was answered.
    Answered,
    /// Nothing: the solution is shown.
    Shown,
}

/// The verdict on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// It is right, and the exercise goes on.
    Right,
    /// It is right, and the exercise is done.
    Solved,
    /// It mates, but later than it could: in so many plies.
    Later(u16),
    /// It gives no check.
    NoCheck(Move),
    /// It does not mate.
    Escapes(Move),
    /// The search ended without an answer.
    NotFound(Move),
    /// It mates, which is as good as anything.
    Mates,
    /// It was judged by what is known of it.
    Judged(Move, Judgement),
}

impl Attempt {
    /// An exercise that is shown at `since`, after `effort`.
    #[must_use]
    pub const fn begun(effort: Effort, since: SessionTime) -> Self {
        Self {
            stage: Stage::Asked,
            node: GameTree::ROOT,
            question: 0,
            problem: 0,
            mate: None,
            left: None,
            line: Vec::new(),
            mating: Vec::new(),
            lacks: None,
            examination: None,
            tried: None,
            mistakes: effort.mistakes,
            hint: 0,
            was_helped: effort.was_helped,
            said: None,
            since,
            before: effort.took,
            took: None,
        }
    }

    /// Whether the exercise still waits for an answer.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Asked | Stage::Judging | Stage::Replying)
    }

    /// The grade of the answer: hard after help or a second try, failed after more.
    #[must_use]
    pub const fn grade(&self) -> Grade {
        match (self.was_helped, self.mistakes) {
            (false, 0) => Grade::Good,
            (true, 0) | (false, 1) => Grade::Hard,
            _ => Grade::Failed,
        }
    }

    /// How long it takes, or took.
    #[must_use]
    pub fn time(&self, now: SessionTime) -> Duration {
        self.took.unwrap_or_else(|| self.before + now.since(self.since))
    }

    /// What it has taken up to `now`.
    pub(super) fn effort(&self, has_no_mate: bool, now: SessionTime) -> Effort {
        Effort { mistakes: self.mistakes, was_helped: self.was_helped, took: self.time(now), has_no_mate }
    }
}
