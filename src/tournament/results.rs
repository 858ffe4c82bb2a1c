//! The results of an event as CSV, for other programs.

use std::borrow::Cow;

use super::{Round, Seat, Table, TableResult, Tournament};
use crate::record::csv_cell;
use crate::shogi::Handicap;

/// The columns of the list of results.
const COLUMNS: [&str; 19] = [
    "round",
    "table",
    "player 1",
    "player 1 rank",
    "player 2",
    "player 2 rank",
    "black",
    "handicap",
    "best of",
    "game",
    "winner",
    "reason",
    "moves",
    "attempt",
    "wins 1",
    "wins 2",
    "record",
    "team 1",
    "team 2",
];

/// So many of them, the last, are there only where teams play.
const TEAMS: usize = 2;

/// Everything that is known of the games, one on a line, as a list for other programs: UTF-8, commas, a line of names
/// first. Who has Black or won is told as 1 or 2; a game without a winner has `-`, a foul is told with its
/// kind, as `illegal_move:two_pawns`, a decision against the game's record as `by_hand`, and what is not known has nothing. A
/// pairing that is not over has a line for the game that is played next. The wins are those after the game. The teams are told
/// where teams play.
#[must_use]
pub fn results_csv(event: &Tournament) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let tables = event.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| (round, table)));
    let byes = event.rounds.iter().flat_map(|round| round.byes.iter().map(move |name| bye(event, round, name)));
    let lines = tables.flat_map(|(round, table)| lines(event, round, table)).chain(byes);
    let shown = if event.is_of_teams() { COLUMNS.len() } else { COLUMNS.len() - TEAMS };
    let written = writer
        .write_record(&COLUMNS[..shown])
        .and_then(|()| lines.into_iter().try_for_each(|it| writer.write_record(&it[..shown])));
    written.expect("memory takes every byte, and all lines are as long");
    let bytes = writer.into_inner().expect("memory takes every byte");
    String::from_utf8(bytes).expect("it was written from strings")
}

/// The line of a player without an opponent, in whose place stands `bye`, as in a list of pairings.
fn bye(event: &Tournament, round: &Round, name: &str) -> [String; 19] {
    let mut cells = [const { String::new() }; 19];
    cells[0] = round.number.to_string();
    cells[2] = csv_cell(name);
    cells[4] = "bye".to_owned();
    cells[17] = csv_cell(event.team_of(name));
    cells
}

/// One line per finished game, and one for the next.
fn lines(event: &Tournament, round: &Round, table: &Table) -> Vec<[String; 19]> {
    let next = (!table.is_over()).then_some(None);
    let games = table.games.iter().map(Some).chain(next);
    games.enumerate().map(|(index, result)| line(event, round, table, index, result)).collect()
}

fn line(event: &Tournament, round: &Round, table: &Table, index: usize, result: Option<&TableResult>) -> [String; 19] {
    let black = table.black_in(index);
    let winner = result.map(|result| result.winner.map_or("-", digit));
    let of_result = |text: &dyn Fn(&TableResult) -> Option<String>| result.and_then(text).unwrap_or_default();
    let score = table.score_after(index + 1);
    let in_play = || table.in_play().map(|playing| playing.attempt);
    let attempt = result.map(|result| result.attempt).or_else(in_play);
    [
        round.number.to_string(),
        table.number.to_string(),
        csv_cell(&table.first.name),
        csv_cell(&table.first.rank),
        csv_cell(&table.second.name),
        csv_cell(&table.second.rank),
        black.map(digit).unwrap_or_default().to_owned(),
        handicap_word(table.handicap()),
        table.best_of.to_string(),
        (index + 1).to_string(),
        winner.unwrap_or_default().to_owned(),
        of_result(&|result| result.reason_code().map(Cow::into_owned)),
        of_result(&|result| result.plies.map(|plies| plies.to_string())),
        attempt.map(|attempt| attempt.to_string()).unwrap_or_default(),
        score.first.to_string(),
        score.second.to_string(),
        of_result(&|result| result.record.as_deref().map(csv_cell)),
        csv_cell(event.team_of(&table.first.name)),
        csv_cell(event.team_of(&table.second.name)),
    ]
}

/// The handicap as an English word like the rest of the list: `even`, `two-pieces`. Lists of pairings may use it too.
#[must_use]
pub fn handicap_word(handicap: Handicap) -> String {
    let mut word = String::new();
    for letter in format!("{handicap:?}").chars() {
        if letter.is_ascii_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}

const fn digit(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "1",
        Seat::Second => "2",
    }
}
