//! A round that is entered without the mouse.

use egui::{Key, Modifiers};

use super::{Seat, club};

/// With the mouse for the first pairing only.
#[test]
fn the_results_of_a_round_are_entered_by_the_keyboard() {
    let mut club = club();
    club.choose(1);
    let keys =
        [Key::ArrowDown, Key::ArrowUp, Key::Tab, Key::Enter, Key::ArrowDown, Key::Tab, Key::Enter, Key::ArrowDown];
    for key in keys.into_iter().chain([Key::Enter]) {
        club.table.press(Modifiers::NONE, key);
        club.settle();
    }
    let file = club.file();
    let winner = |table: u32| file.table(1, table).unwrap().games.first().map(|game| game.winner);
    let (first, second) = (Some(Some(Seat::First)), Some(Some(Seat::Second)));
    assert_eq!([1, 2, 3, 4].map(winner), [first, second, first, None]);
}
