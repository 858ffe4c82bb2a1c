//! Reading pairings made by other programs.

use super::{Table, pairings_csv, pairings_osp};
use crate::record::{NotText, decode};

/// Pairings made by another program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairings {
    /// The name of the event, if the file gives it.
    pub title: Option<String>,
    /// Whether the file names no rounds, so that it can be used for any.
    pub is_plain: bool,
    /// The number and the tables of each round, in ascending order; a plain list is round 1.
    pub rounds: Vec<(u32, Vec<Table>)>,
    /// Who has no opponent, and in which of these rounds.
    pub byes: Vec<(u32, String)>,
}

impl Pairings {
    /// The names of those who have no opponent in `round`.
    #[must_use]
    pub fn byes_in(&self, round: u32) -> Vec<String> {
        self.byes.iter().filter(|(number, _)| *number == round).map(|(_, name)| name.clone()).collect()
    }
}

/// Why a file has no usable pairings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}:{line}: {kind}")]
pub struct PairingsError {
    /// The name of the file, as given by the caller.
    pub name: String,
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong there.
    pub kind: PairingsErrorKind,
    /// What else is wrong, with its line.
    pub more: Vec<(u64, PairingsErrorKind)>,
}

impl PairingsError {
    /// All that is wrong, with its line.
    pub fn faults(&self) -> impl Iterator<Item = (u64, &PairingsErrorKind)> {
        std::iter::once((self.line, &self.kind)).chain(self.more.iter().map(|(line, kind)| (*line, kind)))
    }
}

/// What can be wrong with pairings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PairingsErrorKind {
    /// The file is not text.
    #[error(transparent)]
    NotText(#[from] NotText),
    /// There is no line with players.
    #[error("the list is empty")]
    Empty,
    /// A required column is missing.
    #[error("no column is called {0}; the first line must name the columns")]
    NoColumn(&'static str),
    /// The first line has a single column.
    #[error("the first line has a single column, {0:?}; separate columns with commas, semicolons or tabs")]
    OneColumn(String),
    /// A line has more cells than there are columns.
    #[error("more cells than columns, the last one {0:?}; a name with a comma in it needs quotation marks")]
    TooManyCells(String),
    /// A number was expected.
    #[error("{0:?} is not a number")]
    NotANumber(String),
    /// A handicap was expected.
    #[error("{0:?} is not a known handicap")]
    UnknownHandicap(String),
    /// A player is missing.
    #[error("a player has no name")]
    NoPlayer,
    /// A table occurs twice in a round.
    #[error("table {0} appears twice")]
    TableTwice(u32),
    /// A quotation mark opens a cell that never ends.
    #[error("a quotation mark opens here and is never closed")]
    OpenQuote,
    /// The list is not valid CSV.
    #[error("the list cannot be read: {0}")]
    BadList(String),
    /// The JSON cannot be read.
    #[error("this is not an OpenShogiPairings file: {0}")]
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

/// Reads pairings from the file `name`: a list with a line per table (CSV in any encoding) or a file saved by
/// OpenShogiPairings.
///
/// # Errors
/// Returns the lines that make no sense.
pub fn read_pairings(name: &str, bytes: &[u8]) -> Result<Pairings, PairingsError> {
    let faulty = |(line, kind), more| PairingsError { name: name.to_owned(), line, kind, more };
    let fault = |first| faulty(first, Vec::new());
    let decoded = decode(bytes).map_err(|error| fault((1, error.into())))?;
    let text = decoded.text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('{') {
        return pairings_osp::read(text).map_err(fault);
    }
    let (pairings, mut faults) = pairings_csv::read(text).map_err(fault)?;
    if faults.is_empty() { Ok(pairings) } else { Err(faulty(faults.remove(0), faults)) }
}
