//! A move as a person types it, in any of the notations there are: `7g7f`, `7776`, `+7776FU`, `７六歩`, `☗７六歩(77)`,
//! `同銀`, `P-7f`, `P-76`, `Sx7g+`, `P*5e`, and what Japanese keys give without an input method: `76fu`, `22kakunari`,
//! `dougin`.
//!
//! Small and capital letters, half-width and full-width signs and blanks make no difference. A drop (打) need not be
//! said where no piece on the board can go there. `forms` finds out what a text says, `meant` which move that is.

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
    /// A move that is legal with promotion and without, and which of them was not said.
    OpenPromotion {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
}

/// Why a text is no move that can be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TypedMoveError {
    /// It is in none of the notations, or not all of it is there yet.
    #[error("this is no move, or not all of it")]
    Unreadable,
    /// 同 where no move came before.
    #[error("no move came before")]
    NoPreviousMove,
    /// No piece of that kind can go there, not even against the rules, and none is in hand.
    #[error("no {kind:?} reaches {to}")]
    Nobody {
        /// The piece that is named.
        kind: PieceKind,
        /// Where it was to go.
        to: Square,
    },
    /// Several pieces of that kind can go there.
    #[error("several can go there")]
    Several {
        /// All that can be meant, in the order of their squares.
        moves: Vec<Move>,
    },
    /// Another piece stands on the square of origin.
    #[error("no {named:?} stands on {from}")]
    OtherPiece {
        /// The piece that is named.
        named: PieceKind,
        /// Where it was to stand.
        from: Square,
    },
    /// The move that is meant is illegal.
    #[error("illegal: {foul}")]
    Illegal {
        /// Which.
        mv: Move,
        /// Why.
        foul: IllegalMove,
    },
}

/// The move that `text` means in `position`, `previous` being where the move before went.
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
/// What is missing, ambiguous or against the rules, in such a way that it can be told in words.
pub fn typed_move(text: &str, position: &Position, previous: Option<Square>) -> Result<TypedMove, TypedMoveError> {
    read(text, position, previous, Fouls::Refused)
}

/// The move that `text` means where illegal moves can be made: nothing gives away that one is. Every piece that reaches the
/// square can be meant, and what is not said of promotion is left open wherever a piece can be turned over.
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
