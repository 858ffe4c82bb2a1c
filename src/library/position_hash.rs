//! Positions as numbers that stay the same in every version of the program.

use std::fmt;

use crate::shogi::{Color, Piece, PieceKind, Setup, Square};

/// The bytes of a packed position: one for each square, then both hands, then the side to move.
const PACKED: usize = Square::COUNT + 2 * PieceKind::HAND.len() + 1;

/// A whole position in 96 bytes: two are equal exactly when the positions are.
pub(super) type PackedPosition = [u8; PACKED];

/// Packs a whole position: board, hands and side to move.
pub(super) fn packed(setup: &Setup) -> PackedPosition {
    let mut bytes = [0; PACKED];
    for (square, piece) in setup.board.iter() {
        bytes[square.index()] = piece_code(Some(piece));
    }
    let (hands, turn) = bytes[Square::COUNT..].split_at_mut(2 * PieceKind::HAND.len());
    let held = Color::ALL.into_iter().flat_map(|color| PieceKind::HAND.map(|kind| setup.hand(color).count(kind)));
    hands.iter_mut().zip(held).for_each(|(byte, count)| *byte = count);
    turn[0] = u8::from(setup.turn == Color::White);
    bytes
}

/// 0 for an empty square, 1–14 for Black's pieces, 15–28 for White's.
pub(super) const fn piece_code(piece: Option<Piece>) -> u8 {
    match piece {
        None => 0,
        Some(piece) => (1 + piece.kind.index() + PieceKind::COUNT * piece.color.index()) as u8,
    }
}

/// A hash of a position, including hands and side to move. It is the same in every version of the program and on every
/// machine, so that it can be stored in files; two positions share one by chance once in some 10^19 cases.
///
/// ```
/// use komadai::library::PositionHash;
/// use komadai::shogi::Position;
///
/// assert_eq!(PositionHash::of(Position::even().setup()).to_string(), "90040f85fce61a67");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionHash(pub(super) u64);

impl PositionHash {
    /// The hash of `setup`.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        Self::of_packed(&packed(setup))
    }

    pub(super) fn of_packed(bytes: &PackedPosition) -> Self {
        let (words, _) = bytes.as_chunks::<8>();
        let numbered = words.iter().map(|&word| u64::from_le_bytes(word)).zip(0_u64..);
        Self(numbered.fold(SEED, |hash, (word, place)| mixed(hash ^ word ^ MULTIPLIER, SEED.wrapping_add(place))))
    }
}

impl fmt::Display for PositionHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The digits of the square roots of 2 and 3.
const SEED: u64 = 0x6A09_E667_F3BC_C908;
const MULTIPLIER: u64 = 0xBB67_AE85_84CA_A73B;

/// The halves of the product, combined by xor.
fn mixed(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other | 1);
    (product as u64) ^ ((product >> 64) as u64)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::shogi::{Handicap, Position, PositionKey};

    #[test]
    fn equal_positions_have_one_hash_and_different_ones_their_own() {
        let mut known: HashMap<PositionHash, PositionKey> = HashMap::new();
        for handicap in Handicap::ALL {
            let start = handicap.position();
            for first in start.legal_moves() {
                let after = start.after(first);
                for second in after.legal_moves() {
                    let position = after.after(second);
                    let key = position.key();
                    let there = known.entry(PositionHash::of(position.setup())).or_insert_with(|| key.clone());
                    assert_eq!(*there, key);
                }
            }
        }
        assert!(known.len() > 10_000);
    }

    #[test]
    fn hands_and_turn_belong_to_a_position() {
        let even = Position::even().setup().clone();
        let mut other = even.clone();
        other.turn = Color::White;
        let mut rich = even.clone();
        rich.hand_mut(Color::White).add(PieceKind::Pawn);
        let hashes = [&even, &other, &rich].map(PositionHash::of);
        assert!(hashes[0] != hashes[1] && hashes[0] != hashes[2] && hashes[1] != hashes[2]);
    }
}
