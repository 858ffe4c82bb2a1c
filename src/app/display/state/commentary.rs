//! A commentator's own copy of the game, and when the audience sees it instead.

use crate::app::state::{AppState, BoardUi};
use crate::record::NodeId;
use crate::session::{MatchSession, ReviewCommand, ReviewSession};

/// Moves and arrows that a commentator tries on the audience display. The game knows nothing of them.
#[derive(Clone, Debug)]
pub struct Commentary {
    /// A copy of the record as it was when the commentator began, and what was tried since.
    pub session: ReviewSession,
    /// What goes on on the display's board between two clicks.
    pub board: BoardUi,
    /// The place of the game at which the commentator began.
    pub from: NodeId,
}

impl Commentary {
    /// Begins at the present position of the match.
    #[must_use]
    pub fn on(session: &MatchSession) -> Self {
        let from = session.node();
        let mut copy = ReviewSession::new(session.tree().clone());
        copy.go(ReviewCommand::GoTo(from));
        Self { session: copy, board: BoardUi::default(), from }
    }

    /// After which move of the game the commentary began.
    #[must_use]
    pub fn ply_of_game(&self) -> usize {
        self.session.tree().ply(self.from)
    }
}

impl AppState {
    /// The commentary that the audience sees instead of the game; none while nobody is to see the board.
    #[must_use]
    pub fn shown_commentary(&self) -> Option<&Commentary> {
        let is_seen = self.shown_match().is_some() && !self.hides_board();
        self.table.commentary.as_deref().filter(|_| is_seen)
    }
}
