//! What is typed behind a name in the program's own file dialog, before the file is written or read.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Event, Key, Modifiers};
use komadai::app::{Incoming, SaveFailure, WriteFailure};
use komadai::storage::{DialogAnswer, FileDialogRequest, FileError, Folder, FolderEntry};

use crate::table::Table;

/// The dialog for saving a game of two moves, with a name that was suggested.
fn saving(suggested: &str) -> Table {
    let mut table = Table::new();
    table.play_all("7g7f 3c3d");
    table.press(Modifiers::COMMAND, Key::S);
    table.receive(Incoming::FileDialog(
        FileDialogRequest::Save { suggested: suggested.to_owned() },
        DialogAnswer::NoDialog,
    ));
    let entries = vec![FolderEntry { name: "club".to_owned(), is_folder: true }];
    table.receive(Incoming::Folder(None, Ok(Folder { path: PathBuf::from("/records"), entries })));
    table.take_effects();
    table
}

/// Presses keys as quickly as anybody can: all of them come in one frame. A line feed stands for Enter.
fn type_quickly(table: &mut Table, keys: &str) {
    let enter = |pressed| Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let events = keys.chars().flat_map(|key| match key {
        '\n' => vec![enter(true), enter(false)],
        other => vec![Event::Text(other.to_string())],
    });
    let events: Vec<Event> = events.collect();
    table.events(events);
}

fn answer(table: &mut Table, result: Result<(), WriteFailure>) {
    let job = table.being_saved().expect("nothing is being saved");
    table.receive(Incoming::Written(job.target, job.revision, result.map_err(SaveFailure::File)));
}

#[test]
fn a_move_typed_behind_the_name_of_a_file_reaches_the_board_once_the_file_is_written() {
    let mut table = saving("a.kif");
    type_quickly(&mut table, "\n2g2f");
    assert!(table.shows("Save the record") && table.reads("File name or path") == "a.kif", "it is being written");
    answer(&mut table, Ok(()));
    assert!(!table.shows("Save the record"));
    assert_eq!(table.reads("A move in any notation"), "2g2f");
    type_quickly(&mut table, "\n8c8d\n");
    assert_eq!(table.ply_seen(), 4);
}

#[test]
fn what_was_typed_behind_the_name_answers_no_question_and_changes_no_name() {
    let mut table = saving("a.kif");
    type_quickly(&mut table, "\n2g\n\n");
    answer(&mut table, Err(WriteFailure::AlreadyThere));
    assert!(table.shows("Replace a.kif?") && table.being_saved().is_none());
    table.click("Keep it");
    assert_eq!(table.reads("File name or path"), "a.kif");
    type_quickly(&mut table, "\n2g2f\n");
    answer(&mut table, Err(WriteFailure::System(FileError::DiskFull)));
    assert_eq!(table.reads("File name or path"), "a.kif");
    assert!(table.being_saved().is_none() && table.ply_seen() == 2);
}

#[test]
fn a_name_typed_behind_that_of_its_folder_is_typed_into_the_folder() {
    let mut table = saving("");
    type_quickly(&mut table, "club\nb.kif\n");
    table.take_effects();
    table.receive(Incoming::Folder(None, Ok(Folder { path: PathBuf::from("/records/club"), entries: Vec::new() })));
    let job = table.being_saved().expect("it is saved");
    assert_eq!(job.target.path, PathBuf::from("/records/club/b.kif"));
}

#[test]
fn a_disk_that_does_not_answer_leaves_a_dialog_that_can_be_closed() {
    let mut table = saving("a.kif");
    type_quickly(&mut table, "\n");
    table.press(Modifiers::NONE, Key::Escape);
    assert!(table.shows("Save the record"));
    table.wait(Duration::from_secs(2));
    assert!(!table.shows("Save the record"));
}
