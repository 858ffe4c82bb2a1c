//! What is written beside the board, to match the notation of the reader.

use serde::{Deserialize, Serialize};

use crate::record::notation::kanji_digit;

/// How files and ranks are written next to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Coordinates {
    /// 7六
    Kanji,
    /// 7f
    Letters,
    /// 76
    Digits,
    /// None are drawn.
    Hidden,
}

impl Coordinates {
    /// Every style.
    pub const ALL: [Self; 4] = [Self::Kanji, Self::Letters, Self::Digits, Self::Hidden];

    /// The character next to a rank, where rank 1 is White's first; `None` if coordinates are hidden.
    ///
    /// ```
    /// use komadai::picture::Coordinates;
    ///
    /// assert_eq!(Coordinates::ALL.map(|it| it.rank(6)), [Some('六'), Some('f'), Some('6'), None]);
    /// ```
    #[must_use]
    pub fn rank(self, number: u8) -> Option<char> {
        match self {
            Self::Kanji => Some(kanji_digit(number)),
            Self::Letters => Some(char::from(b'a' + number - 1)),
            Self::Digits => Some(char::from(b'0' + number)),
            Self::Hidden => None,
        }
    }
}
