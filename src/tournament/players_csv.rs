//! A list of players, as saved by spreadsheets.
//!
//! The first line names the columns, in English or Japanese, in any order; unknown columns are left out, and told of.
//! Beyond the usual CSV it accepts semicolons and tabs, any encoding that records may have, line breaks inside quoted
//! names (which become spaces), and several other names or rounds in one cell, separated by `/`.

use std::collections::HashMap;

use csv::{ReaderBuilder, StringRecord};

use super::Entrant;
use super::pairings_csv::{MOST_FAULTS, beyond, delimiter, line_of, only_cell, open_quote};
use crate::record::{NotText, decode};
use crate::rules::Rank;

/// A list of players that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerList {
    /// The players in the order of the list; number 0 stands for one that is still to be given.
    pub players: Vec<Entrant>,
    /// The line of each.
    pub lines: Vec<u64>,
    /// What is odd in the list, with its line: to be looked at before the list is taken.
    pub remarks: Vec<(u64, PlayersRemark)>,
}

/// What is odd in a list of players, without keeping it from being read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayersRemark {
    /// The rank is kept as it is written, but no handicap or starting score follows from it.
    #[error("{0:?} is not a known rank; write it like 2-dan, 5k or 初段")]
    UnknownRank(String),
    /// The column has a name that is not known, and is left out.
    #[error("the column {0:?} is not known and is left out")]
    UnknownColumn(String),
    /// A name had line breaks or tabs; they are spaces now.
    #[error("the name {0:?} was broken over lines")]
    BrokenName(String),
    /// It may be somebody who is there already, spelt otherwise.
    #[error("{name} looks like {other}")]
    LooksLike {
        /// The name.
        name: String,
        /// The other one, with the number if there is one.
        other: String,
    },
}

/// Why a file has no usable list of players.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}:{line}: {kind}")]
pub struct PlayersError {
    /// The name of the file, as given by the caller.
    pub name: String,
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong there.
    pub kind: PlayersErrorKind,
    /// What else is wrong, with its line.
    pub more: Vec<(u64, PlayersErrorKind)>,
}

impl PlayersError {
    /// All that is wrong, with its line.
    pub fn faults(&self) -> impl Iterator<Item = (u64, &PlayersErrorKind)> {
        std::iter::once((self.line, &self.kind)).chain(self.more.iter().map(|(line, kind)| (*line, kind)))
    }
}

/// What can be wrong with a list of players.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayersErrorKind {
    /// The file is not text.
    #[error(transparent)]
    NotText(#[from] NotText),
    /// There is no line with a player.
    #[error("the list is empty")]
    Empty,
    /// No column has the names.
    #[error("no column is called “name”; the first line must name the columns")]
    NoColumn,
    /// The first line has a single column, which has another name.
    #[error("the first line has a single column, {0:?}; the column of the names is called “name”")]
    OneColumn(String),
    /// A line has more cells than there are columns.
    #[error("more cells than columns, the last one {0:?}; a name with a comma in it needs quotation marks")]
    TooManyCells(String),
    /// A number was expected.
    #[error("{0:?} is not a number; write a number, or leave the field empty")]
    NotANumber(String),
    /// A player has no name.
    #[error("a player has no name; add it, or delete the line")]
    NoName,
    /// A name stands on an earlier line, too.
    #[error("{name} is already on line {first}; delete one of the two, or tell them apart by name")]
    NameTwice {
        /// The name.
        name: String,
        /// The earlier line.
        first: u64,
    },
    /// A number stands on an earlier line, too.
    #[error("number {number} is already on line {first}; give one of the two another number")]
    NumberTwice {
        /// The number.
        number: u32,
        /// The earlier line.
        first: u64,
    },
    /// A quotation mark opens a cell that never ends.
    #[error("a quotation mark opens here and is never closed")]
    OpenQuote,
    /// The list is not valid CSV.
    #[error("the list cannot be read: {0}")]
    BadList(String),
}

type Fault = (u64, PlayersErrorKind);

const NUMBER: &[&str] = &["number", "no", "no.", "nr", "番号", "no．"];
const NAME: &[&str] = &["name", "player", "名前", "氏名", "選手", "選手名"];
const ALSO: &[&str] = &["also", "other names", "romaji", "別名", "ローマ字", "ふりがな", "フリガナ"];
const RANK: &[&str] = &["rank", "grade", "段位", "段級位", "段級"];
const CLUB: &[&str] = &["club", "所属", "支部"];
const TEAM: &[&str] = &["team", "チーム"];
const RATING: &[&str] = &["rating", "elo", "レーティング", "レート"];
const START: &[&str] = &["start", "mm", "初期点"];
const FROM: &[&str] = &["from round", "参加回戦"];
const WITHDRAWN: &[&str] = &["withdrawn after", "棄権"];
const BYES: &[&str] = &["byes", "bye", "休み", "抜け"];

/// What every column can be called.
const ALL: [&[&str]; 11] = [NUMBER, NAME, ALSO, RANK, CLUB, TEAM, RATING, START, FROM, WITHDRAWN, BYES];

/// Reads a list of players from the file `name`.
///
/// # Errors
/// Returns the lines that make no sense, or whose name or number stands on an earlier line.
pub fn read_players(name: &str, bytes: &[u8]) -> Result<PlayerList, PlayersError> {
    let faulty = |(line, kind), more| PlayersError { name: name.to_owned(), line, kind, more };
    let fault = |first| faulty(first, Vec::new());
    let decoded = decode(bytes).map_err(|error| fault((1, error.into())))?;
    let (list, mut faults) = read(decoded.text.trim_start_matches('\u{feff}')).map_err(fault)?;
    if faults.is_empty() { Ok(list) } else { Err(faulty(faults.remove(0), faults)) }
}

/// The list, and what is wrong with single lines.
fn read(text: &str) -> Result<(PlayerList, Vec<Fault>), Fault> {
    if let Some(line) = open_quote(text) {
        return Err((line, PlayersErrorKind::OpenQuote));
    }
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter(text))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let headers = reader.headers().map_err(|error| bad_list(&error))?;
    let columns = Columns::of(headers)?;
    let remarks = unknown_columns(headers).map(|name| (1, PlayersRemark::UnknownColumn(name))).collect();
    let (mut list, mut seen, mut faults) =
        (PlayerList { remarks, ..PlayerList::default() }, Seen::default(), Vec::new());
    for line in reader.into_records() {
        let line = line.map_err(|error| bad_list(&error))?;
        let at = line_of(text, &line);
        if line.iter().all(str::is_empty) {
            continue;
        }
        let entrant = match beyond(&line, columns.count) {
            Some(cell) => Err(PlayersErrorKind::TooManyCells(cell)),
            None => columns.entrant(&line, |remark| list.remarks.push((at, remark))),
        };
        match entrant.and_then(|entrant| seen.add(&entrant, at).map(|()| entrant)) {
            Ok(entrant) => {
                list.players.push(entrant);
                list.lines.push(at);
            }
            Err(kind) => faults.push((at, kind)),
        }
        if faults.len() == MOST_FAULTS {
            break;
        }
    }
    if list.players.is_empty() && faults.is_empty() { Err((1, PlayersErrorKind::Empty)) } else { Ok((list, faults)) }
}

fn bad_list(error: &csv::Error) -> Fault {
    (error.position().map_or(1, csv::Position::line), PlayersErrorKind::BadList(error.to_string()))
}

/// The names and numbers so far, each with its line.
#[derive(Default)]
struct Seen {
    names: HashMap<String, u64>,
    numbers: HashMap<u32, u64>,
}

impl Seen {
    fn add(&mut self, entrant: &Entrant, line: u64) -> Result<(), PlayersErrorKind> {
        for name in entrant.names() {
            if let Some(first) = self.names.insert(name.to_owned(), line) {
                return Err(PlayersErrorKind::NameTwice { name: name.to_owned(), first });
            }
        }
        let first = if entrant.number == 0 { None } else { self.numbers.insert(entrant.number, line) };
        first.map_or(Ok(()), |first| Err(PlayersErrorKind::NumberTwice { number: entrant.number, first }))
    }
}

/// The columns that have a name, and none that is known.
fn unknown_columns(headers: &StringRecord) -> impl Iterator<Item = String> {
    let is_known = |name: &str| {
        let name = as_known(name);
        ALL.iter().any(|known| known.contains(&name.as_str()))
    };
    headers.iter().filter(move |name| !name.is_empty() && !is_known(name)).map(str::to_owned)
}

/// The name of a column as names are compared.
fn as_known(name: &str) -> String {
    name.to_lowercase().replace('_', " ")
}

/// The column of each field.
struct Columns {
    name: usize,
    texts: [Option<usize>; 4],
    numbers: [Option<usize>; 5],
    byes: Option<usize>,
    /// How many columns the first line has.
    count: usize,
}

impl Columns {
    fn of(headers: &StringRecord) -> Result<Self, Fault> {
        let names: Vec<String> = headers.iter().map(as_known).collect();
        let find = |wanted: &[&str]| names.iter().position(|name| wanted.contains(&name.as_str()));
        let missing = || only_cell(headers).map_or(PlayersErrorKind::NoColumn, PlayersErrorKind::OneColumn);
        Ok(Self {
            name: find(NAME).ok_or_else(|| (1, missing()))?,
            texts: [ALSO, RANK, CLUB, TEAM].map(find),
            numbers: [NUMBER, RATING, START, FROM, WITHDRAWN].map(find),
            byes: find(BYES),
            count: headers.len(),
        })
    }

    fn entrant(&self, line: &StringRecord, mut remark: impl FnMut(PlayersRemark)) -> Result<Entrant, PlayersErrorKind> {
        let text = |column: Option<usize>| column.and_then(|column| line.get(column)).unwrap_or_default();
        let written = text(Some(self.name));
        let name = on_one_line(written);
        if name.is_empty() {
            return Err(PlayersErrorKind::NoName);
        }
        if written.contains(['\n', '\r', '\t']) {
            remark(PlayersRemark::BrokenName(name.clone()));
        }
        let [also, rank, club, team] = self.texts.map(|column| on_one_line(text(column)));
        if !rank.is_empty() && rank.parse::<Rank>().is_err() {
            remark(PlayersRemark::UnknownRank(rank.clone()));
        }
        let numbers: Vec<Option<u32>> =
            self.numbers.iter().map(|column| number(text(*column))).collect::<Result<_, _>>()?;
        let byes = parts(text(self.byes)).map(number).collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        let also = parts(&also).filter(|also| *also != name).map(str::to_owned).collect();
        Ok(Entrant {
            number: numbers[0].unwrap_or_default(),
            name,
            also,
            rank,
            club,
            team,
            rating: numbers[1],
            start: numbers[2],
            from_round: numbers[3],
            withdrawn_after: numbers[4],
            byes,
        })
    }
}

/// A cell without line breaks, and without the apostrophe that keeps spreadsheets from taking it for a formula.
fn on_one_line(cell: &str) -> String {
    let words = cell.split(['\n', '\r', '\t']).map(str::trim).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ").trim_start_matches('\'').to_owned()
}

/// The parts of a cell with several values.
fn parts(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(['/', '／', '、']).map(str::trim).filter(|part| !part.is_empty())
}

fn number(text: &str) -> Result<Option<u32>, PlayersErrorKind> {
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| PlayersErrorKind::NotANumber(text.to_owned()))
}
