//! Files and ranks as on a printed diagram, and the same square as seen from the other side.

use std::fmt;

use super::Color;

/// One of the 81 squares (マス).
///
/// Files are numbered 1–9 from the right and ranks 1–9 from the top, as on a printed diagram: 7六 is file 7, rank 6,
/// written `7f` in USI. The squares of a file are contiguous in [`Square::index`].
///
/// ```
/// use komadai::shogi::Square;
///
/// let square: Square = "7f".parse()?;
/// assert_eq!((square.file(), square.rank()), (7, 6));
/// assert_eq!(square.flipped().to_string(), "3d");
/// # Ok::<(), komadai::shogi::UsiMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The number of squares on the board.
    pub const COUNT: usize = 81;

    /// The square on `file` and `rank`, each 1–9; `None` outside the board.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        match (file, rank) {
            (1..=9, 1..=9) => Some(Self((file - 1) * 9 + (rank - 1))),
            _ => None,
        }
    }

    /// The square with this [`Square::index`]; `None` for 81 and above.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The square of a set bit. A [`super::SquareSet`] has no bits beyond the board.
    #[inline]
    pub(super) const fn from_bit(bit: u32) -> Self {
        debug_assert!(bit < 81);
        Self(bit as u8)
    }

    /// 0 for 1一, 8 for 1九, 9 for 2一 … 80 for 9九.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1–9, counted from the right.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 / 9 + 1
    }

    /// 1–9, counted from the top.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % 9 + 1
    }

    /// The rank as seen by `color`, 1 being the farthest: ranks 1–3 are the promotion zone.
    #[must_use]
    pub const fn rank_seen_by(self, color: Color) -> u8 {
        match color {
            Color::Black => self.rank(),
            Color::White => 10 - self.rank(),
        }
    }

    /// Whether the square is in `color`'s promotion zone (敵陣).
    #[must_use]
    pub const fn is_in_promotion_zone(self, color: Color) -> bool {
        self.rank_seen_by(color) <= 3
    }

    /// The square in the same place after turning the board by 180°.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(80 - self.0)
    }

    /// The square `files` to the left and `ranks` down from here, if it is on the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 1 || rank < 1 { None } else { Self::new(file as u8, rank as u8) }
    }

    /// Every square, in the order of [`Square::index`].
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..81).map(Self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), char::from(b'a' + self.rank() - 1))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
