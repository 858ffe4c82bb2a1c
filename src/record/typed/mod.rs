//! Moves as people type them, in any notation: `7g7f`, `7776`, `+7776FU`, `７六歩`, `☗７六歩(77)`, `同銀`, `P-7f`, `P-76`,
//! `Sx7g+`, `P*5e`, and what Japanese keys give without an input method: `76fu`, `22kakunari`, `dougin`.
//!
//! Case, half-width or full-width characters and blanks make no difference. A drop (打) need not be marked if no piece
//! on the board can go there. `forms` finds out what a text says, `meant` which move that is.

mod forms;
mod meant;
mod romaji;

use crate::shogi::{IllegalMove, Move, PieceKind, Position, Square};
use meant::{Board, Fouls};

/// What was typed, understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedMove {
    /// A legal move.
    Whole(Move),
    /// A move that is legal with and without promotion, and the text does not say which.
    OpenPromotion {
        /// The square it moves from.
        from: Square,
        /// The square it moves to.
        to: Square,
    },
}

/// Why a text is not a move that can be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TypedMoveError {
    /// It fits none of the notations, or is not complete yet.
    #[error("this is not a move, or not all of one")]
    Unreadable,
    /// 同, but there was no previous move.
    #[error("no move came before")]
    NoPreviousMove,
    /// No piece of that kind can go there, not even illegally, and none is in hand.
    #[error("no {kind:?} reaches {to}")]
    Nobody {
        /// The named piece.
        kind: PieceKind,
        /// The destination.
        to: Square,
    },
    /// Several pieces of that kind can go there.
    #[error("several can go there")]
    Several {
        /// All candidates, in the order of their squares.
        moves: Vec<Move>,
    },
    /// The piece on the square of origin is a different one.
    #[error("no {named:?} stands on {from}")]
    OtherPiece {
        /// The named piece.
        named: PieceKind,
        /// The square of origin.
        from: Square,
    },
    /// The move is illegal.
    #[error("illegal: {foul}")]
    Illegal {
        /// The move.
        mv: Move,
        /// The rule it breaks.
        foul: IllegalMove,
    },
}

/// Finds the move that `text` means in `position`; `previous` is the destination of the move before.
///
/// ```
/// use komadai::record::{TypedMove, TypedMoveError, typed_move};
/// use komadai::shogi::Position;
///
/// let start = Position::even();
/// for text in ["7g7f", "7776", "+7776FU", "76fu", "７六歩", "▲７六歩", "P-7f", "p76"] {
///     assert_eq!(typed_move(text, &start, None), Ok(TypedMove::Whole("7g7f".parse()?)), "{text}");
/// }
/// assert!(matches!(typed_move("58kin", &start, None), Err(TypedMoveError::Several { .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// What is missing, ambiguous or illegal, in enough detail to explain it in words.
pub fn typed_move(text: &str, position: &Position, previous: Option<Square>) -> Result<TypedMove, TypedMoveError> {
    read(text, position, previous, Fouls::Refused)
}

/// Finds the move that `text` means where illegal moves can be made, without giving away that one is illegal. Every
/// piece that reaches the square can be meant, and if the text does not mention promotion it is left open wherever a
/// piece could promote.
///
/// ```
/// use komadai::record::{TypedMove, typed_move_or_foul};
/// use komadai::shogi::Position;
///
/// let second_pawn = Position::from_sfen("4k4/9/9/9/9/9/4P4/9/4K4 b P 1")?;
/// assert_eq!(typed_move_or_foul("55fu", &second_pawn, None), Ok(TypedMove::Whole("P*5e".parse()?)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// What is missing or ambiguous, or why no piece can be put there at all.
pub fn typed_move_or_foul(
    text: &str,
    position: &Position,
    previous: Option<Square>,
) -> Result<TypedMove, TypedMoveError> {
    read(text, position, previous, Fouls::Made)
}

fn read(text: &str, position: &Position, previous: Option<Square>, fouls: Fouls) -> Result<TypedMove, TypedMoveError> {
    let said = forms::read(text).ok_or(TypedMoveError::Unreadable)?;
    meant::find(&said, Board { position, fouls }, previous)
}
