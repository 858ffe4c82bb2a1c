use std::ops::Not;

use serde::{Deserialize, Serialize};

/// One of the two players.
///
/// The names are those of the diagrams, not of the turn: in a handicap game White (上手) moves first. What a player is
/// called on screen (先手, 上手, ☗ …) is chosen where words are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Color {
    /// ☗ 先手, or 下手 in a handicap game: plays up the board, towards rank 1.
    Black,
    /// ☖ 後手, or 上手 in a handicap game: plays down the board, towards rank 9.
    White,
}

impl Color {
    /// Both players, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// 0 for Black and 1 for White: the place of this player's things in an array.
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
