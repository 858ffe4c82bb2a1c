//! Verdicts: how a game ended and why.

use serde::{Deserialize, Serialize};

use super::{AgreementReport, DeclarationReport, EndReason, Foul, Outcome, RepetitionStatus, Undecided};
use crate::shogi::{Square, SquareSet};

/// The end of a game, with what a screen needs to explain it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won and why; this goes into the record.
    pub outcome: Outcome,
    /// What follows.
    pub sequel: Sequel,
    /// The evidence.
    pub grounds: Grounds,
}

/// What follows a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sequel {
    /// Nothing: the result stands.
    Stands,
    /// 指し直し: the game does not count and is to be replayed.
    Replay,
}

/// What a verdict rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grounds {
    /// The king cannot escape check.
    Mate {
        /// The king; `None` in a problem without this side's king.
        king: Option<Square>,
        /// The pieces giving check.
        checkers: SquareSet,
    },
    /// The side to move has no legal move.
    NoLegalMove,
    /// The position occurred too often.
    Repetition(RepetitionStatus),
    /// A foul was committed.
    Foul(Foul),
    /// The players agreed on an impasse.
    Agreement(AgreementReport),
    /// A player declared, or the profile did so automatically.
    Declaration(DeclarationReport),
    /// The king reached the square where the other king started.
    Try {
        /// That square.
        king: Square,
    },
    /// The move limit was reached.
    MoveLimit {
        /// The number of moves played.
        plies: usize,
        /// The number of moves allowed.
        limit: usize,
    },
    /// The arbiter decided.
    Arbiter {
        /// The reason, in the arbiter's words.
        words: String,
    },
    /// The reason says it all: resignation, time, absence or interruption.
    Plain,
}

impl Verdict {
    /// A verdict that the outcome alone explains.
    #[must_use]
    pub const fn plain(outcome: Outcome) -> Self {
        Self { outcome, sequel: Sequel::Stands, grounds: Grounds::Plain }
    }

    /// The loss of the player who committed `foul`.
    #[must_use]
    pub const fn of_foul(foul: Foul) -> Self {
        let outcome = Outcome::won(foul.offender.opponent(), EndReason::IllegalMove);
        Self { outcome, sequel: Sequel::Stands, grounds: Grounds::Foul(foul) }
    }
}

impl Grounds {
    /// The foul the verdict rests on, if any.
    #[must_use]
    pub const fn foul(&self) -> Option<&Foul> {
        match self {
            Self::Foul(foul) => Some(foul),
            Self::Mate { .. }
            | Self::NoLegalMove
            | Self::Repetition(_)
            | Self::Agreement(_)
            | Self::Declaration(_)
            | Self::Try { .. }
            | Self::MoveLimit { .. }
            | Self::Arbiter { .. }
            | Self::Plain => None,
        }
    }
}

impl Sequel {
    /// What follows when a game without a winner counts as `counts_as`.
    #[must_use]
    pub const fn after(counts_as: Undecided) -> Self {
        match counts_as {
            Undecided::Draw => Self::Stands,
            Undecided::Replay => Self::Replay,
        }
    }
}
