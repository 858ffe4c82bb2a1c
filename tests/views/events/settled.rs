//! What is settled once a machine has started a game is changed only after a question that says so, and pawns that have fallen
//! stay where they are.

use std::time::Duration;

use komadai::app::{Action, EventAction, ReadPurpose};
use komadai::rules::EndReason;
use komadai::storage::EventFile;
use komadai::tournament::{GamePlace, Seat, TableResult, Terms};

use super::hall::{BEGIN, Club, EVENT};
use super::starts::{in_play, start_elsewhere};
use super::{LIST, club, read, resign, result, sides};

const CLASH: &str = "Changed here and on another machine";

fn wait(club: &mut Club) {
    club.table.wait(Duration::from_secs(5));
    club.settle();
}

fn terms(club: &Club) -> Terms {
    club.file().table(1, 2).expect("it is there").terms
}

/// The form of the second pairing, which another machine has started.
fn changing() -> Club {
    let mut club = club();
    start_elsewhere(&mut club);
    wait(&mut club);
    club.choose(2);
    club.click("Change the pairing…");
    club
}

#[test]
fn a_pairing_in_play_is_changed_only_after_a_question_that_says_so() {
    let mut club = changing();
    club.click("Doi plays Black");
    club.click("Done");
    assert!(club.table.shows("This game is in play"));
    assert!(club.table.shows_containing("Table 2: In play since 19:04 on machine 3. The board will not follow"));
    club.click("Leave it");
    assert_eq!(terms(&club), Terms::Toss);
    club.click("Done");
    club.click("Change it");
    assert_eq!(terms(&club), Terms::Black(Seat::Second));
    assert_eq!(in_play(&club).map(|playing| playing.on).as_deref(), Some("machine 3"));
    let mut club = changing();
    club.click("Their own time settings, not the event’s");
    club.click("Done");
    assert!(club.table.shows("This game is in play"));
    let mut club = changing();
    club.click("Done");
    assert!(!club.table.shows("This game is in play"), "nothing was changed");
}

/// The form about the event, while a game is in play on another machine.
fn changing_details() -> Club {
    let mut club = club();
    start_elsewhere(&mut club);
    wait(&mut club);
    club.click("Details…");
    club
}

#[test]
fn the_time_of_an_event_whose_games_are_in_play_is_changed_only_after_a_question_that_names_the_tables() {
    let mut club = changing_details();
    club.click("Done");
    assert!(!club.table.shows("Games are in play"), "nothing was changed");
    let before = club.file().time;
    club.click("Details…");
    club.click("No limit");
    club.click("Done");
    assert!(club.table.shows("Games are in play"), "{:?}", club.table.everything());
    assert!(club.table.shows_containing("Table 2 is in play. These boards keep the rules and the time"));
    club.click("Leave them");
    assert_eq!(club.file().time, before);
    club.click("Done");
    club.click("Change them");
    assert_ne!(club.file().time, before);
    assert!(in_play(&club).is_some() && club.table.shows("Details…"));
    club.click("Details…");
    club.table.type_into("Title", "Open");
    club.click("Done");
    assert!(club.table.shows_containing("their results would have to be entered by hand"));
}

#[test]
fn a_change_that_meets_a_game_just_started_elsewhere_needs_an_answer() {
    let mut club = club();
    club.choose(2);
    club.click("Change the pairing…");
    club.click("Doi plays Black");
    start_elsewhere(&mut club);
    club.click("Done");
    assert!(club.table.shows(CLASH), "{:?}", club.table.everything());
    assert!(club.table.shows_containing("In play since 19:04 on machine 3: the board will not follow"));
    assert_eq!(terms(&club), Terms::Toss);
    club.click("Use mine");
    assert_eq!(terms(&club), Terms::Black(Seat::Second));
    assert!(in_play(&club).is_some());
}

#[test]
fn ours_is_not_taken_unasked_of_a_pairing_that_was_started_while_the_question_stood() {
    for (is_known, told, answer) in
        [(false, "the board will not follow", "Use mine"), (true, "The board will not follow", "Change it")]
    {
        let mut club = club();
        club.choose(2);
        club.click("Change the pairing…");
        club.click("Doi plays Black");
        let mut theirs = club.file();
        theirs.table_mut(1, 2).unwrap().terms = Terms::Black(Seat::First);
        club.disk.insert(EVENT.into(), theirs.to_ron());
        club.click("Done");
        assert!(club.table.shows(CLASH));
        start_elsewhere(&mut club);
        if is_known {
            let theirs = club.file();
            club.table.receive(read(&theirs, ReadPurpose::Refresh));
            club.settle();
        }
        club.click("Use mine");
        assert!(club.table.shows_containing(told), "{is_known}");
        assert_eq!(terms(&club), Terms::Black(Seat::First), "theirs stands meanwhile");
        club.click(answer);
        assert_eq!(terms(&club), Terms::Black(Seat::Second));
    }
}

#[test]
fn whoever_removes_a_pairing_in_play_is_told_that_it_is() {
    let mut club = changing();
    club.click("Remove the pairing");
    assert!(club.table.shows("This game is in play: remove its pairing?"));
    assert!(club.table.shows_containing("In play since 19:04 on machine 3"));
    club.click("Remove it");
    assert!(club.file().table(1, 2).is_none());
}

#[test]
fn a_pairing_that_was_removed_in_play_and_comes_back_with_its_result_is_asked_about() {
    let mut club = changing();
    let mut theirs = club.file();
    club.click("Remove the pairing");
    club.click("Remove it");
    assert!(club.file().table(1, 2).is_none());
    // Its machine did not know that, and has put its result back among what it knew.
    let told = TableResult { plies: Some(1), ..TableResult::told(Some(Seat::First)) };
    theirs.note_result(GamePlace { round: 1, table: 2, game: 1 }, told);
    club.disk.insert(EVENT.into(), theirs.to_ron());
    wait(&mut club);
    assert!(club.table.shows("The pairing you removed has changed"), "{:?}", club.table.everything());
    assert!(club.table.shows_containing("another machine has written: Chiba won"));
    club.click("Remove it");
    assert!(club.file().table(1, 2).is_none());
    wait(&mut club);
    assert!(!club.table.shows("The pairing you removed has changed"), "once is enough");
    // Somebody who pairs the two anew is not asked.
    theirs.clear_result(GamePlace { round: 1, table: 2, game: 1 });
    club.disk.insert(EVENT.into(), theirs.to_ron());
    wait(&mut club);
    assert!(club.file().table(1, 2).is_some() && !club.table.shows("The pairing you removed has changed"));
}

#[test]
fn a_game_whose_pairing_moves_to_another_table_meanwhile_brings_its_result_there() {
    let mut club = club();
    club.start(3, "Start the game");
    club.table.play_all("7g7f");
    let mut theirs = club.file();
    theirs.table_mut(1, 3).unwrap().number = 9;
    club.disk.insert(EVENT.into(), theirs.to_ron());
    club.show();
    wait(&mut club);
    assert!(club.table.shows_containing("Table 9: Endo"), "{:?}", club.table.everything());
    club.click("Done");
    resign(&mut club);
    assert_eq!(result(&club, 9).reason, Some(EndReason::Resignation));
    assert!(!club.table.shows_containing("was not written to an event"));
}

#[test]
fn a_pairing_with_a_result_says_why_it_cannot_be_removed() {
    let mut club = club();
    let hint = "A pairing with a result cannot be removed";
    club.choose(2);
    club.click("Change the pairing…");
    assert!(club.table.shows("Remove the pairing") && !club.table.shows_containing(hint));
    club.click("Done");
    club.enter(2, "Chiba won");
    club.show();
    club.choose(2);
    club.click("Change the pairing…");
    assert!(!club.table.shows("Remove the pairing") && club.table.shows_containing(hint));
}

#[test]
fn a_list_of_pairings_leaves_the_sides_of_a_game_in_play() {
    let mut club = club();
    start_elsewhere(&mut club);
    wait(&mut club);
    let list = LIST.replace("Chiba,,Doi,,", "Chiba,,Doi,,Rook").replace("Endo,,Fuji,,", "Endo,,Fuji,,Rook");
    club.disk.insert("list.csv".into(), list);
    club.click("Import…");
    club.choose_file(EventFile::Pairings, "list.csv");
    assert_eq!(terms(&club), Terms::Toss);
    assert!(matches!(club.file().table(1, 3).unwrap().terms, Terms::Handicap { .. }));
}

#[test]
fn pawns_that_have_fallen_stay_where_they_are_though_the_program_ends() {
    let mut before = club();
    before.choose(2);
    before.click("Start the game");
    assert!(before.table.shows(BEGIN));
    let playing = in_play(&before).expect("the file says that it is in play");
    let (black, tossed) = playing.toss().expect("and how the pawns fall, before anybody sees it");
    let name = before.file().table(1, 2).unwrap().player(black).name.clone();
    // Nobody has put the toss away.
    let mut after = Club::with(&before.disk[std::path::Path::new(EVENT)]);
    after.number = 8;
    after.choose(2);
    assert!(after.table.shows_containing(&format!("☗ {name}")));
    after.click("Start the game");
    assert!(after.table.shows_containing(&format!("{name} has Black ({tossed})")), "{:?}", after.table.everything());
    after.click("Start it here");
    assert!(!after.table.shows(BEGIN), "nobody tosses again");
    assert_eq!(sides(&after)[0], name);
    assert!(after.table.header("振り駒").unwrap_or_default().contains(tossed));
    assert_eq!(in_play(&after).and_then(|playing| playing.toss().map(|(seat, _)| seat)), Some(black));
}

#[test]
fn a_loss_by_default_is_not_forgotten_over_the_question_whether_to_change_what_is_settled() {
    let mut club = changing();
    club.click("Doi plays Black");
    club.table.ask(Action::Event(EventAction::LoseByDefault(Seat::Second)));
    club.click("Loss by default");
    club.click("Change it");
    assert_eq!(terms(&club), Terms::Black(Seat::Second));
    club.click("Enter it");
    let told = result(&club, 2);
    assert_eq!((told.winner, told.reason), (Some(Seat::First), Some(EndReason::Default)));
}
