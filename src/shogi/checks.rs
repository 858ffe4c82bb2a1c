//! The moves that give check.
//!
//! The generator's groups of moves are cut down to the squares from which a piece attacks the king, and to those that
//! uncover a slider behind the piece that leaves.

use super::attacks::{attacks, between};
use super::legal_moves::pin_line;
use super::{Color, Move, MoveCount, MoveSink, PieceKind, Position, Square, SquareSet};

/// Few positions have more checks: a list of them need not grow.
const MANY_CHECKS: usize = 24;

impl Position {
    /// Every legal move that gives check (王手), in no particular order; none if the other side has no king.
    ///
    /// ```
    /// use komadai::shogi::Position;
    ///
    /// let position = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1")?;
    /// assert_eq!(position.checks().len(), 7);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn checks(&self) -> Vec<Move> {
        self.checks_into(Vec::with_capacity(MANY_CHECKS))
    }

    /// Counts the moves that give check; faster than listing them.
    #[must_use]
    pub fn count_checks(&self) -> usize {
        self.checks_into(MoveCount::default()).0
    }

    fn checks_into<S: MoveSink>(&self, sink: S) -> S {
        let Some(king) = self.board().king(self.turn().opponent()) else { return sink };
        let mut checks = Checks { position: self, king, shields: self.shields_of(king), sink };
        self.generate(&mut checks);
        checks.sink
    }

    /// The pieces of the side to move that alone stand between one of its sliders and the enemy `king`.
    fn shields_of(&self, king: Square) -> SquareSet {
        let (board, us) = (self.board(), self.turn());
        let mut all = SquareSet::EMPTY;
        for slider in board.sliding_attackers_when(king, us, board.of_color(us.opponent())) {
            let shields = between(king, slider) & board.of_color(us);
            if !shields.has_several() {
                all |= shields;
            }
        }
        all
    }
}

/// A [`MoveSink`] that passes on what gives check to `king`.
struct Checks<'a, S> {
    position: &'a Position,
    king: Square,
    shields: SquareSet,
    sink: S,
}

impl<S> Checks<'_, S> {
    /// The squares from which a piece of `kind` attacks the king: those that it would attack from there as theirs.
    fn squares_for(&self, kind: PieceKind) -> SquareSet {
        match kind {
            PieceKind::King => SquareSet::EMPTY,
            PieceKind::Pawn
            | PieceKind::Lance
            | PieceKind::Knight
            | PieceKind::Silver
            | PieceKind::Gold
            | PieceKind::Bishop
            | PieceKind::Rook
            | PieceKind::Tokin
            | PieceKind::PromotedLance
            | PieceKind::PromotedKnight
            | PieceKind::PromotedSilver
            | PieceKind::Horse
            | PieceKind::Dragon => {
                attacks(kind, self.position.turn().opponent(), self.king, self.position.board().occupied())
            }
        }
    }
}

impl<S: MoveSink> MoveSink for Checks<'_, S> {
    fn board_moves(&mut self, from: Square, to: SquareSet, promote: bool) {
        let Some(piece) = self.position.board().piece_on(from) else { return };
        let kind = if promote { piece.kind.promoted().unwrap_or(piece.kind) } else { piece.kind };
        let uncovered = if self.shields.contains(from) { !pin_line(Some(self.king), from) } else { SquareSet::EMPTY };
        let checking = to & (self.squares_for(kind) | uncovered);
        self.sink.board_moves(from, checking, promote);
    }

    /// A pawn leaves every line but its own file.
    fn pawn_moves(&mut self, color: Color, to: SquareSet, promote: bool) {
        let kind = if promote { PieceKind::Tokin } else { PieceKind::Pawn };
        let uncovered = self.shields.forward(color) & !SquareSet::file(self.king.file());
        self.sink.pawn_moves(color, to & (self.squares_for(kind) | uncovered), promote);
    }

    fn drops(&mut self, kind: PieceKind, to: SquareSet) {
        self.sink.drops(kind, to & self.squares_for(kind));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The checks found by trying every legal move.
    fn tried(position: &Position) -> Vec<String> {
        let mut checks: Vec<String> = Vec::new();
        checks.extend(position.legal_moves().iter().filter(|&&mv| position.after(mv).is_check()).map(Move::to_string));
        checks.sort();
        checks
    }

    #[test]
    fn the_checks_are_the_legal_moves_after_which_the_king_is_attacked() {
        let starts = [
            "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
            "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
        ];
        let mut scatter = 0x9E37_79B9_7F4A_7C15_u64;
        for start in starts.iter().cycle().take(200) {
            let mut position = Position::from_sfen(start).unwrap();
            for _ in 0..120 {
                let mut found: Vec<String> = position.checks().iter().map(Move::to_string).collect();
                found.sort();
                assert_eq!(found, tried(&position), "{}", position.to_sfen(1));
                assert_eq!(position.count_checks(), found.len(), "{}", position.to_sfen(1));
                let moves = position.legal_moves();
                let Some(most) = u64::try_from(moves.len()).ok().filter(|&most| most > 0) else { break };
                scatter = scatter.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                position = position.after(moves[usize::try_from((scatter >> 33) % most).unwrap()]);
            }
        }
    }
}
