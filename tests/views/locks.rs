//! What was open or under way when the console was locked is the arbiter's all the same: nothing of it is done.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Action, DialogAction, Effect, EventAction, HandResult, Incoming, Settings, TimeKind};
use komadai::session::{Claimant, MatchCommand};
use komadai::storage::{DialogAnswer, EventFile, FileDialogRequest};
use komadai::tournament::Seat;

use crate::consoles::set_pin;
use crate::events::club;
use crate::table::Table;
use crate::verdicts::{choose, table_by};

/// Longer than any console stays open by itself.
const LONG: Duration = Duration::from_secs(3600);

/// The button of the dialog about the game that is played again.
const NEXT_GAME: &str = "Set up the game";

/// A game that was ruled to be played again, and a PIN.
fn to_be_played_again() -> Table {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.play("7g", "7f");
    choose(&mut table, "Arbiter", "Rule…");
    table.click("Nobody");
    table.click("Another game");
    table.click("Rule");
    table.press(Modifiers::NONE, Key::Escape);
    set_pin(&mut table);
    table
}

fn is_refused(table: &Table) -> bool {
    table.shows("The arbiter’s console is locked.")
}

#[test]
fn a_question_that_leads_to_the_arbiters_dialog_is_gone_with_the_lock() {
    let mut table = to_be_played_again();
    choose(&mut table, "Game", "Play again");
    assert!(table.shows("Leave without saving?"), "the record is not saved");
    table.wait(LONG);
    assert!(!table.shows("Leave without saving?"));
    table.ask(Action::Dialog(DialogAction::Confirm));
    assert!(!table.shows(NEXT_GAME));
}

#[test]
fn the_arbiters_dialog_under_a_question_does_not_come_back_after_the_lock() {
    let mut table = to_be_played_again();
    choose(&mut table, "Game", "Play again");
    table.click("Do not save");
    assert!(table.shows(NEXT_GAME));
    table.ask(Action::CloseRequested);
    table.wait(LONG);
    assert!(table.shows("Leave without saving?"), "anybody may close the window");
    table.press(Modifiers::NONE, Key::Escape);
    assert!(!table.shows(NEXT_GAME));
}

#[test]
fn behind_a_lock_nobody_claims_as_the_arbiter() {
    let mut table = to_be_played_again();
    table.wait(LONG);
    table.ask(Action::Match(MatchCommand::Claim { by: Claimant::Arbiter }));
    assert!(is_refused(&table));
}

#[test]
fn behind_a_lock_no_result_is_entered_and_no_file_of_the_event_is_taken() {
    let mut club = club();
    club.click("Done");
    set_pin(&mut club.table);
    club.show();
    club.choose(2);
    club.click("Export CSV…");
    club.table.wait(LONG);
    club.table.ask(Action::Event(EventAction::Enter(HandResult::Won(Seat::First))));
    assert!(is_refused(&club.table));
    let request = FileDialogRequest::Event { purpose: EventFile::Csv, suggested: String::new() };
    club.table.receive(Incoming::FileDialog(request, DialogAnswer::Chosen(PathBuf::from("club/results.csv"))));
    club.settle();
    assert!(!club.disk.contains_key(&PathBuf::from("club/results.csv")));
    assert!(club.file().table(1, 2).unwrap().games.is_empty());
}

#[test]
fn whoever_writes_a_ruling_is_not_locked_out_while_they_write() {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    set_pin(&mut table);
    choose(&mut table, "Arbiter", "Rule…");
    let lock_after = Duration::from_secs(5 * 60);
    for word in ["The ", "rules ", "say ", "so."] {
        table.wait(lock_after - Duration::from_secs(1));
        table.type_into("Reason", word);
        assert!(table.shows("The arbiter’s ruling"), "{word}");
    }
    table.wait(lock_after);
    assert!(!table.shows("The arbiter’s ruling"), "left alone, it locks");
}

#[test]
fn a_question_about_the_event_waits_behind_a_lock_for_the_arbiter() {
    let mut club = club();
    club.enter(2, "Chiba won");
    set_pin(&mut club.table);
    club.show();
    club.choose(2);
    club.click("Doi won");
    assert!(club.table.shows("Table 2 has another result"));
    club.table.wait(LONG);
    assert!(!club.table.shows("Table 2 has another result"));
    club.table.ask(Action::Dialog(DialogAction::Confirm));
    assert_eq!(club.file().table(1, 2).unwrap().games[0].winner, Some(Seat::First));
    club.table.press(Modifiers::NONE, Key::F8);
    club.table.type_into("Present PIN", "2468");
    club.click("Unlock");
    assert!(club.table.shows("Table 2 has another result"));
}

#[test]
fn starting_the_program_anew_shortens_no_wait_for_the_next_pin() {
    let mut table = Table::new();
    set_pin(&mut table);
    table.wait(LONG);
    table.press(Modifiers::NONE, Key::F8);
    for _ in 0..8 {
        table.type_into("Present PIN", "1357");
        table.click("Unlock");
        table.wait(LONG);
    }
    let mut again = Table::with(kept_settings(&mut table), 1280.0, 800.0);
    again.press(Modifiers::NONE, Key::F8);
    again.type_into("Present PIN", "2468");
    again.click("Unlock");
    assert!(again.shows_containing("Try again in 1 min"), "100 s of the 160 have passed since the start");
    assert!(!again.is_enabled("Unlock"));
    again.wait(Duration::from_secs(60));
    again.press(Modifiers::NONE, Key::Enter);
    assert!(again.shows("Lock") && kept_settings(&mut again).arbiter.wrong_pins == 0);
}

#[test]
fn behind_a_lock_nobody_changes_when_the_console_locks() {
    let mut table = Table::new();
    set_pin(&mut table);
    table.press(Modifiers::COMMAND, Key::Comma);
    table.confirm("Arbiter");
    table.click("Lock automatically: After 1 min");
    assert_eq!(kept_settings(&mut table).arbiter.lock_after.duration(), Duration::from_secs(60));
    table.wait(LONG);
    table.click("Lock automatically: After 15 min");
    assert!(is_refused(&table));
    table.click("Reset all");
    assert_eq!(kept_settings(&mut table).arbiter.lock_after.duration(), Duration::from_secs(60));
}

/// The settings as they were kept last.
fn kept_settings(table: &mut Table) -> Settings {
    let kept = |effect| if let Effect::SaveSettings(settings) = effect { Some(*settings) } else { None };
    table.take_effects().into_iter().filter_map(kept).next_back().expect("they were kept")
}
