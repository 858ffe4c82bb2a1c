use super::DeclarationTerms;
use crate::ron_text::{RonFault, named};

/// Why a text is no rule profile.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}:{line}: {}{kind}", named(field))]
pub struct ProfileError {
    /// The name of the file, as given by whoever read it.
    pub name: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The field at fault, as in `declaration.to_win.black`; `.` is the whole profile.
    pub field: String,
    /// What is wrong.
    pub kind: ProfileErrorKind,
}

/// What is wrong with a field of a profile.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProfileErrorKind {
    /// It is not written as such a field is.
    #[error("{message}")]
    Unreadable {
        /// What is wrong.
        fault: Box<RonFault>,
        /// The same in the reader's own words.
        message: String,
    },
    /// The id is empty or has other characters than `a`–`z`, `0`–`9` and `_`.
    #[error("an id has small letters, digits and _ only")]
    BadId,
    /// The name is empty in one language.
    #[error("the name is missing")]
    NoName,
    /// A position that occurs once has not been repeated.
    #[error("a repetition takes two occurrences at least")]
    NoRepetition,
    /// No game has so few moves.
    #[error("the limit is 1 at least")]
    NoMoves,
    /// A full set of pieces is worth less.
    #[error("all pieces together are worth {} points", DeclarationTerms::FULL_SET)]
    TooManyPoints,
    /// The enemy camp has fewer squares.
    #[error("the enemy camp has room for {} pieces beside the king", DeclarationTerms::CAMP_SQUARES)]
    TooManyPieces,
    /// The drawn band lies above the points for a win.
    #[error("the points for no winner lie above those for a win")]
    BandAboveWin,
}
