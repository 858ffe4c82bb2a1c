//! Whether a move is legal, without asking why not: at a glance for nearly every move of a record.
//!
//! The judge looks at the board as it would be to see the mover's king. A glance is at what the position has found out
//! already: a king that is not in check is exposed by no move but its own and that of a pinned piece. What is not plain
//! at a glance is left to the judge; tests hold both to the same answers.

use super::attacks::{attacks, steps};
use super::judge::{judge_dead_piece, judge_promotion};
use super::{Move, Piece, PieceKind, Position, Square, SquareSet};

impl Position {
    /// Whether `mv` is legal in this position; [`Position::judge`] says why it is not.
    ///
    /// ```
    /// use komadai::shogi::Position;
    ///
    /// let start = Position::even();
    /// assert!(start.allows("7g7f".parse()?) && !start.allows("7g7e".parse()?));
    /// # Ok::<(), komadai::shogi::UsiMoveError>(())
    /// ```
    #[must_use]
    pub fn allows(&self, mv: Move) -> bool {
        let is_plain = !self.is_check()
            && match mv {
                Move::Normal { from, to, promote } => self.plainly_moves(from, to, promote),
                Move::Drop { kind, to } => self.plainly_drops(kind, to),
            };
        is_plain || self.judge(mv).is_ok()
    }

    /// Whether a piece other than the king can move so, and its king does not need it where it stands.
    fn plainly_moves(&self, from: Square, to: Square, promote: bool) -> bool {
        let board = self.board();
        let Some(piece @ Piece { kind, color }) = board.piece_on(from) else { return false };
        let turn_over = if promote { judge_promotion(piece, from, to) } else { judge_dead_piece(piece, to) };
        color == self.turn()
            && kind != PieceKind::King
            && !self.pinned().contains(from)
            && attacks(kind, color, from, board.occupied()).contains(to)
            && !(board.of_color(color) | board.of_kind(PieceKind::King)).contains(to)
            && turn_over.is_ok()
    }

    /// Whether the piece is in hand and can be dropped so. A pawn that gives check may not be allowed to mate.
    fn plainly_drops(&self, kind: PieceKind, to: Square) -> bool {
        let (board, us) = (self.board(), self.turn());
        let pawn_fits = || {
            !board.of(us, PieceKind::Pawn).intersects(SquareSet::file(to.file()))
                && !steps(PieceKind::Pawn, us, to).intersects(board.of_kind(PieceKind::King))
        };
        self.hand(us).count(kind) > 0
            && board.piece_on(to).is_none()
            && (kind != PieceKind::Pawn || pawn_fits())
            && judge_dead_piece(Piece::new(us, kind), to).is_ok()
    }
}
