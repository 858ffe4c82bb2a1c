//! If the rules leave the players on their own, nothing on the board tells them what is legal, counted or repeated.

use egui::{Key, Modifiers};
use komadai::app::DisplayScene;
use komadai::app::{Action, ClockForm, CollectionFilter, NewGameForm, Settings, TimeKind};
use komadai::text::Language;

use crate::consoles::{lock, unlock};
use crate::table::Table;
use crate::verdicts::{begin_from, choose};

/// Both kings have entered; Black is to move with 28 points, White has 2.
const ENTERED: &str = "2SGS4/+B+RGKGLLRB/3G5/9/7pp/9/9/8k/9 b - 1";

/// Black has a pawn on one file and another one in hand.
const PAWNS: &str = "4k4/9/9/9/9/9/4P4/9/4K4 b P 1";

/// A table with every help switched on.
fn table(profile: &str) -> Table {
    let clock = ClockForm { kind: TimeKind::SuddenDeath, ..ClockForm::default() };
    let new_game =
        NewGameForm { profile: profile.to_owned(), clocks: [clock.clone(), clock], ..NewGameForm::default() };
    let language = Some(Language::English);
    Table::with(Settings { language, new_game, points_always: true, ..Settings::default() }, 1280.0, 800.0)
}

fn game_from(profile: &str, sfen: &str) -> Table {
    let mut table = table(profile);
    begin_from(&mut table, sfen);
    table
}

#[test]
fn nothing_tells_where_a_piece_can_go() {
    for (profile, is_told) in [("casual", true), ("jsa_pro", false)] {
        let mut table = game_from(profile, PAWNS);
        table.click("Black in hand: pawn, 1");
        assert_eq!(table.shows_containing("can go here"), is_told, "{profile}");
    }
}

#[test]
fn no_points_are_counted_before_the_players() {
    for (profile, are_told) in [("casual", true), ("jsa_pro", false)] {
        let mut table = game_from(profile, ENTERED);
        assert_eq!(table.shows_containing("28 points"), are_told, "{profile}");
        choose(&mut table, "Game", "Propose an impasse");
        assert_eq!(table.shows("Points: ☗ 28, ☖ 2; 24 needed"), are_told, "{profile}");
        table.click("Decline");
    }
}

#[test]
fn no_repetition_is_counted_or_asked_about() {
    let mut table = game_from("jsa_pro", "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    table.play_all("5i4i 5a4a 4i5i 4a5a 5i4i 5a4a 4i5i 4a5a");
    assert!(!table.shows_containing("of 4 times"));
    table.play_all("5i4i 5a4a 4i5i 4a5a");
    assert!(!table.shows("Play this move?") && table.shows("Repetition"));
}

#[test]
fn the_list_of_records_does_not_say_what_others_have_played_there_until_the_game_is_over() {
    let mut table = table("jsa_pro");
    crate::collections::list(&mut table);
    table.click("With this position");
    assert!(table.shows_containing(" of 4 records"), "before the game: {:?}", table.everything());
    begin_from(&mut table, ENTERED);
    assert!(table.shows("4 records") && !table.is_enabled("With this position"));
    assert!(table.shows("The position can be looked for once the game is over."));
    table.ask(Action::FilterCollection(CollectionFilter { with_position: true, ..CollectionFilter::default() }));
    assert!(table.shows("4 records"), "whatever asks for it");
    table.click("Resign");
    table.confirm("Resign");
    assert!(table.is_enabled("With this position"));
}

#[test]
fn nobody_says_that_a_king_is_in_check() {
    for (profile, is_told) in [("casual", true), ("jsa_pro", false)] {
        let table = game_from(profile, "4k4/9/9/9/4r4/9/9/9/4K4 b - 1");
        assert_eq!(table.shows("Check"), is_told, "{profile}: {:?}", table.everything());
    }
}

#[test]
fn a_screen_reader_is_not_told_either_that_a_move_gives_check() {
    for (profile, is_told) in [("casual", true), ("jsa_pro", false)] {
        let mut table = game_from(profile, "4k4/9/9/9/9/9/9/R8/4K4 b - 1");
        table.play_all("9h5h");
        assert!(table.shows_containing("rook 9h to 5h"), "{profile}: {:?}", table.everything());
        assert_eq!(table.shows_containing("rook 9h to 5h. Check"), is_told, "{profile}: {:?}", table.everything());
    }
}

#[test]
fn a_declaration_is_asked_about_once_and_then_nobody_takes_it_back() {
    let mut table = game_from("jsa_pro", ENTERED);
    choose(&mut table, "Game", "Declare…");
    assert!(table.shows("Declare?") && !table.shows("King in the enemy camp"), "no free look at the conditions");
    assert!(table.next_change().is_some(), "the clock runs on while it is asked");
    table.confirm("Play on");
    assert!(table.case().is_none());
    choose(&mut table, "Game", "Declare…");
    table.confirm("Declare");
    assert!(table.shows("Declared") && !table.shows("Do not declare"));
    assert_eq!(table.next_change(), None, "the clock stands still");
    table.click("Decide by the conditions");
    assert!(table.shows("Impasse"));
    assert_eq!(table.audit().len(), 1, "the arbiter's decision stands in the log");
}

#[test]
fn behind_a_lock_the_conditions_of_a_declaration_are_nobodys_to_see() {
    let mut table = game_from("jsa_pro", ENTERED);
    lock(&mut table);
    choose(&mut table, "Game", "Declare…");
    table.confirm("Declare");
    assert!(table.shows("Declared") && table.shows("Only the arbiter decides this."));
    assert!(!table.shows("King in the enemy camp") && !table.shows("Under these rules"));
    table.press(Modifiers::NONE, Key::F8);
    unlock(&mut table);
    assert!(table.shows("King in the enemy camp"));
    table.click("Not a declaration: play on");
    assert!(table.shows("That was not a declaration: the game goes on") && table.next_change().is_some());
}

#[test]
fn after_the_game_everything_is_told_again() {
    let mut table = game_from("jsa_pro", ENTERED);
    table.click("Resign");
    table.confirm("Resign");
    assert!(table.shows_containing("28 points"));
}

#[test]
fn the_audience_is_told_no_more_than_the_players() {
    for (profile, are_told) in [("casual", true), ("jsa_pro", false)] {
        let table = game_from(profile, ENTERED);
        let DisplayScene::Game(game) = table.audience() else { panic!("a game is being played") };
        assert_eq!(game.points.is_some(), are_told, "{profile}");
        let mut table = game_from(profile, "4k4/9/9/9/9/9/9/9/4K4 b - 1");
        table.play_all("5i4i 5a4a 4i5i 4a5a 5i4i 5a4a 4i5i 4a5a");
        let DisplayScene::Game(game) = table.audience() else { panic!("a game is being played") };
        assert_eq!(game.banner.is_some(), are_told, "{profile}");
    }
}

#[test]
fn whoever_calls_the_arbiter_where_no_game_is_played_is_told_why_nobody_comes() {
    let mut table = table("casual");
    crate::files::open(&mut table, "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n");
    table.press(Modifiers::NONE, Key::F12);
    assert!(table.shows_containing("There is none on the board"));
}

#[test]
fn nobody_sets_a_position_up_to_stop_the_clock_or_to_ask_the_library_during_a_game() {
    for (profile, can_stop) in [("casual", true), ("jsa_amateur27", false)] {
        let mut table = game_from(profile, PAWNS);
        table.play_all("5g5f");
        table.press(Modifiers::COMMAND, Key::E);
        assert_eq!(table.shows("Play from here…"), can_stop, "{profile}");
        table.press(Modifiers::COMMAND, Key::G);
        let is_told = table.shows_containing("say nothing during a game");
        assert!(is_told && !table.shows("Explorer"), "{profile}: {:?}", table.everything());
    }
}
