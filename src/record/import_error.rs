use super::{DiagramFault, NotText};
use crate::shogi::{IllegalMove, Move, SetupFault, SfenError};

/// Why a record, or the rest of one, could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct ImportError {
    /// The line, counted from 1, that could not be read; 1 where it is the whole file.
    pub line: usize,
    /// What is wrong with it.
    pub kind: ImportErrorKind,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportErrorKind {
    /// There is more than anybody's record takes.
    #[error("the file has {bytes} bytes, and a record may have {limit}")]
    TooLarge {
        /// How much there is.
        bytes: usize,
        /// How much is read at most.
        limit: usize,
    },
    /// There are more lines than anybody's record has.
    #[error("the file has more than {limit} lines")]
    TooManyLines {
        /// How many are read at most.
        limit: usize,
    },
    /// The bytes are no text.
    #[error(transparent)]
    NotText(#[from] NotText),
    /// There is neither a move nor anything else by which one knows a record.
    #[error("this is no shogi record in a format that is known here")]
    NotARecord,
    /// The 手合割 names no known starting position, and no diagram shows it.
    #[error("the handicap {name:?} is not known, and there is no diagram of it")]
    UnknownHandicap {
        /// What was written.
        name: String,
    },
    /// Two lines name two starting positions, and no diagram shows which is meant.
    #[error("the handicap is {first:?} on one line and {second:?} on another, and there is no diagram of it")]
    SeveralHandicaps {
        /// What was written first.
        first: String,
        /// What was written on the line at fault.
        second: String,
    },
    /// The diagram of the starting position cannot be read.
    #[error("the diagram cannot be read: {0}")]
    BadDiagram(DiagramFault),
    /// What is written about the starting position cannot be understood.
    #[error("{text:?} cannot be understood as part of a starting position")]
    BadStart {
        /// What was written.
        text: String,
    },
    /// The position in SFEN cannot be read.
    #[error("the position cannot be read: {0}")]
    BadSfen(SfenError),
    /// The JSON is not well formed, or not what JKF makes of it.
    #[error("the JSON cannot be read from column {column} on")]
    BadJson {
        /// Where on the line, counted from 1.
        column: usize,
    },
    /// Variations lie within variations deeper than anybody's.
    #[error("there are more than {limit} variations within each other")]
    TooDeep {
        /// How many are read at most.
        limit: usize,
    },
    /// The diagram can be read, but nobody can play from it.
    #[error("the starting position cannot be played: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    UnplayableSetup(Vec<SetupFault>),
    /// There should be a move, and this is none.
    #[error("move {ply}: {text:?} cannot be read as a move")]
    UnreadableMove {
        /// Which move of its line, counted from 1.
        ply: usize,
        /// What was written.
        text: String,
    },
    /// The move does not say from where, and no piece can make it.
    #[error("move {ply}: no piece can make the move {text:?}")]
    NobodyMoves {
        /// Which move of its line, counted from 1.
        ply: usize,
        /// What was written.
        text: String,
    },
    /// The move does not say from where, and several pieces can make it.
    #[error("move {ply}: {text:?} can be any of {}", .candidates.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))]
    AmbiguousMove {
        /// Which move of its line, counted from 1.
        ply: usize,
        /// What was written.
        text: String,
        /// The moves it could be.
        candidates: Vec<Move>,
    },
    /// The move is against the rules.
    #[error("move {ply}, {mv}, is illegal: {foul}")]
    IllegalMove {
        /// Which move of its line, counted from 1.
        ply: usize,
        /// The move.
        mv: Move,
        /// What it offends against.
        foul: IllegalMove,
    },
    /// There are more moves than anybody's record has.
    #[error("the record has more than {limit} moves")]
    TooManyMoves {
        /// How many are read at most.
        limit: usize,
    },
}

impl ImportError {
    /// The line to tell people; `None` when it is the whole file that is no record.
    #[must_use]
    pub const fn line_to_tell(&self) -> Option<usize> {
        match self.kind {
            ImportErrorKind::TooLarge { .. } | ImportErrorKind::NotARecord => None,
            ImportErrorKind::TooManyLines { .. }
            | ImportErrorKind::NotText(_)
            | ImportErrorKind::UnknownHandicap { .. }
            | ImportErrorKind::SeveralHandicaps { .. }
            | ImportErrorKind::BadDiagram(_)
            | ImportErrorKind::BadStart { .. }
            | ImportErrorKind::BadSfen(_)
            | ImportErrorKind::BadJson { .. }
            | ImportErrorKind::TooDeep { .. }
            | ImportErrorKind::UnplayableSetup(_)
            | ImportErrorKind::UnreadableMove { .. }
            | ImportErrorKind::NobodyMoves { .. }
            | ImportErrorKind::AmbiguousMove { .. }
            | ImportErrorKind::IllegalMove { .. }
            | ImportErrorKind::TooManyMoves { .. } => Some(self.line),
        }
    }
}

impl ImportErrorKind {
    /// This on a line, counted from 1.
    pub(super) const fn at(self, line: usize) -> ImportError {
        ImportError { line, kind: self }
    }
}
