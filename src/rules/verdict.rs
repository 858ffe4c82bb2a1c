use serde::{Deserialize, Serialize};

use super::{AgreementReport, DeclarationReport, EndReason, Foul, Outcome, RepetitionStatus, Undecided};
use crate::shogi::{Square, SquareSet};

/// How a game ended, with what a screen needs to explain it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won, and by which rule. This is what goes into the record.
    pub outcome: Outcome,
    /// What follows.
    pub sequel: Sequel,
    /// Why.
    pub grounds: Grounds,
}

/// What follows when a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sequel {
    /// Nothing: the result stands.
    Stands,
    /// 指し直し: the game does not count, and another one is to be played.
    Replay,
}

/// What a verdict rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grounds {
    /// The king has no escape.
    Mate {
        /// The king; `None` in a problem with one king only.
        king: Option<Square>,
        /// The pieces that give check.
        checkers: SquareSet,
    },
    /// The side to move has no legal move.
    NoLegalMove,
    /// The position occurred too often.
    Repetition(RepetitionStatus),
    /// A foul.
    Foul(Foul),
    /// The players agreed.
    Agreement(AgreementReport),
    /// A player declared, or the profile did so for one.
    Declaration(DeclarationReport),
    /// The king stands where the other king started.
    Try {
        /// That square.
        king: Square,
    },
    /// The game is too long.
    MoveLimit {
        /// How many moves were played.
        plies: usize,
        /// After how many it was to end.
        limit: usize,
    },
    /// The arbiter decided.
    Arbiter {
        /// The reason, in the arbiter's words.
        words: String,
    },
    /// It is said by the reason alone: a resignation, the time, an absence, an interruption.
    Plain,
}

impl Verdict {
    /// A verdict that its outcome explains.
    #[must_use]
    pub const fn plain(outcome: Outcome) -> Self {
        Self { outcome, sequel: Sequel::Stands, grounds: Grounds::Plain }
    }

    /// The loss of whoever committed `foul`.
    #[must_use]
    pub const fn of_foul(foul: Foul) -> Self {
        let outcome = Outcome::won(foul.offender.opponent(), EndReason::IllegalMove);
        Self { outcome, sequel: Sequel::Stands, grounds: Grounds::Foul(foul) }
    }
}

impl Grounds {
    /// The foul that the verdict rests on, if it does on one.
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
    /// What follows when a game without winner counts as `counts_as`.
    #[must_use]
    pub const fn after(counts_as: Undecided) -> Self {
        match counts_as {
            Undecided::Draw => Self::Stands,
            Undecided::Replay => Self::Replay,
        }
    }
}
