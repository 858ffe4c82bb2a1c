//! Lines of Japanese: they end between phrases.

use komadai::app::{Action, Command, Settings};
use komadai::text::{Language, Text};

use crate::table::Table;

/// Dialogs of which every sentence is seen in the smallest window.
const SEEN: [Command; 3] = [Command::NewGame, Command::Hall, Command::Settings];

fn small() -> Table {
    Table::with(Settings { language: Some(Language::Japanese), ..Settings::default() }, 900.0, 600.0)
}

#[test]
fn lines_of_japanese_end_between_phrases() {
    for command in SEEN {
        let mut table = small();
        table.ask(Action::Command(command));
        let parted = table.lines_that_part_words();
        assert!(parted.is_empty(), "{command:?}: {parted:#?}");
    }
}

#[test]
fn a_sentence_is_read_out_in_one_piece_whatever_its_lines() {
    let text = Text::new(Language::Japanese);
    let mut table = small();
    table.ask(Action::Command(Command::Hall));
    assert!(table.shows(&text.say("hall-share-why")), "no line break is in it");
}
