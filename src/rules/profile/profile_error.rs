//! What can be wrong with the text of a profile.

use super::DeclarationTerms;
use crate::ron_text::{RonFault, named};

/// A text that is not a rule profile.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}:{line}: {}{kind}", named(field))]
pub struct ProfileError {
    /// The name of the file, as given by the caller.
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
    /// The text is malformed.
    #[error("{message}")]
    Unreadable {
        /// What is wrong.
        fault: Box<RonFault>,
        /// The same, in the words of the RON parser.
        message: String,
    },
    /// The id is empty or has characters other than `a`–`z`, `0`–`9` and `_`.
    #[error("an ID may contain only small letters, digits and _")]
    BadId,
    /// The name is empty in one of the languages.
    #[error("the name is missing")]
    NoName,
    /// A position that occurs once is not repeated.
    #[error("a repetition takes at least two occurrences")]
    NoRepetition,
    /// A limit of no moves.
    #[error("the limit must be at least 1")]
    NoMoves,
    /// More points than a full set of pieces is worth.
    #[error("all pieces together are worth {} points", DeclarationTerms::FULL_SET)]
    TooManyPoints,
    /// More pieces than the enemy camp has squares for.
    #[error("the enemy camp has room for {} pieces beside the king", DeclarationTerms::CAMP_SQUARES)]
    TooManyPieces,
    /// The band without a winner lies above the points for a win.
    #[error("the points for no winner are above those for a win")]
    BandAboveWin,
    /// A time of a replay that nobody waits or plays for.
    #[error("this is longer than a day")]
    TooLong,
}
