//! Positions of a search with their hashes, which follow from move to move instead of being computed anew.

use super::key::{self, PackedHand};
use crate::shogi::{Color, Move, Piece, Position};

/// What the table knows a position by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    /// A hash of the board and the side to move.
    pub(super) board: u64,
    /// The attacker's hand.
    pub(super) hand: PackedHand,
}

/// A position of the search, and what the table knows it by.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) board: u64,
    pub(super) hand: PackedHand,
}

impl Node {
    /// What the table knows it by.
    pub(super) const fn spot(&self) -> Spot {
        Spot { board: self.board, hand: self.hand }
    }

    /// The position to be solved.
    pub(super) fn root(position: &Position) -> Self {
        let board = key::board(position) ^ key::of_game(position);
        Self { position: position.clone(), board, hand: PackedHand::of(position.hand(position.turn())) }
    }

    /// The position after `mv`.
    pub(super) fn after(&self, mv: Move, attacker: Color) -> Self {
        let Spot { board, hand } = self.spot_after(mv, attacker);
        Self { board, hand, position: self.position.after(mv) }
    }

    /// What the table knows the position after `mv` by, without making the move.
    pub(super) fn spot_after(&self, mv: Move, attacker: Color) -> Spot {
        let hand = if self.position.turn() == attacker { self.hand_after(mv) } else { self.hand };
        Spot { board: self.board_after(mv), hand }
    }

    /// The attacker's hand after a move of the attacker's.
    fn hand_after(&self, mv: Move) -> PackedHand {
        match mv {
            Move::Drop { kind, .. } => self.hand.without(kind),
            Move::Normal { to, .. } => {
                self.position.board().piece_on(to).map_or(self.hand, |taken| self.hand.with(taken.kind))
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_table_knows_a_position_by_follows_from_move_to_move() {
        let mut node = Node::root(
            &Position::from_sfen("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1").unwrap(),
        );
        let (attacker, game) = (node.position.turn(), node.board ^ key::board(&node.position));
        let mut dice = crate::mixing::Dice(1);
        for _ in 0..200 {
            let moves = node.position.legal_moves();
            let Some(&mv) = moves.get(dice.below(moves.len())) else { break };
            node = node.after(mv, attacker);
            let sfen = node.position.to_sfen(1);
            assert_eq!(node.board, key::board(&node.position) ^ game, "{sfen}");
            assert_eq!(node.hand, PackedHand::of(node.position.hand(attacker)), "{sfen}");
        }
    }
}
