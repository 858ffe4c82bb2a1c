//! `komadai event`, as a shell sees it.

use std::process::{Command, Output};
use std::time::Duration;

use komadai::clock::TimeControl;
use komadai::session::Player;
use komadai::text::{Language, Text};
use komadai::tournament::{GamePlace, Seat, Table, TableResult, Terms, Tournament, notice_board};

/// A folder with an event of two tables, one of which is finished.
fn folder() -> tempfile::TempDir {
    let player = |name: &str| Player { name: name.to_owned(), rank: String::new() };
    let time = TimeControl::sudden_death(Duration::from_secs(600));
    let mut event = Tournament::new("春の大会".to_owned(), "jsa_amateur27".to_owned(), time);
    let tables = [(1, "佐藤", "Smith"), (2, "Lee", "鈴木")];
    let tables = tables.map(|(number, first, second)| Table::new(number, player(first), player(second)));
    event.set_tables(1, tables.into());
    event.note_result(GamePlace { round: 1, table: 1, game: 1 }, TableResult::by_default(Some(Seat::Second)));
    let folder = tempfile::tempdir().unwrap();
    komadai::storage::write_atomically(&folder.path().join("club.ron"), event.to_ron().as_bytes()).unwrap();
    komadai::storage::write_atomically(&folder.path().join("bad.ron"), b"(version: 1,\n title: 3)").unwrap();
    folder
}

fn event(arguments: &[&str]) -> (String, String, i32) {
    let folder = folder();
    let Output { stdout, stderr, status } = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .arg("event")
        .args(arguments)
        .current_dir(folder.path())
        .output()
        .unwrap();
    (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap(), status.code().unwrap())
}

#[test]
fn the_results_of_a_round_are_printed_for_the_notice_board_in_either_language() {
    let (out, err, code) = event(&["club.ron", "--lang", "ja"]);
    let rows = "1卓  ■  佐藤  -  □  Smith\n2卓  ―  Lee   -  ―  鈴木\n\n";
    assert!(out.starts_with(&format!("春の大会\n第1回戦\n\n{rows}")) && out.contains("□ 不戦勝"), "{out}");
    assert_eq!((err.as_str(), code), ("", 0));
    let (english, ..) = event(&["club.ron", "--results", "text"]);
    assert!(english.starts_with("春の大会\nRound 1\n\nTable 1  ■  佐藤  -  □  Smith\n"), "{english}");
}

#[test]
fn the_notice_board_tells_who_has_black_where_the_sides_are_fixed_or_were_played() {
    let player = |name: &str| Player { name: name.to_owned(), rank: String::new() };
    let time = TimeControl::sudden_death(Duration::from_secs(600));
    let mut event = Tournament::new("Cup".to_owned(), "jsa_amateur27".to_owned(), time);
    let table = |number| Table::new(number, player("Ann"), player("Ben"));
    let fixed = Table { terms: Terms::Black(Seat::Second), ..table(1) };
    let series = Table { best_of: 3, games: vec![TableResult::told(Some(Seat::First))], ..fixed.clone() };
    let played = TableResult { black: Some(Seat::First), ..TableResult::told(Some(Seat::First)) };
    let tables = vec![fixed, Table { games: vec![played], ..table(2) }, Table { number: 3, ..series }, table(4)];
    event.set_tables(1, tables);
    let board = notice_board(&event, event.current_round().unwrap(), &Text::new(Language::English));
    let told: Vec<String> =
        board.lines().skip(3).take(4).map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    let lines = [
        "Table 1 ― ☖ Ann - ― ☗ Ben",
        "Table 2 ○ ☗ Ann - ● ☖ Ben",
        "Table 3 ― ☗ Ann 1-0 ― ☖ Ben",
        "Table 4 ― Ann - ― Ben",
    ];
    assert_eq!(told, lines, "{board}");
}

#[test]
fn a_line_break_in_a_name_breaks_no_column() {
    let player = |name: &str| Player { name: name.to_owned(), rank: String::new() };
    let time = TimeControl::sudden_death(Duration::from_secs(600));
    let mut event = Tournament::new("a\nb".to_owned(), "jsa_amateur27".to_owned(), time);
    let tables = [(1, "A,\n\tnew", "x\u{1b}[31m"), (2, "Lee", "Smith")];
    event.set_tables(1, tables.map(|(number, first, second)| Table::new(number, player(first), player(second))).into());
    let board = notice_board(&event, event.current_round().unwrap(), &Text::new(Language::English));
    let lines: Vec<&str> = board.lines().collect();
    assert_eq!(lines[0], "a␊b");
    assert_eq!(lines[3..5], ["Table 1  ―  A,␊␉new  -  ―  x␛[31m", "Table 2  ―  Lee      -  ―  Smith"], "{board}");
}

#[test]
fn the_results_are_printed_as_a_list_with_every_game() {
    let (out, err, code) = event(&["club.ron", "--results", "csv"]);
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("round,table,player 1,"), "{out}");
    assert_eq!(lines[1], "1,1,佐藤,,Smith,,,even,1,1,2,default,,1,0,1,");
    assert_eq!((lines.len(), err.as_str(), code), (3, "", 0));
}

#[test]
fn what_is_no_event_or_has_no_such_round_is_told_with_its_place() {
    let (out, err, code) = event(&["bad.ron"]);
    assert!(err.starts_with("bad.ron:2: title: "), "{err}");
    assert_eq!((out.as_str(), code), ("", 1));
    let (_, err, code) = event(&["club.ron", "--round", "4"]);
    assert_eq!((err.as_str(), code), ("club.ron: the event has no round 4\n", 1));
    let (_, err, code) = event(&["none.ron"]);
    assert!(err.starts_with("none.ron: ") && code == 1, "{err}");
}
