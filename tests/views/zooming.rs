//! The board enlarged, with two fingers or with Ctrl and the wheel, without playing anything.

use egui::{Event, Key, Modifiers, TouchPhase, pos2, vec2};

use crate::table::Table;

/// Two fingers spread around the middle of a square.
fn spread(table: &mut Table, square: &str) {
    let around = table.square(square).center();
    let fingers = |apart: f32| [around - vec2(apart, 0.0), around + vec2(apart, 0.0)];
    for (phase, aparts) in
        [(TouchPhase::Start, &[30.0][..]), (TouchPhase::Move, &[40.0, 50.0, 60.0]), (TouchPhase::End, &[60.0])]
    {
        for apart in aparts {
            for (id, pos) in (0..).zip(fingers(*apart)) {
                table.touch(id, phase, pos);
            }
        }
    }
}

#[test]
fn two_fingers_enlarge_the_board_and_play_nothing() {
    let mut table = Table::new();
    let before = table.square("5e");
    // Where they begin and end, there are pawns that could be picked up and squares they could go to.
    spread(&mut table, "5g");
    let after = table.square("5e");
    assert!(after.width() > before.width() * 1.5, "{before:?} {after:?}");
    assert!(!table.shows_containing("can go here"), "nothing was picked up");
    assert_eq!(table.board(), Table::new().board());
    let place = table.square("7g").center();
    table.click_at(place);
    assert!(table.shows("7f empty · can go here"), "one finger plays as ever");
}

#[test]
fn what_lies_under_the_pointer_is_enlarged_and_a_key_shows_all_again() {
    let mut table = Table::new();
    let before = table.square("7g");
    table.event(Event::PointerMoved(before.center()));
    table.press(Modifiers::NONE, Key::F5);
    assert_eq!(table.square("7g"), before);
    table.event(Event::Zoom(1.4));
    let after = table.square("7g");
    assert!(after.width() > before.width() * 1.2 && after.contains(before.center()), "{before:?} {after:?}");
    assert!(table.shows_containing("Whole board"));
    table.press(Modifiers::NONE, Key::F5);
    assert_eq!(table.square("7g"), before);
}

#[test]
fn the_cursor_brings_its_square_into_sight() {
    let mut table = Table::new();
    let window = [table.square("9a"), table.square("1i")];
    spread(&mut table, "5g");
    let is_seen = |table: &Table, square: &str| {
        let square = table.square(square);
        square.left() > window[0].left() - 60.0 && square.top() > window[0].top() - 60.0
    };
    assert!(!is_seen(&table, "9a"));
    table.press(Modifiers::NONE, Key::F3);
    for key in [Key::ArrowLeft, Key::ArrowUp] {
        (0..8).for_each(|_| table.press(Modifiers::NONE, key));
    }
    assert!(is_seen(&table, "9a") && table.focused().is_some_and(|label| label.starts_with("9a")));
}

#[test]
fn a_piece_let_go_over_a_stand_goes_nowhere_though_a_square_lies_hidden_there() {
    let mut table = Table::new();
    spread(&mut table, "5g");
    let from = table.square("7g").center();
    let over_the_stand = pos2(60.0, 500.0);
    let press = |pos, pressed| {
        let button = egui::PointerButton::Primary;
        Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
    };
    table.event(Event::PointerMoved(from));
    table.event(press(from, true));
    table.event(Event::PointerMoved(over_the_stand));
    table.event(press(over_the_stand, false));
    assert_eq!(table.board(), Table::new().board());
}
