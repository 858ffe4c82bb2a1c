//! Events: pairings, games started from them, results that go back, and what the hall sees of it.

mod conflicts;
mod corrected;
mod decided;
mod displays;
mod files;
mod hall;
mod interrupted;
mod keyboard;
mod merging;
mod narrow;
mod organiser;
mod outside;
mod removed;
mod replayed;
mod rules;
mod settled;
mod shared;
mod starts;
mod steady;
mod stopped;
mod taken_back;
mod unseen;
mod withdrawals;

use std::path::Path;
use std::time::Duration;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use komadai::app::{Action, Command, EventAction, EventNews, Incoming, ReadEvent, ReadPurpose, Settings};
use komadai::clock::TimeControl;
use komadai::record::import;
use komadai::rules::EndReason;
use komadai::shogi::Color;
use komadai::storage::{DialogAnswer, EventFile, FileDialogRequest};
use komadai::text::Language;
use komadai::tournament::{GamePlace, Score, Seat, TableResult, Tournament, read_pairings, results_csv};

use crate::table::Table;
use crate::verdicts::choose;
use hall::Club;
pub use hall::EVENT;

const LIST: &str = "table,player 1,player 1 rank,player 2,player 2 rank,handicap,best of
1,Arai,3 dan,Baba,2 dan,,
2,Chiba,,Doi,,,
3,Endo,,Fuji,,,
4,Goto,,Hara,,,
5,Ito,4 dan,Joko,5 kyu,Rook,
6,Kato,,Lee,,,
7,佐藤,,鈴木,,,
8,Oda,,Park,,,3
";

/// An event of eight tables, with two minutes for everybody.
fn eight_tables() -> Tournament {
    let time = TimeControl::sudden_death(Duration::from_secs(120));
    let mut event = Tournament::new("Club Open".to_owned(), "jsa_amateur27".to_owned(), time);
    event.set_tables(1, read_pairings("list.csv", LIST.as_bytes()).expect("the list is sound").rounds.remove(0).1);
    event
}

pub fn club() -> Club {
    Club::with(&eight_tables().to_ron())
}

/// The response that the event file contains `event`.
fn read(event: &Tournament, reading: ReadPurpose) -> Incoming {
    let read = ReadEvent { event: event.clone(), checksum: hall::checksum(&event.to_ron()) };
    Incoming::Event(EventNews::Read(EVENT.into(), reading, Ok(Box::new(read))))
}

/// The side to move resigns.
fn resign(club: &mut Club) {
    club.click("Resign");
    club.click("Resign");
}

/// Opens the event at a table, with its first pairing selected.
pub fn open_event(table: &mut Table) {
    table.ask(Action::Command(Command::Event));
    table.receive(read(&eight_tables(), ReadPurpose::Open));
    table.ask(Action::Event(EventAction::Choose(1)));
}

/// The players at the table, Black's name first.
fn sides(club: &Club) -> [String; 2] {
    let name = |keys: [&str; 2]| keys.into_iter().find_map(|key| club.table.header(key)).unwrap_or_default();
    [name(["先手", "下手"]), name(["後手", "上手"])]
}

fn result(club: &Club, table: u32) -> TableResult {
    let file = club.file();
    let games = file.table(1, table).map_or(&[][..], |table| &table.games);
    games.last().expect("it has a result").clone()
}

/// At 1280×800, with words twice as large.
#[test]
fn at_least_five_pairings_are_seen_in_a_small_window() {
    let settings = Settings { language: Some(Language::English), ..Settings::default() };
    let mut club = Club::at(Table::with(settings, 640.0, 400.0), &eight_tables().to_ron());
    let foot = club.table.place("Done").top();
    let fifth = club.table.harness.query_all_by_label_contains("Table 5:").next().expect("it is there").rect();
    assert!(fifth.bottom() <= foot, "{fifth:?} lies behind the foot at {foot}");
    club.choose(5);
    let change = club.table.place("Change the pairing…");
    assert!(change.top() >= fifth.bottom(), "{change:?}");
    // Between both lie the margins, and nothing that would have to be scrolled.
    assert!(change.bottom() <= foot - 31.0 + 0.5, "{change:?} lies too low above the foot at {foot}");
    let dialog = club.table.dialog_rect().expect("it is open");
    assert!(dialog.top() >= 4.0 && dialog.bottom() <= 396.0, "{dialog:?}");
    club.click("Enter the result");
    club.click("Ito won");
    assert_eq!(result(&club, 5).winner, Some(Seat::First));
    club.click("Pairings and more");
    club.click("Close event");
    assert!(club.table.shows("No event is open"));
}

#[test]
fn a_day_of_eight_tables_is_played_and_its_results_are_in_the_file_and_in_both_lists() {
    let mut club = club();
    // Moves, and then a resignation.
    club.start(1, "Start the game");
    let [black, white] = sides(&club);
    club.table.play_all("7g7f 3c3d 2g2f");
    resign(&mut club);
    let loser = if white == "Arai" { Seat::First } else { Seat::Second };
    let first = result(&club, 1);
    assert_eq!((first.winner, first.plies), (Some(loser.other()), Some(3)), "{black} – {white}");
    assert_eq!(first.reason, Some(EndReason::Resignation));
    // A mate.
    club.start(2, "Start the game");
    crate::games::play_to_mate(&mut club.table);
    club.settle();
    assert_eq!((result(&club, 2).reason, result(&club, 2).plies), (Some(EndReason::Checkmate), Some(7)));
    // A flag fall.
    club.start(3, "Start the game");
    club.table.play_all("7g7f");
    club.table.wait(Duration::from_secs(121));
    club.settle();
    assert_eq!(result(&club, 3).reason, Some(EndReason::TimeUp));
    // Results reported at the desk.
    club.enter(4, "Goto won by default");
    club.enter(6, "Both absent");
    club.enter(7, "鈴木 won");
    // A handicap game.
    club.start(5, "Start the game");
    assert_eq!(sides(&club), ["Joko", "Ito"], "who gives the handicap has White");
    resign(&mut club);
    assert_eq!((result(&club, 5).winner, result(&club, 5).black), (Some(Seat::Second), Some(Seat::Second)));
    // A series of three games.
    for game in 1..=3 {
        club.start(8, &format!("Start game {game}"));
        let is_first_black = sides(&club)[0] == "Oda";
        if (game == 2) == is_first_black {
            club.table.play_all("7g7f");
        }
        resign(&mut club);
    }
    let file = club.file();
    assert!(file.round(1).unwrap().is_over());
    let series = file.table(1, 8).unwrap();
    assert!(series.is_over() && series.score().first + series.score().second == 3, "{series:?}");
    club.show();
    club.click("Print and export");
    club.click("Export CSV…");
    club.choose_file(EventFile::Csv, "club/results.csv");
    club.click("Print and export");
    club.click("Notice board…");
    club.choose_file(EventFile::Text, "club/board.txt");
    let csv = &club.disk[Path::new("club/results.csv")];
    assert_eq!(csv.lines().count(), 1 + 7 + 3, "{csv}");
    assert!(csv.contains("1,4,Goto,,Hara,,,even,1,1,1,default,,1,1,0,\n"), "{csv}");
    let board = &club.disk[Path::new("club/board.txt")];
    let line = |table: u32| board.lines().find(|line| line.starts_with(&format!("Table {table} "))).unwrap();
    assert!(board.starts_with("Club Open\nRound 1\n\n"), "{board}");
    assert!(line(4).contains("□  Goto") && line(4).ends_with("■  Hara"), "{board}");
    assert!(line(1).ends_with("Resignation") && line(2).ends_with("Checkmate"), "{board}");
    assert!(line(6).contains("■  Kato") && line(6).contains("■  Lee"), "{board}");
    assert!(line(7).contains("●  佐藤") && line(7).contains("○  鈴木"), "{board}");
}

#[test]
fn two_clicks_set_up_the_game_with_everything_that_the_event_says() {
    let mut club = club();
    club.start(5, "Start the game");
    assert!(!club.table.shows("Start the game"), "the window of the event is closed");
    let header = |key: &str| club.table.header(key).unwrap_or_default();
    assert_eq!((header("下手"), header("上手"), header("棋戦")), ("Joko".into(), "Ito".into(), "Club Open".into()));
    assert_eq!((header("表題"), header("持ち時間")), ("第1回戦 5卓".into(), "2分切れ負け".into()));
    assert!(club.table.board().contains("/7b1/"), "White has no rook: {}", club.table.board());
}

#[test]
fn the_pawns_are_tossed_where_nobody_says_who_has_black_and_the_record_tells_it() {
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..16 {
        let mut club = club();
        club.number = number;
        club.start(2, "Start the game");
        assert!(club.table.header("振り駒").is_some_and(|throws| throws.contains('歩')));
        seen.insert(sides(&club)[0].clone());
    }
    assert_eq!(seen.len(), 2, "chance decides: {seen:?}");
}

#[test]
fn once_the_pawns_have_fallen_the_row_and_the_pairing_say_who_has_black() {
    let mut club = club();
    club.choose(3);
    assert!(club.table.shows_containing("A toss decides who has Black when the game starts"));
    club.start(3, "Start the game");
    let [black, white] = sides(&club);
    club.show();
    club.choose(3);
    assert!(club.table.shows_containing(&format!("☗ {black}  ☖ {white}")), "{black} {white}");
    assert!(!club.table.shows_containing("The sides are tossed"));
}

#[test]
fn the_record_lies_beside_the_event_and_the_result_names_it() {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f 3c3d");
    resign(&mut club);
    let record = result(&club, 2).record.unwrap();
    assert_eq!(record, "open-r1-t02.kifu");
    let kept = import(club.disk[Path::new("club/open-r1-t02.kifu")].as_bytes()).unwrap();
    assert_eq!(
        (kept.tree.main_line().len() - 1, kept.tree.header.player(Color::Black)),
        (2, Some(&sides(&club)[0][..]))
    );
    club.show();
    club.choose(3);
    club.click("Start the game");
    assert!(!club.table.shows("Leave without saving?"), "nothing is lost, so nothing is asked");
}

#[test]
fn another_result_is_asked_about_and_stays_unless_somebody_wants_it_replaced() {
    let mut club = club();
    club.enter(2, "Doi won");
    club.show();
    club.choose(2);
    assert!(!club.table.is_enabled("Start the game"));
    club.click("Chiba won");
    assert!(club.table.shows("Table 2 has another result"));
    assert!(club.table.shows("Chiba – Doi. The event says: Doi won. Replace that with: Chiba won?"));
    club.click("Keep it");
    assert_eq!(result(&club, 2).winner, Some(Seat::Second));
    club.click("Chiba won");
    club.click("Replace");
    assert_eq!(result(&club, 2).winner, Some(Seat::First));
    club.click("Not played");
    assert!(club.table.shows("Table 2: Chiba won. The game then counts as not played."));
    club.click("Keep it");
    assert_eq!(result(&club, 2).winner, Some(Seat::First));
    club.click("Not played");
    club.click("Remove it");
    assert!(club.file().table(1, 2).unwrap().games.is_empty());
}

#[test]
fn a_result_that_is_corrected_by_hand_keeps_what_is_known_of_the_game() {
    let mut club = club();
    club.start(2, "Start the game");
    resign(&mut club);
    let before = result(&club, 2).clone();
    let loser = before.winner.map(Seat::other);
    club.show();
    club.choose(2);
    club.click(if loser == Some(Seat::First) { "Chiba won" } else { "Doi won" });
    club.click("Replace");
    let after = result(&club, 2).clone();
    assert_eq!((after.winner, after.reason), (loser, None), "how it came to that nobody has said");
    assert!(before.black.is_some() && before.plies.is_some());
    assert_eq!(
        (after.black, after.plies, after.attempt, after.record),
        (before.black, before.plies, before.attempt, before.record)
    );
}

#[test]
fn a_result_that_is_corrected_back_by_hand_is_again_the_one_of_the_record() {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f 3c3d");
    resign(&mut club);
    let before = result(&club, 2).clone();
    let [winner, loser] = match before.winner {
        Some(Seat::First) => ["Chiba", "Doi"],
        _ => ["Doi", "Chiba"],
    };
    club.show();
    club.choose(2);
    club.click(&format!("{loser} won"));
    let asked = format!(
        "Chiba – Doi. The event says: {winner} won (Resignation). Replace that with: {loser} won, entered by hand (its record says: \
         {winner} won (Resignation))?"
    );
    assert!(club.table.shows(&asked), "{asked}");
    club.click("Replace");
    assert!(club.table.everything().iter().any(|(label, _)| label.ends_with("The organiser’s decision")));
    assert!(results_csv(&club.file()).contains(",by_hand,2,1,"), "{}", results_csv(&club.file()));
    club.click("No winner");
    club.click("Replace");
    club.click(&format!("{loser} won by default"));
    club.click("Replace");
    assert_eq!((result(&club, 2).reason, result(&club, 2).record), (Some(EndReason::Default), before.record.clone()));
    club.click(&format!("{winner} won"));
    club.click("Replace");
    assert_eq!(result(&club, 2), before);
}

#[test]
fn a_win_by_default_is_called_so_when_another_result_is_brought() {
    let mut club = club();
    club.enter(2, "Doi won by default");
    club.show();
    club.choose(2);
    club.click("Chiba won");
    assert!(club.table.shows_containing("Doi won by default. Replace that with: Chiba won?"));
    club.click("Keep it");
    club.show();
    club.choose(2);
    club.click("Both absent");
    assert!(club.table.shows_containing("Replace that with: Both absent?"));
}

#[test]
fn a_ruling_changes_the_result_of_the_same_game_without_a_question() {
    let mut club = club();
    club.start(2, "Start the game");
    resign(&mut club);
    let winner = result(&club, 2).winner;
    choose(&mut club.table, "Arbiter", "Give a ruling…");
    let loser = format!("☗ {}", sides(&club)[0]);
    club.click(&loser);
    club.click("Give ruling");
    assert_eq!(result(&club, 2).winner, winner.map(Seat::other));
    assert_eq!(result(&club, 2).reason, Some(EndReason::ArbiterDecision));
    assert!(!club.table.shows_containing("another result"));
}

#[test]
fn a_game_that_is_broken_off_or_to_be_played_again_has_no_result() {
    let mut club = club();
    club.start(2, "Start the game");
    choose(&mut club.table, "Arbiter", "Break off the game…");
    club.click("Break off");
    assert!(club.file().table(1, 2).unwrap().games.is_empty());
    assert!(club.table.shows("Event…"), "the next game is one click away");
    club.start(8, "Start game 1");
    let before = sides(&club);
    club.table.play_all(&["2h3h 8b7b 3h2h 7b8b"; 3].join(" "));
    club.settle();
    assert!(club.file().table(1, 8).unwrap().games.is_empty(), "it is played again");
    assert!(club.table.shows("Play again"), "{:?}", club.table.everything().iter().map(|it| &it.0).collect::<Vec<_>>());
    club.click("Play again");
    club.click("Set up the game");
    assert_eq!(sides(&club), [before[1].clone(), before[0].clone()]);
    club.table.play_all("7g7f");
    resign(&mut club);
    let game = result(&club, 8);
    let winner = if before[1] == "Oda" { Seat::First } else { Seat::Second };
    assert_eq!((game.attempt, game.winner, game.black), (2, Some(winner), Some(winner)));
    assert_eq!(game.record.as_deref(), Some("open-r1-t08-2.kifu"), "the replay is the first game of the series");
    assert_eq!(club.file().table(1, 8).unwrap().next_black(), Some(winner.other()));
}

#[test]
fn results_that_others_have_written_meanwhile_are_kept() {
    let mut club = club();
    club.start(2, "Start the game");
    let mut theirs = club.file();
    let place = GamePlace { round: 1, table: 3, game: 1 };
    theirs.note_result(place, TableResult::told(Some(Seat::First)));
    club.disk.insert(EVENT.into(), theirs.to_ron());
    resign(&mut club);
    assert_eq!(result(&club, 3).winner, Some(Seat::First), "theirs");
    assert_eq!(result(&club, 2).reason, Some(EndReason::Resignation), "ours");
    assert!(club.table.shows_containing("The event was changed on another machine"));
}

#[test]
fn what_others_write_is_seen_within_five_seconds_and_a_file_that_is_gone_for_a_while_disturbs_nobody() {
    let mut club = club();
    let mut theirs = club.file();
    let place = GamePlace { round: 1, table: 3, game: 1 };
    theirs.note_result(place, TableResult::told(Some(Seat::First)));
    let mine = club.disk.remove(Path::new(EVENT)).unwrap();
    club.table.wait(Duration::from_secs(5));
    club.settle();
    assert!(club.table.shows("Club Open") && !club.table.shows_containing("cannot be read"));
    club.disk.insert(EVENT.into(), theirs.to_ron());
    assert_ne!(mine, theirs.to_ron());
    assert_eq!(club.table.next_change(), Some(Duration::from_secs(5)));
    club.table.wait(Duration::from_secs(5));
    club.settle();
    assert!(club.table.everything().iter().any(|(label, _)| label == "Table 3: Endo – Fuji, Over"));
}

#[test]
fn what_could_not_be_written_is_told_and_written_with_the_next_change() {
    let mut club = club();
    club.is_full = true;
    club.enter(2, "Doi won");
    assert!(club.table.shows_containing("the disk is full"));
    club.table.press(Modifiers::COMMAND, Key::Q);
    assert!(club.table.shows("Leave the event without saving?"));
    club.click("Stay here");
    club.is_full = false;
    club.enter(3, "Endo won");
    assert_eq!((result(&club, 2).winner, result(&club, 3).winner), (Some(Seat::Second), Some(Seat::First)));
    assert!(!club.table.shows_containing("the disk is full"));
}

#[test]
fn an_event_by_rules_that_are_not_known_here_starts_no_game() {
    let mut event = eight_tables();
    event.profile = "somebody's own".to_owned();
    let mut club = Club::with(&event.to_ron());
    club.choose(1);
    assert!(club.table.shows_containing("“somebody's own”, are not known here"));
    assert!(!club.table.is_enabled("Start the game"));
}

#[test]
fn the_window_of_the_event_speaks_japanese_and_fits_into_the_smallest_window() {
    for language in Language::ALL {
        let settings = Settings { language: Some(language), ..Settings::default() };
        let mut table = Table::with(settings, 900.0, 600.0);
        table.press(Modifiers::COMMAND, Key::T);
        table.receive(read(&eight_tables(), ReadPurpose::Open));
        for (label, place) in table.everything() {
            assert!(place.left() >= -0.5 && place.right() <= 900.5, "{label} {place:?}");
        }
        let start = if language == Language::English { "Start the game" } else { "対局開始" };
        assert!(table.everything().iter().any(|(label, place)| label == start && place.bottom() <= 600.0));
    }
}

#[test]
fn the_score_of_a_series_is_that_of_its_games() {
    let mut club = club();
    club.enter(8, "Oda won");
    club.enter(8, "Park won");
    assert_eq!(club.file().table(1, 8).unwrap().score(), Score { first: 1, second: 1 });
    club.show();
    assert!(club.table.everything().iter().any(|(label, _)| label.ends_with("Game 3 is next")));
}
