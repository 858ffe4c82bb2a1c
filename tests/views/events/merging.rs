//! Two machines change one event at the same moment: what either of them did is in it, without a question, unless both changed
//! the same thing.

use std::path::Path;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::storage::EventFile;
use komadai::tournament::{Entrant, GamePlace, InPlay, Seat, TableResult, Terms, Tournament};

use super::hall::{Club, EVENT};
use super::{LIST, club, eight_tables, result};

/// Another machine writes this before ours notices.
fn meanwhile(club: &mut Club, change: impl FnOnce(&mut Tournament)) {
    let mut theirs = club.file();
    change(&mut theirs);
    club.disk.insert(EVENT.into(), theirs.to_ron());
}

const fn place(table: u32) -> GamePlace {
    GamePlace { round: 1, table, game: 1 }
}

fn won(seat: Seat) -> TableResult {
    TableResult::told(Some(seat))
}

/// The first pairing is opened, another machine writes, and Arai gets Black.
fn edited(change: impl FnOnce(&mut Tournament)) -> Club {
    let mut club = club();
    club.choose(1);
    club.click("Change the pairing…");
    club.click("Arai plays Black");
    meanwhile(&mut club, change);
    club.click("Done");
    club
}

fn wait(club: &mut Club) {
    club.table.wait(Duration::from_secs(5));
    club.settle();
}

const CLASH: &str = "Changed here and on another machine";

#[test]
fn a_pairing_is_edited_while_results_come_in_from_other_machines_and_nobody_is_asked() {
    let mut club = edited(|event| {
        event.note_result(place(2), won(Seat::Second));
        event.note_result(place(1), won(Seat::First));
        event.title = "Another title".to_owned();
    });
    assert!(!club.table.shows(CLASH));
    let file = club.file();
    assert_eq!((file.title.as_str(), file.table(1, 1).unwrap().terms), ("Another title", Terms::Black(Seat::First)));
    assert_eq!([1, 2].map(|table| result(&club, table).winner), [Some(Seat::First), Some(Seat::Second)]);
    assert!(club.table.shows_containing("Your changes were added"));
    wait(&mut club);
    assert!(club.table.shows_containing("Table 2: Chiba – Doi, Over"));
}

#[test]
fn every_change_to_an_event_lets_the_results_of_others_stand() {
    let changes: [(&[&str], &str); 3] = [
        (&["Add pairing…"], "Done"),
        (&["Change the pairing…", "Remove the pairing"], "Remove it"),
        (&["Details…", "Add a round"], "Done"),
    ];
    for (steps, last) in changes {
        let mut club = club();
        club.choose(8);
        steps.iter().for_each(|step| club.click(step));
        meanwhile(&mut club, |event| _ = event.note_result(place(2), won(Seat::Second)));
        let theirs = club.file();
        club.click(last);
        assert_eq!(result(&club, 2).winner, Some(Seat::Second), "{steps:?}");
        assert_ne!(club.file(), theirs, "{steps:?}");
        assert!(!club.table.shows(CLASH), "{steps:?}");
    }
    let mut club = club();
    club.disk.insert("list.csv".into(), LIST.replace("Goto,,Hara", "Goto,,Mori"));
    club.click("Import…");
    meanwhile(&mut club, |event| _ = event.note_result(place(2), won(Seat::Second)));
    club.choose_file(EventFile::Pairings, "list.csv");
    assert_eq!((result(&club, 2).winner, &*club.file().table(1, 4).unwrap().second.name), (Some(Seat::Second), "Mori"));
}

#[test]
fn what_both_have_changed_is_told_in_both_versions_and_taken_only_after_a_question() {
    for (answer, black) in [("Use mine", Seat::First), ("Keep theirs", Seat::Second)] {
        let mut club = edited(|event| {
            event.table_mut(1, 1).unwrap().terms = Terms::Black(Seat::Second);
            event.note_result(place(2), won(Seat::Second));
        });
        assert!(club.table.shows(CLASH));
        assert!(
            club.table.shows_containing("Table 1, Arai – Baba:\n– here: Arai plays Black\n– there: Baba plays Black")
        );
        assert_eq!(club.file().table(1, 1).unwrap().terms, Terms::Black(Seat::Second), "theirs stands meanwhile");
        club.click(answer);
        assert_eq!(club.file().table(1, 1).unwrap().terms, Terms::Black(black));
        assert_eq!(result(&club, 2).winner, Some(Seat::Second));
    }
}

#[test]
fn whoever_puts_the_question_away_still_follows_the_file_and_nothing_is_unsaved() {
    let mut club = edited(|event| event.table_mut(1, 1).unwrap().terms = Terms::Black(Seat::Second));
    assert!(club.table.shows(CLASH));
    club.table.press(Modifiers::NONE, Key::Escape);
    club.settle();
    assert!(!club.table.shows(CLASH) && !club.table.shows_containing("Not saved"));
    meanwhile(&mut club, |event| _ = event.note_result(place(3), won(Seat::First)));
    wait(&mut club);
    assert!(club.table.shows_containing("Table 3: Endo – Fuji, Over"));
    assert_eq!(club.file().table(1, 1).unwrap().terms, Terms::Black(Seat::Second));
}

#[test]
fn a_window_whose_changes_could_not_be_written_follows_the_file_and_writes_them_with_the_next_news() {
    let mut club = club();
    club.is_full = true;
    club.choose(1);
    club.click("Change the pairing…");
    club.click("Arai plays Black");
    club.click("Done");
    assert!(club.table.shows_containing("the disk is full"));
    club.is_full = false;
    meanwhile(&mut club, |event| _ = event.note_result(place(3), won(Seat::First)));
    wait(&mut club);
    assert!(club.table.shows_containing("Table 3: Endo – Fuji, Over"));
    assert_eq!(club.file().table(1, 1).unwrap().terms, Terms::Black(Seat::First));
    assert!(!club.table.shows_containing("the disk is full"));
}

#[test]
fn a_damaged_file_is_replaced_only_after_a_question_and_followed_again_when_it_is_mended() {
    for answer in ["Leave it", "Replace the damaged file"] {
        let mut club = edited(|_| {});
        club.disk.insert(EVENT.into(), eight_tables().to_ron().replace("title:", "titel:"));
        club.choose(2);
        club.click("Change the pairing…");
        club.click("Chiba plays Black");
        club.click("Done");
        assert!(club.table.shows("open.ron can no longer be read as an event"));
        assert!(club.table.shows_containing("No result of yours is missing in the file."));
        club.click(answer);
        if answer == "Leave it" {
            assert!(club.disk[Path::new(EVENT)].contains("titel:") && club.table.shows_containing("Not saved"));
            club.disk.insert(EVENT.into(), eight_tables().to_ron());
            wait(&mut club);
        }
        assert_eq!(club.file().table(1, 2).unwrap().terms, Terms::Black(Seat::First));
        assert!(
            club.table.shows_containing("open.ron · Saved") || club.table.shows_containing("Your changes were added")
        );
    }
}

#[test]
fn a_player_who_is_added_on_two_machines_at_once_stays_the_chosen_one_here() {
    let mut event = eight_tables();
    event.players = event.entrants();
    let number = event.next_number();
    let mut club = Club::with(&event.to_ron());
    club.click("Players");
    club.click("Add player…");
    club.table.type_into("Name", "Ours");
    meanwhile(&mut club, |event| event.players.push(Entrant::new(number, "Theirs")));
    club.click("Done");
    let players: Vec<(u32, String)> =
        club.file().players.into_iter().rev().take(2).map(|it| (it.number, it.name)).collect();
    assert_eq!(players, [(number + 1, "Ours".to_owned()), (number, "Theirs".to_owned())]);
    assert!(club.table.shows(&format!("{}. Ours", number + 1)), "the other one is chosen");
}

#[test]
fn a_game_that_another_machine_starts_in_the_same_moment_is_not_started_here_without_a_question() {
    let mut club = club();
    club.choose(2);
    club.table.confirm("Start the game");
    club.settle_but_writing();
    let since = "19:04".parse().unwrap();
    meanwhile(&mut club, |event| {
        event.set_in_play(place(2), Some(InPlay::new(1, since, "machine 3".to_owned())));
    });
    club.settle();
    assert!(club.table.shows_containing("In play since 19:04 on machine 3"));
    assert_eq!(super::sides(&club), ["", ""]);
}

#[test]
fn whoever_takes_their_own_title_while_games_are_in_play_is_asked_first() {
    for (answer, title) in [("Leave it", "Theirs"), ("Change it", "Ours")] {
        let mut club = club();
        club.click("Details…");
        club.table.type_into("Title", "Ours");
        meanwhile(&mut club, |event| {
            event.title = "Theirs".to_owned();
            event.set_in_play(place(2), Some(InPlay::new(1, "19:04".parse().unwrap(), "machine 3".to_owned())));
        });
        club.click("Done");
        assert!(club.table.shows(CLASH));
        club.click("Use mine");
        assert!(club.table.shows("Games are in play"), "{:?}", club.table.everything());
        assert_eq!(club.file().title, "Theirs");
        club.click(answer);
        assert!(club.file().title.ends_with(title), "{}", club.file().title);
    }
}
