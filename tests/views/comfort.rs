//! Comfort: text of any size, what the system asks for, custom pieces, help that goes away.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Action, Effect, Hint, Incoming, Looks, Machine, PieceChoice, Settings, SystemLooks};
use komadai::picture::{ImageError, ImageName, PieceImage, PieceImages};
use komadai::shogi::PieceKind;
use komadai::storage::FileError;
use komadai::text::Language;

use crate::table::Table;

const SVG: &[u8] =
    br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 10"><rect width="9" height="10" fill="navy"/></svg>"#;

/// The settings as last saved.
fn kept(table: &mut Table) -> Option<Settings> {
    table.take_effects().into_iter().rev().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(*settings),
        _ => None,
    })
}

fn english(looks: Looks) -> Settings {
    Settings { language: Some(Language::English), looks, ..Settings::default() }
}

#[test]
fn words_are_made_larger_and_smaller_by_keys_wherever_one_is_and_stay_so() {
    let mut table = Table::new();
    let percent = |table: &mut Table, modifiers, key| {
        table.press(modifiers, key);
        table.wait(Duration::from_secs(1));
        kept(table).map(|settings| settings.looks.text_percent)
    };
    assert_eq!(percent(&mut table, Modifiers::COMMAND, Key::Plus), Some(110));
    assert_eq!(percent(&mut table, Modifiers::COMMAND, Key::Equals), Some(125));
    assert_eq!(percent(&mut table, Modifiers::COMMAND | Modifiers::SHIFT, Key::Plus), Some(150));
    table.press(Modifiers::COMMAND, Key::Comma);
    assert_eq!(percent(&mut table, Modifiers::COMMAND, Key::Minus), Some(125), "in front of a dialog, too");
    assert_eq!(percent(&mut table, Modifiers::COMMAND, Key::Num0), Some(100));
    assert_eq!(percent(&mut table, Modifiers::COMMAND, Key::Num0), None, "it is so already");
    table.click("Text size: 200%");
    assert_eq!(kept(&mut table).map(|settings| settings.looks.text_percent), Some(200));
}

#[test]
fn a_key_that_is_held_down_has_the_size_of_words_kept_once_it_rests_or_the_window_closes() {
    let mut table = Table::new();
    for _ in 0..3 {
        table.press(Modifiers::COMMAND, Key::Plus);
        table.wait(Duration::from_millis(200));
        assert_eq!(kept(&mut table), None, "not with every step");
    }
    assert!(table.next_change().is_some_and(|after| after <= Duration::from_millis(800)));
    table.wait(Duration::from_millis(800));
    assert_eq!(kept(&mut table).map(|settings| settings.looks.text_percent), Some(150));
    table.wait(Duration::from_secs(5));
    assert_eq!(kept(&mut table), None, "once");
    table.press(Modifiers::COMMAND, Key::Minus);
    table.ask(Action::CloseRequested);
    assert_eq!(kept(&mut table).map(|settings| settings.looks.text_percent), Some(125));
}

#[test]
fn what_is_told_again_and_again_is_told_once_with_how_often() {
    let mut table = Table::new();
    for _ in 0..40 {
        table.receive(Incoming::SettingsNotSaved(FileError::Other("No space left on device".to_owned())));
    }
    assert_eq!(table.count("Close this message"), 1);
    assert!(table.shows_containing("(×40)"));
    table.receive(Incoming::SettingsNotSaved(FileError::Other("Permission denied".to_owned())));
    assert_eq!(table.count("Close this message"), 1);
    assert!(table.shows_containing("Permission denied") && !table.shows_containing("No space left"));
    table.receive(Incoming::SettingsSavedAgain);
    assert_eq!(table.count("Close this message"), 0, "they are saved now");
}

#[test]
fn nothing_moves_while_the_system_asks_for_less_motion() {
    let mut table = Table::new();
    let calm = SystemLooks { less_motion: true, ..SystemLooks::default() };
    table.receive(Incoming::SystemLooks(calm));
    table.play_all("7g7f");
    assert!(table.next_change().is_none_or(|after| after > Duration::from_millis(20)));
    table.receive(Incoming::SystemLooks(SystemLooks::default()));
    table.play_all("3c3d");
    assert!(table.next_change().is_some_and(|after| after <= Duration::from_millis(20)));
}

#[test]
fn somebody_who_starts_is_told_how_to_move_until_a_move_was_made() {
    let mut table = Table::new();
    assert!(table.shows_containing("Click a piece"));
    table.play_all("7g7f");
    assert!(!table.shows_containing("Click a piece"));
    let settings = kept(&mut table).unwrap();
    assert_eq!(settings.hints_done, [Hint::FirstMove]);
    let table = Table::with(settings, 1280.0, 800.0);
    assert!(!table.shows_containing("Click a piece"), "never again");
}

#[test]
fn a_hint_is_put_away_for_ever_and_the_next_one_comes_when_it_is_time() {
    let mut table = Table::new();
    table.click("Do not show this again");
    assert!(!table.shows_containing("Click a piece"));
    assert_eq!(kept(&mut table).unwrap().hints_done, [Hint::FirstMove]);
    table.press(Modifiers::NONE, Key::F9);
    assert!(table.shows_containing("second screen"));
    table.press(Modifiers::NONE, Key::F9);
    assert!(!table.shows_containing("second screen"));
    table.press(Modifiers::NONE, Key::F9);
    assert!(!table.shows_containing("second screen"), "whoever has closed it knows");
}

#[test]
fn about_tells_where_things_lie_and_copies_what_a_helper_has_to_know() {
    let mut table = Table::new();
    let settings = Some(PathBuf::from("/home/me/.config/komadai/settings.ron"));
    let machine = Machine { system: "linux x86_64, X11".to_owned(), settings, ..Machine::default() };
    table.receive(Incoming::Machine(machine));
    table.ask(komadai::app::Action::Command(komadai::app::Command::About));
    assert!(table.shows("/home/me/.config/komadai/settings.ron") && table.shows("linux x86_64, X11"));
    table.click("Copy diagnostics");
    let copied = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::CopyText(text) => Some(text),
        _ => None,
    });
    let copied = copied.unwrap();
    for part in [env!("CARGO_PKG_VERSION"), "linux x86_64, X11", "settings.ron", "100%"] {
        assert!(copied.contains(part), "{part} in {copied}");
    }
}

/// The settings dialog, with a folder for custom images.
fn with_folder() -> (Table, PathBuf) {
    let mut table = Table::with(english(Looks::default()), 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::Comma);
    table.click("Board and pieces");
    table.click("Pieces: Your own images");
    assert!(
        !table.take_effects().iter().any(|effect| matches!(effect, Effect::ReadPieces(_))),
        "there is no folder yet"
    );
    table.type_into("Folder with the images", "/my pieces");
    table.press(Modifiers::NONE, Key::Enter);
    (table, PathBuf::from("/my pieces"))
}

fn asked_for(table: &mut Table) -> Vec<PathBuf> {
    let folder = |effect| if let Effect::ReadPieces(folder) = effect { Some(folder) } else { None };
    table.take_effects().into_iter().filter_map(folder).collect()
}

#[test]
fn own_images_are_read_from_the_folder_and_what_is_missing_is_named() {
    let (mut table, folder) = with_folder();
    assert_eq!(asked_for(&mut table), std::slice::from_ref(&folder));
    let mut images = PieceImages::default();
    let image = PieceImage::read(SVG, true).unwrap();
    for name in ImageName::all().filter(|name| name.kind != PieceKind::Tokin) {
        images.take("any.svg", name, Ok(image.clone()));
    }
    images.take("TO.png", ImageName::of(PieceKind::Tokin, false), Err(ImageError::TooLarge));
    table.receive(Incoming::Pieces(folder, Ok(images)));
    assert!(table.shows_containing("are drawn: TO") && table.shows_containing("TO.png cannot be used"));
    table.press(Modifiers::NONE, Key::Escape);
    assert!(table.shows_containing("Some images of pieces are missing"));
}

#[test]
fn a_folder_that_cannot_be_read_is_told_and_the_pieces_are_drawn() {
    let (mut table, folder) = with_folder();
    table.receive(Incoming::Pieces(folder, Err(FileError::Other("no such folder".to_owned()))));
    assert!(table.shows_containing("no such folder"));
    table.take_effects();
    table.click("Pieces: Symbols");
    assert!(!table.shows("Folder with the images"));
    table.click("Pieces: Your own images");
    assert_eq!(asked_for(&mut table), [PathBuf::from("/my pieces")], "it is tried again");
}

#[test]
fn images_that_are_no_longer_wanted_are_not_taken_up() {
    let (mut table, folder) = with_folder();
    table.click("Pieces: Symbols");
    table.receive(Incoming::Pieces(folder, Err(FileError::Other("no such folder".to_owned()))));
    assert!(!table.shows_containing("no such folder"));
    assert_eq!(kept(&mut table).map(|settings| settings.looks.pieces != PieceChoice::Images), Some(true));
}
