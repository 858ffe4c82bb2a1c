//! What the table knows a position by: a hash of the board, and the attacker's hand itself.
//!
//! All positions of a search hold the same pieces, so that the defender's hand follows from the rest.

use crate::mixing::spread;
use crate::shogi::{Color, Hand, Piece, PieceKind, Position, Square};

/// A hand in one number: nine bits for each kind, the highest of them free, so that hands are compared in one step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PackedHand(u64);

impl PackedHand {
    /// An empty hand.
    pub(super) const NONE: Self = Self(0);

    const FREE: u64 = 0x4020_1008_0402_0100;

    pub(super) fn of(hand: &Hand) -> Self {
        Self(PieceKind::HAND.into_iter().fold(0, |packed, kind| packed << 9 | u64::from(hand.count(kind))))
    }

    /// Whether there are at least as many of each kind here as in `other`.
    pub(super) const fn holds(self, other: Self) -> bool {
        (self.0 | Self::FREE).wrapping_sub(other.0) & Self::FREE == Self::FREE
    }

    pub(super) const fn mixed(self) -> u64 {
        spread(self.0)
    }
}

static PIECES: [[[u64; Square::COUNT]; PieceKind::COUNT]; 2] = {
    let mut all = [[[0; Square::COUNT]; PieceKind::COUNT]; 2];
    let mut number = 0;
    while number < 2 * PieceKind::COUNT * Square::COUNT {
        let (piece, square) = (number / Square::COUNT, number % Square::COUNT);
        all[piece / PieceKind::COUNT][piece % PieceKind::COUNT][square] = spread(number as u64);
        number += 1;
    }
    all
};

/// The share of a piece on a square in the hash of a board.
pub(super) fn on(square: Square, piece: Piece) -> u64 {
    PIECES[piece.color.index()][piece.kind.index()][square.index()]
}

/// The hash of the board and the side to move.
pub(super) fn board(position: &Position) -> u64 {
    let turn = match position.turn() {
        Color::Black => 0,
        Color::White => TURN,
    };
    position.board().iter().fold(turn, |hash, (square, piece)| hash ^ on(square, piece))
}

/// What changes in the hash when the turn passes.
pub(super) const TURN: u64 = spread(u64::MAX);

/// Tells searches apart that share a table: who attacks, and which pieces there are in all.
pub(super) fn of_game(position: &Position) -> u64 {
    let pieces = PieceKind::HAND.into_iter().fold(0, |all, kind| spread(all ^ position.setup().count(kind) as u64));
    spread(pieces ^ position.turn().index() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_holds_another_if_it_has_as_many_of_each_kind() {
        let hand = |counts: [u8; 2]| {
            let mut hand = Hand::EMPTY;
            hand.set(PieceKind::Pawn, counts[0]);
            hand.set(PieceKind::Rook, counts[1]);
            PackedHand::of(&hand)
        };
        for (one, other) in [([0, 0], [0, 0]), ([3, 1], [3, 0]), ([18, 2], [0, 2]), ([255, 255], [0, 255])] {
            assert!(hand(one).holds(hand(other)), "{one:?} {other:?}");
        }
        for (one, other) in [([0, 0], [1, 0]), ([3, 0], [2, 1]), ([17, 2], [18, 0])] {
            assert!(!hand(one).holds(hand(other)), "{one:?} {other:?}");
        }
    }
}
