//! The audience display: what a hall sees, whatever is done in the window.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::Settings;
use komadai::app::scene::DisplayScene;
use komadai::text::Language;

use crate::files::open;
use crate::table::Table;
use crate::verdicts::{choose, game_from};

/// A position in which Black mates by G*5b.
const MATE_IN_ONE: &str = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

fn game(table: &Table) -> komadai::app::scene::DisplayGame {
    match table.audience() {
        DisplayScene::Game(game) => *game,
        DisplayScene::Title(title) => panic!("nothing but the title page: {title:?}"),
    }
}

#[test]
fn before_anybody_sits_down_the_hall_sees_a_title_page_and_then_the_game() {
    let mut table = Table::new();
    assert!(matches!(table.audience(), DisplayScene::Title(_)));
    table.play("7g", "7f");
    let seen = game(&table);
    assert_eq!((seen.last_move.as_str(), seen.number.as_str()), ("☗７六歩", "Move 1"));
    assert!(seen.result.is_none() && seen.banner.is_none());
}

#[test]
fn the_hall_sees_no_piece_that_is_picked_up_and_no_dialog() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.click("3c White pawn");
    table.press(Modifiers::COMMAND, Key::Comma);
    let seen = game(&table);
    assert!(seen.board.dragged.is_none() && seen.board.active.is_none());
    let marked = seen.board.squares.iter().filter(|square| !square.marks.is_empty()).count();
    assert_eq!(marked, 2, "only the squares of the last move");
}

#[test]
fn the_hall_goes_on_seeing_the_result_when_the_card_in_the_window_is_closed() {
    let mut table = game_from(MATE_IN_ONE);
    table.click("Black in hand: gold, 1");
    table.click("5b empty · can go here");
    table.press(Modifiers::NONE, Key::Escape);
    assert!(!table.shows("Checkmate"));
    let result = game(&table).result.expect("the game is over");
    assert_eq!((result.reason.as_str(), result.other_reason.as_str()), ("Checkmate", "詰み"));
}

#[test]
fn stopped_clocks_are_told_to_the_hall() {
    let mut table = Table::new();
    table.play("7g", "7f");
    choose(&mut table, "Arbiter", "Stop both clocks");
    assert_eq!(game(&table).banner.map(|banner| banner.words).as_deref(), Some("The clocks are stopped."));
}

#[test]
fn the_display_is_painted_at_every_size_and_does_what_its_keys_say() {
    for (width, height) in [(640.0, 360.0), (1280.0, 720.0), (2560.0, 1440.0), (900.0, 900.0)] {
        let mut table = Table::new();
        table.press(Modifiers::NONE, Key::F9);
        assert!(table.is_display_open());
        table.play("7g", "7f");
        table.wait(Duration::from_secs(1));
        table.paint_display(width, height, None);
        table.paint_display(width, height, Some(Key::F9));
        assert!(!table.is_display_open());
    }
}

#[test]
fn a_board_that_is_hidden_in_a_pause_is_hidden_from_the_hall_as_well() {
    let settings = Settings { language: Some(Language::English), hide_in_pause: true, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.play("7g", "7f");
    assert!(game(&table).board.cover.is_none());
    table.click("Pause");
    let seen = game(&table);
    assert!(seen.board.cover.is_some() && seen.stands.iter().all(|stand| stand.slots.is_empty()));
}

#[test]
fn a_record_that_is_looked_at_is_not_announced_to_the_hall() {
    let mut table = Table::new();
    open(&mut table, "手合割：平手\n先手：甲\n後手：乙\n棋戦：秘密の検討\n1 ７六歩(77)\n");
    assert!(table.shows_containing("秘密の検討"), "the arbiter sees it");
    let DisplayScene::Title(title) = table.audience() else { panic!("a record is no game") };
    assert!(!title.title.contains("秘密"), "{title:?}");
}
