//! Creating events, and reading lists and files.

use komadai::app::{SaveTarget, WriteFailure};
use komadai::storage::FileError;

use super::*;

#[test]
fn a_new_event_is_made_filled_in_and_saved() {
    let mut club = Club::without(Table::new());
    club.show();
    assert!(club.table.shows("No event is open"));
    club.click("New…");
    assert!(!club.table.is_enabled("Create…"), "it has no title yet");
    club.table.type_into("Title", "Spring Cup");
    club.table.type_into("Round 1: begins", "9:3");
    assert!(club.table.shows("“9:3” is not a time of day. Write it like 13:05."));
    club.table.type_into("Round 1: begins", "0");
    club.click("Create…");
    club.choose_file(EventFile::Save, "club/spring");
    let text = &club.disk[Path::new("club/spring.ron")];
    let event = Tournament::from_ron("spring.ron", text).unwrap();
    let round = event.round(1).unwrap();
    assert_eq!((event.title.as_str(), round.tables.len(), round.starts), ("Spring Cup", 4, "09:30".parse().ok()));
}

#[test]
fn that_an_event_could_not_be_saved_is_no_longer_said_once_it_lies_elsewhere() {
    let mut club = Club::without(Table::new());
    club.show();
    club.click("New…");
    club.table.type_into("Title", "Spring Cup");
    club.click("Create…");
    let request = FileDialogRequest::Event { purpose: EventFile::Save, suggested: String::new() };
    club.table.receive(Incoming::FileDialog(request, DialogAnswer::NoDialog));
    club.is_full = true;
    club.table.type_into("File name or path", "/gone/cup.ron");
    club.click("Save");
    assert!(club.table.shows("Not saved: /gone/cup.ron"));
    club.click("Save elsewhere…");
    let request = FileDialogRequest::Event { purpose: EventFile::Save, suggested: String::new() };
    club.table.receive(Incoming::FileDialog(request, DialogAnswer::NoDialog));
    club.table.type_into("File name or path", "/here/cup.ron");
    for _ in 0..4 {
        club.table.wait(std::time::Duration::from_secs(5));
        club.settle();
    }
    assert!(club.table.reads("File name or path").contains("/here/cup"), "it is tried again, and somebody still types");
    club.is_full = false;
    club.click("Save");
    assert!(club.disk.contains_key(Path::new("/here/cup.ron")));
    assert!(!club.table.shows_containing("Not saved"));
}

#[test]
fn the_window_of_an_event_says_nothing_of_the_record_on_the_board() {
    let mut club = club();
    let target = SaveTarget::by_name("full.kif".into());
    let failure = WriteFailure::System(FileError::Other("no room".to_owned()));
    club.table.receive(Incoming::Written(target, 0, Err(failure.into())));
    assert_eq!(club.table.count("Not saved: full.kif"), 1);
    club.show();
    assert_eq!(club.table.count("Not saved: full.kif"), 1, "beside the board, and nowhere else");
}

#[test]
fn pairings_come_from_a_list_and_a_faulty_list_changes_nothing() {
    let mut club = club();
    club.disk.insert("new.csv".into(), LIST.replace("Lee", "Lim"));
    club.disk.insert("bad.csv".into(), LIST.replace("6,Kato", "5,Kato"));
    club.enter(2, "Doi won");
    club.show();
    club.click("Import…");
    club.choose_file(EventFile::Pairings, "bad.csv");
    assert!(club.table.shows("This file cannot be read: bad.csv"));
    assert!(club.table.shows_containing("Line 7: Table 5 appears twice"));
    assert_eq!(club.file().table(1, 6).unwrap().second.name, "Lee");
    club.click("Import…");
    let request = FileDialogRequest::Event { purpose: EventFile::Pairings, suggested: String::new() };
    club.table.receive(Incoming::FileDialog(request, DialogAnswer::NoDialog));
    club.table.type_into("File name or path", "bad.csv");
    club.click("Import");
    assert!(club.table.shows_containing("Line 7:") && club.table.shows("Table 6: Kato – Lee, Not started"));
    club.click("Import…");
    club.choose_file(EventFile::Pairings, "new.csv");
    assert_eq!(club.file().table(1, 6).unwrap().second.name, "Lim");
    assert!(!club.table.shows("This file cannot be read: bad.csv"));
    assert_eq!(result(&club, 2).winner, Some(Seat::Second), "those two still play each other");
}

#[test]
fn a_file_that_holds_no_event_is_told_with_its_line_and_the_event_stays() {
    let mut club = club();
    let text = eight_tables().to_ron().replace("title:", "titel:");
    let line = 1 + text.lines().position(|line| line.contains("titel:")).unwrap();
    club.disk.insert("old.ron".into(), text);
    club.click("Open…");
    club.choose_file(EventFile::Open, "old.ron");
    assert!(
        club.table.shows("This file cannot be read: old.ron") && club.table.shows_containing(&format!("Line {line}:"))
    );
    assert!(club.table.shows("Club Open"));
}

#[test]
fn an_event_that_is_named_on_the_command_line_or_dropped_is_opened() {
    let mut club = Club::without(Table::new());
    club.disk.insert(EVENT.into(), eight_tables().to_ron());
    club.table.ask(Action::OpenRecord(EVENT.into()));
    club.settle();
    assert!(club.table.shows("Club Open"));
    club.table.ask(Action::OpenRecord("club/none.ron".into()));
    club.settle();
    assert!(club.table.shows_containing("club/none.ron") && club.table.shows("Club Open"));
}

#[test]
fn a_form_says_what_is_wrong_once_somebody_has_touched_it_or_pressed_enter() {
    let wrong = "The event needs a title.";
    for way in ["typing", "Enter"] {
        let mut club = Club::without(Table::new());
        club.show();
        club.click("New…");
        assert!(
            !club.table.shows_containing(wrong) && !club.table.is_enabled("Create…"),
            "{:?}",
            club.table.everything()
        );
        match way {
            "typing" => {
                club.table.type_into("Title", "a");
                club.table.press(Modifiers::NONE, Key::Backspace);
            }
            _ => club.table.press(Modifiers::NONE, Key::Enter),
        }
        assert!(club.table.shows_containing(wrong), "{way}: {:?}", club.table.everything());
    }
}
