//! The arbiter corrects a pairing while its game is on another machine: whatever is changed, what the board tells reaches it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Command, Incoming, JournalNews};
use komadai::rules::EndReason;
use komadai::tournament::{GamePlace, InPlay, Seat, Table, TableResult};

use super::hall::{BEGIN, Club, EVENT, broken_off};
use super::starts::{in_play, start_elsewhere};
use super::{club, resign, result, sides};
use crate::verdicts::choose;

const NOWHERE: &str = "was not written to an event";

/// What the arbiter's machine makes of the third pairing: as the form about it does.
fn correct(club: &mut Club, edit: impl FnOnce(&mut Table)) {
    let mut theirs = club.file();
    let before = theirs.table(1, 3).expect("it is there").clone();
    let mut after = before.clone();
    edit(&mut after);
    after.keep_known_as(&before);
    let tables = &mut theirs.round_mut(1).tables;
    tables.retain(|table| table.number != 3);
    tables.push(after);
    tables.sort_by_key(|table| table.number);
    club.disk.insert(EVENT.into(), theirs.to_ron());
}

fn elsewhere(table: &mut Table) {
    table.number = 15;
    table.second.name = "Fujii".to_owned();
}

fn wait(club: &mut Club) {
    club.table.wait(Duration::from_secs(5));
    club.settle();
}

fn rule_for_the_loser(club: &mut Club) {
    choose(&mut club.table, "Arbiter", "Give a ruling…");
    let loser = format!("☗ {}", sides(club)[0]);
    club.click(&loser);
    club.click("Give ruling");
}

/// The result is at the corrected pairing with its record, and so is what is ruled afterwards.
fn is_told(club: &mut Club, table: u32) {
    resign(club);
    let first = result(club, table);
    assert_eq!(first.reason, Some(EndReason::Resignation));
    assert!(first.record.as_ref().is_some_and(|name| club.disk.contains_key(&Path::new(EVENT).with_file_name(name))));
    rule_for_the_loser(club);
    let ruled = result(club, table);
    assert_eq!((ruled.winner, ruled.reason), (first.winner.map(Seat::other), Some(EndReason::ArbiterDecision)));
    assert!(ruled.record.is_some() && !club.table.shows_containing(NOWHERE), "{:?}", club.table.everything());
    assert_eq!(club.file().table(1, table).and_then(|table| table.playing.clone()), None);
}

#[test]
fn a_result_and_a_later_ruling_reach_a_pairing_that_got_another_table_and_another_name() {
    let both = |table: &mut Table| (table.first.name, table.second.name) = ("Endō".to_owned(), "Fujii".to_owned());
    let edits: [&dyn Fn(&mut Table); 4] =
        [&|table| table.number = 15, &|table| table.second.name = "Fujii".to_owned(), &elsewhere, &|table| {
            (table.number, ()) = (15, both(table))
        }];
    for (edit, table) in edits.into_iter().zip([15, 3, 15, 15]) {
        let mut club = club();
        club.start(3, "Start the game");
        club.table.play_all("7g7f 3c3d");
        correct(&mut club, edit);
        is_told(&mut club, table);
    }
}

/// Other software writes both names anew, and knows nothing of the rest.
fn rename_both(club: &mut Club, others: impl FnOnce(&mut Vec<Table>)) {
    let mut theirs = club.file();
    let tables = &mut theirs.round_mut(1).tables;
    (tables[2].first.name, tables[2].second.name) = ("Endō".to_owned(), "Fujii".to_owned());
    others(tables);
    club.disk.insert(EVENT.into(), theirs.to_ron());
    wait(club);
}

#[test]
fn two_who_are_both_renamed_by_other_software_while_they_play_keep_their_game() {
    let mut club = club();
    club.start(3, "Start the game");
    club.table.play_all("7g7f 3c3d");
    rename_both(&mut club, |_| {});
    is_told(&mut club, 3);
    let mut club = self::club();
    club.start(3, "Start the game");
    club.table.play_all("7g7f 3c3d");
    rename_both(&mut club, |tables| tables[3].first.name = "Endo".to_owned());
    resign(&mut club);
    assert!(club.table.shows_containing(NOWHERE), "Endo sits elsewhere: these are two others");
    assert_eq!(club.file().table(1, 3).unwrap().games, []);
}

#[test]
fn a_pairing_that_is_corrected_while_the_pawns_fall_gets_its_result_with_the_record() {
    let mut club = club();
    club.show();
    club.choose(3);
    club.click("Start the game");
    assert!(club.table.shows(BEGIN));
    correct(&mut club, elsewhere);
    club.watch_toss();
    club.table.play_all("7g7f 3c3d");
    is_told(&mut club, 15);
}

#[test]
fn a_game_that_is_resumed_after_a_power_cut_reaches_its_corrected_pairing() {
    let mut before = club();
    before.start(3, "Start the game");
    before.table.play_all("7g7f 3c3d");
    before.settle();
    correct(&mut before, elsewhere);
    let mut club = Club::with(&before.disk[Path::new(EVENT)]);
    club.table.press(Modifiers::NONE, Key::Escape);
    club.journal = before.journal;
    let game = broken_off(PathBuf::from("20261126-150000.journal"), club.journal.clone().into_bytes());
    club.table.receive(Incoming::Journal(JournalNews::Found(vec![game], Vec::new())));
    club.settle();
    club.click("Resume it");
    is_told(&mut club, 15);
}

#[test]
fn a_result_by_hand_over_a_running_game_that_is_removed_leaves_it_in_play_and_is_asked_about_again() {
    let mut club = club();
    start_elsewhere(&mut club);
    wait(&mut club);
    club.choose(2);
    club.click("Chiba won");
    club.click("Enter it");
    assert_eq!((result(&club, 2).winner, in_play(&club)), (Some(Seat::First), None));
    club.click("Not played");
    club.click("Remove it");
    assert_eq!(in_play(&club).map(|playing| playing.on).as_deref(), Some("machine 3"));
    club.click("Start the game");
    assert!(club.table.shows("Start this game here, too?"), "{:?}", club.table.everything());
}

#[test]
fn the_next_game_of_a_series_is_started_only_after_a_question_while_the_one_before_is_on_a_board() {
    let mut club = club();
    let mut theirs = club.file();
    let place = GamePlace { round: 1, table: 8, game: 1 };
    let playing = InPlay::new(1, "19:04".parse().unwrap(), "machine 3".to_owned());
    assert!(theirs.set_in_play(place, Some(playing)));
    theirs.note_result(place, TableResult::told(Some(Seat::First)));
    club.disk.insert(EVENT.into(), theirs.to_ron());
    wait(&mut club);
    club.choose(8);
    club.click("Start game 2");
    let found = club.table.shows_containing("Table 8, game 1: In play since 19:04 on machine 3");
    assert!(found && club.table.shows("The game before is still on a board"), "{:?}", club.table.everything());
    club.click("Start it");
    assert!(club.file().in_play(GamePlace { game: 2, ..place }).is_some());
}

#[test]
fn a_result_without_a_place_is_told_with_its_players_until_it_is_entered() {
    let told = "The result of table 3, Endo – Fuji, was not written to an event";
    let mut club = club();
    club.start(3, "Start the game");
    club.table.play_all("7g7f");
    let mut theirs = club.file();
    let there = theirs.table(1, 3).unwrap().clone();
    theirs.round_mut(1).tables.retain(|table| table.number != 3);
    club.disk.insert(EVENT.into(), theirs.to_ron());
    club.show();
    wait(&mut club);
    club.click("Done");
    resign(&mut club);
    assert!(club.table.shows(told), "{:?}", club.table.everything());
    club.start(1, "Start the game");
    club.table.play_all("2g2f");
    assert!(club.table.shows(told), "it is of the game before");
    let mut theirs = club.file();
    theirs.round_mut(1).tables.push(Table { games: vec![TableResult::told(Some(Seat::First))], ..there });
    club.disk.insert(EVENT.into(), theirs.to_ron());
    club.show();
    wait(&mut club);
    assert!(!club.table.shows(told), "somebody has entered it");
}

#[test]
fn a_call_after_the_end_stands_in_the_record_beside_the_event_and_leaving_asks_nothing() {
    let mut club = club();
    club.start(3, "Start the game");
    club.table.play_all("7g7f");
    resign(&mut club);
    club.table.ask(komadai::app::Action::Command(Command::CallArbiter));
    club.settle();
    let path = Path::new(EVENT).with_file_name(result(&club, 3).record.unwrap());
    assert!(club.disk[&path].contains("審判"), "{}", club.disk[&path]);
    club.start(1, "Start the game");
    assert!(!club.table.shows_containing("Leave without saving"), "{:?}", club.table.everything());
}
