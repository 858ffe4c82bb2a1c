//! How a record is stored: its encoding and line endings, as the user chooses, as the file was, or as its name tells.

use std::path::PathBuf;

use egui::{Key, Modifiers};
use komadai::app::{Action, Command, Incoming, ReadFailure, SaveTarget, Settings};
use komadai::record::{LineEnd, TextEncoding, decode, import};
use komadai::storage::{Folder, FolderEntry};
use komadai::text::Language;

use crate::files::open;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n先手：佐藤\n   1 ７六歩(77)\n";

/// Opens a record and asks to save it with a chosen encoding.
fn ask_how_to_store(record: &str) -> Table {
    let mut table = Table::new();
    open(&mut table, record);
    table.ask(Action::Command(Command::SaveStored));
    table.receive(Incoming::Folder(None, Ok(Folder { path: PathBuf::from("/records"), entries: Vec::new() })));
    table.take_effects();
    table
}

/// What is being written, and how.
fn writing(table: &mut Table) -> Option<(SaveTarget, Vec<u8>)> {
    table.made().map(|(job, bytes)| (job.target, bytes))
}

#[test]
fn encoding_and_line_ends_are_chosen_beside_the_name() {
    let mut table = ask_how_to_store(RECORD);
    table.click("EUC-JP");
    table.click("LF (Linux, macOS)");
    table.confirm("Save");
    let (target, bytes) = writing(&mut table).expect("the record is written");
    assert_eq!((target.encoding, target.line_end), (TextEncoding::EucJp, LineEnd::Lf));
    let decoded = decode(&bytes).unwrap();
    assert!(decoded.encoding == TextEncoding::EucJp && decoded.text.contains("佐藤") && !decoded.text.contains('\r'));
    assert!(bytes.starts_with(b"#KIF version=2.0 encoding=EUC-JP\n"), "the file declares what it is");
}

#[test]
fn what_is_not_chosen_follows_from_the_name() {
    let mut table = ask_how_to_store(RECORD);
    table.type_into("File name or path", "game.kifu");
    table.click("LF (Linux, macOS)");
    table.confirm("Save");
    let (target, _) = writing(&mut table).expect("the record is written");
    assert_eq!(target.path, PathBuf::from("/records/game.kifu"));
    assert_eq!((target.encoding, target.line_end), (TextEncoding::Utf8, LineEnd::Lf));
}

#[test]
fn a_character_that_the_chosen_encoding_lacks_is_reported_before_anything_is_written() {
    let mut table = ask_how_to_store(&RECORD.replace("佐藤", "𠮷田"));
    table.click("EUC-JP");
    table.confirm("Save");
    assert!(writing(&mut table).is_none());
    assert!(table.shows("Save as UTF-8?") && table.shows_containing("“𠮷”"));
}

#[test]
fn a_record_is_saved_again_as_its_file_was() {
    for (text, end) in [(RECORD.to_owned(), LineEnd::Lf), (RECORD.replace('\n', "\r\n"), LineEnd::CrLf)] {
        let mut table = Table::new();
        let path = PathBuf::from("game.kif");
        table.ask(Action::OpenRecord(path.clone()));
        table.receive(Incoming::Record(path, import(text.as_bytes()).map(Box::new).map_err(ReadFailure::Record)));
        table.play("2g", "2f");
        table.press(Modifiers::COMMAND, Key::S);
        let (target, _) = writing(&mut table).expect("the record is written");
        assert_eq!((target.encoding, target.line_end), (TextEncoding::Utf8, end));
    }
}

#[test]
fn the_dialog_fits_into_the_smallest_window_in_both_languages() {
    let entry = |number| FolderEntry { name: format!("game {number}.kif"), is_folder: false };
    for language in Language::ALL {
        let mut table = Table::with(Settings { language: Some(language), ..Settings::default() }, 900.0, 600.0);
        table.ask(Action::Command(Command::SaveStored));
        let folder = Folder { path: PathBuf::from("/records"), entries: (0..40).map(entry).collect() };
        table.receive(Incoming::Folder(None, Ok(folder)));
        for (name, rect) in table.everything().into_iter().filter(|(name, _)| !name.contains("game ")) {
            assert!(rect.top() >= 0.0 && rect.bottom() <= 600.5, "{name}: {rect:?}");
        }
    }
}
