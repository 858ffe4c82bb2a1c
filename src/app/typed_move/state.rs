//! What a typed move means in the position at hand; where fouls can be made, it may be one.

use crate::app::practice::state::Stage;
use crate::app::state::AppState;
use crate::record::{TypedMove, TypedMoveError, typed_move, typed_move_or_foul};
use crate::session::MatchStatus;
use crate::shogi::Move;

impl AppState {
    /// Whether a move can be typed ahead: what an exercise or an engine answers comes first.
    #[must_use]
    pub fn can_type_ahead(&self) -> bool {
        let is_played = self
            .as_match()
            .is_some_and(|session| *session.status() == MatchStatus::Running && session.pending().is_none());
        match self.practice_session() {
            Some(session) => matches!(session.attempt.stage, Stage::Judging | Stage::Replying),
            None => is_played && self.is_against_engine() && self.engine_to_move().is_some(),
        }
    }

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

    /// The moves that `text` can mean, where several pieces can go there and it is the side's turn that types.
    #[must_use]
    pub fn several_typed(&self, text: &str) -> Vec<Move> {
        match self.typed_move(text) {
            Err(TypedMoveError::Several { moves }) if !self.can_type_ahead() => moves,
            Ok(_) | Err(_) => Vec::new(),
        }
    }
}
