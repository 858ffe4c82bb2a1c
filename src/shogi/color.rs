//! The two sides, whoever begins and whatever they are called.

use std::ops::Not;

use serde::{Deserialize, Serialize};

/// One of the two players.
///
/// Named for the side of the diagram, not for who starts: in a handicap game White (上手) moves first. What players are
/// called on screen (先手, 上手, ☗ …) is decided where text is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Color {
    /// ☗ 先手, or 下手 in a handicap game; plays up the board, towards rank 1.
    Black,
    /// ☖ 後手, or 上手 in a handicap game; plays down the board, towards rank 9.
    White,
}

impl Color {
    /// Both players, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// Index into per-player arrays: 0 for Black, 1 for White.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        self.opponent()
    }
}
