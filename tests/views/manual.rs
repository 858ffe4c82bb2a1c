//! What the Help menu offers: the manual in its own window, and whose work the program is built from.

use egui::{Key, Modifiers, Rect, pos2};
use komadai::app::{Action, Command, Settings};
use komadai::text::Language;
use komadai::text::manual::Chapter;

use crate::table::Table;

fn opened(language: Language) -> Table {
    let mut table = Table::of_manual(language, 900.0, 1600.0);
    table.ask(Action::Command(Command::Manual));
    table
}

#[test]
fn the_manual_opens_with_f1_even_in_front_of_a_dialog_and_closes_with_it() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.press(Modifiers::NONE, Key::F1);
    assert_eq!(table.chapter(), Some("The first game"));
    assert!(table.shows("Start game"), "the dialog stays");
    table.press(Modifiers::NONE, Key::F1);
    assert_eq!(table.chapter(), None);
}

#[test]
fn chapters_are_chosen_at_the_side_and_by_links() {
    let mut table = opened(Language::English);
    table.click("Formats");
    assert_eq!(table.chapter(), Some("Formats"));
    assert!(table.shows("Encodings"));
    table.click("The first game");
    table.click("reviewing");
    assert_eq!(table.chapter(), Some("Reviewing"));
    for key in [Key::Escape, Key::F1] {
        table.press(Modifiers::NONE, key);
        assert_eq!(table.chapter(), None);
        table.ask(Action::Command(Command::Manual));
    }
}

/// Characters without a glyph fail here as well: the harness does not let them pass.
#[test]
fn every_chapter_can_be_read_in_every_language_and_nothing_sticks_out_at_the_side() {
    for language in Language::ALL {
        for (width, height) in [(560.0, 400.0), (900.0, 700.0)] {
            let mut table = Table::of_manual(language, width, height);
            for chapter in Chapter::ALL {
                table.ask(Action::ShowManual(Some(chapter)));
                for _ in 0..30 {
                    table.press(Modifiers::NONE, Key::PageDown);
                }
                let window = Rect::from_min_max(pos2(-0.5, -1e6), pos2(width + 0.5, 1e6));
                for (name, rect) in table.everything() {
                    assert!(window.contains_rect(rect), "{chapter:?}, {language:?}: {name} {rect:?}");
                }
            }
        }
    }
}

#[test]
fn the_manual_follows_the_language_of_the_window() {
    let mut table = opened(Language::English);
    table.ask(Action::SetLanguage(Language::Japanese));
    assert!(table.shows("目次") && table.shows("はじめての対局"));
}

#[test]
fn about_names_what_the_program_is_made_with_and_fits_into_small_windows() {
    for (width, height) in [(720.0, 480.0), (900.0, 600.0)] {
        let settings = Settings { language: Some(Language::English), ..Settings::default() };
        let mut table = Table::with(settings, width, height);
        table.ask(Action::Command(Command::About));
        assert!(table.shows("FONTS"));
        let close = table.everything().into_iter().rfind(|(name, _)| name == "Close").expect("it can be closed");
        assert!(close.1.bottom() < height, "{close:?}");
        table.click("Close");
        assert!(!table.shows("FONTS"));
    }
}
