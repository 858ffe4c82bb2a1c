//! Why a record cannot be read, and on which line.

use super::{DiagramFault, NotText};
use crate::shogi::{IllegalMove, Move, SetupFault, SfenError};

/// Why a record, or the rest of one, could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct ImportError {
    /// The line, counted from 1, that could not be read; 1 if it is the whole file.
    pub line: usize,
    /// What is wrong with it.
    pub kind: ImportErrorKind,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportErrorKind {
    /// The file is larger than any record needs to be.
    #[error("the file has {bytes} bytes, and a record may have {limit}")]
    TooLarge {
        /// The size of the file.
        bytes: usize,
        /// The maximum size.
        limit: usize,
    },
    /// The file has more lines than any record needs.
    #[error("the file has more than {limit} lines")]
    TooManyLines {
        /// The maximum number of lines.
        limit: usize,
    },
    /// There are more lines about the game than anybody writes.
    #[error("there are more than {limit} lines about the game")]
    TooManyHeaderLines {
        /// How many are read at most.
        limit: usize,
    },
    /// The bytes are not text.
    #[error(transparent)]
    NotText(#[from] NotText),
    /// There is nothing in it at all, or nothing but blanks.
    #[error("the file is empty")]
    Empty,
    /// There is neither a move nor anything else by which a record can be recognized.
    #[error("this is not a shogi record in a known format")]
    NotARecord,
    /// The 手合割 names no known starting position, and there is no diagram of it.
    #[error("the handicap {name:?} is unknown, and there is no diagram of it")]
    UnknownHandicap {
        /// What was written.
        name: String,
    },
    /// Two lines name different starting positions, and no diagram shows which is meant.
    #[error("the handicap is {first:?} on one line and {second:?} on another, and there is no diagram of it")]
    SeveralHandicaps {
        /// What the first line says.
        first: String,
        /// What the line at fault says.
        second: String,
    },
    /// The diagram of the starting position cannot be read.
    #[error("the diagram cannot be read: {0}")]
    BadDiagram(DiagramFault),
    /// Something about the starting position cannot be understood.
    #[error("{text:?} cannot be understood as part of a starting position")]
    BadStart {
        /// What was written.
        text: String,
    },
    /// The SFEN of the position cannot be read.
    #[error("the position cannot be read: {0}")]
    BadSfen(SfenError),
    /// The JSON is not well formed, or not a JKF document.
    #[error("the JSON cannot be read from column {column} on")]
    BadJson {
        /// The column on that line, counted from 1.
        column: usize,
    },
    /// Variations are nested too deeply.
    #[error("variations are nested more than {limit} deep")]
    TooDeep {
        /// The maximum depth.
        limit: usize,
    },
    /// The diagram is readable, but its position cannot be played from.
    #[error("the starting position cannot be played: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    UnplayableSetup(Vec<SetupFault>),
    /// There should be a move, but this is not one.
    #[error("move {ply}: {text:?} cannot be read as a move")]
    UnreadableMove {
        /// The number of the move on its line, counted from 1.
        ply: usize,
        /// What was written.
        text: String,
    },
    /// The move does not name its origin, and no piece can make it.
    #[error("move {ply}: no piece can make the move {text:?}")]
    NobodyMoves {
        /// The number of the move on its line, counted from 1.
        ply: usize,
        /// What was written.
        text: String,
    },
    /// The move does not name its origin, and several pieces can make it.
    #[error("move {ply}: {text:?} can be any of {}", .candidates.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))]
    AmbiguousMove {
        /// The number of the move on its line, counted from 1.
        ply: usize,
        /// What was written.
        text: String,
        /// The moves it could be.
        candidates: Vec<Move>,
    },
    /// The move is illegal.
    #[error("move {ply}, {mv}, is illegal: {foul}")]
    IllegalMove {
        /// The number of the move on its line, counted from 1.
        ply: usize,
        /// The move.
        mv: Move,
        /// The rule it breaks.
        foul: IllegalMove,
    },
    /// The record has more moves than any needs.
    #[error("the record has more than {limit} moves")]
    TooManyMoves {
        /// The maximum number of moves.
        limit: usize,
    },
}

impl ImportError {
    /// The line to report to people; `None` if the problem is the file as a whole.
    #[must_use]
    pub const fn line_to_tell(&self) -> Option<usize> {
        match self.kind {
            ImportErrorKind::TooLarge { .. } | ImportErrorKind::Empty | ImportErrorKind::NotARecord => None,
            ImportErrorKind::TooManyLines { .. }
            | ImportErrorKind::TooManyHeaderLines { .. }
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
    /// Places this error on a line, counted from 1.
    pub(super) const fn at(self, line: usize) -> ImportError {
        ImportError { line, kind: self }
    }
}
