use serde::{Deserialize, Serialize};

use super::{PieceKind, Square};

/// A move (指し手), without its mover and without what it captures: both follow from the position.
///
/// Where it is kept as data it is written as in USI.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// A piece goes from one square to another.
    Normal {
        /// Where it stood.
        from: Square,
        /// Where it goes.
        to: Square,
        /// Whether it is turned over.
        promote: bool,
    },
    /// A piece in hand is put on the board (打つ).
    Drop {
        /// Which piece.
        kind: PieceKind,
        /// Where.
        to: Square,
    },
}

impl Move {
    /// The square on which the piece comes to stand.
    #[must_use]
    pub const fn to(self) -> Square {
        match self {
            Self::Normal { to, .. } | Self::Drop { to, .. } => to,
        }
    }

    /// The square it left, or `None` for a drop.
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Normal { from, .. } => Some(from),
            Self::Drop { .. } => None,
        }
    }

    /// Whether the piece is turned over.
    #[must_use]
    pub const fn promotes(self) -> bool {
        matches!(self, Self::Normal { promote: true, .. })
    }
}
