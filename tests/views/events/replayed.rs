//! Games that are replayed: the event has the sides of the attempt in play, wherever they are told.

use egui::{Key, Modifiers};
use komadai::text::{Language, Text};
use komadai::tournament::{GamePlace, Seat, Terms, Tournament, notice_board, results_csv};

use super::hall::{Club, EVENT};
use super::interrupted::waits_here;
use super::{eight_tables, resign, sides};

const OF_SERIES: GamePlace = GamePlace { round: 1, table: 8, game: 1 };

/// Oda and Park play at most three games at table 8; Oda begins the first with Black, and it ends by repetition.
fn repeated() -> Club {
    repeated_by(&eight_tables().profile)
}

/// The same by these rules.
fn repeated_by(profile: &str) -> Club {
    let mut event = Tournament { profile: profile.to_owned(), ..eight_tables() };
    event.table_mut(1, 8).expect("it is there").terms = Terms::Black(Seat::First);
    let mut club = Club::with(&event.to_ron());
    club.start(8, "Start game 1");
    club.table.play_all(&["2h3h 8b7b 3h2h 7b8b"; 3].join(" "));
    club.settle();
    club
}

/// Wherever the event tells who has Black at table 8.
fn is_told_everywhere(club: &mut Club, black: &str, white: &str) {
    club.show();
    club.choose(8);
    let seen = |club: &Club, words: String| {
        assert!(club.table.shows_containing(&words), "{words}: {:?}", club.table.everything())
    };
    seen(club, format!("☗ {black}"));
    seen(club, format!("☗ {black}  ☖ {white}"));
    club.click("Done");
    let event = club.file();
    let list = notice_board(&event, event.round(1).expect("it is there"), &Text::new(Language::English));
    assert!(list.contains(&format!("☗ {black}")) && list.contains(&format!("☖ {white}")), "{list}");
    let csv = results_csv(&event);
    let cells: Vec<&str> = csv.lines().find(|line| line.contains("Oda")).expect("it is listed").split(',').collect();
    assert_eq!((cells[6], cells[13]), (if black == "Oda" { "1" } else { "2" }, "2"), "{csv}");
}

#[test]
fn a_replay_is_told_with_its_own_sides_and_so_is_the_result_that_somebody_enters_meanwhile() {
    let mut club = repeated();
    is_told_everywhere(&mut club, "Park", "Oda");
    club.click("Play again");
    club.click("Set up the game");
    is_told_everywhere(&mut club, "Park", "Oda");
    let mut organiser = Club::with(&club.disk[std::path::Path::new(EVENT)]);
    organiser.choose(8);
    organiser.click("Oda won");
    organiser.click("Enter it");
    let event = organiser.file();
    let result = event.result(OF_SERIES).unwrap();
    assert_eq!((result.winner, result.black, result.attempt), (Some(Seat::First), Some(Seat::Second), 2));
    assert_eq!(event.table(1, 8).unwrap().next_black(), Some(Seat::First), "from the attempt that counted");
}

#[test]
fn whoever_starts_a_replay_on_another_machine_has_its_sides_and_nobody_tosses_again() {
    let of_toss = |event: &Tournament| event.in_play(OF_SERIES).cloned().unwrap();
    let mut event = eight_tables();
    event.table_mut(1, 8).unwrap().terms = Terms::Toss;
    let mut club = Club::with(&event.to_ron());
    club.start(8, "Start game 1");
    let first = sides(&club);
    club.table.play_all(&["2h3h 8b7b 3h2h 7b8b"; 3].join(" "));
    club.settle();
    let mut other = Club::with(&club.disk[std::path::Path::new(EVENT)]);
    other.choose(8);
    other.click("Start game 1");
    other.click("Start it here");
    assert_eq!(sides(&other), [first[1].clone(), first[0].clone()]);
    assert_eq!(of_toss(&other.file()).attempt, 2);
}

#[test]
fn a_replay_that_waits_while_another_game_is_played_is_gone_on_with_rather_than_started_anew() {
    let mut club = repeated();
    club.start(1, "Start the game");
    waits_here(&mut club, 8);
}

#[test]
fn a_replay_that_was_set_up_and_left_before_it_began_waits_as_well() {
    let mut club = repeated_by("jsa_pro");
    club.click("Play again");
    club.click("Set up the game");
    club.table.press(Modifiers::COMMAND, Key::N);
    club.click("Start game");
    waits_here(&mut club, 8);
}

#[test]
fn an_arbiter_who_gives_the_two_other_sides_for_a_replay_is_believed() {
    let mut club = repeated();
    club.click("Play again");
    club.click("Swap sides");
    club.click("Set up the game");
    assert_eq!(sides(&club), ["Oda", "Park"]);
    is_told_everywhere(&mut club, "Oda", "Park");
    club.table.play_all("7g7f");
    resign(&mut club);
    assert_eq!(club.file().result(OF_SERIES).unwrap().black, Some(Seat::First));
}
