//! Patterns as people type them: an SFEN with gaps.
//!
//! Nine ranks, separated by `/`, from the ninth file to the first. Pieces and empty squares are written as in SFEN. In
//! addition, `?` is any piece, `^` any of Black's and `v` any of White's; `.` is a square that may hold anything, and
//! one `*` fills a rank with these. The side to move may follow, `b`, `w` or `*` for either, and the hands: at least
//! these pieces, exactly these after `=`, `-` for none, `*` for any.

use std::str::FromStr;

use super::Pattern;
use super::pattern::{ANY_HAND, Allowed, EMPTY, allowing, any_of};
use crate::shogi::{Color, Piece, PieceKind, Sfen, Square};

/// Why a text is not a pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PatternError {
    /// The board does not have nine ranks.
    #[error("the board has {0} ranks instead of 9, divided by /")]
    RankCount(usize),
    /// A rank does not have nine squares.
    #[error("rank {rank} does not have 9 squares; one * stands for all that are missing")]
    RankLength {
        /// 1–9 from the top.
        rank: u8,
    },
    /// A character that means nothing.
    #[error("{0:?} is neither a piece nor one of the signs ? ^ v . * and 1 to 9")]
    UnknownSign(char),
    /// The side to move cannot be read.
    #[error("{0:?} is not a side to move (b, w or * for either)")]
    UnknownTurn(String),
    /// A hand cannot be read.
    #[error("{0:?} is not a list of pieces in hand (such as RB2P3p, =RB for exactly these, - for none or * for any)")]
    BadHand(String),
    /// More follows.
    #[error("{0:?} was not expected after the hands")]
    TooLong(String),
}

impl FromStr for Pattern {
    type Err = PatternError;

    fn from_str(text: &str) -> Result<Self, PatternError> {
        let mut fields = text.split_whitespace();
        let squares = board(fields.next().unwrap_or_default())?;
        let turn = match fields.next() {
            None | Some("*") => None,
            Some("b") => Some(Color::Black),
            Some("w") => Some(Color::White),
            Some(other) => return Err(PatternError::UnknownTurn(other.to_owned())),
        };
        let hands = hands(fields.next().unwrap_or("*"))?;
        // SFEN ends with the number of a move.
        let mut rest = fields.skip_while(|field| field.parse::<u32>().is_ok());
        rest.next().map_or(Ok(Self { squares, hands, turn }), |rest| Err(PatternError::TooLong(rest.to_owned())))
    }
}

fn board(text: &str) -> Result<Vec<(Square, Allowed)>, PatternError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 9 {
        return Err(PatternError::RankCount(ranks.len()));
    }
    let mut said = Vec::new();
    for (rank, squares) in (1..=9).zip(ranks) {
        said.extend(rank_of(rank, squares)?);
    }
    said.sort_unstable_by_key(|(square, _): &(Square, Allowed)| square.index());
    Ok(said)
}

/// What is said about the squares of a rank.
fn rank_of(rank: u8, text: &str) -> Result<Vec<(Square, Allowed)>, PatternError> {
    let wrong = || PatternError::RankLength { rank };
    let mut parts = text.split('*');
    let left = signs(parts.next().unwrap_or_default())?;
    let right = parts.next().map(signs).transpose()?;
    let length = left.len() + right.as_ref().map_or(0, Vec::len);
    let is_filled = if right.is_some() { length <= 9 } else { length == 9 };
    if parts.next().is_some() || !is_filled {
        return Err(wrong());
    }
    let missing = std::iter::repeat_n(None, 9 - length);
    let squares = left.into_iter().chain(missing).chain(right.unwrap_or_default());
    let files = (1..=9_u8).rev();
    let said = files.zip(squares).filter_map(|(file, allowed)| Some((Square::new(file, rank)?, allowed?)));
    Ok(said.collect())
}

/// What each square may hold; `None` for anything.
fn signs(text: &str) -> Result<Vec<Option<Allowed>>, PatternError> {
    let mut squares = Vec::new();
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        let any = any_of(Color::Black) | any_of(Color::White);
        let allowed = match sign {
            '1'..='9' => {
                squares.extend(std::iter::repeat_n(Some(EMPTY), sign as usize - '1' as usize));
                EMPTY
            }
            '.' => {
                squares.push(None);
                continue;
            }
            '?' => any,
            '^' => any_of(Color::Black),
            'v' => any_of(Color::White),
            '+' => {
                let letter = signs.next().unwrap_or(sign);
                let kind = piece(letter)?.kind.promoted().ok_or(PatternError::UnknownSign(letter))?;
                allowing(Some(Piece::new(piece(letter)?.color, kind)))
            }
            letter => allowing(Some(piece(letter)?)),
        };
        squares.push(Some(allowed));
        // An endless line must not fill the memory.
        if squares.len() > 9 {
            break;
        }
    }
    Ok(squares)
}

fn piece(letter: char) -> Result<Piece, PatternError> {
    let color = if letter.is_ascii_uppercase() { Color::Black } else { Color::White };
    let kind = PieceKind::from_letter(letter.to_ascii_uppercase()).ok_or(PatternError::UnknownSign(letter))?;
    Ok(Piece::new(color, kind))
}

fn hands(text: &str) -> Result<[[(u8, u8); 7]; 2], PatternError> {
    let (exactly, listed) = match text.strip_prefix('=') {
        Some(listed) => (true, listed),
        None => (text == "-", text),
    };
    if listed == "*" {
        return Ok([ANY_HAND; 2]);
    }
    // Hands are parsed as SFEN.
    let sfen: Sfen =
        format!("9/9/9/9/9/9/9/9/9 b {listed}").parse().map_err(|_| PatternError::BadHand(text.to_owned()))?;
    let of = |color: Color| {
        PieceKind::HAND
            .map(|kind| sfen.setup.hand(color).count(kind))
            .map(|count| (count, if exactly { count } else { u8::MAX }))
    };
    Ok(Color::ALL.map(of))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::Handicap;

    fn matches(pattern: &str, sfen: &str) -> bool {
        pattern.parse::<Pattern>().unwrap().matches(&sfen.parse::<Sfen>().unwrap().setup)
    }

    #[test]
    fn a_pattern_is_an_sfen_with_gaps() {
        let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        for pattern in [
            "*/*/*/*/*/*/*/*/*",
            "*/*/*/*/*/*/*/*/LN*",
            "*/*/*/*/*/*/*/*/*SNL",
            "l*l/*/*/9/9/9/*/*/....K.... b -",
            "*/*/ppppppppp/*/*/*/*/1B5R1/* * *",
            "v*/*/*/*/*/*/^*/.?*/?*^ b *",
        ] {
            assert!(matches(pattern, start), "{pattern}");
        }
        for pattern in [
            "*/*/*/*/*/*/*/*/* w",
            "*/*/*/*/?*/*/*/*/*",
            "*/*/*/*/*/*/*/*/*v",
            "*/*/*/*/*/*/*/*/* b P",
            "*/*/*/*/*/*/*/*/+L*",
            "*/1*/*/*/*/*/1*/*/*",
        ] {
            assert!(!matches(pattern, start), "{pattern}");
        }
        for handicap in Handicap::ALL {
            let sfen = handicap.position().to_sfen(1);
            assert!(matches(&sfen, &sfen), "{sfen}");
        }
    }

    #[test]
    fn hands_are_at_least_what_is_written_or_exactly_that() {
        let position = |hands: &str| format!("4k4/9/9/9/9/9/9/9/4K4 b {hands} 1");
        let pattern = |hands: &str| format!("*/*/*/*/*/*/*/*/* * {hands}");
        for (sought, there, fits) in [
            ("P", "2Pr", true),
            ("=P", "2P", false),
            ("=2P", "2P", true),
            ("=2P", "2Pr", false),
            ("r", "2P", false),
            ("-", "-", true),
            ("-", "P", false),
            ("*", "RB18p", true),
        ] {
            assert_eq!(matches(&pattern(sought), &position(there)), fits, "{sought} {there}");
        }
    }

    #[test]
    fn what_is_no_pattern_is_refused() {
        for text in [
            "",
            "*",
            "*/*/*/*/*/*/*/*/*/*",
            "**/*/*/*/*/*/*/*/*",
            "8/*/*/*/*/*/*/*/*",
            "9P/*/*/*/*/*/*/*/*",
            "x*/*/*/*/*/*/*/*/*",
            "+G*/*/*/*/*/*/*/*/*",
            "+/*/*/*/*/*/*/*/*",
            "*/*/*/*/*/*/*/*/* x",
            "*/*/*/*/*/*/*/*/* b K",
            "*/*/*/*/*/*/*/*/* b - 1 more",
        ] {
            assert!(text.parse::<Pattern>().is_err(), "{text}");
        }
    }
}
