//! What a typed move means in the position at hand; where fouls can be made, it may be one.

use crate::app::state::AppState;
use crate::record::{TypedMove, TypedMoveError, typed_move, typed_move_or_foul};
use crate::shogi::Move;

impl AppState {
    /// The move that `text` means here. Where illegal moves can be made one is read like any other: it is for the people
    /// at the board to see that it is illegal.
    ///
    /// # Errors
    /// Why it is no move that can be played.
    pub fn typed_move(&self, text: &str) -> Result<TypedMove, TypedMoveError> {
        let previous = self.tree().node(self.node()).mv.map(Move::to);
        let read = if self.lets_fouls_happen() { typed_move_or_foul } else { typed_move };
        read(text, self.position(), previous)
    }
}
