//! Commands found by name: typed, chosen with the arrow keys, run with Enter.

use egui::{Key, Modifiers};
use komadai::app::{Command, Effect, MENUS, Settings, ThemeChoice};
use komadai::text::Language;

use crate::consoles::{at_the_console, lock};
use crate::files::open;
use crate::table::Table;

const FIELD: &str = "Find a command or a setting";

fn opened(language: Language) -> Table {
    let mut table = Table::with(Settings { language: Some(language), ..Settings::default() }, 900.0, 600.0);
    table.press(Modifiers::COMMAND, Key::K);
    table
}

fn typed(table: &mut Table, words: &str) {
    table.event(egui::Event::Text(words.to_owned()));
}

#[test]
fn every_command_but_putting_away_stands_in_a_menu_and_can_so_be_found() {
    let in_menus: Vec<Command> = MENUS.iter().flat_map(|menu| menu.entries.iter().flatten().copied()).collect();
    for command in Command::ALL.iter().copied().filter(|command| *command != Command::Cancel) {
        assert_eq!(in_menus.iter().filter(|it| **it == command).count(), 1, "{command:?}");
    }
}

#[test]
fn a_command_is_run_by_keys_alone() {
    let mut table = opened(Language::English);
    typed(&mut table, "about kom");
    assert!(table.shows("About Komadai (Help)") && !table.shows("Flip board (View) Ctrl+F"));
    table.press(Modifiers::NONE, Key::Enter);
    assert!(!table.shows(FIELD) && table.shows("Third-party notices"));
}

#[test]
fn the_words_can_come_in_any_order_and_letters_in_any_size() {
    let mut table = opened(Language::English);
    typed(&mut table, "BOARD flip");
    table.press(Modifiers::NONE, Key::Enter);
    let (top, bottom) = (table.square("9i").center(), table.square("1a").center());
    assert!(top.y < bottom.y, "the board was turned");
}

#[test]
fn arrow_keys_choose_among_what_was_found() {
    let mut table = opened(Language::English);
    typed(&mut table, "…");
    table.press(Modifiers::NONE, Key::ArrowUp);
    table.press(Modifiers::NONE, Key::ArrowDown);
    table.press(Modifiers::NONE, Key::Enter);
    assert!(!table.shows("Start game"), "the first one is a new game, the second is not");
    let mut table = opened(Language::English);
    typed(&mut table, "…");
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("Start game"));
}

#[test]
fn a_command_is_found_by_its_english_name_and_by_its_menu_where_the_program_speaks_japanese() {
    let mut table = opened(Language::Japanese);
    typed(&mut table, "flip");
    assert!(table.shows("盤面反転 (表示) Ctrl+F"));
    let mut table = opened(Language::Japanese);
    typed(&mut table, "審判");
    assert!(table.shows("大会… (審判) Ctrl+T"));
}

#[test]
fn what_makes_no_sense_at_present_is_shown_but_not_run() {
    let mut table = opened(Language::English);
    typed(&mut table, "resign");
    assert!(!table.is_enabled("Resign (Game) unavailable"));
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows(FIELD), "nothing was run");
    table.press(Modifiers::NONE, Key::Escape);
    assert!(!table.shows(FIELD));
}

#[test]
fn nothing_found_is_said_and_a_click_runs_as_well() {
    let mut table = opened(Language::English);
    typed(&mut table, "qqq");
    assert!(table.shows("Nothing has that name."));
    table.press(Modifiers::NONE, Key::Escape);
    table.press(Modifiers::COMMAND, Key::K);
    typed(&mut table, "new game");
    table.click("New game… (File) Ctrl+N");
    assert!(table.shows("Start game"));
}

#[test]
fn a_language_is_found_by_its_name_in_the_other_one() {
    for (language, words, found) in [
        (Language::English, "japanese", "Language: 日本語 (Language and notation)"),
        (Language::Japanese, "英語", "言語：English"),
    ] {
        let mut table = opened(language);
        typed(&mut table, words);
        assert!(table.shows_containing(found), "{:?}", table.painted_words());
    }
}

#[test]
fn every_choice_of_every_setting_is_found_as_well() {
    let mut table = opened(Language::English);
    typed(&mut table, "language 日本語");
    assert!(table.shows("Language: 日本語 (Language and notation)"), "{:?}", table.everything());
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("対局") && !table.shows(FIELD));
    table.press(Modifiers::COMMAND, Key::K);
    typed(&mut table, "language english");
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("Game"));
    for (words, found) in [
        ("dark", "Theme: Dark (Appearance)"),
        ("katsura", "Board: Katsura (Board and pieces)"),
        ("200", "Text size: 200% (Appearance)"),
    ] {
        table.press(Modifiers::COMMAND, Key::K);
        typed(&mut table, words);
        table.click(found);
        assert!(!table.shows(FIELD), "{found} was chosen");
    }
    let kept = |effect| if let Effect::SaveSettings(settings) = effect { Some(settings.looks) } else { None };
    let looks = table.take_effects().into_iter().filter_map(kept).next_back().expect("they are kept");
    assert_eq!((looks.theme, looks.text_percent), (ThemeChoice::Dark, 200));
}

#[test]
fn what_the_console_can_do_is_found_and_done_there_whether_it_is_open_or_not() {
    for is_open in [true, false] {
        let mut table = at_the_console();
        if !is_open {
            table.press(Modifiers::NONE, Key::F8);
            assert!(!table.shows("Adjourn…"));
        }
        table.press(Modifiers::COMMAND, Key::K);
        typed(&mut table, "adjourn");
        assert!(table.is_enabled("Adjourn: Adjourn… (Rulings)"));
        table.press(Modifiers::NONE, Key::Enter);
        assert!(
            !table.shows(FIELD) && table.shows("With a sealed move") && table.shows("Confirm"),
            "{:?}",
            table.everything()
        );
    }
}

#[test]
fn behind_the_pin_nobody_does_from_the_list_what_the_console_keeps() {
    let mut table = at_the_console();
    lock(&mut table);
    for (words, label) in [("adjourn", "Adjourn: Adjourn… (Rulings) unavailable"), ("both clocks", "Stop both clocks")]
    {
        table.press(Modifiers::COMMAND, Key::K);
        typed(&mut table, words);
        assert!(table.shows_containing(label), "{:?}", table.everything());
        table.press(Modifiers::NONE, Key::Enter);
        assert!(table.shows(FIELD), "nothing was run");
        table.press(Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn what_can_be_done_about_the_pin_is_found() {
    for (language, words, found) in
        [(Language::English, "pin", "Set a PIN…"), (Language::Japanese, "pin", "暗証番号を設定…")]
    {
        let mut table = opened(language);
        typed(&mut table, words);
        assert!(table.shows_containing(found), "{:?}", table.everything());
    }
    let mut table = opened(Language::English);
    typed(&mut table, "set pin");
    table.press(Modifiers::NONE, Key::Enter);
    assert_eq!(table.dialog_name().as_deref(), Some("Pin"), "{:?}", table.everything());
}

#[test]
fn a_command_that_does_the_opposite_at_present_is_found_by_its_usual_name_too() {
    let settings = Settings { language: Some(Language::Japanese), table_top: true, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::K);
    for words in ["卓上", "table", "通常"] {
        table.press(Modifiers::COMMAND, Key::A);
        typed(&mut table, words);
        assert!(table.shows_containing("通常の表示に戻す"), "{words}: {:?}", table.everything());
    }
}

#[test]
fn names_come_before_what_is_said_of_a_thing_and_nothing_that_is_only_said_is_run_in_their_place() {
    let mut table = opened(Language::English);
    typed(&mut table, "comment");
    let top = |table: &Table, label: &str| table.place(label).top();
    let said = top(&table, "Language: Same as system (Language and notation)");
    assert!(top(&table, "Next comment (Go) unavailable") < said, "{:?}", table.everything());
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows(FIELD), "nothing was run");
    table.press(Modifiers::NONE, Key::ArrowDown);
    table.press(Modifiers::NONE, Key::Enter);
    assert!(!table.shows(FIELD), "what was chosen with the arrow keys is run");
}

#[test]
fn a_dialog_is_found_by_the_words_of_its_fields() {
    for (language, words, found) in [
        (Language::English, "volume", "Sound… (View)"),
        (Language::English, "countdown", "Sound… (View)"),
        (Language::Japanese, "音量", "音の設定… (表示)"),
        (Language::Japanese, "装置", "音の設定… (表示)"),
        (Language::English, "line endings", "Save with encoding… (File)"),
        (Language::English, "threads", "Engines… (Position)"),
    ] {
        let mut table = opened(language);
        typed(&mut table, words);
        assert!(table.shows(found), "{words}: {:?}", table.everything());
    }
}

#[test]
fn the_comment_is_reached_by_keys_alone() {
    let mut table = Table::new();
    open(&mut table, "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n");
    table.press(Modifiers::COMMAND, Key::K);
    typed(&mut table, "comment");
    table.press(Modifiers::NONE, Key::Enter);
    assert_eq!(table.focused().as_deref(), Some("Comment"));
    typed(&mut table, "A good move.");
    assert_eq!(table.reads("Comment"), "A good move.");
    let point = table.square("5e").center();
    table.click_at(point);
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert_ne!(table.focused().as_deref(), Some("Comment"), "it was called once, and not for every place");
}

#[test]
fn enter_changes_nothing_else_where_what_was_meant_cannot_be_done() {
    let mut table = opened(Language::English);
    typed(&mut table, "play from");
    let rows = table.everything();
    let row = |name: &str| rows.iter().position(|(label, _)| label.starts_with(name)).unwrap();
    assert!(row("Play from here…") < row("Evaluations are seen from: The player at the bottom"), "{rows:?}");
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows(FIELD), "nothing was run");
}

#[test]
fn what_can_be_copied_is_found_by_the_name_of_its_format() {
    let mut table = Table::new();
    table.play_all("7g7f 3c3d");
    table.press(Modifiers::COMMAND, Key::K);
    typed(&mut table, "ki2");
    assert!(table.shows("Copy: Record as KI2 (Edit)"), "{:?}", table.everything());
    table.take_effects();
    table.press(Modifiers::NONE, Key::Enter);
    let copied = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::CopyText(text) => Some(text),
        _ => None,
    });
    assert!(copied.is_some_and(|text| text.contains("▲７六歩") && text.contains("△３四歩")));
    assert!(!table.shows(FIELD));
}
