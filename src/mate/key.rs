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

    /// More than there can be.
    pub(super) const ANY: Self = Self(0x1FCF_E7F3_F9FC_FE7F);

    const FREE: u64 = 0x4020_1008_0402_0100;

    pub(super) fn of(hand: &Hand) -> Self {
        Self(PieceKind::HAND.into_iter().fold(0, |packed, kind| packed << 9 | u64::from(hand.count(kind))))
    }

    /// Whether there are at least as many of each kind here as in `other`.
    pub(super) const fn holds(self, other: Self) -> bool {
        (self.0 | Self::FREE).wrapping_sub(other.0) & Self::FREE == Self::FREE
    }

    /// For each kind the greater of both counts.
    pub(super) const fn or_more(self, other: Self) -> Self {
        let as_many = self.kinds_not_fewer_than(other);
        Self(self.0 & as_many | other.0 & !as_many)
    }

    /// For each kind the smaller of both counts.
    pub(super) const fn or_fewer(self, other: Self) -> Self {
        let as_many = self.kinds_not_fewer_than(other);
        Self(other.0 & as_many | self.0 & !as_many)
    }

    /// All bits of each kind of which there are at least as many as in `other`.
    const fn kinds_not_fewer_than(self, other: Self) -> u64 {
        let free = (self.0 | Self::FREE).wrapping_sub(other.0) & Self::FREE;
        free - (free >> 8)
    }

    /// The counts of both, as far as they have room.
    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.or_fewer(Self::ANY).0 + other.or_fewer(Self::ANY).0)
    }

    /// The kinds of which `other` has any.
    pub(super) const fn of_kinds_in(self, other: Self) -> Self {
        let none = Self::NONE.kinds_not_fewer_than(other);
        Self(self.0 & !none)
    }

    /// The kinds of which `other` has none.
    pub(super) const fn of_kinds_not_in(self, other: Self) -> Self {
        let none = Self::NONE.kinds_not_fewer_than(other);
        Self(self.0 & none)
    }

    /// The same, with as many of `kind` as `other` has.
    pub(super) fn as_many_of(self, kind: PieceKind, other: Self) -> Self {
        let all = one(kind).0 * 0xFF;
        Self(self.0 & !all | other.0 & all)
    }

    /// One piece more of a kind, which may be promoted.
    pub(super) fn with(self, kind: PieceKind) -> Self {
        Self(self.0 + one(kind).0)
    }

    /// One piece less of a kind, if there is one.
    pub(super) fn without(self, kind: PieceKind) -> Self {
        let one = one(kind);
        if self.holds(one) { Self(self.0 - one.0) } else { self }
    }

    pub(super) const fn mixed(self) -> u64 {
        spread(self.0)
    }
}

/// A single piece; none for a king.
fn one(kind: PieceKind) -> PackedHand {
    let kind = kind.unpromoted();
    let place = PieceKind::HAND.iter().rev().position(|&held| held == kind);
    place.map_or(PackedHand::NONE, |place| PackedHand(1 << (9 * place)))
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

    #[test]
    fn hands_are_combined_kind_by_kind() {
        let hand = |counts: [u8; 3]| {
            let mut hand = Hand::EMPTY;
            let kinds = [PieceKind::Pawn, PieceKind::Gold, PieceKind::Rook];
            kinds.into_iter().zip(counts).for_each(|(kind, count)| hand.set(kind, count));
            PackedHand::of(&hand)
        };
        let (one, other) = (hand([3, 0, 1]), hand([2, 4, 1]));
        assert_eq!((one.or_more(other), one.or_fewer(other)), (hand([3, 4, 1]), hand([2, 0, 1])));
        assert_eq!(one.and(other), hand([5, 4, 2]));
        assert_eq!((other.of_kinds_in(one), other.of_kinds_not_in(one)), (hand([2, 0, 1]), hand([0, 4, 0])));
        assert_eq!((one.with(PieceKind::Tokin), one.without(PieceKind::Dragon)), (hand([4, 0, 1]), hand([3, 0, 0])));
        assert_eq!((one.without(PieceKind::Gold), one.with(PieceKind::King)), (one, one));
        assert_eq!(one.as_many_of(PieceKind::Pawn, other), hand([2, 0, 1]));
        assert!(
            PackedHand::ANY.holds(hand([18, 4, 2])) && hand([255, 0, 1]).and(hand([255, 4, 0])).holds(hand([18, 4, 1]))
        );
    }
}
