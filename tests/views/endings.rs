//! The result card, and what an arbiter can say about the result.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Action, Command, DialogAction, Settings};
use komadai::rules::FoulKind;
use komadai::text::{Language, Text};

use crate::table::Table;
use crate::verdicts::{choose, game_from};

/// A game resigned after one move.
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
    choose(&mut table, "Arbiter", "Give a ruling…");
    table.click("☖ White");
    table.click("Give ruling");
    assert!(table.shows("White wins"));
    assert_eq!(table.header("終了日時"), ended, "nobody played since");
}

#[test]
fn old_ways_to_decide_an_impasse_give_their_words_to_the_ruling() {
    let mut table = Table::new();
    table.play("7g", "7f");
    choose(&mut table, "Arbiter", "Give a ruling…");
    assert!(table.shows("Points of all pieces: ☗ 27, ☖ 27") && !table.shows("Uwate wins"));
    assert!(table.shows("Points in the camp and in hand: ☗ 0, ☖ 0") && !table.shows_containing("outside the zone"));
    table.click("King on the last rank");
    assert!(table.shows("Black: the king does not stand on the last rank"), "that is White's home");
    table.click("All pieces in the zone");
    assert!(table.shows_containing("Black, outside the zone: ") && table.shows("By the points, 24 needed: Draw"));
    assert!(table.reads("Reason").starts_with("Impasse, all pieces in the zone"));
    table.click("☗ Black");
    table.click("Give ruling");
    assert!(table.shows("Black wins") && table.shows_containing("Impasse, all pieces in the zone"));
}

/// All of Black's pieces are in the promotion zone, but the tokin on 5c is unprotected; White has a king and two
/// pieces.
const ALL_IN: &str = "KG7/9/4+P4/9/9/9/9/9/5+pgk1 b 2R2B2G4S4N4L16P 1";

#[test]
fn the_ruling_shows_what_old_ways_wait_for_and_proposes_who_wins_by_the_points() {
    let mut table = game_from(ALL_IN);
    choose(&mut table, "Arbiter", "Give a ruling…");
    assert!(!table.is_enabled("Give ruling"), "nobody has said anything yet");
    table.click("All pieces protected in the zone");
    assert!(table.shows("Black, unprotected in the zone: 5c") && table.shows("By the points, 24 needed: Black wins"));
    assert!(
        table.shows("White: every piece is in the zone") && table.shows("White: nothing in the zone is unprotected")
    );
    table.click("Give ruling");
    assert!(table.shows("Black wins"), "proposed, as White is done and is short of points");
}

#[test]
fn the_arbiters_list_of_fouls_is_charged_by_name_in_both_languages() {
    for (language, [menu, rule, foul, winner, done, told]) in [
        (
            Language::English,
            ["Arbiter", "Give a ruling…", "Foul", "☗ Black", "Give ruling", "White: advice from others or a program."],
        ),
        (Language::Japanese, ["審判", "裁定…", "反則", "☗ 先手", "裁定する", "後手：助言・ソフトの使用"]),
    ] {
        let mut table = Table::with(Settings { language: Some(language), ..Settings::default() }, 1280.0, 800.0);
        choose(&mut table, menu, rule);
        table.click(foul);
        table.click(winner);
        let text = Text::new(language);
        table.confirm(&text.say("ruling-foul-kind"));
        table.click(&text.foul_kind(FoulKind::Advice));
        table.click(done);
        assert!(table.shows(told), "{language:?}");
    }
}

#[test]
fn in_a_handicap_game_uwate_may_win_the_impasse() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.choose("Handicap", "Two pieces");
    table.click("Start game");
    choose(&mut table, "Arbiter", "Give a ruling…");
    table.click("Uwate wins");
    table.click("Give ruling");
    assert!(table.shows_containing("uwate, who gave the handicap, wins"));
}

#[test]
fn what_can_be_done_after_a_game_stands_once() {
    for (width, height) in [(1280.0, 800.0), (900.0, 600.0)] {
        let mut table = Table::with(Settings::default(), width, height);
        table.press(Modifiers::COMMAND, Key::N);
        table.press(Modifiers::NONE, Key::Enter);
        table.play_all("7g7f");
        table.ask(Action::Command(Command::Resign));
        table.ask(Action::Dialog(DialogAction::Confirm));
        let offered = ["Review", "Rematch"];
        assert_eq!(offered.map(|label| table.count(label)), [1, 1], "on the card");
        table.click("Close and look at the board");
        assert_eq!(offered.map(|label| table.count(label)), [1, 1], "below the moves");
    }
}
