//! A game whose end is taken back has no result in its event, whether that was open all the time or not.

use egui::{Key, Modifiers};
use komadai::app::{EventNews, Incoming, ReadEvent, ReadPurpose};
use komadai::rules::EndReason;
use komadai::storage::EventFile;
use komadai::tournament::{GamePlace, Seat, TableResult};

use super::hall::{Club, EVENT, checksum};
use super::outside::{ended_before_read, wait};
use super::starts::in_play;
use super::{club, eight_tables, resign, result, sides};
use crate::verdicts::choose;

const SECOND: GamePlace = GamePlace { round: 1, table: 2, game: 1 };
const ANOTHER: &str = "Table 2 has another result";
const DECIDED: &str = "The event already has a result for this game";

/// The game at the second table has ended, and nobody has opened anything since.
fn ended() -> Club {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    resign(&mut club);
    club
}

fn close_event(club: &mut Club) {
    club.show();
    club.click("Close event");
    club.table.press(Modifiers::NONE, Key::Escape);
}

fn open_event(club: &mut Club) {
    club.show();
    club.click("Open…");
    club.choose_file(EventFile::Open, EVENT);
    club.table.press(Modifiers::NONE, Key::Escape);
    club.settle();
}

/// The arbiter takes the end back, and leaves the console.
fn go_on(club: &mut Club) {
    club.table.press(Modifiers::NONE, Key::F8);
    club.click("Moves");
    club.click("Go on with the game");
    club.click("Confirm");
    club.click("Resume both clocks");
    club.table.press(Modifiers::NONE, Key::F8);
}

/// The game is in play, and nothing else is said of it.
fn is_in_play_again(club: &mut Club) {
    assert_eq!(club.file().table(1, 2).map(|table| table.games.len()), Some(0));
    assert!(in_play(club).is_some(), "nobody else starts it unawares");
    assert!(!club.table.shows(DECIDED));
    club.table.play_all("3c3d");
    resign(club);
    assert!(!club.table.shows(ANOTHER), "it is the only one");
    assert_eq!((result(club, 2).reason, result(club, 2).plies), (Some(EndReason::Resignation), Some(2)));
}

#[test]
fn an_end_leaves_an_event_that_was_closed_and_opened_again_meanwhile() {
    let mut club = ended();
    close_event(&mut club);
    open_event(&mut club);
    go_on(&mut club);
    is_in_play_again(&mut club);
}

#[test]
fn an_end_leaves_an_event_that_is_closed_as_soon_as_that_is_open_again() {
    let mut club = ended();
    close_event(&mut club);
    go_on(&mut club);
    assert_eq!(club.file().table(1, 2).unwrap().games.len(), 1, "nobody has the file");
    open_event(&mut club);
    is_in_play_again(&mut club);
}

#[test]
fn an_end_leaves_an_event_that_could_be_read_only_after_it() {
    let mut club = ended_before_read();
    club.is_away = false;
    wait(&mut club);
    assert!(result(&club, 2).plies.is_some());
    go_on(&mut club);
    is_in_play_again(&mut club);
}

#[test]
fn what_somebody_else_has_told_of_the_game_stays_where_its_end_is_taken_back() {
    let mut club = ended();
    close_event(&mut club);
    let mut theirs = club.file();
    let told = TableResult { plies: Some(7), ..TableResult::told(Some(Seat::First)) };
    theirs.replace_result(SECOND, told.clone());
    club.disk.insert(EVENT.into(), theirs.to_ron());
    open_event(&mut club);
    go_on(&mut club);
    assert_eq!(result(&club, 2), told);
    assert!(club.table.shows(DECIDED));
}

#[test]
fn a_result_that_waits_for_its_event_does_so_no_longer_though_another_one_is_open() {
    let mut club = ended_before_read();
    let mut other = eight_tables();
    other.title = "Autumn Cup".to_owned();
    let read = ReadEvent { checksum: checksum(&other.to_ron()), event: other };
    club.table.receive(Incoming::Event(EventNews::Read("club/cup.ron".into(), ReadPurpose::Open, Ok(Box::new(read)))));
    club.settle();
    assert_eq!(club.kept.len(), 1);
    go_on(&mut club);
    assert!(club.kept.is_empty(), "{:?}", club.kept);
}

#[test]
fn a_ruling_takes_the_place_of_a_result_that_waits_for_its_event() {
    let mut club = ended_before_read();
    let loser = format!("☗ {}", sides(&club)[0]);
    choose(&mut club.table, "Arbiter", "Give a ruling…");
    club.click(&loser);
    club.click("Give ruling");
    assert_eq!(club.kept.len(), 1, "{:?}", club.kept);
    club.is_away = false;
    wait(&mut club);
    assert!(!club.table.shows(ANOTHER));
    assert_eq!(result(&club, 2).reason, Some(EndReason::ArbiterDecision));
    assert!(club.kept.is_empty());
}
