use super::{Round, Seat, Table, Tournament};
use crate::record::handicap_name;
use crate::rules::EndReason;

/// The columns of the list of results.
const COLUMNS: [&str; 13] = [
    "round",
    "table",
    "player 1",
    "player 1 rank",
    "player 2",
    "player 2 rank",
    "black",
    "handicap",
    "winner",
    "reason",
    "moves",
    "game",
    "record",
];

/// Everything that is known of the games, one on a line, as a list for other programs: UTF-8, commas, a line of names
/// first. Who has Black or won is told as 1 or 2; a game without a winner has `-`, and one that is open has nothing.
#[must_use]
pub fn results_csv(event: &Tournament) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let lines = event.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| line(round, table)));
    let written =
        writer.write_record(COLUMNS).and_then(|()| lines.into_iter().try_for_each(|it| writer.write_record(it)));
    written.expect("memory takes every byte, and all lines are as long");
    let bytes = writer.into_inner().expect("memory takes every byte");
    String::from_utf8(bytes).expect("it was written from strings")
}

fn line(round: &Round, table: &Table) -> [String; 13] {
    let result = table.result.as_ref();
    let black = result.map(|result| result.black).or(table.terms.black());
    let winner = result.map(|result| result.winner.map_or("-", digit));
    let of_result = |text: &dyn Fn(&super::TableResult) -> String| result.map(text).unwrap_or_default();
    [
        round.number.to_string(),
        table.number.to_string(),
        table.first.name.clone(),
        table.first.rank.clone(),
        table.second.name.clone(),
        table.second.rank.clone(),
        black.map(digit).unwrap_or_default().to_owned(),
        handicap_name(table.handicap()).to_owned(),
        winner.unwrap_or_default().to_owned(),
        of_result(&|result| EndReason::code(&result.reason).into_owned()),
        of_result(&|result| result.plies.to_string()),
        of_result(&|result| result.game.to_string()),
        of_result(&|result| result.record.clone().unwrap_or_default()),
    ]
}

const fn digit(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "1",
        Seat::Second => "2",
    }
}
