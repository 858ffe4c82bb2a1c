//! The card that tells the result, and what an arbiter can say about it.

use std::time::Duration;

use egui::{Key, Modifiers};

use crate::table::Table;
use crate::verdicts::choose;

/// A game that was resigned after one move.
fn resigned() -> Table {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.click("Resign");
    table.confirm("Resign");
    table
}

#[test]
fn the_result_is_shown_again_after_its_card_was_closed() {
    let mut table = resigned();
    assert!(table.shows("Black wins"));
    table.click("Close and look at the board");
    assert!(!table.shows("Black wins"));
    choose(&mut table, "Game", "Show the result");
    assert!(table.shows("Black wins") && table.shows("Resignation"));
}

#[test]
fn a_game_that_is_ruled_on_later_keeps_the_date_of_its_end() {
    let mut table = resigned();
    let ended = table.header("終了日時");
    assert!(ended.is_some());
    table.wait(Duration::from_secs(90));
    choose(&mut table, "Arbiter", "Rule…");
    table.click("☖ White");
    table.click("Rule");
    assert!(table.shows("White wins"));
    assert_eq!(table.header("終了日時"), ended, "nobody played since");
}

#[test]
fn old_ways_to_decide_an_impasse_give_their_words_to_the_ruling() {
    let mut table = Table::new();
    table.play("7g", "7f");
    choose(&mut table, "Arbiter", "Rule…");
    assert!(table.shows("Points of all pieces: ☗ 27, ☖ 27") && !table.shows("Uwate wins"));
    table.click("All pieces in the zone");
    assert!(table.reads("Reason").starts_with("Impasse, all pieces in the zone"));
    table.click("☗ Black");
    table.click("Rule");
    assert!(table.shows("Black wins") && table.shows_containing("Impasse, all pieces in the zone"));
}

#[test]
fn in_a_handicap_game_uwate_may_win_the_impasse() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Two pieces");
    table.click("Start game");
    choose(&mut table, "Arbiter", "Rule…");
    table.click("Uwate wins");
    table.click("Rule");
    assert!(table.shows_containing("uwate, who gave the handicap, wins"));
}
