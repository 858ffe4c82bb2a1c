//! What can be wrong with the file of an event.

use crate::ron_text::{RonFault, named};

/// A text that is not an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}:{line}: {}{fault}", named(field))]
pub struct TournamentError {
    /// The name of the file, as given by the caller.
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
    /// The text is malformed.
    #[error("{message}")]
    Unreadable {
        /// What is wrong.
        fault: Box<RonFault>,
        /// The same, in the words of the RON parser.
        message: String,
    },
    /// It was written by a newer program.
    #[error("this program knows version 1, not {0}")]
    UnknownVersion(u32),
    /// The title is empty.
    #[error("the event needs a title")]
    NoTitle,
    /// Somebody has no time at all: the game would be lost as it begins.
    #[error("a player has no time at all; set a main time, a byoyomi or an increment")]
    NoTime,
    /// A pairing has no games at all.
    #[error("a pairing needs at least one game")]
    NoGame,
    /// Teams have no boards at all.
    #[error("a team needs at least one board")]
    NoBoards,
    /// Two rounds have this number.
    #[error("there are two rounds {0}")]
    RoundTwice(u32),
    /// Two tables of a round have this number.
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
    /// A player on the list has no name.
    #[error("a player has no name")]
    PlayerWithoutName,
    /// Two players have this number.
    #[error("two players have the number {0}")]
    NumberTwice(u32),
    /// Two players are known by this name, or one twice.
    #[error("{0} is entered twice")]
    EnteredTwice(String),
    /// A player is paired twice in a round, with two others or with themselves.
    #[error("{name} plays twice in round {round}")]
    PlaysTwice {
        /// The round.
        round: u32,
        /// The player.
        name: String,
    },
}
