use super::{Table, pairings_csv, pairings_osp};
use crate::record::{NotText, decode};

/// Who plays whom, as another program worked it out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairings {
    /// What the event is called, where the file says it.
    pub title: Option<String>,
    /// Whether the file names no rounds, so that it may be for any.
    pub is_plain: bool,
    /// The tables of each round with its number, in ascending order; a plain list is round 1.
    pub rounds: Vec<(u32, Vec<Table>)>,
}

/// Why a file holds no pairings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}:{line}: {kind}")]
pub struct PairingsError {
    /// The name of the file, as given by whoever read it.
    pub name: String,
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong there.
    pub kind: PairingsErrorKind,
}

/// What can be wrong with pairings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PairingsErrorKind {
    /// The file is no text.
    #[error(transparent)]
    NotText(#[from] NotText),
    /// There is no line with players.
    #[error("the list is empty")]
    Empty,
    /// No column tells this.
    #[error("no column is called {0}; the first line has to name the columns")]
    NoColumn(&'static str),
    /// A number was expected.
    #[error("{0:?} is no number")]
    NotANumber(String),
    /// A handicap was expected.
    #[error("{0:?} is no handicap that is known here")]
    UnknownHandicap(String),
    /// A player is missing.
    #[error("a player has no name")]
    NoPlayer,
    /// A table is told of twice in a round.
    #[error("table {0} is told of twice")]
    TableTwice(u32),
    /// The lines of the list cannot be told apart.
    #[error("the list cannot be read: {0}")]
    BadList(String),
    /// The JSON cannot be read.
    #[error("this is no file of OpenShogiPairings: {0}")]
    BadJson(String),
    /// A pairing names a player whom the file does not list.
    #[error("round {round} names a player {player} who is not listed")]
    UnknownPlayer {
        /// The round.
        round: u32,
        /// The player's number or identifier.
        player: String,
    },
}

/// Reads pairings from the file `name`: a list with a line for each table (CSV, in whatever encoding), or what
/// OpenShogiPairings saves.
///
/// # Errors
/// The first line at which no sense could be made of it.
pub fn read_pairings(name: &str, bytes: &[u8]) -> Result<Pairings, PairingsError> {
    let fault = |(line, kind)| PairingsError { name: name.to_owned(), line, kind };
    let decoded = decode(bytes).map_err(|error| fault((1, error.into())))?;
    let text = decoded.text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('{') { pairings_osp::read(text) } else { pairings_csv::read(text) }.map_err(fault)
}
