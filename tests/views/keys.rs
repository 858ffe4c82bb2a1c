//! The keys for commands: shown, chosen, clashing, and as usual again.

use egui::{Key, Modifiers};
use komadai::app::{Command, Effect, Settings};
use komadai::text::Language;

use crate::files::open;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n";

/// The dialog, narrowed to the commands that are called so.
fn table_with(query: &str) -> Table {
    let mut table = Table::new();
    table.ask(komadai::app::Action::Command(Command::Keys));
    table.type_into("Find a command by its name", query);
    table
}

#[test]
fn a_key_that_is_pressed_becomes_the_key_of_the_command_and_is_kept() {
    let mut table = table_with("flip");
    assert!(table.shows("Flip board: Ctrl+F"));
    table.click("Flip board: Ctrl+F");
    assert!(table.shows("Flip board: Press a key…"));
    table.press(Modifiers::NONE, Key::F7);
    assert!(table.shows("Flip board: F7"));
    let kept = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings),
        _ => None,
    });
    let mut again = Table::with(*kept.expect("the settings are kept"), 1280.0, 800.0);
    let black_is_below = |table: &Table| table.square("9i").center().y > table.square("9a").center().y;
    again.press(Modifiers::COMMAND, Key::F);
    assert!(black_is_below(&again), "the usual key is free now");
    again.press(Modifiers::NONE, Key::F7);
    assert!(!black_is_below(&again));
}

#[test]
fn keys_that_do_something_in_front_of_a_dialog_can_be_chosen_too() {
    let mut table = table_with("flip");
    table.click("Flip board: Ctrl+F");
    table.press(Modifiers::COMMAND, Key::Q);
    assert!(!table.take_effects().contains(&Effect::Close), "it is heard as the new key, and does nothing");
    assert!(table.shows("Flip board: Ctrl+Q") && table.shows("The same key also means: Quit"));
    table.click("Reset: Flip board");
    assert!(table.shows("Flip board: Ctrl+F") && !table.shows("The same key also means: Quit"));
}

#[test]
fn esc_leaves_a_key_as_it_is_and_backspace_takes_it_away() {
    let mut table = table_with("flip");
    table.click("Flip board: Ctrl+F");
    table.press(Modifiers::NONE, Key::Escape);
    assert!(table.shows("Flip board: Ctrl+F"), "the dialog is still there");
    table.click("Flip board: Ctrl+F");
    table.press(Modifiers::NONE, Key::Backspace);
    assert!(table.shows("Flip board: –"));
    table.click("Reset all keys");
    assert!(table.shows("Flip board: Ctrl+F"));
}

#[test]
fn a_chosen_key_is_shown_wherever_the_command_is() {
    let mut settings = Settings { language: Some(Language::English), ..Settings::default() };
    settings.keys.choose(Command::Find, "Ctrl+J".to_owned());
    settings.keys.choose(Command::Next, "N".to_owned());
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.click("Help");
    assert!(table.shows_containing("Ctrl+J") && !table.shows_containing("Ctrl+K"));
    table.press(Modifiers::NONE, Key::Escape);
    open(&mut table, RECORD);
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(table.shows("7g Black pawn"), "the usual key has gone");
    assert!(table.focused().is_some(), "it brings the cursor now, which leaves letters to commands");
    table.press(Modifiers::NONE, Key::N);
    assert!(table.shows("7f Black pawn"));
}

#[test]
fn whatever_is_allowed_can_make_sense_where_it_is() {
    let in_match = Table::new();
    let mut in_review = Table::new();
    open(&mut in_review, RECORD);
    in_review.press(Modifiers::NONE, Key::ArrowRight);
    let mut in_setup = Table::new();
    in_setup.press(Modifiers::COMMAND, Key::E);
    for command in Command::ALL {
        let places = command.places();
        assert!(places.in_match || !in_match.allows(command), "{command:?}");
        assert!(places.in_review || !in_review.allows(command), "{command:?}");
        assert!(places.in_setup || !in_setup.allows(command), "{command:?}");
    }
}
