//! The keys for commands: shown, chosen, clashing, and reset.

use egui::{Event, Key, Modifiers};
use komadai::app::DisplayScene;
use komadai::app::{Action, Command, Effect, Settings};
use komadai::text::Language;

use crate::files::open;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n";

/// The dialog, filtered to the commands with this name.
fn table_with(query: &str) -> Table {
    let mut table = Table::new();
    table.ask(Action::Command(Command::Keys));
    table.type_into("Find a command by name", query);
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
    settings.keys.choose(Command::Next, "U".to_owned());
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.click("Help");
    assert!(table.shows_containing("Ctrl+J") && !table.shows_containing("Ctrl+K"));
    table.press(Modifiers::NONE, Key::Escape);
    open(&mut table, RECORD);
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(table.shows("7g Black pawn"), "the usual key has gone");
    assert_eq!(table.focused(), None, "and brings no cursor in a record");
    table.press(Modifiers::NONE, Key::F3);
    assert!(table.focused().is_some(), "the cursor leaves letters to commands");
    table.press(Modifiers::NONE, Key::U);
    assert!(table.shows("7f Black pawn"));
}

/// Presses a key that writes this, as a keyboard does: the key and the text arrive together.
fn strike(table: &mut Table, key: Key, written: &str) {
    table.event(Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE });
    table.event(Event::Text(written.to_owned()));
}

#[test]
fn a_letter_that_begins_a_move_reaches_the_field_on_a_variation_too() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.play_all("2g2f");
    table.press(Modifiers::NONE, Key::ArrowRight);
    for (key, letter) in [(Key::B, "b"), (Key::P, "p"), (Key::R, "r"), (Key::N, "n")] {
        strike(&mut table, key, letter);
        assert!(table.shows("A move in any notation"), "{letter}");
        assert!(table.shows("2f Black pawn"), "the variation is still looked at: {letter}");
        table.press(Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn a_plain_key_that_was_chosen_does_nothing_while_somebody_types() {
    let mut settings = Settings { language: Some(Language::English), ..Settings::default() };
    for (command, written) in [(Command::Quit, "U"), (Command::Manual, "Shift+U"), (Command::Flip, "Shift+A")] {
        settings.keys.choose(command, written.to_owned());
    }
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.take_effects();
    table.press(Modifiers::NONE, Key::F2);
    for held in [Modifiers::NONE, Modifiers::SHIFT] {
        table.press(held, Key::U);
        assert!(!table.take_effects().contains(&Effect::Close) && table.chapter().is_none());
    }
    table.press(Modifiers::NONE, Key::Escape);
    open(&mut table, RECORD);
    table.type_into("Comment", "a");
    let below = |table: &Table| table.square("9i").center().y > table.square("9a").center().y;
    table.press(Modifiers::SHIFT, Key::A);
    assert!(below(&table), "it is written, and turns no board");
}

#[test]
fn keys_in_the_settings_that_no_command_can_have_are_left_out_and_named() {
    let mut settings = Settings { language: Some(Language::English), ..Settings::default() };
    settings.keys.choose(Command::Quit, "ShiftLeft".to_owned());
    settings.keys.choose(Command::Flip, "Ctrl+C".to_owned());
    let mut table = Table::with(settings, 1280.0, 800.0);
    assert!(table.shows("Keys in the settings that cannot be shortcuts were left out"));
    assert!(table.shows_containing("Quit: ShiftLeft") && table.shows_containing("Flip board: Ctrl+C"));
    table.press(Modifiers::COMMAND, Key::F);
    assert!(table.square("9i").center().y < table.square("9a").center().y, "the usual key is in force");
}

#[test]
fn hints_name_the_keys_that_are_in_force_and_the_command_where_there_is_none() {
    let mut settings = Settings { language: Some(Language::English), ..Settings::default() };
    settings.keys.choose(Command::NewGame, "Ctrl+J".to_owned());
    settings.keys.choose(Command::ToggleDisplay, String::new());
    let mut table = Table::with(settings, 1280.0, 800.0);
    assert!(table.shows_containing("Ctrl+J: names, clocks") && !table.shows_containing("Ctrl+N"));
    table.ask(Action::Command(Command::ToggleDisplay));
    assert!(table.shows_containing("second screen: Shift+F9. To close it: Audience display."));
}

#[test]
fn the_display_knows_the_keys_that_are_in_force() {
    let mut settings = Settings { language: Some(Language::English), ..Settings::default() };
    settings.keys.choose(Command::ToggleDisplay, "J".to_owned());
    settings.keys.choose(Command::Commentary, "U".to_owned());
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.play("7g", "7f");
    table.press(Modifiers::NONE, Key::J);
    table.paint_display(1280.0, 720.0, Some(Key::U));
    assert!(table.is_display_open() && matches!(table.audience(), DisplayScene::Commentary(_)));
    table.paint_display(1280.0, 720.0, Some(Key::J));
    assert!(!table.is_display_open());
}

#[test]
fn whatever_is_allowed_can_make_sense_where_it_is() {
    let in_match = Table::new();
    let mut in_review = Table::new();
    open(&mut in_review, RECORD);
    in_review.press(Modifiers::NONE, Key::ArrowRight);
    let mut in_setup = Table::new();
    in_setup.press(Modifiers::COMMAND, Key::E);
    for &command in Command::ALL {
        let places = command.places();
        assert!(places.in_match || !in_match.allows(command), "{command:?}");
        assert!(places.in_review || !in_review.allows(command), "{command:?}");
        assert!(places.in_setup || !in_setup.allows(command), "{command:?}");
    }
}
