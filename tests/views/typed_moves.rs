//! Moves that are typed, in a game and in a record.

use egui::{Event, Key, Modifiers};
use komadai::app::{Action, TimeKind};
use komadai::session::ArbiterAct;

use crate::files::open;
use crate::table::Table;
use crate::verdicts::table_by;

/// Types a move as a person at the board would, and plays it.
pub fn type_move(table: &mut Table, text: &str) {
    for character in text.chars() {
        table.event(Event::Text(character.to_string()));
    }
    table.press(Modifiers::NONE, Key::Enter);
}

#[test]
fn a_whole_game_is_typed_in_all_notations() {
    let mut table = Table::new();
    for text in ["7g7f", "G4a-4b", "33kakunari", "６二玉", "3342", "72kin", "☗５二金打"] {
        type_move(&mut table, text);
    }
    assert!(table.shows("Black wins") && table.shows("Checkmate"));
}

#[test]
fn what_ctrl_asks_for_is_done_while_a_move_is_typed() {
    let typing = || {
        let mut table = Table::new();
        type_move(&mut table, "7g7f");
        table.event(Event::Text("3".to_owned()));
        assert!(table.shows("A move in any notation"));
        table
    };
    for (keys, key, opened) in [
        (Modifiers::COMMAND | Modifiers::SHIFT, Key::R, "Question"),
        (Modifiers::COMMAND, Key::Comma, "Settings"),
        (Modifiers::COMMAND, Key::K, "Finder"),
    ] {
        let mut table = typing();
        table.press(keys, key);
        assert_eq!(table.dialog_name().as_deref(), Some(opened));
        assert_eq!(table.shows("Resign?"), key == Key::R);
    }
    let mut table = typing();
    table.press(Modifiers::COMMAND, Key::Z);
    assert!(table.shows("7f Black pawn"), "what is undone is the text");
    table.press(Modifiers::COMMAND, Key::E);
    assert!(!table.shows("A move in any notation"), "no move is made where a position is set up");
}

#[test]
fn what_is_typed_is_read_out_before_it_is_played() {
    let mut table = Table::new();
    table.press(Modifiers::NONE, Key::F2);
    assert!(table.shows_containing("For example 7g7f"));
    table.event(Event::Text("58kin".to_owned()));
    assert!(table.shows("Which one?") && table.shows("gold 4i to 5h") && table.shows("gold 6i to 5h"));
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("5h empty"), "nothing is played that is not clear");
    table.event(Event::Text("migi".to_owned()));
    assert!(table.shows_containing("gold 4i to 5h"));
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("5h Black gold"));
    type_move(&mut table, "8822");
    assert!(table.shows_containing("8h") && table.shows("5h Black gold"), "why it cannot be played stays on screen");
    table.press(Modifiers::NONE, Key::Escape);
    assert!(!table.shows("A move in any notation"));
}

#[test]
fn which_of_several_pieces_is_meant_is_clicked_or_chosen_by_a_digit() {
    let which = |choose: fn(&mut Table)| {
        let mut table = Table::new();
        table.event(Event::Text("5".to_owned()));
        table.event(Event::Text("8kin".to_owned()));
        assert!(table.shows("gold 6i to 5h"));
        choose(&mut table);
        assert!(table.shows("5h Black gold") && !table.shows("A move in any notation"), "{:?}", table.everything());
        ["4i", "6i"].map(|square| table.shows(&format!("{square} empty")))
    };
    assert_eq!(which(|table| table.click("gold 6i to 5h")), [false, true]);
    assert_eq!(which(|table| table.event(Event::Text("1".to_owned()))), [true, false]);
    assert_eq!(which(|table| table.event(Event::Text("2".to_owned()))), [false, true]);
    assert_eq!(which(|table| table.event(Event::Text("２".to_owned()))), [false, true], "where kanji are written");
}

#[test]
fn a_digit_that_may_be_more_of_the_move_chooses_nothing() {
    let mut table = Table::new();
    for text in ["G", "5", "8"] {
        table.event(Event::Text(text.to_owned()));
    }
    assert!(table.shows("Which one?"));
    table.event(Event::Text("9".to_owned()));
    assert!(table.shows("5h empty"), "nine of two is nothing to choose");
    let mut table = Table::new();
    for text in ["G", "4", "9", "5", "8"] {
        table.event(Event::Text(text.to_owned()));
    }
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("5h Black gold") && table.shows("4i empty"));
}

#[test]
fn promotion_is_asked_where_it_was_not_typed() {
    let mut table = Table::new();
    for text in ["76fu", "34fu", "22kaku"] {
        type_move(&mut table, text);
    }
    assert_eq!(table.focused().as_deref(), Some("Promote to horse"));
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("2b Black horse"));
}

#[test]
fn a_capture_where_the_last_move_went_is_begun_without_an_input_method() {
    let mut table = Table::new();
    for text in ["7776", "3334", "8822+", "dougin"] {
        type_move(&mut table, text);
    }
    assert!(table.shows("2b White silver"));
}

#[test]
fn a_move_typed_in_a_record_becomes_a_variation() {
    let mut table = Table::new();
    open(&mut table, "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n");
    table.press(Modifiers::NONE, Key::ArrowRight);
    type_move(&mut table, "8c8d");
    assert!(table.shows("2 ☖８四歩") && table.shows("8d White pawn"));
    type_move(&mut table, "b-7g");
    assert!(table.shows("7g Black bishop"), "a letter that is no command begins a move");
}

#[test]
fn nothing_is_typed_where_a_field_or_a_dialog_has_the_keyboard() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::K);
    table.event(Event::Text("7".to_owned()));
    assert!(!table.shows("A move in any notation"));
}

#[test]
fn a_typed_move_gives_no_foul_away_where_one_can_be_made() {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    for text in ["76fu", "34fu", "22kakunari", "22gin"] {
        type_move(&mut table, text);
    }
    type_move(&mut table, "5758");
    assert!(table.shows("5h Black pawn"), "backwards, as the mouse would put it there");
    assert!(!table.shows_containing("llegal"), "it is for the opponent to see");
}

#[test]
fn a_move_that_was_being_typed_when_the_clocks_were_stopped_is_refused_with_a_reason() {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    for text in ["76fu", "34fu"] {
        type_move(&mut table, text);
    }
    table.event(Event::Text("22kaku".to_owned()));
    table.ask(Action::Arbiter(ArbiterAct::Stop));
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("2b White bishop") && !table.shows("Promote to horse"));
    assert!(table.shows("The game is paused. Resume it first."));
}
