//! Sets of squares as bitboards.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::{Color, Square};

/// A set of squares, one bit each (a bitboard).
///
/// Bit `n` stands for the square with index `n`, so a file is nine adjacent bits and a step down the board is a shift
/// by one.
///
/// ```
/// use komadai::shogi::{Square, SquareSet};
///
/// let file_two = SquareSet::file(2);
/// assert_eq!(file_two.len(), 9);
/// assert!(file_two.contains("2h".parse::<Square>()?));
/// # Ok::<(), komadai::shogi::UsiMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(pub(super) u128);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All 81 squares.
    pub const ALL: Self = Self((1 << 81) - 1);

    /// The set of `square` alone.
    #[inline]
    #[must_use]
    pub const fn only(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The nine squares of `file` (1–9).
    #[must_use]
    pub const fn file(file: u8) -> Self {
        Self(0x1FF << ((file - 1) * 9))
    }

    /// The nine squares of `rank` (1–9).
    #[must_use]
    pub const fn rank(rank: u8) -> Self {
        const FIRST_OF_EACH_FILE: u128 = 0x100_8040_2010_0804_0201;
        Self(FIRST_OF_EACH_FILE << (rank - 1))
    }

    /// The `count` ranks farthest from `color`; three of them are its promotion zone (敵陣).
    #[must_use]
    pub const fn far_ranks(color: Color, count: u8) -> Self {
        let mut set = 0;
        let mut rank = 1;
        while rank <= count {
            set |= match color {
                Color::Black => Self::rank(rank).0,
                Color::White => Self::rank(10 - rank).0,
            };
            rank += 1;
        }
        Self(set)
    }

    /// Whether `square` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.index()) != 0
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a square.
    #[inline]
    #[must_use]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The number of squares in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether more than one square is in the set.
    #[inline]
    #[must_use]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The square with the lowest index.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_bit(self.0.trailing_zeros())) }
    }

    /// Adds `square` to the set.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Removes `square` from the set.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// The set without `square`.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// Every square moved one step forward for `color`; squares that would leave the board drop out.
    #[inline]
    #[must_use]
    pub(super) const fn forward(self, color: Color) -> Self {
        let staying = self.0 & !Self::far_ranks(color, 1).0;
        match color {
            Color::Black => Self(staying >> 1),
            Color::White => Self(staying << 1),
        }
    }

    /// The whole of every file that contains a square of this set.
    ///
    /// Adding 255 to the first eight bits of a file carries into the ninth if any of them is set; the ninth bit is then
    /// spread over its file.
    #[inline]
    #[must_use]
    pub(super) const fn files_touched(self) -> Self {
        const ALL_BUT_NINTH: u128 = SquareSet::ALL.0 & !SquareSet::rank(9).0;
        let ninth = (((self.0 & ALL_BUT_NINTH) + ALL_BUT_NINTH) | self.0) & Self::rank(9).0;
        Self((ninth << 1) - (ninth >> 8))
    }
}

impl BitAnd for SquareSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for SquareSet {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for SquareSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl BitAndAssign for SquareSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for SquareSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for SquareSet {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl<const N: usize> From<[Square; N]> for SquareSet {
    fn from(squares: [Square; N]) -> Self {
        squares.into_iter().collect()
    }
}

/// Iterates over the squares of a set in index order.
#[derive(Clone, Debug)]
pub struct Squares(u128);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = SquareSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    /// Goes through 64-bit halves, for which processors have instructions: this halves the time for long move lists.
    #[inline]
    fn fold<B, F: FnMut(B, Square) -> B>(self, init: B, mut take: F) -> B {
        let mut folded = init;
        for (half, first) in [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)] {
            let mut rest = half;
            while rest != 0 {
                folded = take(folded, Square::from_bit(first + rest.trailing_zeros()));
                rest &= rest - 1;
            }
        }
        folded
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_and_a_file_meet_in_one_square() {
        for square in Square::all() {
            let met = SquareSet::rank(square.rank()) & SquareSet::file(square.file());
            assert_eq!(met, SquareSet::only(square));
        }
    }

    #[test]
    fn files_touched_covers_exactly_the_files_that_hold_a_square() {
        for first in Square::all() {
            for second in Square::all() {
                let touched = SquareSet::from_iter([first, second]).files_touched();
                assert_eq!(touched, SquareSet::file(first.file()) | SquareSet::file(second.file()));
            }
        }
        assert_eq!(SquareSet::file(2).files_touched(), SquareSet::file(2));
    }

    #[test]
    fn a_set_goes_forward_square_by_square() {
        for (color, ranks) in [(Color::Black, -1), (Color::White, 1)] {
            for square in Square::all() {
                let next = square.offset(0, ranks).map_or(SquareSet::EMPTY, SquareSet::only);
                assert_eq!(SquareSet::only(square).forward(color), next);
            }
            assert_eq!(SquareSet::ALL.forward(color), !SquareSet::far_ranks(!color, 1));
        }
    }

    #[test]
    fn a_set_gives_back_the_squares_it_was_made_of() {
        let squares: Vec<Square> = Square::all().filter(|square| square.index() % 7 == 3).collect();
        assert_eq!(squares.iter().copied().collect::<SquareSet>().into_iter().collect::<Vec<_>>(), squares);
        assert!((!SquareSet::ALL).is_empty());
    }
}
