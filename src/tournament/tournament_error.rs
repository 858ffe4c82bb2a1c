use crate::ron_text::{RonFault, named};

/// Why a text is no event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}:{line}: {}{fault}", named(field))]
pub struct TournamentError {
    /// The name of the file, as given by whoever read it.
    pub name: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The field at fault.
    pub field: String,
    /// What is wrong with it.
    pub fault: TournamentFault,
}

/// What is wrong with a field of an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentFault {
    /// It is not written as such a field is.
    #[error("{message}")]
    Unreadable {
        /// What is wrong.
        fault: Box<RonFault>,
        /// The same in the reader's own words.
        message: String,
    },
    /// It was written by a program to come.
    #[error("this program knows version 1, not {0}")]
    UnknownVersion(u32),
    /// It has no title.
    #[error("the event needs a title")]
    NoTitle,
    /// A pairing is of no game at all.
    #[error("a pairing has one game at least")]
    NoGame,
    /// Two rounds have this number.
    #[error("there are two rounds {0}")]
    RoundTwice(u32),
    /// Two tables of a round have the same number.
    #[error("round {round} has two tables {table}")]
    TableTwice {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
    },
    /// A pairing has more results than games.
    #[error("table {table} of round {round} has more results than games")]
    TooManyResults {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
    },
    /// A player is paired twice in a round, with two others or with themselves.
    #[error("{name} plays twice in round {round}")]
    PlaysTwice {
        /// The round.
        round: u32,
        /// The player.
        name: String,
    },
}
