//! The settings: changed in a dialog, effective at once, saved, and reset.

use std::time::Duration;

use egui::{Event, Key, Modifiers};
use komadai::app::{Action, Command, Coordinates, Effect, Looks, MotionChoice, Notation, Settings, ThemeChoice};
use komadai::storage::{completed_settings, read_settings};
use komadai::text::Language;

use crate::table::Table;

/// The settings as last saved.
fn kept(table: &mut Table) -> Option<Settings> {
    table.take_effects().into_iter().rev().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(*settings),
        _ => None,
    })
}

fn opened(settings: Settings) -> Table {
    let mut table = Table::with(Settings { language: Some(Language::English), ..settings }, 900.0, 600.0);
    table.press(Modifiers::COMMAND, Key::Comma);
    table
}

#[test]
fn what_is_lost_of_damaged_settings_is_as_usual_in_that_language() {
    let usual = Settings::usual(Language::English);
    let read: Result<Settings, _> = read_settings(b"(sound: false, autosave: tru, looks: (");
    let (rest, _) = read.expect_err("they are damaged");
    let settings = completed_settings(rest, &usual);
    assert_eq!(settings, Settings { sound: false, ..usual });
}

#[test]
fn a_choice_holds_at_once_and_is_kept() {
    let mut table = opened(Settings::default());
    table.click("Theme: Dark");
    assert_eq!(kept(&mut table).map(|it| it.looks.theme), Some(ThemeChoice::Dark));
    table.click("Language and notation");
    table.click("Language: 日本語");
    assert!(table.shows("言語と表記"), "the dialog itself speaks the other language");
    table.click("指し手の表記: P-7f");
    let settings = kept(&mut table).unwrap();
    assert_eq!((settings.language, settings.notation), (Some(Language::Japanese), Notation::Hodges));
}

#[test]
fn what_is_looked_for_can_be_typed_as_soon_as_the_settings_are_open() {
    let mut table = opened(Settings::default());
    assert_eq!(table.focused().as_deref(), Some("Search the settings"));
    table.event(Event::Text("yellow".to_owned()));
    assert!(table.shows("Theme: High contrast") && !table.shows("Coordinates: 7f"));
    table.press(Modifiers::NONE, Key::Escape);
    assert!(!table.shows("Theme: High contrast"), "one Esc closes them");
}

#[test]
fn a_setting_is_found_by_words_of_either_language() {
    let mut table = opened(Settings::default());
    for words in ["yellow", "見やすさ"] {
        table.type_into("Search the settings", words);
        assert!(table.shows("Theme: High contrast") && !table.shows("Coordinates: 7f"), "{words}");
        table.click("Board and pieces");
        assert!(!table.shows("Theme: Dark") && table.shows("Coordinates: 7f"), "a section shows all of itself");
    }
    table.type_into("Search the settings", "qqq");
    assert!(table.shows("No setting matches."));
}

#[test]
fn what_is_set_in_a_dialog_of_its_own_is_found_by_its_words_and_opened_from_there() {
    let english = ["volume", "countdown", "beep", "device", "Flash the clock"];
    let japanese = ["音量", "秒読み", "装置", "出力先", "電子音"];
    for (language, words, way) in [(Language::English, english, "Sound…"), (Language::Japanese, japanese, "音の設定…")]
    {
        for words in words {
            let mut table = Table::with(Settings { language: Some(language), ..Settings::default() }, 900.0, 600.0);
            table.press(Modifiers::COMMAND, Key::Comma);
            table.event(Event::Text(words.to_owned()));
            assert!(table.shows(way), "{words}: {:?}", table.everything());
            table.confirm(way);
            assert_eq!(table.dialog_name().as_deref(), Some("Sound"), "{words}");
        }
    }
    let mut table = opened(Settings::default());
    table.click("Sound");
    assert!(table.is_enabled("Sound…"), "it stands in its section as well");
    table.click("Engines");
    assert!(
        table.is_enabled("Engines…") && !table.is_enabled("Analyse the game…"),
        "no record is there to be analysed"
    );
}

#[test]
fn every_field_of_a_dialog_of_its_own_leads_there_from_the_settings() {
    let dialogs = [
        (Command::Sound, "Sound…"),
        (Command::NewGame, "New game…"),
        (Command::Hall, "Hall…"),
        (Command::Library, "Library…"),
        (Command::Engines, "Engines…"),
        (Command::Practice, "Practice…"),
        (Command::Print, "Print…"),
    ];
    for (command, way) in dialogs {
        let mut table = Table::new();
        table.ask(Action::Command(command));
        let fields = table.fields();
        table.press(Modifiers::NONE, Key::Escape);
        for field in fields {
            table.press(Modifiers::COMMAND, Key::Comma);
            table.event(Event::Text(field.clone()));
            assert!(table.shows(way), "{way}: {field}");
            table.press(Modifiers::NONE, Key::Escape);
        }
    }
}

#[test]
fn a_setting_is_made_as_it_was_at_first_alone_or_with_all_others() {
    let looks = Looks { theme: ThemeChoice::Dark, coordinates: Coordinates::Digits, ..Looks::default() };
    let mut table = opened(Settings { looks, autosave: true, ..Settings::default() });
    table.click("Reset: Theme");
    let settings = kept(&mut table).unwrap();
    assert_eq!((settings.looks.theme, settings.looks.coordinates), (ThemeChoice::System, Coordinates::Digits));
    assert!(!table.shows("Reset: Theme"), "it is so already");
    table.click("Reset all");
    let settings = kept(&mut table).unwrap();
    assert_ne!(settings.looks.coordinates, Coordinates::Digits);
    assert!(!settings.autosave && !table.shows("Reset all"));
    table.click("Undo reset");
    let settings = kept(&mut table).unwrap();
    assert_eq!((settings.looks.coordinates, settings.autosave), (Coordinates::Digits, true));
    assert!(table.is_enabled("Reset all"));
}

#[test]
fn where_nobody_wants_to_know_the_squares_that_a_piece_reaches_are_not_marked() {
    for hints in [true, false] {
        let looks = Looks { hints, ..Looks::default() };
        let mut table =
            Table::with(Settings { language: Some(Language::English), looks, ..Settings::default() }, 1280.0, 800.0);
        let point = table.square("7g").center();
        table.click_at(point);
        assert_eq!(table.shows_containing("can go here"), hints);
        let point = table.square("7f").center();
        table.click_at(point);
        assert!(table.shows("7f Black pawn"), "it can be played either way");
    }
}

#[test]
fn pieces_on_their_way_hold_nothing_up_and_have_arrived_soon() {
    let mut table = Table::new();
    table.play_all("7g7f 3c3d");
    assert!(table.shows("3d White pawn"), "it is there for whoever asks");
    assert!(table.next_change().is_some_and(|after| after < Duration::from_millis(20)), "the next picture is due");
    table.wait(Duration::from_millis(200));
    assert!(table.next_change().is_none_or(|after| after > Duration::from_millis(20)), "nothing moves any more");
}

#[test]
fn nothing_moves_where_it_is_not_wanted() {
    let looks = Looks { motion: MotionChoice::Off, ..Looks::default() };
    let mut table = Table::with(Settings { looks, ..Settings::default() }, 1280.0, 800.0);
    table.play_all("7g7f");
    assert!(table.next_change().is_none_or(|after| after > Duration::from_millis(20)));
}
