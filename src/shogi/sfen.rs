//! Positions in SFEN, USI's one-line notation.
//!
//! Accepted beyond the standard: a missing move number (read as 1), hands in any order, and a leading `sfen` or
//! `startpos`. Output is always strict, with hands in the order R B G S N L P, Black's first.

use std::fmt::{self, Write as _};
use std::iter::Peekable;

use super::{Board, Color, Hand, Piece, PieceKind, Position, Setup, SetupFault, Square};

/// A setup and the number of the next move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sfen {
    /// The position.
    pub setup: Setup,
    /// The number of the next move, 1 at the start of a game.
    pub move_number: u32,
}

/// A required field of an SFEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SfenField {
    /// The pieces on the board.
    Board,
    /// The side to move.
    Turn,
    /// The pieces in hand.
    Hands,
}

impl fmt::Display for SfenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "board",
            Self::Turn => "side to move",
            Self::Hands => "hand",
        })
    }
}

/// Why a text is not valid SFEN, or describes a position that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SfenError {
    /// A field is missing.
    #[error("the {0} is missing")]
    Missing(SfenField),
    /// Text follows the position.
    #[error("{0:?} was not expected after the position")]
    TooLong(String),
    /// The board does not have nine ranks.
    #[error("the board has {0} ranks instead of 9")]
    RankCount(usize),
    /// A rank does not have nine squares.
    #[error("rank {rank} of the board does not have 9 squares")]
    RankLength {
        /// 1–9 from the top.
        rank: u8,
    },
    /// A letter that stands for no piece.
    #[error("{0:?} is not a piece")]
    UnknownPiece(char),
    /// The side to move is neither `b` nor `w`.
    #[error("{0:?} is not a side to move (b or w)")]
    UnknownTurn(String),
    /// A hand cannot be read.
    #[error("{0:?} is not a list of pieces in hand (such as RB2P3p, or - for none)")]
    BadHand(String),
    /// The move number is not a number.
    #[error("{0:?} is not a move number")]
    BadMoveNumber(String),
    /// The SFEN is well formed, but the setup cannot be played from.
    #[error("the position cannot be played: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Unplayable(Vec<SetupFault>),
}

impl std::str::FromStr for Sfen {
    type Err = SfenError;

    fn from_str(text: &str) -> Result<Self, SfenError> {
        let mut fields = text.split_whitespace().peekable();
        let sfen = match fields.next_if_eq(&"startpos") {
            Some(_) => Self { setup: Position::even().setup().clone(), move_number: 1 },
            None => parse_fields(&mut fields)?,
        };
        fields.next().map_or(Ok(sfen), |rest| Err(SfenError::TooLong(rest.to_owned())))
    }
}

fn parse_fields<'a>(fields: &mut Peekable<impl Iterator<Item = &'a str>>) -> Result<Sfen, SfenError> {
    fields.next_if_eq(&"sfen");
    let board = parse_board(fields.next().ok_or(SfenError::Missing(SfenField::Board))?)?;
    let turn = parse_turn(fields.next().ok_or(SfenError::Missing(SfenField::Turn))?)?;
    let hands = parse_hands(fields.next().ok_or(SfenError::Missing(SfenField::Hands))?)?;
    let move_number = fields.next().map_or(Ok(1), parse_move_number)?;
    Ok(Sfen { setup: Setup { board, hands, turn }, move_number })
}

fn parse_move_number(text: &str) -> Result<u32, SfenError> {
    text.parse().map_err(|_| SfenError::BadMoveNumber(text.to_owned()))
}

fn parse_turn(text: &str) -> Result<Color, SfenError> {
    match text {
        "b" => Ok(Color::Black),
        "w" => Ok(Color::White),
        _ => Err(SfenError::UnknownTurn(text.to_owned())),
    }
}

fn parse_board(text: &str) -> Result<Board, SfenError> {
    let count = text.split('/').count();
    if count != 9 {
        return Err(SfenError::RankCount(count));
    }
    let mut board = Board::empty();
    for (rank, squares) in (1..=9).zip(text.split('/')) {
        parse_rank(&mut board, rank, squares)?;
    }
    Ok(board)
}

fn parse_rank(board: &mut Board, rank: u8, text: &str) -> Result<(), SfenError> {
    let mut file = 9_u8;
    let mut promoted = false;
    for letter in text.chars() {
        match letter {
            '1'..='9' if !promoted => {
                let empty = letter as u8 - b'0';
                file = file.checked_sub(empty).ok_or(SfenError::RankLength { rank })?;
            }
            '+' if !promoted => promoted = true,
            _ => {
                let piece = parse_piece(letter, promoted)?;
                let square = Square::new(file, rank).ok_or(SfenError::RankLength { rank })?;
                board.put(square, piece);
                file -= 1;
                promoted = false;
            }
        }
    }
    if file == 0 && !promoted { Ok(()) } else { Err(SfenError::RankLength { rank }) }
}

fn parse_piece(letter: char, promoted: bool) -> Result<Piece, SfenError> {
    let front = PieceKind::from_letter(letter.to_ascii_uppercase()).ok_or(SfenError::UnknownPiece(letter))?;
    let kind = if promoted { front.promoted().ok_or(SfenError::UnknownPiece(letter))? } else { front };
    let color = if letter.is_ascii_uppercase() { Color::Black } else { Color::White };
    Ok(Piece::new(color, kind))
}

fn parse_hands(text: &str) -> Result<[Hand; 2], SfenError> {
    let bad = || SfenError::BadHand(text.to_owned());
    let mut hands = [Hand::EMPTY; 2];
    if text == "-" {
        return Ok(hands);
    }
    let mut digits = String::new();
    for letter in text.chars() {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        let piece = parse_piece(letter, false)?;
        let count = if digits.is_empty() { 1 } else { digits.parse::<u8>().map_err(|_| bad())? };
        let hand = &mut hands[piece.color.index()];
        let total = hand.count(piece.kind).checked_add(count).ok_or_else(bad)?;
        if piece.kind == PieceKind::King || count == 0 {
            return Err(bad());
        }
        hand.set(piece.kind, total);
        digits.clear();
    }
    if digits.is_empty() { Ok(hands) } else { Err(bad()) }
}

impl fmt::Display for Sfen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in 1..=9 {
            write_rank(f, &self.setup.board, rank)?;
            f.write_char(if rank < 9 { '/' } else { ' ' })?;
        }
        f.write_str(if self.setup.turn == Color::Black { "b " } else { "w " })?;
        write_hands(f, &self.setup)?;
        write!(f, " {}", self.move_number)
    }
}

fn write_rank(f: &mut fmt::Formatter<'_>, board: &Board, rank: u8) -> fmt::Result {
    let mut empty = 0;
    for square in (1..=9).rev().filter_map(|file| Square::new(file, rank)) {
        let Some(piece) = board.piece_on(square) else {
            empty += 1;
            continue;
        };
        write_count(f, empty, 0)?;
        empty = 0;
        f.write_str(if piece.kind.is_promoted() { "+" } else { "" })?;
        write_letter(f, piece)?;
    }
    write_count(f, empty, 0)
}

fn write_hands(f: &mut fmt::Formatter<'_>, setup: &Setup) -> fmt::Result {
    if setup.hands.iter().all(Hand::is_empty) {
        return f.write_char('-');
    }
    for color in Color::ALL {
        for (kind, count) in setup.hand(color).iter() {
            write_count(f, count, 1)?;
            write_letter(f, Piece::new(color, kind))?;
        }
    }
    Ok(())
}

/// Writes `count` unless it is at most `unsaid`, the value that goes without saying.
fn write_count(f: &mut fmt::Formatter<'_>, count: u8, unsaid: u8) -> fmt::Result {
    if count > unsaid { write!(f, "{count}") } else { Ok(()) }
}

fn write_letter(f: &mut fmt::Formatter<'_>, piece: Piece) -> fmt::Result {
    let letter = piece.kind.letter();
    f.write_char(if piece.color == Color::Black { letter } else { letter.to_ascii_lowercase() })
}

impl Position {
    /// Parses an SFEN, ignoring its move number.
    ///
    /// # Errors
    /// Returns what is wrong with the text, or why the position cannot be played.
    pub fn from_sfen(text: &str) -> Result<Self, SfenError> {
        Self::try_from(text.parse::<Sfen>()?.setup).map_err(SfenError::Unplayable)
    }

    /// The position in SFEN with the number of the next move.
    #[must_use]
    pub fn to_sfen(&self, move_number: u32) -> String {
        Sfen { setup: self.setup().clone(), move_number }.to_string()
    }
}
