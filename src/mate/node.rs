//! Positions of a search with their hashes, which follow from move to move instead of being computed anew.

use super::key::{self, PackedHand};
use crate::shogi::{Color, Move, Piece, Position};

/// A position of the search, and what the table knows it by.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) board: u64,
    pub(super) hand: PackedHand,
}

impl Node {
    /// The position to be solved.
    pub(super) fn root(position: &Position) -> Self {
        let board = key::board(position) ^ key::of_game(position);
        Self { position: position.clone(), board, hand: PackedHand::of(position.hand(position.turn())) }
    }

    /// The position after `mv`.
    pub(super) fn after(&self, mv: Move, attacker: Color) -> Self {
        let (board, position) = (self.board_after(mv), self.position.after(mv));
        Self { board, hand: PackedHand::of(position.hand(attacker)), position }
    }

    /// The board's hash after `mv`.
    fn board_after(&self, mv: Move) -> u64 {
        let board = self.position.board();
        let taken = board.piece_on(mv.to()).map_or(0, |taken| key::on(mv.to(), taken));
        let moved = match mv {
            Move::Drop { kind, to } => key::on(to, Piece::new(self.position.turn(), kind)),
            Move::Normal { from, to, promote } => board.piece_on(from).map_or(0, |piece| {
                let kind = if promote { piece.kind.promoted().unwrap_or(piece.kind) } else { piece.kind };
                key::on(from, piece) ^ key::on(to, Piece::new(piece.color, kind))
            }),
        };
        self.board ^ key::TURN ^ taken ^ moved
    }
}
