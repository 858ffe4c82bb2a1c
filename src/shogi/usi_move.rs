//! Squares and moves in USI notation: `7g7f`, `8h2b+`, `P*5e`.

use std::fmt;
use std::str::FromStr;

use super::{Move, PieceKind, Square};

/// A text that is not a USI move or square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a move in USI notation (such as 7g7f, 8h2b+ or P*5e)")]
pub struct UsiMoveError {
    /// The rejected text.
    pub text: String,
}

impl PieceKind {
    /// The upper-case letter of the unpromoted kind in USI and SFEN.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn | Self::Tokin => 'P',
            Self::Lance | Self::PromotedLance => 'L',
            Self::Knight | Self::PromotedKnight => 'N',
            Self::Silver | Self::PromotedSilver => 'S',
            Self::Gold => 'G',
            Self::Bishop | Self::Horse => 'B',
            Self::Rook | Self::Dragon => 'R',
            Self::King => 'K',
        }
    }

    /// Returns the unpromoted kind with this upper-case letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::HAND.into_iter().chain([Self::King]).find(|kind| kind.letter() == letter)
    }
}

impl FromStr for Square {
    type Err = UsiMoveError;

    fn from_str(text: &str) -> Result<Self, UsiMoveError> {
        match text.as_bytes() {
            &[file @ b'1'..=b'9', rank @ b'a'..=b'i'] => Self::new(file - b'0', rank - b'a' + 1),
            _ => None,
        }
        .ok_or_else(|| UsiMoveError { text: text.to_owned() })
    }
}

impl FromStr for Move {
    type Err = UsiMoveError;

    fn from_str(text: &str) -> Result<Self, UsiMoveError> {
        let square = |range| text.get(range).and_then(|part: &str| part.parse().ok());
        let read = || match *text.as_bytes() {
            [letter, b'*', _, _] => {
                let kind = PieceKind::from_letter(char::from(letter)).filter(|&kind| kind != PieceKind::King)?;
                Some(Self::Drop { kind, to: square(2..4)? })
            }
            [_, _, _, _] => Some(Self::Normal { from: square(0..2)?, to: square(2..4)?, promote: false }),
            [_, _, _, _, b'+'] => Some(Self::Normal { from: square(0..2)?, to: square(2..4)?, promote: true }),
            _ => None,
        };
        read().ok_or_else(|| UsiMoveError { text: text.to_owned() })
    }
}

impl From<Move> for String {
    fn from(mv: Move) -> Self {
        mv.to_string()
    }
}

impl TryFrom<String> for Move {
    type Error = UsiMoveError;

    fn try_from(text: String) -> Result<Self, UsiMoveError> {
        text.parse()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Normal { from, to, promote } => write!(f, "{from}{to}{}", if promote { "+" } else { "" }),
            Self::Drop { kind, to } => write!(f, "{}*{to}", kind.letter()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_read_back_as_it_was_written() {
        for from in Square::all() {
            for to in Square::all() {
                for promote in [false, true] {
                    let mv = Move::Normal { from, to, promote };
                    assert_eq!(mv.to_string().parse(), Ok(mv));
                }
            }
            for kind in PieceKind::HAND {
                let mv = Move::Drop { kind, to: from };
                assert_eq!(mv.to_string().parse(), Ok(mv));
            }
        }
    }

    #[test]
    fn what_is_no_move_is_refused_with_its_text() {
        for text in ["", "7g", "7g7", "0g7f", "7j7f", "K*5e", "P*5", "p*5e", "7g7f++", "７六歩", "7g7f-"] {
            assert_eq!(text.parse::<Move>(), Err(UsiMoveError { text: text.to_owned() }), "{text}");
        }
    }
}
