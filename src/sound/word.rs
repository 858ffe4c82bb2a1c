//! The vocabulary for reading moves aloud, in Japanese and in English.

use std::fmt;

/// A word for reading a move aloud. All words of a voice are in one file, `moves.ogg` in `assets/sounds/voices`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// 先手
    Black,
    /// 後手
    White,
    /// 下手
    Lower,
    /// 上手
    Upper,
    /// 同じく: the square of the previous move. Japanese only.
    Same,
    /// ７六. Japanese only.
    Square {
        /// 1 to 9.
        file: u8,
        /// 1 to 9.
        rank: u8,
    },
    /// A number in a square. English only.
    Number(u8),
    /// A rank as a letter, by its place in the alphabet. English only.
    Letter(u8),
    /// 歩
    Pawn,
    /// 香
    Lance,
    /// 桂
    Knight,
    /// 銀
    Silver,
    /// 金
    Gold,
    /// 角
    Bishop,
    /// 飛
    Rook,
    /// 玉
    King,
    /// と
    Tokin,
    /// 成香
    PromotedLance,
    /// 成桂
    PromotedKnight,
    /// 成銀
    PromotedSilver,
    /// 馬
    Horse,
    /// 竜
    Dragon,
    /// 右. Japanese only, like the next five.
    Right,
    /// 左
    Left,
    /// 直
    Straight,
    /// 上
    Up,
    /// 寄
    Sideways,
    /// 引
    Back,
    /// 打
    Drop,
    /// A capture. English only.
    Takes,
    /// Between two squares. English only.
    To,
    /// 成
    Promotes,
    /// 不成
    Stays,
    /// 王手
    Check,
}

impl Word {
    /// Whether it names the player who moved.
    #[must_use]
    pub const fn is_side(self) -> bool {
        matches!(self, Self::Black | Self::White | Self::Lower | Self::Upper)
    }
}

impl fmt::Display for Word {
    /// Its name in the list of the file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Square { file, rank } => return write!(f, "square-{file}{rank}"),
            Self::Number(number) => return write!(f, "number-{number}"),
            Self::Letter(letter) => return write!(f, "letter-{letter}"),
            Self::Black => "black",
            Self::White => "white",
            Self::Lower => "lower",
            Self::Upper => "upper",
            Self::Same => "same",
            Self::Pawn => "pawn",
            Self::Lance => "lance",
            Self::Knight => "knight",
            Self::Silver => "silver",
            Self::Gold => "gold",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::King => "king",
            Self::Tokin => "tokin",
            Self::PromotedLance => "promoted-lance",
            Self::PromotedKnight => "promoted-knight",
            Self::PromotedSilver => "promoted-silver",
            Self::Horse => "horse",
            Self::Dragon => "dragon",
            Self::Right => "right",
            Self::Left => "left",
            Self::Straight => "straight",
            Self::Up => "up",
            Self::Sideways => "sideways",
            Self::Back => "back",
            Self::Drop => "drop",
            Self::Takes => "takes",
            Self::To => "to",
            Self::Promotes => "promotes",
            Self::Stays => "stays",
            Self::Check => "check",
        })
    }
}
