//! What a move says, and what it leaves to the position.

use serde::{Deserialize, Serialize};

use super::{PieceKind, Square};

/// A move (指し手), without its mover and without what it captures: both follow from the position.
///
/// Serialised in USI notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// A piece moves from one square to another.
    Normal {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// Whether the piece promotes.
        promote: bool,
    },
    /// A piece in hand is dropped (打つ).
    Drop {
        /// The piece.
        kind: PieceKind,
        /// The destination.
        to: Square,
    },
}

impl Move {
    /// The destination.
    #[must_use]
    pub const fn to(self) -> Square {
        match self {
            Self::Normal { to, .. } | Self::Drop { to, .. } => to,
        }
    }

    /// The origin, or `None` for a drop.
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Normal { from, .. } => Some(from),
            Self::Drop { .. } => None,
        }
    }

    /// Whether the piece promotes.
    #[must_use]
    pub const fn promotes(self) -> bool {
        matches!(self, Self::Normal { promote: true, .. })
    }
}
