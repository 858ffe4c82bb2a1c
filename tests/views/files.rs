//! Records: saving, opening, stepping through them, and what happens if they are broken.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Action, Command, Effect, IfThere, Incoming, ReadFailure, SaveFailure, Settings, WriteFailure};
use komadai::record::import;
use komadai::storage::{DialogAnswer, FileDialogRequest, FileError, Folder, FolderEntry};
use komadai::text::Language;

use crate::games::play_to_mate;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n先手：佐藤\n後手：鈴木\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n*a comment\n   2 ３四歩(33)   ( 0:05/00:00:05)\n   3 ２六歩(27)   ( 0:01/00:00:17)\n   4 投了\n";
const BROKEN: &str = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ９一王(58)\n   4 ８四歩(83)\n";

/// Opens `text` as if it came from a file.
pub fn open(table: &mut Table, text: &str) {
    let path = PathBuf::from("game.kif");
    table.ask(Action::OpenRecord(path.clone()));
    let read = import(text.as_bytes()).map(Box::new).map_err(ReadFailure::Record);
    table.receive(Incoming::Record(path, read));
}

/// Answers the system's file dialog, which is open.
pub fn answer_save_dialog(table: &mut Table, name: &str) {
    let request = FileDialogRequest::Save { suggested: String::new() };
    table.receive(Incoming::FileDialog(request, DialogAnswer::Chosen(PathBuf::from(name))));
}

/// Saves under another name and returns what is written.
pub fn choose(table: &mut Table, name: &str) -> Vec<u8> {
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    table.take_effects();
    answer_save_dialog(table, name);
    table.made().expect("the record is written").1
}

/// Lets the record that is being written succeed or fail.
pub fn written(table: &mut Table, result: Result<(), WriteFailure>) {
    let job = table.being_saved().expect("nothing is being written");
    table.receive(Incoming::Written(job.target, job.revision, result.map_err(SaveFailure::File)));
}

#[test]
fn the_address_of_a_file_is_opened_like_its_path_and_any_other_is_refused() {
    for act in [
        |table: &mut Table, words: &str| table.ask(Action::OpenRecord(PathBuf::from(words))),
        |table: &mut Table, words: &str| table.paste(&format!("{words}\r\n")),
    ] {
        let mut table = Table::new();
        act(&mut table, "file:///records/a%20b.kif");
        assert_eq!(table.take_effects(), [Effect::ReadRecord(PathBuf::from("/records/a b.kif"))]);
        act(&mut table, "https://example.org/a.kif");
        assert_eq!(table.take_effects(), []);
        assert!(table.shows_containing("https://example.org/a.kif") && table.shows_containing("It is an address"));
    }
}

#[test]
fn a_game_played_to_mate_is_saved_and_opens_as_it_was() {
    let mut table = Table::new();
    play_to_mate(&mut table);
    let position = table.board();
    table.press(Modifiers::COMMAND, Key::S);
    assert!(matches!(&table.take_effects()[..], [.., Effect::AskForFile(FileDialogRequest::Save { .. }, _)]));
    table.receive(Incoming::FileDialog(FileDialogRequest::Open, DialogAnswer::Cancelled));
    let bytes = choose(&mut table, "mate.kif");
    let mut again = Table::new();
    again.ask(Action::OpenRecord(PathBuf::from("mate.kif")));
    let read = import(&bytes).map(Box::new).map_err(ReadFailure::Record);
    again.receive(Incoming::Record(PathBuf::from("mate.kif"), read));
    again.press(Modifiers::NONE, Key::End);
    assert_eq!(again.board(), position);
    assert!(again.shows_containing("Checkmate"));
}

#[test]
fn a_record_is_stepped_through_with_keys_and_buttons_and_rows() {
    let mut table = Table::new();
    let start = table.board();
    open(&mut table, RECORD);
    assert!(table.shows_containing("佐藤") && table.shows("Move 0 of 3"));
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(table.shows("Move 1 of 3") && table.reads("Comment") == "a comment");
    table.click("To the end");
    assert!(table.shows("Move 3 of 3"));
    table.press(Modifiers::NONE, Key::ArrowLeft);
    assert!(table.shows("Move 2 of 3"));
    table.click("1 ☗７六歩 0:16");
    assert!(table.shows("Move 1 of 3"));
    table.press(Modifiers::NONE, Key::Home);
    assert_eq!(table.board(), start);
}

#[test]
fn a_record_that_breaks_off_shows_its_good_part_and_says_where_it_breaks() {
    let mut table = Table::new();
    open(&mut table, BROKEN);
    assert!(table.shows("Move 0 of 2"));
    assert!(table.shows("This record breaks off: game.kif") && table.shows_containing("Line 4:"));
    assert!(table.shows("The 2 moves before that are shown."));
    table.click("Close this message");
    assert!(!table.shows_containing("breaks off"));
}

#[test]
fn a_file_that_is_no_record_disturbs_nothing() {
    let mut table = Table::new();
    table.play("7g", "7f");
    let before = table.board();
    table.ask(Action::OpenRecord(PathBuf::from("game.kif")));
    assert!(!table.shows("Leave the game?"), "nobody knows yet whether there is anything to leave it for");
    let read = import(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").map(Box::new).map_err(ReadFailure::Record);
    table.receive(Incoming::Record(PathBuf::from("game.kif"), read));
    assert!(table.shows("This file cannot be opened: game.kif") && table.shows_containing("Line 3:"));
    assert_eq!(table.board(), before);
    table.play("3c", "3d");
    assert!(table.shows("3d White pawn"), "the game goes on");
}

#[test]
fn a_record_that_nobody_waits_for_any_more_is_not_shown() {
    let mut table = Table::new();
    table.ask(Action::OpenRecord(PathBuf::from("slow.kif")));
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    let read = import(RECORD.as_bytes()).map(Box::new).map_err(ReadFailure::Record);
    table.receive(Incoming::Record(PathBuf::from("slow.kif"), read));
    assert!(!table.shows_containing("佐藤"));
}

#[test]
fn where_the_system_has_no_file_dialog_the_programs_own_takes_its_place() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::O);
    assert_eq!(table.take_effects(), [Effect::AskForFile(FileDialogRequest::Open, None)]);
    table.receive(Incoming::FileDialog(FileDialogRequest::Open, DialogAnswer::NoDialog));
    assert_eq!(table.take_effects(), [Effect::ListFolder(None)]);
    let entry = |name: &str, is_folder| FolderEntry { name: name.to_owned(), is_folder };
    let folder =
        Folder { path: PathBuf::from("/records"), entries: vec![entry("2026", true), entry("one.kif", false)] };
    table.receive(Incoming::Folder(None, Ok(folder)));
    table.click("2026");
    assert_eq!(table.take_effects(), [Effect::ListFolder(Some(PathBuf::from("/records/2026")))]);
    table.click("one.kif");
    table.click("Open");
    assert_eq!(table.take_effects(), [Effect::ReadRecord(PathBuf::from("/records/one.kif"))]);
}

/// The program's own dialog for opening, with a folder and a record in it.
fn own_dialog() -> Table {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::O);
    table.receive(Incoming::FileDialog(FileDialogRequest::Open, DialogAnswer::NoDialog));
    let entry = |name: &str, is_folder| FolderEntry { name: name.to_owned(), is_folder };
    let entries = vec![entry("2026", true), entry("one.kif", false)];
    table.receive(Incoming::Folder(None, Ok(Folder { path: PathBuf::from("/records"), entries })));
    table.take_effects();
    table
}

#[test]
fn a_double_click_takes_a_file_and_enters_a_folder_once() {
    let mut table = own_dialog();
    table.double_tap("one.kif");
    assert_eq!(table.take_effects(), [Effect::ReadRecord(PathBuf::from("/records/one.kif"))]);
    let mut table = own_dialog();
    table.double_tap("2026");
    assert_eq!(table.take_effects(), [Effect::ListFolder(Some(PathBuf::from("/records/2026")))]);
}

#[test]
fn a_folder_that_is_typed_is_entered_and_the_way_there_is_forgotten() {
    for (typed, entered) in [("2026", "/records/2026"), ("/home/club/", "/home/club/"), ("..", "/records/..")] {
        let mut table = own_dialog();
        table.type_into("File name or path", typed);
        table.press(Modifiers::NONE, Key::Enter);
        assert_eq!(table.take_effects(), [Effect::ListFolder(Some(PathBuf::from(entered)))]);
        let folder = Folder { path: PathBuf::from(entered), entries: Vec::new() };
        table.receive(Incoming::Folder(Some(PathBuf::from(entered)), Ok(folder)));
        assert_eq!(table.reads("File name or path"), "");
    }
}

#[test]
fn the_format_is_chosen_in_the_programs_own_dialog_and_changes_the_ending() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::S);
    let request = FileDialogRequest::Save { suggested: "game.kif".into() };
    table.receive(Incoming::FileDialog(request, DialogAnswer::NoDialog));
    table.click("CSA");
    assert_eq!(table.reads("File name or path"), "game.csa");
    table.click("KIF");
    assert!(table.reads("File name or path").starts_with("game.kif"), "{}", table.reads("File name or path"));
}

#[test]
fn why_a_file_was_not_written_stands_in_the_programs_own_dialog_and_whoever_was_leaving_still_is() {
    let mut table = Table::with(Settings { language: Some(Language::English), ..Settings::default() }, 900.0, 600.0);
    table.play("7g", "7f");
    table.ask(Action::CloseRequested);
    table.click("Save first");
    let request = FileDialogRequest::Save { suggested: "game.kif".into() };
    table.receive(Incoming::FileDialog(request, DialogAnswer::NoDialog));
    table.press(Modifiers::NONE, Key::Enter);
    written(&mut table, Err(WriteFailure::System(FileError::NoFolder("/away".into()))));
    assert_eq!(table.dialog_name().as_deref(), Some("Path"));
    assert!(table.shows_containing("game.kif: There is no folder /away."));
    table.press(Modifiers::NONE, Key::Enter);
    written(&mut table, Ok(()));
    assert!(table.take_effects().contains(&Effect::Close));
}

#[test]
fn the_folder_of_a_file_that_was_written_is_one_press_away() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::S);
    answer_save_dialog(&mut table, "kept.kif");
    written(&mut table, Ok(()));
    table.take_effects();
    table.click("Show in folder");
    assert_eq!(table.take_effects(), [Effect::ShowInFolder(PathBuf::from("kept.kif"))]);
    table.receive(Incoming::ShownInFolder("kept.kif".into(), Err(FileError::NotThere)));
    assert!(table.shows_containing("could not be shown"));
}

#[test]
fn a_name_that_shift_jis_cannot_hold_is_reported_before_anything_is_written() {
    let mut table = Table::new();
    open(&mut table, &RECORD.replace("佐藤", "𠮷田"));
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    answer_save_dialog(&mut table, "new.kif");
    assert!(table.made().is_none());
    assert!(table.shows("Save as UTF-8?") && table.shows_containing("“𠮷”"));
    table.click("Save as UTF-8");
    let (job, bytes) = table.made().expect("it is written");
    assert_eq!((job.target.path, job.if_there), (PathBuf::from("new.kifu"), IfThere::Ask));
    assert!(import(&bytes).is_ok_and(|imported| imported.tree.header.get("先手") == Some("𠮷田")));
}

#[test]
fn leaving_can_save_first_and_then_leaves_by_itself() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.ask(Action::CloseRequested);
    table.click("Save first");
    table.take_effects();
    answer_save_dialog(&mut table, "kept.kif");
    written(&mut table, Ok(()));
    assert!(table.take_effects().contains(&Effect::Close));
}

#[test]
fn a_move_in_a_record_becomes_a_variation_that_can_be_undone_and_made_the_main_line() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.play("8c", "8d");
    assert!(table.shows("2 ☖８四歩") && table.shows("2 ☖３四歩 0:05"), "the recorded move is shown beside the new one");
    assert!(table.shows("Not saved"));
    table.press(Modifiers::COMMAND, Key::Z);
    assert!(!table.shows("2 ☖８四歩") && table.shows("Move 1 of 3"));
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert!(table.shows("Move 2 of 2"));
    table.press(Modifiers::COMMAND, Key::Z);
    table.press(Modifiers::COMMAND, Key::Y);
    assert!(table.shows("Move 2 of 2"), "as on Windows");
    table.right_click("2 ☖８四歩");
    let entry = table.everything().into_iter().map(|(name, _)| name).find(|name| name.starts_with("Make main line"));
    table.click(&entry.expect("the move has a menu"));
    table.press(Modifiers::NONE, Key::Delete);
    assert!(table.shows("Move 1 of 3"), "without the variation the rest of the record is the line again");
}

#[test]
fn a_record_that_is_as_it_was_saved_is_saved_however_it_came_back_to_that() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    assert!(table.shows_containing("Saved"));
    table.play("2g", "2f");
    table.play("8c", "8d");
    assert!(table.shows("Not saved"));
    table.press(Modifiers::COMMAND, Key::Z);
    assert!(table.shows("Not saved"));
    table.press(Modifiers::COMMAND, Key::Z);
    assert!(!table.shows("Not saved"), "every change is undone");
    table.play("2g", "2f");
    table.press(Modifiers::NONE, Key::Delete);
    assert!(!table.shows("Not saved"), "what was added is gone");
    table.take_effects();
    table.ask(Action::CloseRequested);
    assert!(table.take_effects().contains(&Effect::Close), "nothing is asked");
}

#[test]
fn what_is_undone_beyond_the_last_save_is_unsaved() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.play("2g", "2f");
    table.press(Modifiers::COMMAND, Key::S);
    written(&mut table, Ok(()));
    assert!(!table.shows("Not saved"));
    table.press(Modifiers::COMMAND, Key::Z);
    assert!(table.shows("Not saved"), "the file has the move");
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert!(!table.shows("Not saved"));
}

#[test]
fn that_the_old_file_stays_under_another_name_is_told_until_it_was_read() {
    let mut table = Table::new();
    table.receive(Incoming::OldFileStays { path: PathBuf::from("game.kif"), count: 2 });
    assert!(table.shows("game.kif was replaced, but its 2 other names still hold the old file"));
    open(&mut table, RECORD);
    assert!(table.shows("game.kif was replaced, but its 2 other names still hold the old file"));
}

#[test]
fn a_comment_is_written_where_one_looks_and_saved_with_the_record() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.press(Modifiers::NONE, Key::ArrowRight);
    table.type_into("Comment", "a calm answer");
    let bytes = choose(&mut table, "commented.kifu");
    let tree = import(&bytes).unwrap().tree;
    let second = tree.main_line()[2];
    assert_eq!(tree.node(second).comments(), ["a calm answer"]);
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_the_user_says_so() {
    let mut own = Table::new();
    own.play("7g", "7f");
    own.press(Modifiers::COMMAND, Key::S);
    own.receive(Incoming::FileDialog(FileDialogRequest::Save { suggested: "game.kif".into() }, DialogAnswer::NoDialog));
    own.take_effects();
    own.confirm("Save");
    written(&mut own, Err(WriteFailure::AlreadyThere));
    assert!(own.shows("Replace game.kif?"));
    own.click("Keep it");
    assert!(own.shows("Save the record"), "the name can be changed");
    own.confirm("Save");
    written(&mut own, Err(WriteFailure::AlreadyThere));
    own.click("Replace");
    assert_eq!(own.being_saved().map(|job| job.if_there), Some(IfThere::ReplaceAnything));
}

#[test]
fn a_record_of_which_a_part_was_read_is_not_saved_over_its_file() {
    let mut table = Table::new();
    open(&mut table, BROKEN);
    table.take_effects();
    table.press(Modifiers::COMMAND, Key::S);
    assert!(matches!(&table.take_effects()[..], [Effect::AskForFile(FileDialogRequest::Save { .. }, _)]));
}

#[test]
fn what_is_changed_while_the_record_is_being_written_stays_unsaved() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::S);
    table.take_effects();
    answer_save_dialog(&mut table, "game.kif");
    table.play("3c", "3d");
    written(&mut table, Ok(()));
    assert!(table.shows("Not saved"));
}

#[test]
fn a_record_that_is_chosen_while_a_game_is_being_played_asks_first() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::O);
    table.play("7g", "7f");
    table.take_effects();
    table.receive(Incoming::FileDialog(FileDialogRequest::Open, DialogAnswer::Chosen(PathBuf::from("game.kif"))));
    assert!(table.take_effects().contains(&Effect::ReadRecord(PathBuf::from("game.kif"))));
    let read = || {
        Incoming::Record(
            PathBuf::from("game.kif"),
            import(RECORD.as_bytes()).map(Box::new).map_err(ReadFailure::Record),
        )
    };
    table.receive(read());
    assert!(table.shows("Leave the game?") && table.shows("7f Black pawn"));
    table.click("Play on");
    assert!(table.shows("7f Black pawn") && !table.shows_containing("佐藤"));
    table.ask(Action::OpenRecord(PathBuf::from("game.kif")));
    table.receive(read());
    table.click("Leave the game");
    assert!(table.shows_containing("佐藤"));
}

#[test]
fn a_name_that_was_chosen_for_another_game_is_not_used_for_this_one() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::S);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Leave the game");
    table.click("Start game");
    table.take_effects();
    answer_save_dialog(&mut table, "old.kif");
    let effects = table.take_effects();
    assert!(effects.is_empty(), "{effects:?}");
}

#[test]
fn a_form_that_a_question_covered_comes_back_when_the_answer_is_no() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Leave the game");
    table.choose("Handicap", "Two pieces");
    table.ask(Action::CloseRequested);
    table.click("Play on");
    assert!(table.shows("Start game"));
}

#[test]
fn saving_in_a_format_that_cannot_hold_everything_says_beforehand_what_is_lost() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.play("2g", "2f");
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    table.take_effects();
    answer_save_dialog(&mut table, "game.csa");
    assert!(!table.shows("Save an incomplete record?"), "the window does not wait for what is found out on a thread");
    assert!(table.made().is_none());
    assert!(table.shows("Save an incomplete record?") && table.shows_containing("1 variation"));
    table.click("Save anyway");
    let (_, bytes) = table.made().expect("it is written");
    assert_eq!(import(&bytes).unwrap().tree.main_line().len(), 4);
}

#[test]
fn a_game_in_which_nobody_thought_for_whole_seconds_is_saved_without_a_question() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.wait(Duration::from_millis(1_337));
    table.play("3c", "3d");
    assert!(!choose(&mut table, "game.kif").is_empty());
}

#[test]
fn a_file_that_is_dropped_on_the_window_is_read() {
    let mut table = Table::new();
    table.drop_file("/records/game.kif");
    assert_eq!(table.take_effects(), [Effect::ReadRecord(PathBuf::from("/records/game.kif"))]);
}

#[test]
fn a_dialog_about_one_record_does_not_stay_open_over_another() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.press(Modifiers::COMMAND, Key::PageDown);
    table.ask(Action::OpenRecord(PathBuf::from("other.kif")));
    table.press(Modifiers::COMMAND, Key::I);
    assert!(table.shows("About this game"));
    let read = import(RECORD.as_bytes()).map(Box::new).map_err(ReadFailure::Record);
    table.receive(Incoming::Record(PathBuf::from("other.kif"), read));
    assert!(!table.shows("Done"), "its lines were those of the record before");
}

#[test]
fn a_record_that_comes_late_does_not_sweep_away_what_was_written_meanwhile() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.ask(Action::OpenRecord(PathBuf::from("slow.kif")));
    table.type_into("Comment", "a thought");
    let read = import(BROKEN.as_bytes()).map(Box::new).map_err(ReadFailure::Record);
    table.receive(Incoming::Record(PathBuf::from("slow.kif"), read));
    assert!(table.shows("Leave without saving?") && table.shows("Move 0 of 3"));
    table.click("Stay here");
    assert_eq!(table.reads("Comment"), "a thought");
}

#[test]
fn a_record_whose_folder_is_gone_can_be_saved_elsewhere() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.type_into("Comment", "a thought");
    table.press(Modifiers::COMMAND, Key::S);
    written(&mut table, Err(WriteFailure::System(FileError::NoFolder(PathBuf::from("/stick")))));
    assert!(table.shows("There is no folder /stick."));
    table.click("Save as…");
    assert!(table.take_effects().iter().any(|it| matches!(it, Effect::AskForFile(FileDialogRequest::Save { .. }, _))));
    table.receive(Incoming::FileDialog(FileDialogRequest::Save { suggested: String::new() }, DialogAnswer::Cancelled));
    table.press(Modifiers::COMMAND, Key::Q);
    assert!(table.shows_containing("it remains only in the list File → Past games"), "no file keeps it");
    table.click("Save first");
    assert!(table.take_effects().iter().any(|it| matches!(it, Effect::AskForFile(FileDialogRequest::Save { .. }, _))));
}

#[test]
fn the_question_on_leaving_looks_whether_the_file_is_still_there() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.type_into("Comment", "a thought");
    table.take_effects();
    table.press(Modifiers::COMMAND, Key::Q);
    let path = PathBuf::from("game.kif");
    assert!(table.shows_containing("The file keeps the record as you saved it."));
    assert!(table.take_effects().contains(&Effect::LookForFile(path.clone())));
    table.receive(Incoming::FileGone(path));
    assert!(
        table.shows_containing("it remains only in the list File → Past games")
            && !table.shows_containing("The file keeps")
    );
}

#[test]
fn a_file_that_somebody_else_writes_while_leaving_is_asked_about_is_never_replaced_unasked() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.type_into("Comment", "a thought");
    table.press(Modifiers::COMMAND, Key::Q);
    table.receive(Incoming::FileOverwritten(PathBuf::from("game.kif")));
    assert!(
        table.shows_containing("it remains only in the list File → Past games")
            && !table.shows_containing("The file keeps")
    );
    table.take_effects();
    for answer in ["Leave it", "Replace"] {
        table.click("Save first");
        written(&mut table, Err(WriteFailure::ChangedMeanwhile));
        assert!(table.shows("Replace game.kif anyway?") && !table.take_effects().contains(&Effect::Close));
        table.click(answer);
        if answer == "Leave it" {
            assert!(table.take_effects().is_empty(), "neither written nor left");
            table.press(Modifiers::COMMAND, Key::Q);
            table.take_effects();
        }
    }
    written(&mut table, Ok(()));
    assert!(table.take_effects().contains(&Effect::Close), "what was asked for is done in the end");
}

/// A record that saves itself and is left, but cannot be written.
fn left_unwritten(failure: WriteFailure) -> Table {
    let settings = Settings { language: Some(Language::English), autosave: true, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    open(&mut table, RECORD);
    table.type_into("Comment", "a thought");
    table.take_effects();
    table.ask(Action::CloseRequested);
    written(&mut table, Err(failure));
    table
}

#[test]
fn a_record_that_cannot_be_saved_on_leaving_can_still_be_left() {
    let mut table = left_unwritten(WriteFailure::System(FileError::Other("read-only".to_owned())));
    assert!(table.shows("Leave without saving?") && table.shows_containing("Not saved: game.kif"));
    table.click("Do not save");
    assert!(table.take_effects().contains(&Effect::Close));
}

#[test]
fn a_record_that_saves_itself_and_whose_file_somebody_else_has_changed_can_still_be_left() {
    let mut table = left_unwritten(WriteFailure::ChangedMeanwhile);
    assert!(table.shows("Replace game.kif anyway?"));
    table.click("Leave it");
    assert!(table.shows("Leave without saving?"));
    table.click("Do not save");
    assert!(table.take_effects().contains(&Effect::Close));
}

#[test]
fn a_position_that_is_being_set_up_is_not_lost_by_saving_the_record_first() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.type_into("Comment", "a thought");
    table.press(Modifiers::COMMAND, Key::E);
    table.click("Clear");
    table.take_effects();
    table.ask(Action::CloseRequested);
    table.click("Save first");
    written(&mut table, Ok(()));
    assert!(!table.take_effects().contains(&Effect::Close), "the position is asked about, too");
}

#[test]
fn who_does_not_save_a_record_is_told_that_a_position_is_lost_as_well() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.type_into("Comment", "a thought");
    table.press(Modifiers::COMMAND, Key::E);
    table.ask(Action::CloseRequested);
    assert!(table.shows("Leave without saving?") && !table.shows_containing("The position you set up will be lost"));
    table.press(Modifiers::NONE, Key::Escape);
    table.click("Clear");
    table.ask(Action::CloseRequested);
    assert!(table.shows("Leave without saving?") && table.shows_containing("The position you set up will be lost"));
}

#[test]
fn what_is_undone_in_a_comment_was_written_there() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.press(Modifiers::NONE, Key::End);
    table.type_into("Comment", "the last move");
    table.click("2 ☖３四歩 0:05");
    table.type_into("Comment", "x");
    table.press(Modifiers::COMMAND, Key::Z);
    assert!(!table.reads("Comment").contains("last"), "that was said about another move");
}

#[test]
fn a_record_that_takes_long_to_read_is_told_of_and_need_not_be_waited_for() {
    let mut table = Table::new();
    table.wait(Duration::ZERO);
    table.ask(Action::OpenRecord(PathBuf::from("slow.kif")));
    assert!(!table.shows_containing("still being read"), "most are there at once");
    assert_eq!(table.next_change(), Some(Duration::from_millis(600)));
    table.wait(Duration::from_millis(700));
    assert!(table.shows("slow.kif is still being read"));
    table.click("Stop waiting");
    assert!(!table.shows_containing("still being read"));
    let read = import(RECORD.as_bytes()).map(Box::new).map_err(ReadFailure::Record);
    table.receive(Incoming::Record(PathBuf::from("slow.kif"), read));
    assert!(!table.shows_containing("佐藤"), "what comes after that is not shown");
}

#[test]
fn a_file_that_turns_out_to_be_no_record_is_waited_for_no_longer() {
    let mut table = Table::new();
    table.wait(Duration::ZERO);
    table.ask(Action::OpenRecord(PathBuf::from("notes.txt")));
    table.wait(Duration::from_millis(700));
    let read = import(b"notes").map(Box::new).map_err(ReadFailure::Record);
    table.receive(Incoming::Record(PathBuf::from("notes.txt"), read));
    assert!(table.shows_containing("This file cannot be opened"));
    assert!(!table.shows_containing("still being read"));
}

#[test]
fn records_are_looked_for_where_one_was_last_while_what_is_on_the_board_has_no_file() {
    let recent = vec!["/records/club/one.kif".into(), "/elsewhere/two.kif".into()];
    let mut table = Table::with(Settings { recent, ..Settings::default() }, 1280.0, 800.0);
    for command in [Command::Open, Command::SaveAs] {
        table.ask(Action::Command(command));
        let asked = table.take_effects().into_iter().find_map(|effect| match effect {
            Effect::AskForFile(request, _) => Some(request),
            _ => None,
        });
        table.receive(Incoming::FileDialog(asked.expect("a file is asked for"), DialogAnswer::NoDialog));
        let shown = table.take_effects().into_iter().find_map(|effect| match effect {
            Effect::ListFolder(folder) => Some(folder),
            _ => None,
        });
        assert_eq!(shown, Some(Some("/records/club".into())), "{command:?}");
        table.press(Modifiers::NONE, Key::Escape);
    }
}
