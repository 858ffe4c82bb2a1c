//! Games without a winner: repetition, perpetual check and the move limit.

use serde::{Deserialize, Serialize};

/// What a game without a winner counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Undecided {
    /// 引き分け: the result stands.
    Draw,
    /// 指し直し: the game does not count and is replayed.
    Replay,
}

/// 千日手: the same pieces on the same squares and in the same hands, with the same side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RepetitionRule {
    /// How often a position must occur, counting the starting position. At least 2.
    pub count: usize,
    /// What the game then counts as.
    pub result: Undecided,
}

/// 連続王手の千日手: how a repetition brought about by one side's checks is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PerpetualCheckRule {
    /// The side whose moves from the first to the last occurrence were all checks loses.
    CheckerLoses,
    /// Like any other repetition.
    Repetition,
}

/// 最大手数: the number of moves, counting both sides, after which a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum MoveLimit {
    /// There is no limit.
    Off,
    /// The game ends after a number of moves.
    After {
        /// The number of moves, at least 1.
        plies: usize,
        /// What the game then counts as.
        result: Undecided,
        /// What happens if the move that reaches the limit gives check.
        in_check: LimitInCheck,
        /// What happens if the last move gives mate.
        mate: MateAtLimit,
    },
}

/// What happens if the move that reaches the limit gives check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LimitInCheck {
    /// The game goes on until the checks stop: it ends with the first move that neither gives check nor answers one.
    /// Source: JSA match rules, article 9(3).
    PlayOn,
    /// The game ends all the same.
    Ends,
}

/// What happens if the very move that reaches the limit gives mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MateAtLimit {
    /// It wins.
    Wins,
    /// It comes too late.
    TooLate,
}
