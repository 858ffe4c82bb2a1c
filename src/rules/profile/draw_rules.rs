use serde::{Deserialize, Serialize};

/// What a game that nobody won counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Undecided {
    /// 引き分け: the result stands.
    Draw,
    /// 指し直し: the game does not count, and another one is played.
    Replay,
}

/// 千日手: the same pieces on the same squares and in the same hands, with the same side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RepetitionRule {
    /// How often a position must have occurred, the starting position being an occurrence of itself. At least 2.
    pub count: usize,
    /// What the game counts as then.
    pub result: Undecided,
}

/// 連続王手の千日手: what a repetition means that came about by one side's checks alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PerpetualCheckRule {
    /// The side whose moves from the first to the last occurrence were all checks loses.
    CheckerLoses,
    /// It is a repetition like any other.
    Repetition,
}

/// 最大手数: after how many moves, both sides' counted, a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum MoveLimit {
    /// Never.
    Off,
    /// After so many.
    After {
        /// The number of moves, at least 1.
        plies: usize,
        /// What the game counts as then.
        result: Undecided,
        /// What a check at the limit means.
        in_check: LimitInCheck,
        /// What a mate by the last move means.
        mate: MateAtLimit,
    },
}

/// What it means for the move limit that the move which reaches it gives check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LimitInCheck {
    /// The game goes on until the checks stop: it ends with the first move that neither gives check nor answers one.
    /// Source: JSA match rules, article 9(3).
    PlayOn,
    /// Nothing.
    Ends,
}

/// What a mate by the very move that reaches the limit means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MateAtLimit {
    /// It wins.
    Wins,
    /// It comes too late.
    TooLate,
}
