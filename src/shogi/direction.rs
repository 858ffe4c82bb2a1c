//! The lines along which pieces slide, as steps between squares.

use super::Color;

/// One of the eight directions of sliding pieces, from Black's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards rank 1.
    Up,
    /// Towards rank 9.
    Down,
    /// Towards file 1, which is on the right.
    Right,
    /// Towards file 9.
    Left,
    /// Towards file 1 and rank 1.
    UpRight,
    /// Towards file 9 and rank 1.
    UpLeft,
    /// Towards file 1 and rank 9.
    DownRight,
    /// Towards file 9 and rank 9.
    DownLeft,
}

impl Direction {
    /// The directions of a rook.
    pub const STRAIGHT: [Self; 4] = [Self::Up, Self::Down, Self::Right, Self::Left];

    /// The directions of a bishop.
    pub const DIAGONAL: [Self; 4] = [Self::UpRight, Self::UpLeft, Self::DownRight, Self::DownLeft];

    /// All eight directions, in the order of their discriminants.
    pub const ALL: [Self; 8] =
        [Self::Up, Self::Down, Self::Right, Self::Left, Self::UpRight, Self::UpLeft, Self::DownRight, Self::DownLeft];

    /// The step in this direction as (files to the left, ranks down).
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, -1),
            Self::Down => (0, 1),
            Self::Right => (-1, 0),
            Self::Left => (1, 0),
            Self::UpRight => (-1, -1),
            Self::UpLeft => (1, -1),
            Self::DownRight => (-1, 1),
            Self::DownLeft => (1, 1),
        }
    }

    /// Whether a step in this direction increases [`super::Square::index`].
    #[inline]
    #[must_use]
    pub const fn is_ascending(self) -> bool {
        matches!(self, Self::Down | Self::Left | Self::UpLeft | Self::DownLeft)
    }

    /// The opposite direction.
    #[inline]
    #[must_use]
    pub const fn reverse(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Right => Self::Left,
            Self::Left => Self::Right,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::UpLeft => Self::DownRight,
            Self::DownRight => Self::UpLeft,
        }
    }

    /// The direction in which `color`'s pawns and lances advance.
    #[inline]
    #[must_use]
    pub const fn forward(color: Color) -> Self {
        match color {
            Color::Black => Self::Up,
            Color::White => Self::Down,
        }
    }
}
