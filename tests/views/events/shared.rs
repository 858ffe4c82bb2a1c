//! Events whose files others write as well, or that change while a dialog is open: nothing that anybody wrote is lost.

use std::path::Path;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Action, Command, Effect, EventNews, EventTrouble, Incoming, ReadPurpose, Settings};
use komadai::rules::{EndReason, ReplaySides};
use komadai::storage::{EventFile, FileError};
use komadai::text::Language;
use komadai::tournament::{GamePlace, Seat, TableResult, TimeOfDay};

use super::hall::{Club, EVENT};
use super::{LIST, club, eight_tables, read, resign, result};
use crate::table::Table;

const UNREADABLE: &str = "This file cannot be read: club/open.ron";
const THIRD: GamePlace = GamePlace { round: 1, table: 3, game: 1 };

#[test]
fn a_file_that_somebody_has_damaged_is_told_of_once_and_never_replaced_without_a_question() {
    let mut club = club();
    let damaged = eight_tables().to_ron().replace("title:", "titel:");
    club.disk.insert(EVENT.into(), damaged.clone());
    let told = |club: &mut Club| {
        club.table.wait(Duration::from_secs(5));
        club.settle();
        club.table.count(UNREADABLE)
    };
    let once = told(&mut club);
    assert!(once > 0 && told(&mut club) == once && told(&mut club) == once, "{once}");
    club.choose(2);
    club.click("Doi won");
    assert_eq!(club.disk[Path::new(EVENT)], damaged, "what somebody else wrote is still there");
    assert!(club.table.shows_containing("Not in the event yet"));
    club.disk.insert(EVENT.into(), eight_tables().to_ron());
    club.click("Done");
    club.enter(4, "Goto won");
    assert_eq!((result(&club, 2).winner, result(&club, 4).winner), (Some(Seat::Second), Some(Seat::First)));
}

#[test]
fn what_was_read_and_thrown_away_is_no_leave_to_replace_it() {
    let mut club = club();
    club.is_full = true;
    club.enter(2, "Doi won");
    club.is_full = false;
    let mut theirs = club.file();
    theirs.note_result(THIRD, TableResult::told(Some(Seat::First)));
    club.disk.insert(EVENT.into(), theirs.to_ron());
    club.table.receive(read(&theirs, ReadPurpose::Refresh));
    club.enter(4, "Goto won");
    let winners = [2, 3, 4].map(|table| result(&club, table).winner);
    assert_eq!(winners, [Some(Seat::Second), Some(Seat::First), Some(Seat::First)]);
}

#[test]
fn a_game_that_ends_while_its_pairing_is_changed_keeps_its_result() {
    let mut club = club();
    club.start(3, "Start the game");
    club.table.play_all("7g7f");
    club.show();
    club.choose(3);
    club.click("Change the pairing…");
    club.table.wait(Duration::from_secs(121));
    club.settle();
    club.click("Done");
    assert_eq!(result(&club, 3).reason, Some(EndReason::TimeUp));
}

#[test]
fn a_pairing_at_which_somebody_has_played_meanwhile_is_not_taken_away() {
    let mut club = club();
    club.choose(3);
    club.click("Change the pairing…");
    assert!(club.table.shows("Remove the pairing"));
    let mut theirs = club.file();
    theirs.note_result(THIRD, TableResult::told(Some(Seat::First)));
    club.disk.insert(EVENT.into(), theirs.to_ron());
    club.table.receive(read(&theirs, ReadPurpose::Refresh));
    club.settle();
    assert!(!club.table.shows("Remove the pairing"));
}

#[test]
fn a_pairing_is_removed_only_after_a_question() {
    let mut club = club();
    club.choose(3);
    club.click("Change the pairing…");
    club.click("Remove the pairing");
    club.click("Keep it");
    assert!(club.table.shows("Remove the pairing") && club.file().table(1, 3).is_some());
    club.click("Remove the pairing");
    assert!(club.table.shows_containing("Table 3: Endo – Fuji"));
    club.click("Remove it");
    assert!(club.table.shows("Done") && club.file().table(1, 3).is_none());
}

#[test]
fn the_line_about_a_damaged_file_does_not_say_that_it_is_saved() {
    let mut club = club();
    club.disk.insert(EVENT.into(), eight_tables().to_ron().replace("title:", "titel:"));
    club.table.wait(Duration::from_secs(5));
    club.settle();
    club.choose(2);
    assert!(!club.table.shows_containing("open.ron · Saved") && club.table.shows_containing("Damaged"));
    club.disk.insert(EVENT.into(), eight_tables().to_ron());
    club.table.wait(Duration::from_secs(5));
    club.settle();
    assert!(club.table.shows_containing("open.ron · Saved"));
}

#[test]
fn a_list_in_which_somebody_plays_twice_is_refused_before_the_file_of_the_event_is_spoilt() {
    let mut club = club();
    let before = club.disk[Path::new(EVENT)].clone();
    club.disk.insert("twice.csv".into(), LIST.replace("Lee", "Doi"));
    club.click("Import…");
    club.choose_file(EventFile::Pairings, "twice.csv");
    assert!(club.table.shows("This file cannot be read: twice.csv"));
    assert!(club.table.shows_containing("Doi is paired twice in this round."));
    assert_eq!(club.disk[Path::new(EVENT)], before);
}

#[test]
fn a_game_whose_end_is_taken_back_has_no_result_until_it_ends_again() {
    let mut club = club();
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    resign(&mut club);
    assert!(result(&club, 2).record.is_some());
    club.table.press(Modifiers::NONE, Key::F8);
    club.click("Moves");
    club.click("Go on with the game");
    club.click("Confirm");
    assert!(club.file().table(1, 2).unwrap().games.is_empty());
    let place = GamePlace { round: 1, table: 2, game: 1 };
    assert!(club.file().in_play(place).is_some(), "nobody else starts it unawares");
}

#[test]
fn a_game_that_was_broken_off_and_goes_on_is_in_play_again_unless_somebody_else_has_begun_it() {
    let place = GamePlace { round: 1, table: 2, game: 1 };
    for is_begun_elsewhere in [false, true] {
        let mut club = club();
        club.start(2, "Start the game");
        club.table.play_all("7g7f");
        club.table.ask(Action::Command(Command::BreakOff));
        club.click("Break off");
        assert!(club.file().in_play(place).is_none());
        if is_begun_elsewhere {
            let mut theirs = club.file();
            theirs.start_on("desk two".to_owned(), TimeOfDay::default(), place, ReplaySides::Swapped);
            club.disk.insert(EVENT.into(), theirs.to_ron());
            club.table.receive(read(&theirs, ReadPurpose::Refresh));
        }
        club.table.press(Modifiers::NONE, Key::F8);
        club.click("Moves");
        club.click("Go on with the game");
        club.click("Confirm");
        let on = club.file().in_play(place).map(|playing| playing.on == "desk two");
        assert_eq!(on, Some(is_begun_elsewhere));
    }
}

#[test]
fn whoever_stays_after_all_still_has_the_event() {
    let mut club = club();
    club.is_full = true;
    club.enter(2, "Doi won");
    club.start(3, "Start the game");
    club.table.play_all("7g7f");
    club.table.press(Modifiers::COMMAND, Key::Q);
    club.click("Do not save");
    assert!(club.table.shows("Leave the game?"));
    club.click("Play on");
    club.is_full = false;
    club.enter(4, "Goto won");
    assert_eq!((result(&club, 2).winner, result(&club, 4).winner), (Some(Seat::Second), Some(Seat::First)));
}

#[test]
fn a_name_that_gets_its_ending_from_the_program_replaces_no_other_file_without_a_question() {
    for (button, purpose, name) in
        [("Export CSV…", EventFile::Csv, "club/last.csv"), ("Notice board…", EventFile::Text, "club/last.txt")]
    {
        let mut club = club();
        club.disk.insert(name.into(), "last year's".to_owned());
        club.click("Print and export");
        club.click(button);
        club.choose_file(purpose, "club/last");
        assert_eq!(club.disk[Path::new(name)], "last year's");
        club.click("Replace");
        assert_ne!(club.disk[Path::new(name)], "last year's");
    }
}

#[test]
fn a_file_out_of_reach_is_not_said_to_be_saved() {
    let mut club = club();
    club.show();
    let mut words = |is_away: bool| {
        club.is_away = is_away;
        for _ in 0..2 {
            club.table.wait(Duration::from_secs(5));
            club.settle();
        }
        ["open.ron · Saved", "Out of reach"].map(|words| club.table.shows_containing(words))
    };
    assert_eq!(words(false), [true, false]);
    assert_eq!(words(true), [false, true]);
    assert_eq!(words(false), [true, false]);
}

#[test]
fn an_event_replaces_no_other_one_without_a_question() {
    let mut club = Club::without(Table::new());
    club.disk.insert("club/spring.ron".into(), eight_tables().to_ron());
    club.show();
    club.click("New…");
    club.table.type_into("Title", "Spring Cup");
    club.click("Create…");
    club.choose_file(EventFile::Save, "club/spring");
    assert_eq!(club.disk[Path::new("club/spring.ron")], eight_tables().to_ron());
    club.click("Replace");
    assert!(club.disk[Path::new("club/spring.ron")].contains("Spring Cup"));
}

#[test]
fn an_event_that_cannot_be_had_for_the_moment_is_opened_at_the_next_start() {
    let forgets = |trouble: EventTrouble| {
        let settings = Settings { event: Some(EVENT.into()), language: Some(Language::English), ..Settings::default() };
        let mut table = Table::with(settings, 1280.0, 800.0);
        table.receive(Incoming::Event(EventNews::Read(EVENT.into(), ReadPurpose::Resume, Err(trouble))));
        assert!(table.shows(UNREADABLE));
        table.take_effects().iter().any(|effect| matches!(effect, Effect::SaveSettings(it) if it.event.is_none()))
    };
    assert!(!forgets(EventTrouble::File(FileError::Other("the share is not there".to_owned()))));
    assert!(forgets(EventTrouble::Gone));
}
