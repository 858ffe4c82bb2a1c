//! Records in the same folder, and those used last.

use std::path::PathBuf;

use egui::{Key, Modifiers};
use komadai::app::{Action, CollectedRecord, Effect, Incoming, ReadFailure, RecordsToRead, Settings};
use komadai::record::{RecordSummary, import};
use komadai::storage::FileError;
use komadai::text::Language;

use crate::files::{answer_save_dialog, open, written};
use crate::table::Table;

/// Three games: the first two share their first move, the third does not.
pub const GAMES: [(&str, &str); 3] = [
    ("one.kif", "先手：佐藤\n後手：鈴木\n開始日時：2026/11/15 10:00\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n"),
    ("two.kif", "先手：Tanaka\n後手：佐藤\n棋戦：Club cup\n1 ７六歩(77)\n2 ８四歩(83)\n3 中断\n"),
    ("three.kif", "先手：Ito\n後手：Kato\n1 ２六歩(27)\n"),
];

pub fn collected((name, text): (&str, &str)) -> CollectedRecord {
    let summary = import(text.as_bytes()).ok().map(|imported| RecordSummary::of(&imported.tree));
    CollectedRecord { path: PathBuf::from(name), summary }
}

/// Opens the list, and delivers the games and a file that is not a record.
pub fn list(table: &mut Table) {
    table.press(Modifiers::NONE, Key::F4);
    let Some(Effect::ReadCollection(id, RecordsToRead::Folder(_))) = table.take_effects().pop() else {
        panic!("no folder is read")
    };
    table.receive(Incoming::Collected(id, GAMES.map(collected).to_vec()));
    table.receive(Incoming::Collected(id, vec![collected(("odd.kif", "{"))]));
    table.receive(Incoming::CollectionRead(id, Ok(Some(PathBuf::from("/records/league")))));
}

/// Delivers the record that the program has asked for; returns its name.
fn let_it_come(table: &mut Table) -> String {
    let asked = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::ReadRecord(path) => Some(path),
        _ => None,
    });
    let path = asked.expect("no record is read");
    let name = path.display().to_string();
    let text = GAMES.iter().find(|(known, _)| *known == name).map_or("", |(_, text)| text);
    let read = import(text.as_bytes()).map(Box::new).map_err(ReadFailure::Record);
    table.receive(Incoming::Record(path, read));
    name
}

#[test]
fn the_records_of_a_folder_are_listed_with_names_date_length_and_result() {
    let mut table = Table::new();
    list(&mut table);
    assert!(table.shows("league") && table.shows("4 records"));
    assert!(table.shows("☗ 佐藤 – ☖ 鈴木 2026/11/15 · 2 moves · ☖ won"));
    assert!(table.shows("☗ Tanaka – ☖ 佐藤 2 moves · Broken off") && table.shows("odd.kif Cannot be read"));
    table.press(Modifiers::NONE, Key::F4);
    assert!(!table.shows("league"));
}

#[test]
fn the_folder_of_a_damaged_record_is_listed_like_that_of_any_other() {
    let mut table = Table::new();
    let path = PathBuf::from("/records/damaged.kif");
    table.ask(Action::OpenRecord(path.clone()));
    let read = import("手合割：平手\n1 ７六歩(77)\n2 ９一王(58)\n".as_bytes()).map(Box::new);
    table.receive(Incoming::Record(path, read.map_err(ReadFailure::Record)));
    table.take_effects();
    table.press(Modifiers::NONE, Key::F4);
    let folder = Some(PathBuf::from("/records"));
    let effects = table.take_effects();
    assert!(
        matches!(&effects[..], [Effect::ReadCollection(_, RecordsToRead::Folder(listed))] if *listed == folder),
        "{effects:?}"
    );
}

#[test]
fn beside_a_long_name_the_other_players_is_seen() {
    let mut table = Table::with(Settings::default(), 640.0, 400.0);
    table.press(Modifiers::NONE, Key::F4);
    let Some(Effect::ReadCollection(id, _)) = table.take_effects().pop() else { panic!("no folder is read") };
    let game = ("long.kif", "先手：鈴木花子とその仲間たち\n後手：田中\n1 ７六歩(77)\n");
    table.receive(Incoming::Collected(id, vec![collected(game)]));
    table.receive(Incoming::CollectionRead(id, Ok(Some(PathBuf::from("/records/league")))));
    let words = table.words_in_sight();
    assert!(words.iter().any(|it| it.starts_with("☗ 鈴木花子")), "{words:?}");
    assert!(words.iter().any(|it| it.contains("☖ 田中")), "{words:?}");
}

#[test]
fn a_folder_without_records_is_told_and_takes_no_room_beside_the_board() {
    let mut table = Table::new();
    let board = table.square("5e");
    table.press(Modifiers::NONE, Key::F4);
    let Some(Effect::ReadCollection(id, _)) = table.take_effects().pop() else { panic!("no folder is read") };
    table.receive(Incoming::CollectionRead(id, Ok(Some(PathBuf::from("/records/empty")))));
    assert!(table.shows("There are no records in /records/empty.") && !table.shows("Player, event, date"));
    assert_eq!(table.square("5e"), board);
    table.press(Modifiers::NONE, Key::F4);
    let Some(Effect::ReadCollection(id, _)) = table.take_effects().pop() else { panic!("it is looked at again") };
    table.receive(Incoming::Collected(id, GAMES.map(collected).to_vec()));
    table.receive(Incoming::CollectionRead(id, Ok(Some(PathBuf::from("/records/empty")))));
    assert!(table.shows("3 records"));
}

#[test]
fn one_goes_through_them_with_the_arrow_keys() {
    let mut table = Table::new();
    list(&mut table);
    table.click("☗ 佐藤 – ☖ 鈴木 2026/11/15 · 2 moves · ☖ won");
    assert_eq!(let_it_come(&mut table), "one.kif");
    table.press(Modifiers::NONE, Key::ArrowDown);
    assert_eq!(let_it_come(&mut table), "two.kif");
    table.press(Modifiers::COMMAND, Key::PageDown);
    assert_eq!(let_it_come(&mut table), "three.kif");
    table.press(Modifiers::COMMAND, Key::PageUp);
    assert_eq!(let_it_come(&mut table), "two.kif");
}

#[test]
fn a_record_from_elsewhere_is_none_of_the_list_even_if_one_there_has_its_name() {
    let mut table = Table::new();
    let read = import(GAMES[1].1.as_bytes()).map(Box::new).map_err(ReadFailure::Record);
    table.receive(Incoming::Record(PathBuf::from("/elsewhere/two.kif"), read));
    list(&mut table);
    table.press(Modifiers::COMMAND, Key::PageDown);
    assert_eq!(let_it_come(&mut table), "one.kif", "nothing there is open yet");
}

#[test]
fn the_list_is_narrowed_by_words_and_by_the_position_on_the_board() {
    let mut table = Table::new();
    list(&mut table);
    table.type_into("Player, event, date", "佐藤");
    assert!(table.shows("2 of 4 records") && !table.shows_containing("Ito"));
    table.type_into("Player, event, date", " cup");
    assert!(table.shows("1 of 4 records") && table.shows_containing("Tanaka"), "both words are wanted");
    table.type_into("Player, event, date", " ito");
    assert!(table.shows("0 of 4 records"));

    let mut table = Table::new();
    open(&mut table, GAMES[0].1);
    list(&mut table);
    table.click("With this position");
    assert!(table.shows("3 of 4 records"), "all begin with the even position");
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(table.shows("2 of 4 records") && !table.shows_containing("Ito"));
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(table.shows("1 of 4 records"));
}

#[test]
fn a_record_that_is_listed_for_a_position_is_opened_there_and_the_list_stays() {
    let mut table = Table::new();
    open(&mut table, GAMES[0].1);
    list(&mut table);
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.click("With this position");
    assert!(table.shows("2 of 4 records"));
    table.click("☗ Tanaka – ☖ 佐藤 2 moves · Broken off");
    assert_eq!(let_it_come(&mut table), "two.kif");
    assert_eq!(table.ply_seen(), 1);
    assert!(table.shows("7f Black pawn") && table.shows("2 of 4 records"));
}

#[test]
fn what_belongs_to_a_list_that_was_put_away_is_not_taken_in() {
    let mut table = Table::new();
    table.press(Modifiers::NONE, Key::F4);
    let Some(Effect::ReadCollection(old, _)) = table.take_effects().pop() else { panic!("no folder is read") };
    table.press(Modifiers::NONE, Key::F4);
    assert!(matches!(table.take_effects()[..], [Effect::StopReadingCollections(_)]));
    list(&mut table);
    table.receive(Incoming::Collected(old, GAMES.map(collected).to_vec()));
    assert!(table.shows("4 records"));
}

#[test]
fn several_files_dropped_at_once_are_a_collection_and_a_dropped_folder_is_one() {
    let mut table = Table::new();
    let paths: Vec<PathBuf> = GAMES.iter().map(|(name, _)| PathBuf::from(name)).collect();
    table.ask(Action::OpenRecords(paths.clone()));
    let effects = table.take_effects();
    assert!(matches!(&effects[..], [Effect::ReadCollection(_, RecordsToRead::Files(files)), Effect::ReadRecord(first)]
        if *files == paths && *first == paths[0]));
    assert!(table.shows("Selected records"));

    let mut table = Table::new();
    let folder = PathBuf::from("/records");
    table.ask(Action::OpenRecords(vec![folder.clone()]));
    assert_eq!(table.take_effects(), [Effect::ReadRecord(folder.clone())]);
    table.receive(Incoming::Record(folder.clone(), Err(ReadFailure::Folder)));
    assert!(
        matches!(&table.take_effects()[..], [Effect::ReadCollection(_, RecordsToRead::Folder(Some(it)))] if *it == folder)
    );
}

#[test]
fn records_that_were_opened_are_remembered_the_latest_first_and_can_be_forgotten() {
    let mut table = Table::new();
    list(&mut table);
    for name in ["one.kif", "two.kif", "one.kif"] {
        table.ask(Action::OpenRecord(PathBuf::from(name)));
        let_it_come(&mut table);
    }
    table.click("File");
    table.click("Open recent");
    let names = ["☗ 佐藤 – ☖ 鈴木  2026/11/15  one.kif", "☗ Tanaka – ☖ 佐藤  two.kif"];
    assert!(names.iter().all(|name| table.shows(name)), "{:?}", table.everything());
    table.click("Clear this list");
    let saved = table.take_effects().into_iter().rev().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings.recent),
        _ => None,
    });
    assert_eq!(saved, Some(Vec::new()));
}

#[test]
fn a_changed_record_is_saved_without_a_question_where_that_is_wanted() {
    let settings = Settings { language: Some(Language::English), autosave: true, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    open(&mut table, GAMES[0].1);
    table.press(Modifiers::COMMAND, Key::D);
    table.take_effects();
    table.ask(Action::CloseRequested);
    let job = table.being_saved().expect("nothing is saved");
    assert_eq!(job.target.path, PathBuf::from("game.kif"));
    table.receive(Incoming::Written(job.target, job.revision, Ok(())));
    assert!(table.take_effects().contains(&Effect::Close));
}

/// Saves the record on the board as `name`, and lets it be written.
fn save_as(table: &mut Table, name: &str) {
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    table.take_effects();
    answer_save_dialog(table, name);
    written(table, Ok(()));
}

#[test]
fn the_list_follows_when_the_record_on_the_board_is_saved() {
    let mut table = Table::new();
    list(&mut table);
    table.ask(Action::OpenRecord(PathBuf::from("three.kif")));
    let_it_come(&mut table);
    table.press(Modifiers::NONE, Key::End);
    table.play("8c", "8d");
    save_as(&mut table, "three.kif");
    assert!(table.shows("☗ Ito – ☖ Kato 2 moves") && table.shows("4 records"));
    table.play("2f", "2e");
    save_as(&mut table, "/records/league/four.kif");
    assert!(table.shows("☗ Ito – ☖ Kato 3 moves") && table.shows("5 records"), "a new file of the folder is listed");
    table.play("8d", "8e");
    save_as(&mut table, "/elsewhere/three.kif");
    assert!(table.shows("☗ Ito – ☖ Kato 3 moves") && table.shows("5 records"), "one of another folder is not");
}

#[test]
fn a_folder_that_is_dropped_together_with_files_does_not_push_them_out() {
    let mut table = Table::new();
    let paths = ["/records", "one.kif", "two.kif"].map(PathBuf::from).to_vec();
    table.ask(Action::OpenRecords(paths.clone()));
    let effects = table.take_effects();
    assert!(
        matches!(&effects[..], [Effect::ReadCollection(_, RecordsToRead::Files(files)), Effect::ReadRecord(_)]
        if *files == paths),
        "{effects:?}"
    );
    table.receive(Incoming::Record(paths[0].clone(), Err(ReadFailure::Folder)));
    assert_eq!(let_it_come(&mut table), "one.kif");
    assert!(table.shows("Selected records"));
}

#[test]
fn an_unreadable_record_is_a_step_on_the_way_to_the_next() {
    let mut table = Table::new();
    list(&mut table);
    table.ask(Action::OpenRecord(PathBuf::from("three.kif")));
    let_it_come(&mut table);
    table.take_effects();
    table.press(Modifiers::COMMAND, Key::PageDown);
    assert_eq!(table.take_effects(), [Effect::ReadRecord(PathBuf::from("odd.kif"))]);
    table.receive(Incoming::Record(
        PathBuf::from("odd.kif"),
        Err(ReadFailure::File(FileError::Other("damaged".to_owned()))),
    ));
    assert!(table.shows_containing("damaged") && table.shows_containing("Ito"), "the record before stays on the board");
    table.press(Modifiers::COMMAND, Key::PageUp);
    assert_eq!(let_it_come(&mut table), "three.kif");
    table.press(Modifiers::COMMAND, Key::PageUp);
    assert_eq!(let_it_come(&mut table), "two.kif");
}

#[test]
fn a_record_with_unsaved_changes_is_asked_about_once() {
    let mut table = Table::new();
    open(&mut table, GAMES[0].1);
    table.play("2g", "2f");
    table.take_effects();
    table.ask(Action::OpenRecord(PathBuf::from("two.kif")));
    assert_eq!(let_it_come(&mut table), "two.kif");
    table.click("Do not save");
    assert!(table.shows_containing("Tanaka") && !table.shows("Leave without saving?"));
}

#[test]
fn a_record_that_does_not_come_onto_the_board_is_not_marked() {
    const ROW: &str = "☗ Tanaka – ☖ 佐藤 2 moves · Broken off";
    let mut table = Table::new();
    table.play("7g", "7f");
    list(&mut table);
    table.click(ROW);
    assert_eq!(let_it_come(&mut table), "two.kif");
    table.click("Play on");
    assert!(!table.is_pressed(ROW));
}

#[test]
fn the_arrows_to_the_sides_go_through_the_record_that_was_chosen_from_the_list() {
    let mut table = Table::new();
    list(&mut table);
    table.click("☗ 佐藤 – ☖ 鈴木 2026/11/15 · 2 moves · ☖ won");
    assert_eq!(let_it_come(&mut table), "one.kif");
    let keys = [Key::ArrowRight, Key::ArrowRight, Key::ArrowLeft, Key::End, Key::Home];
    for (key, plies) in keys.into_iter().zip([1, 2, 1, 2, 0]) {
        table.press(Modifiers::NONE, key);
        assert!(table.shows_containing(&format!("Move {plies} of 2")), "{plies}: {:?}", table.words_in_sight());
    }
}

#[test]
fn after_a_game_records_with_the_position_that_is_looked_at_are_sought() {
    let mut table = Table::new();
    table.play_all("7g7f 3c3d");
    table.click("Resign");
    table.confirm("Resign");
    table.press(Modifiers::NONE, Key::Escape);
    list(&mut table);
    table.click("With this position");
    assert!(table.shows("1 of 4 records"), "{:?}", table.words_in_sight());
    table.press(Modifiers::NONE, Key::Home);
    assert!(table.shows("3 of 4 records"), "{:?}", table.words_in_sight());
}
