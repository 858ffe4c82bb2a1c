use super::{Color, PieceKind};

/// A piece and its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// Which face it shows.
    pub kind: PieceKind,
}

impl Piece {
    /// The piece of `kind` that belongs to `color`.
    #[must_use]
    pub const fn new(color: Color, kind: PieceKind) -> Self {
        Self { color, kind }
    }
}
