//! 打ち歩詰め: a dropped pawn may give check but not mate.
//!
//! The pawn stands right in front of the king, so the check cannot be interposed. The defender escapes with any piece
//! that may legally capture the pawn (a pinned one may not, except along its line) or with any square the king may move
//! to, the pawn's own included.

use super::attacks::{attacks, steps};
use super::{Color, PieceKind, Position, Square, SquareSet};

impl Position {
    /// The only square on which a dropped pawn would give check.
    pub(super) fn checking_pawn_drop(&self) -> Option<Square> {
        let them = self.turn().opponent();
        let king = self.board().king(them)?;
        steps(PieceKind::Pawn, them, king).first()
    }

    /// Whether a pawn dropped by the side to move on `pawn`, right in front of the enemy king, is mate.
    pub(super) fn pawn_drop_mates(&self, pawn: Square) -> bool {
        let them = self.turn().opponent();
        let Some(king) = self.board().king(them) else { return false };
        !self.king_escapes(king, them, pawn) && !self.pawn_can_be_taken(king, them, pawn)
    }

    fn king_escapes(&self, king: Square, defender: Color, pawn: Square) -> bool {
        let board = self.board();
        let with_pawn = (board.occupied() | SquareSet::only(pawn)).without(king);
        let reachable = attacks(PieceKind::King, defender, king, SquareSet::EMPTY) & !board.of_color(defender);
        reachable.into_iter().any(|to| board.attackers_when(to, defender.opponent(), with_pawn).is_empty())
    }

    /// Whether a piece other than the king can capture the pawn without exposing the king.
    fn pawn_can_be_taken(&self, king: Square, defender: Color, pawn: Square) -> bool {
        let board = self.board();
        let takers = board.attackers(pawn, defender).without(king);
        takers.into_iter().any(|taker| {
            let after = (board.occupied() | SquareSet::only(pawn)).without(taker);
            board.sliding_attackers_when(king, defender.opponent(), after).is_empty()
        })
    }
}
