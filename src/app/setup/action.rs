//! What can be done in the position editor.

use crate::session::{PiecePlace, PieceTarget};
use crate::shogi::{Color, Handicap};

/// An action in the position editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupAction {
    /// A square, a stand or the box was clicked.
    Click {
        /// What was clicked.
        on: PieceTarget,
        /// The piece that lies under the pointer.
        piece: Option<PiecePlace>,
    },
    /// This piece is being dragged.
    Grab(PiecePlace),
    /// The dragged piece was let go over one of these, or over nothing.
    Release(Option<PieceTarget>),
    /// Turn this piece over, or round to the other side.
    TurnOver(PiecePlace),
    /// Put this piece into the box.
    ToBox(PiecePlace),
    /// Set up this starting position.
    Start(Handicap),
    /// It is this side's turn.
    SetTurn(Color),
    /// Pieces from the box are set down for this side.
    SetBoxOwner(Color),
}
