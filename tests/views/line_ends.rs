//! Lines of Japanese: they end between phrases, in every dialog.

use egui::{Key, Modifiers};
use komadai::app::{Action, Command, DialogAction, Section, Settings, SettingsAction};
use komadai::text::{Language, Text};

use crate::dialogs::{COMMANDS, WAYS};
use crate::table::Table;

/// The smallest window, and the same with words twice as large, as far as a dialog has room in it.
const WINDOWS: [(f32, f32); 3] = [(900.0, 600.0), (1280.0, 800.0), (700.0, 560.0)];

fn tables() -> impl Iterator<Item = Table> {
    let settings = Settings { language: Some(Language::Japanese), ..Settings::default() };
    WINDOWS.into_iter().map(move |(width, height)| Table::with(settings.clone(), width, height))
}

#[track_caller]
fn check(table: &Table, place: &str) {
    let parted = table.lines_that_part_words();
    assert!(parted.is_empty(), "{place}: {parted:#?}");
}

#[test]
fn lines_of_japanese_end_between_phrases_in_every_dialog() {
    let text = Text::new(Language::Japanese);
    for (name, go) in WAYS {
        for mut table in tables() {
            go(&mut table, &text);
            check(&table, name);
        }
    }
    for mut table in tables() {
        for command in COMMANDS {
            table.ask(Action::Command(command));
            check(&table, &format!("{command:?}"));
            table.ask(Action::Dialog(DialogAction::Cancel));
        }
        table.ask(Action::Command(Command::Settings));
        for section in Section::ALL {
            table.ask(Action::Dialog(DialogAction::Settings(SettingsAction::Show(section))));
            check(&table, &format!("{section:?}"));
        }
    }
}

#[test]
fn what_is_told_at_a_square_and_beside_the_board_ends_its_lines_between_phrases_as_well() {
    for mut table in tables() {
        table.press(Modifiers::COMMAND, Key::N);
        table.press(Modifiers::NONE, Key::Enter);
        table.play("７七", "７五");
        check(&table, "an illegal move");
        table.ask(Action::Command(Command::Resign));
        table.ask(Action::Dialog(DialogAction::Confirm));
        check(&table, "a result");
    }
}

#[test]
fn a_sentence_is_read_out_in_one_piece_whatever_its_lines() {
    let text = Text::new(Language::Japanese);
    let settings = Settings { language: Some(Language::Japanese), ..Settings::default() };
    let mut table = Table::with(settings, 900.0, 600.0);
    table.ask(Action::Command(Command::Hall));
    assert!(table.shows(&text.say("hall-share-why")), "no line break is in it");
}
