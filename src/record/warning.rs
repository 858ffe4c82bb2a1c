use crate::shogi::{Color, IllegalMove, Move, PieceKind, SetupFault};

/// Something odd in a record that did not keep it from being read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct Warning {
    /// The line, counted from 1.
    pub line: usize,
    /// What is odd there.
    pub kind: WarningKind,
}

/// What can be odd in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WarningKind {
    /// Some bytes are no characters; this is the first line with such bytes.
    #[error("some characters could not be decoded")]
    UndecodableBytes,
    /// The line is nothing that belongs into a record; it was passed over.
    #[error("this line was not understood: {text:?}")]
    UnknownLine {
        /// The line.
        text: String,
    },
    /// The number before a move is not the one that should follow; the order of the lines was followed.
    #[error("move number {found} stands where {expected} was expected")]
    WrongMoveNumber {
        /// The number that should follow.
        expected: usize,
        /// The number that was written.
        found: usize,
    },
    /// The piece named is not the one that stands on the square left; the square was followed.
    #[error("the move names a {named:?}, but it is a {found:?} that moves")]
    OtherPiece {
        /// The piece in the record.
        named: PieceKind,
        /// The piece on the board.
        found: PieceKind,
    },
    /// What stands behind a move is no time; it was passed over.
    #[error("{text:?} behind the move was not understood")]
    UnreadableTime {
        /// What was written.
        text: String,
    },
    /// A word that names no known ending; it was kept as it is.
    #[error("{word:?} is no known ending")]
    UnknownEnding {
        /// The word.
        word: String,
    },
    /// Moves follow a line that ends the game; they were read on.
    #[error("the record goes on after its ending")]
    MoveAfterEnding,
    /// The summary (まで…) names another winner than the ending before it; the ending was followed.
    #[error("the summary says that {summary:?} won, but the ending says {ending:?}")]
    SummaryDisagrees {
        /// Who won by the summary.
        summary: Color,
        /// Who won by the line that ends the game.
        ending: Color,
    },
    /// There is no such move for a variation to replace; the variation was passed over.
    #[error("a variation of move {ply} has no place, as the line before it has {plies} moves")]
    VariationNowhere {
        /// Which move it was to replace.
        ply: usize,
        /// How many moves there are.
        plies: usize,
    },
    /// A line about the game stands behind its moves; it was put with the others.
    #[error("{key:?} stands behind the moves")]
    LateHeader {
        /// The key of the line.
        key: String,
    },
    /// A place has two bookmarks; the second was passed over.
    #[error("there is already a bookmark here")]
    SecondBookmark,
    /// The diagram does not say who is to move; the first move did.
    #[error("the diagram does not say that {turn:?} is to move, but the first move does")]
    TurnFromFirstMove {
        /// Who moves first.
        turn: Color,
    },
    /// No game leads to the starting position, but one can play from it.
    #[error("no game leads to the starting position: {0}")]
    OddSetup(SetupFault),
    /// The game was lost by this illegal move, which nobody can make on a board; the ending says who won.
    #[error("move {ply}, {mv}, was illegal and ended the game, but cannot be made: {offence}")]
    FoulLeftOut {
        /// Which move of its line, counted from 1.
        ply: usize,
        /// The illegal move.
        mv: Move,
        /// What it offends against.
        offence: IllegalMove,
    },
    /// Another record begins here; only the first one was read.
    #[error("another record begins here, and only the first one was read")]
    AnotherRecord,
    /// There was more to say than anybody wants to read.
    #[error("there is more of this kind")]
    AndSoOn,
}

/// The warnings about one record, in the order of the lines.
#[derive(Debug, Default)]
pub(super) struct Warnings {
    list: Vec<Warning>,
}

impl Warnings {
    /// More than this many help nobody.
    const LIMIT: usize = 200;

    pub(super) fn push(&mut self, line: usize, kind: WarningKind) {
        match self.list.len() {
            Self::LIMIT => self.list.push(Warning { line, kind: WarningKind::AndSoOn }),
            len if len < Self::LIMIT => self.list.push(Warning { line, kind }),
            _ => {}
        }
    }

    /// The warnings in the order of their lines.
    pub(super) fn into_list(mut self) -> Vec<Warning> {
        self.list.sort_by_key(|warning| warning.line);
        self.list
    }
}

/// As much of a text as an error or a warning quotes.
pub(super) fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
