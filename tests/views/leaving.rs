//! What is asked before something is left, and what is said to be lost by it.

use std::path::PathBuf;

use egui::{Key, Modifiers};
use komadai::app::{Action, Command, DialogAction, Effect, Incoming, ReadFailure, WriteFailure};
use komadai::record::import;
use komadai::storage::FileError;

use crate::files::{answer_save_dialog, open, written};
use crate::games::play_to_mate;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n";

#[test]
fn nothing_is_said_to_be_lost_that_lies_on_disk() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.type_into("Comment", "a thought");
    table.ask(Action::CloseRequested);
    assert!(table.shows_containing("The file keeps the record as you saved it"));
    table.click("Stay here");
    let mut table = Table::new();
    table.play("7g", "7f");
    table.ask(Action::CloseRequested);
    assert!(table.shows_containing("only its record remains"));
    table.click("Play on");
    table.press(Modifiers::COMMAND, Key::S);
    table.take_effects();
    answer_save_dialog(&mut table, "kept.kif");
    written(&mut table, Ok(()));
    table.ask(Action::CloseRequested);
    assert!(table.shows_containing("Its file keeps what you saved"));
    assert!(table.shows_containing("the moves played since remain only in its record"));
}

#[test]
fn who_leaves_a_game_that_is_over_is_told_where_all_of_it_remains() {
    let mut table = Table::new();
    play_to_mate(&mut table);
    table.ask(Action::CloseRequested);
    assert!(table.shows_containing("its whole record remains only in the list File → Past games"));
    assert!(!table.shows_containing("lost"));
}

#[test]
fn a_file_with_a_part_of_the_game_is_told_apart_from_none() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::S);
    table.take_effects();
    answer_save_dialog(&mut table, "part.kif");
    written(&mut table, Ok(()));
    table.ask(Action::Command(Command::Resign));
    table.ask(Action::Dialog(DialogAction::Confirm));
    table.ask(Action::CloseRequested);
    assert!(table.shows_containing("The file has only a part of the game."), "{:?}", table.everything());
    let mut table = Table::new();
    play_to_mate(&mut table);
    table.ask(Action::CloseRequested);
    assert!(table.shows_containing("The game has not been saved yet."));
}

#[test]
fn what_is_saved_while_the_question_is_read_is_said_to_be_lost_no_more() {
    let mut table = Table::new();
    play_to_mate(&mut table);
    table.press(Modifiers::COMMAND, Key::S);
    table.take_effects();
    answer_save_dialog(&mut table, "mate.kif");
    table.ask(Action::CloseRequested);
    assert!(table.shows("Leave without saving?"));
    written(&mut table, Ok(()));
    assert!(table.shows_containing("Nothing is lost if you quit") && !table.shows_containing("position you set up"));
    assert!(!table.shows("Save first"));
    table.click("Stay here");
    assert!(!table.shows_containing("Nothing is lost"));
}

#[test]
fn who_leaves_a_game_that_was_commented_is_told_what_of_it_remains() {
    let mut table = Table::new();
    play_to_mate(&mut table);
    table.click_first("Review");
    table.type_into("Comment", "a thought");
    table.ask(Action::CloseRequested);
    assert!(table.shows_containing("it remains only in the list File → Past games") && !table.shows_containing("lost"));
}

#[test]
fn a_file_that_is_dropped_on_a_game_is_read_before_anything_is_asked() {
    let failures =
        [ReadFailure::File(FileError::Other("denied".to_owned())), ReadFailure::Record(import(b"notes").unwrap_err())];
    for failure in failures {
        let mut table = Table::new();
        table.play("7g", "7f");
        table.take_effects();
        table.drop_file("/records/notes.txt");
        let path = PathBuf::from("/records/notes.txt");
        assert!(table.take_effects().contains(&Effect::ReadRecord(path.clone())));
        assert!(!table.shows("Leave the game?"));
        table.receive(Incoming::Record(path, Err(failure)));
        assert!(!table.shows("Leave the game?") && table.shows_containing("This file cannot be"));
    }
}

#[test]
fn that_it_was_not_saved_is_no_longer_said_once_it_is() {
    let mut table = Table::new();
    table.play("7g", "7f");
    let mut save = |path: &str, result| {
        table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        table.take_effects();
        answer_save_dialog(&mut table, path);
        written(&mut table, result);
        table.shows_containing("Not saved: full.kif")
    };
    assert!(save("full.kif", Err(WriteFailure::System(FileError::Other("no space left".to_owned())))));
    assert!(!save("kept.kif", Ok(())), "it is safe elsewhere");
}

#[test]
fn that_it_was_saved_is_no_longer_said_once_it_could_not_be() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::S);
    answer_save_dialog(&mut table, "game.kif");
    written(&mut table, Ok(()));
    assert!(table.shows("Saved: game.kif"));
    table.play("3c", "3d");
    table.press(Modifiers::COMMAND, Key::S);
    written(&mut table, Err(WriteFailure::System(FileError::Other("no space left".to_owned()))));
    assert!(table.shows("Not saved: game.kif") && !table.shows("Saved: game.kif"));
    table.press(Modifiers::COMMAND, Key::S);
    written(&mut table, Err(WriteFailure::System(FileError::Other("no folder".to_owned()))));
    assert!(
        table.shows_containing("no folder") && !table.shows_containing("no space left"),
        "only the latest reason is true"
    );
}

#[test]
fn from_staying_tab_leads_to_saving_first_and_what_loses_the_record_comes_last() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::Q);
    let answers = ["Play on", "Save first", "Leave the game"];
    for answer in answers {
        assert_eq!(table.focused().as_deref(), Some(answer));
        table.press(Modifiers::NONE, Key::Tab);
    }
    let places = answers.map(|answer| table.place(answer).left());
    assert!(places.is_sorted(), "Tab goes to the neighbour: {places:?}");
}
