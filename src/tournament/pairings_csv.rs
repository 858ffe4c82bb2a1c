//! Pairings as a list, as saved by spreadsheets.
//!
//! The first line names the columns, in English or Japanese, in any order; unknown columns are ignored. Columns named
//! Black and White (先手, 後手) fix the sides; player 1 and player 2 leave them to the toss, unless a column called black says
//! which of the two has Black, as in a list of results.

use csv::{ReaderBuilder, StringRecord};

use super::{Pairings, PairingsErrorKind as Kind, Seat, Table, Terms};
use crate::record::handicap_named;
use crate::session::Player;
use crate::shogi::Handicap;

type Fault = (u64, Kind);

const ROUND: &[&str] = &["round", "回戦", "ラウンド"];
const TABLE: &[&str] = &["table", "board", "卓", "卓番", "台"];
const BLACK: &[&str] = &["black", "sente", "先手", "下手"];
const WHITE: &[&str] = &["white", "gote", "後手", "上手"];
const FIRST: &[&str] = &["player 1", "player1", "first", "対局者1", "選手1"];
const SECOND: &[&str] = &["player 2", "player2", "second", "対局者2", "選手2"];
const RANK: &[&str] = &[" rank", " grade", "段位", "の段位", "段級位"];
const HANDICAP: &[&str] = &["handicap", "手合割", "手合"];
const BEST_OF: &[&str] = &["best of", "番勝負", "局数"];
/// What stands in place of an opponent for a player who has none.
const BYE: &[&str] = &["bye", "(bye)", "不戦勝", "抜け番", "抜番", "休み"];
const GAME: &[&str] = &["game", "局"];

/// The column of each field.
struct Columns {
    round: Option<usize>,
    table: Option<usize>,
    players: [usize; 2],
    ranks: [Option<usize>; 2],
    handicap: Option<usize>,
    best_of: Option<usize>,
    /// The number of the game in its series, in a list with results.
    game: Option<usize>,
    /// Which of the two has Black, as 1 or 2, in such a list.
    black: Option<usize>,
    /// Whether the columns of the players name their sides.
    are_sides: bool,
    /// How many columns the first line has.
    count: usize,
}

/// So many faults are enough to see what is wrong.
pub(super) const MOST_FAULTS: usize = 100;

/// The pairings, and what is wrong with single lines.
pub(super) fn read(text: &str) -> Result<(Pairings, Vec<Fault>), Fault> {
    if let Some(line) = open_quote(text) {
        return Err((line, Kind::OpenQuote));
    }
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter(text))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let columns = Columns::of(reader.headers().map_err(|error| bad_list(&error))?)?;
    let mut pairings = Pairings { is_plain: columns.round.is_none(), ..Pairings::default() };
    let mut faults = Vec::new();
    for line in reader.into_records() {
        let line = line.map_err(|error| bad_list(&error))?;
        let taken = match beyond(&line, columns.count) {
            Some(cell) => Err(Kind::TooManyCells(cell)),
            None => columns.take(&line, &mut pairings),
        };
        if let Err(kind) = taken {
            faults.push((line_of(text, &line), kind));
        }
        if faults.len() == MOST_FAULTS {
            break;
        }
    }
    if pairings.rounds.is_empty() && faults.is_empty() { Err((1, Kind::Empty)) } else { Ok((pairings, faults)) }
}

/// The line of a quotation mark that opens a cell and is never closed: the rest of the list would be one name.
pub(super) fn open_quote(text: &str) -> Option<u64> {
    let delimiter = delimiter(text);
    let (mut line, mut opened, mut is_at_start) = (1, None, true);
    let mut bytes = text.bytes().peekable();
    while let Some(byte) = bytes.next() {
        match (opened, byte) {
            (Some(_), b'"') if bytes.next_if_eq(&b'"').is_none() => (opened, is_at_start) = (None, false),
            (Some(_), _) => {}
            (None, b'"') if is_at_start => opened = Some(line),
            (None, _) => is_at_start = byte == delimiter || byte == b'\n' || byte == b'\r',
        }
        line += u64::from(byte == b'\n');
    }
    opened
}

/// The delimiter: the usual one that occurs most often in the first line.
pub(super) fn delimiter(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    let count = |delimiter: &u8| first.bytes().filter(|byte| byte == delimiter).count();
    [b';', b'\t', b','].into_iter().max_by_key(count).unwrap_or(b',')
}

/// The line a record begins on. The reader skips empty lines, but counts a record from the first of them.
pub(super) fn line_of(text: &str, record: &StringRecord) -> u64 {
    record.position().map_or(1, |position| {
        let rest = usize::try_from(position.byte()).ok().and_then(|at| text.as_bytes().get(at..)).unwrap_or_default();
        let empty = rest.iter().take_while(|byte| matches!(byte, b'\n' | b'\r')).filter(|byte| **byte == b'\n');
        position.line() + u64::try_from(empty.count()).unwrap_or_default()
    })
}

/// What stands in the only column of a first line; `None` where there are more.
pub(super) fn only_cell(headers: &StringRecord) -> Option<String> {
    headers.get(0).filter(|_| headers.len() == 1).map(str::to_owned)
}

/// The last cell of a line, where it stands behind all columns of the first line: a comma in a name makes two cells of one.
pub(super) fn beyond(line: &StringRecord, columns: usize) -> Option<String> {
    line.iter().skip(columns).filter(|cell| !cell.is_empty()).last().map(str::to_owned)
}

fn bad_list(error: &csv::Error) -> Fault {
    (error.position().map_or(1, csv::Position::line), Kind::BadList(error.to_string()))
}

/// The tables of a round, which may be new.
fn tables_of(pairings: &mut Pairings, round: u32) -> &mut Vec<Table> {
    let at = pairings.rounds.partition_point(|(number, _)| *number < round);
    if pairings.rounds.get(at).is_none_or(|(number, _)| *number != round) {
        pairings.rounds.insert(at, (round, Vec::new()));
    }
    &mut pairings.rounds[at].1
}

/// Adds a table to its round.
fn put(pairings: &mut Pairings, round: u32, table: Table) -> Result<(), Kind> {
    let tables = tables_of(pairings, round);
    if tables.iter().any(|other| other.number == table.number) {
        return Err(Kind::TableTwice(table.number));
    }
    tables.push(table);
    Ok(())
}

impl Columns {
    fn of(headers: &StringRecord) -> Result<Self, Fault> {
        let names: Vec<String> = headers.iter().map(|name| name.to_lowercase().replace('_', " ")).collect();
        let find = |wanted: &[&str]| names.iter().position(|name| wanted.contains(&name.as_str()));
        let rank_of = |player: &[&str]| {
            let is_rank = |name: &String| player.iter().any(|player| is_rank_of(name, player));
            names.iter().position(is_rank)
        };
        let are_sides = find(BLACK).is_some() && find(WHITE).is_some();
        let keys = if are_sides { [BLACK, WHITE] } else { [FIRST, SECOND] };
        let missing = |name| only_cell(headers).map_or(Kind::NoColumn(name), Kind::OneColumn);
        let player = |index: usize, name| find(keys[index]).ok_or_else(|| (1, missing(name)));
        Ok(Self {
            round: find(ROUND),
            table: find(TABLE),
            players: [player(0, "“player 1” or “black”")?, player(1, "“player 2” or “white”")?],
            ranks: keys.map(rank_of),
            handicap: find(HANDICAP),
            best_of: find(BEST_OF),
            game: find(GAME),
            black: find(BLACK).filter(|_| !are_sides),
            are_sides,
            count: headers.len(),
        })
    }

    /// Takes in a line: a pairing, or a bye. What is empty, or about a later game of a series, is passed over.
    fn take(&self, line: &StringRecord, pairings: &mut Pairings) -> Result<(), Kind> {
        if line.iter().all(str::is_empty) || self.is_later_game(line)? {
            return Ok(());
        }
        if let Some((round, name)) = self.bye(line)? {
            tables_of(pairings, round);
            pairings.byes.push((round, name));
            return Ok(());
        }
        let (round, table) = self.table(line, pairings)?;
        put(pairings, round, table)
    }

    /// Whether a line is about a later game of a pairing that was listed before.
    fn is_later_game(&self, line: &StringRecord) -> Result<bool, Kind> {
        let game = self.game.and_then(|column| line.get(column)).unwrap_or_default();
        Ok(number(game)?.is_some_and(|game| game > 1))
    }

    /// Who has a bye by this line: a player whose opponent is called that.
    fn bye(&self, line: &StringRecord) -> Result<Option<(u32, String)>, Kind> {
        let name = |index: usize| line.get(self.players[index]).unwrap_or_default();
        let is_bye = |name: &str| BYE.contains(&name.to_lowercase().as_str());
        let player = match [name(0), name(1)] {
            [player, bye] | [bye, player] if is_bye(bye) && !is_bye(player) => player,
            _ => return Ok(None),
        };
        if player.is_empty() {
            return Err(Kind::NoPlayer);
        }
        let round = self.round.and_then(|column| line.get(column)).unwrap_or_default();
        Ok(Some((number(round)?.unwrap_or(1), player.to_owned())))
    }

    /// Parses a line. A table without a number gets the next one in its round.
    fn table(&self, line: &StringRecord, so_far: &Pairings) -> Result<(u32, Table), Kind> {
        let text = |column: Option<usize>| column.and_then(|column| line.get(column)).unwrap_or_default();
        let round = number(text(self.round))?.unwrap_or(1);
        let seated = so_far.rounds.iter().find(|(number, _)| *number == round).map_or(0, |(_, tables)| tables.len());
        let next = u32::try_from(seated + 1).unwrap_or(u32::MAX);
        let player = |index: usize| Player {
            name: text(Some(self.players[index])).to_owned(),
            rank: text(self.ranks[index]).to_owned(),
        };
        let (first, second) = (player(0), player(1));
        if first.name.is_empty() || second.name.is_empty() {
            return Err(Kind::NoPlayer);
        }
        let terms = self.terms(text(self.handicap), text(self.black))?;
        let best_of = number(text(self.best_of))?.unwrap_or(1).max(1);
        let table = number(text(self.table))?.unwrap_or(next);
        Ok((round, Table { terms, best_of, ..Table::new(table, first, second) }))
    }

    /// Who gives a handicap: White if the sides are known, or else the first player.
    fn terms(&self, handicap: &str, black: &str) -> Result<Terms, Kind> {
        match (handicap_of(handicap)?, black) {
            (Handicap::Even, _) if self.are_sides => Ok(Terms::Black(Seat::First)),
            (Handicap::Even, "1") => Ok(Terms::Black(Seat::First)),
            (Handicap::Even, "2") => Ok(Terms::Black(Seat::Second)),
            (Handicap::Even, _) => Ok(Terms::Toss),
            (handicap, _) => {
                let by = if self.are_sides || black == "1" { Seat::Second } else { Seat::First };
                Ok(Terms::Handicap { by, handicap })
            }
        }
    }
}

fn is_rank_of(name: &str, player: &str) -> bool {
    name.strip_prefix(player).is_some_and(|rest| RANK.contains(&rest))
}

fn number(text: &str) -> Result<Option<u32>, Kind> {
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| Kind::NotANumber(text.to_owned()))
}

fn handicap_of(name: &str) -> Result<Handicap, Kind> {
    if name.is_empty() || name == "-" {
        return Ok(Handicap::Even);
    }
    let in_english = |handicap: &Handicap| format!("{handicap:?}").eq_ignore_ascii_case(&name.replace([' ', '-'], ""));
    let named = handicap_named(name).or_else(|| Handicap::ALL.into_iter().find(in_english));
    named.ok_or_else(|| Kind::UnknownHandicap(name.to_owned()))
}
