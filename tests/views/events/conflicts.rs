//! Conflicting results: each is asked about, and none gets lost behind the other questions.

use std::path::Path;

use komadai::app::{Action, EventAction};
use komadai::rules::EndReason;
use komadai::storage::EventFile;
use komadai::tournament::{GamePlace, Seat, TableResult, Tournament};

use super::hall::{Club, EVENT};
use super::{LIST, club, resign, result};

fn first_game(table: u32) -> GamePlace {
    GamePlace { round: 1, table, game: 1 }
}

/// Another machine writes these results into the file.
fn write_theirs(club: &mut Club, results: &[(u32, Seat)]) {
    let mut theirs = club.file();
    for (table, seat) in results {
        theirs.replace_result(first_game(*table), TableResult::told(Some(*seat)));
    }
    club.disk.insert(EVENT.into(), theirs.to_ron());
}

#[test]
fn every_result_that_stands_against_another_one_is_asked_about() {
    let mut club = club();
    club.is_full = true;
    club.enter(2, "Chiba won");
    club.enter(3, "Endo won");
    club.is_full = false;
    write_theirs(&mut club, &[(2, Seat::Second), (3, Seat::Second)]);
    club.show();
    assert!(club.table.shows("Table 2 has another result"));
    club.click("Replace");
    assert!(club.table.shows("Table 3 has another result"));
    club.click("Replace");
    let winners = [2, 3].map(|table| result(&club, table).winner);
    assert_eq!(winners, [Some(Seat::First); 2]);
}

#[test]
fn what_somebody_said_of_a_game_and_the_game_itself_are_no_conflict_where_the_winner_is_the_same() {
    for winner in [Seat::First, Seat::Second] {
        let mut club = club();
        club.start(2, "Start the game");
        write_theirs(&mut club, &[(2, winner)]);
        resign(&mut club);
        club.show();
        let (asks, there) = (club.table.shows("Table 2 has another result"), result(&club, 2));
        assert_ne!(asks, there.reason == Some(EndReason::Resignation), "{there:?}");
    }
    let mut told = TableResult::told(Some(Seat::First));
    let by_record = TableResult { reason: Some(EndReason::TimeUp), plies: Some(50), ..told.clone() };
    assert!(told.says_no_more_than(&by_record) && !by_record.says_no_more_than(&told));
    assert!(!told.says_no_more_than(&TableResult::by_default(Some(Seat::First))));
    told.winner = Some(Seat::Second);
    assert!(!told.says_no_more_than(&by_record));
}

#[test]
fn an_event_that_gets_another_file_while_it_is_written_lies_there_and_is_written_on() {
    let mut club = club();
    club.show();
    club.choose(2);
    club.table.confirm("Chiba won");
    club.settle_but_writing();
    club.table.ask(Action::Event(EventAction::SaveElsewhere));
    club.choose_file(EventFile::Save, "club/other.ron");
    let in_other = |club: &Club, table| {
        let event = Tournament::from_ron("other.ron", &club.disk[Path::new("club/other.ron")]).unwrap();
        event.table(1, table).unwrap().games.len()
    };
    assert_eq!((in_other(&club, 2), in_other(&club, 3)), (1, 0));
    club.enter(3, "Endo won");
    assert_eq!((in_other(&club, 2), in_other(&club, 3)), (1, 1));
}

#[test]
fn a_result_that_was_replaced_on_purpose_outlasts_what_others_write() {
    let mut club = club();
    club.enter(2, "Doi won");
    club.show();
    club.choose(2);
    club.click("Chiba won");
    write_theirs(&mut club, &[(3, Seat::First)]);
    club.click("Replace");
    assert_eq!((result(&club, 2).winner, result(&club, 3).winner), (Some(Seat::First), Some(Seat::First)));
}

#[test]
fn a_game_that_is_begun_again_leaves_the_record_of_the_first_and_the_event_names_its_own() {
    let mut club = club();
    club.disk.insert("club/open-r1-t02.kifu".into(), "another game".to_owned());
    club.start(2, "Start the game");
    club.table.play_all("7g7f");
    resign(&mut club);
    assert!(!club.table.shows("Replace"), "nobody at the board is asked");
    assert_eq!(club.disk[Path::new("club/open-r1-t02.kifu")], "another game");
    assert!(club.disk[Path::new("club/open-r1-t02-2.kifu")].contains("７六歩"));
    assert_eq!(result(&club, 2).record.as_deref(), Some("open-r1-t02-2.kifu"));
}

#[test]
fn a_result_that_is_put_in_the_place_of_another_names_the_record_that_was_written() {
    let mut club = club();
    club.disk.insert("club/open-r1-t02.kifu".into(), "another game".to_owned());
    club.start(2, "Start the game");
    write_theirs(&mut club, &[(2, Seat::Second)]);
    club.table.play_all("7g7f");
    resign(&mut club);
    assert!(club.table.shows("Table 2 has another result"));
    club.click("Replace");
    let result = result(&club, 2);
    assert_eq!((result.reason, result.record.as_deref()), (Some(EndReason::Resignation), Some("open-r1-t02-2.kifu")));
    assert_eq!(club.disk[Path::new("club/open-r1-t02.kifu")], "another game");
}

#[test]
fn a_winner_who_is_entered_again_asks_nothing_and_keeps_the_reason() {
    let mut club = club();
    club.start(2, "Start the game");
    resign(&mut club);
    let before = result(&club, 2).clone();
    club.show();
    club.choose(2);
    club.click(if before.winner == Some(Seat::First) { "Chiba won" } else { "Doi won" });
    assert!(!club.table.shows("Replace"));
    assert_eq!(result(&club, 2), before);
}

#[test]
fn a_result_for_a_table_that_others_have_taken_away_is_kept_and_asked_about() {
    let mut club = club();
    club.choose(2);
    let mut theirs = club.file();
    theirs.round_mut(1).tables.retain(|table| table.number != 2);
    club.disk.insert(EVENT.into(), theirs.to_ron());
    club.click("Doi won");
    assert!(club.table.shows("Another machine removed this pairing"));
    assert!(club.table.shows_containing("table 2, Chiba – Doi. Removed there; here: Doi won."));
    assert_eq!(result(&club, 2).winner, Some(Seat::Second));
    club.click("Remove it");
    assert_eq!(club.file(), theirs);
}

#[test]
fn a_list_that_takes_results_away_is_taken_only_after_a_question() {
    let mut club = club();
    club.enter(2, "Doi won");
    club.show();
    for (name, pairs) in [("turned.csv", "Doi,,Chiba"), ("others.csv", "Doi,,Mori")] {
        club.disk.insert(name.into(), LIST.replace("Chiba,,Doi", pairs));
    }
    club.click("Import…");
    club.choose_file(EventFile::Pairings, "turned.csv");
    assert_eq!(result(&club, 2).winner, Some(Seat::First), "Doi is named first now");
    club.click("Import…");
    club.choose_file(EventFile::Pairings, "others.csv");
    assert!(club.table.shows_containing("One result would be lost."));
    club.click("Keep the old ones");
    assert_eq!(result(&club, 2).winner, Some(Seat::First));
    club.click("Import…");
    club.choose_file(EventFile::Pairings, "others.csv");
    club.click("Use the new pairings");
    let file = club.file();
    let table = file.table(1, 2).unwrap();
    assert_eq!((table.second.name.as_str(), table.games.len()), ("Mori", 0));
}
