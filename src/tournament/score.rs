//! Scores without rounding, since SB halves what is a half already.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

use super::Worth;

/// A score or a sum of scores, exact to a quarter: half of a half is what a game without a winner adds to SB.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i64);

impl Points {
    /// What a win is worth.
    pub const WIN: Self = Self(4);

    /// So many wins.
    #[must_use]
    pub fn wins(count: u32) -> Self {
        Self(i64::from(count) * Self::WIN.0)
    }

    /// Half of it.
    #[must_use]
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }

    /// In quarters of a win.
    #[must_use]
    pub const fn quarters(self) -> i64 {
        self.0
    }
}

impl From<Worth> for Points {
    fn from(worth: Worth) -> Self {
        match worth {
            Worth::Nothing => Self::default(),
            Worth::Half => Self::WIN.half(),
            Worth::Win => Self::WIN,
        }
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::default(), Add::add)
    }
}

/// `3`, `2.5`, `0.25`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fraction = ["", ".25", ".5", ".75"][(self.0 % 4) as usize & 3];
        write!(f, "{}{fraction}", self.0 / 4)
    }
}
