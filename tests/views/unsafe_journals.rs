//! What is said, and asked, for as long as the journal cannot be written.

use std::path::PathBuf;

use egui::{Key, Modifiers};
use komadai::app::{Action, Effect, Incoming, JournalJob, JournalNews, JournalOf, Settings, WriteJob};
use komadai::storage::{self, FileDialogRequest, FileError, JournalTrouble};
use komadai::text::Language;

use crate::consoles::adjourn;
use crate::files::{answer_save_dialog, open, written};
use crate::games::play_to_mate;
use crate::journals::Journaled;
use crate::table::Table;

const NOTICE: &str = "The game is not safe: it cannot be written to disk";

const MARK: &str = "Not safe";

fn tell(table: &mut Table, of: JournalOf, news: storage::JournalNews) {
    table.receive(Incoming::Journal(JournalNews::Written(of, news)));
}

pub fn disk_is_full(table: &mut Table) {
    let trouble = JournalTrouble::Failed(FileError::Other("No space left on device".to_owned()));
    let path = PathBuf::from("/full/20261122-100140.journal");
    tell(table, JournalOf::Match, storage::JournalNews::NotSafe { path, trouble });
}

fn disk_has_room(table: &mut Table) {
    tell(table, JournalOf::Match, storage::JournalNews::SafeAgain);
}

/// A game of one move that the disk does not take.
fn unsafe_game() -> Table {
    let mut table = Table::new();
    table.play("7g", "7f");
    disk_is_full(&mut table);
    table
}

/// Nothing is said to remain, and what keeps it from the disk is told.
fn promises_nothing(table: &Table) -> bool {
    !table.shows_containing("Past games") && table.shows_containing("No space left on device")
}

fn save_dialog_is_asked_for(table: &mut Table) -> bool {
    let is_it = |effect: &Effect| matches!(effect, Effect::AskForFile(FileDialogRequest::Save { .. }, _));
    table.take_effects().iter().any(is_it)
}

#[test]
fn a_danger_stays_marked_when_its_notice_is_closed_until_the_journal_is_safe() {
    let mut table = unsafe_game();
    table.click("Close this message");
    assert!(!table.shows(NOTICE));
    assert!(table.shows(MARK));
    disk_has_room(&mut table);
    assert!(!table.shows(MARK));
}

#[test]
fn a_closed_danger_is_told_again_with_the_next_move_and_not_before() {
    let mut table = unsafe_game();
    table.click("Close this message");
    table.wait(std::time::Duration::from_secs(5));
    assert!(!table.shows(NOTICE), "nothing was done since");
    table.play("3c", "3d");
    assert!(table.shows(NOTICE));
    table.play("2g", "2f");
    assert!(table.count("Close this message") == 1 && !table.shows_containing("×"), "it is told once");
    disk_has_room(&mut table);
    table.play("8c", "8d");
    assert!(!table.shows(NOTICE));
}

#[test]
fn what_is_in_danger_is_not_said_to_be_safe_again_at_the_same_time() {
    let mut table = unsafe_game();
    disk_has_room(&mut table);
    assert!(table.shows_containing("The game is safe again"));
    disk_is_full(&mut table);
    assert!(table.shows(NOTICE) && !table.shows_containing("The game is safe again"));
}

#[test]
fn a_danger_that_went_with_its_game_is_marked_no_more() {
    let mut table = Table::new();
    play_to_mate(&mut table);
    disk_is_full(&mut table);
    table.press(Modifiers::COMMAND, Key::S);
    table.take_effects();
    answer_save_dialog(&mut table, "kept.kif");
    written(&mut table, Ok(()));
    assert!(!table.shows(MARK) && !table.shows(NOTICE), "all of it is saved");
}

#[test]
fn on_a_flat_screen_without_a_status_line_a_danger_is_marked_as_well() {
    let settings = Settings { language: Some(Language::English), table_top: true, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.play("7g", "7f");
    assert!(!table.shows(MARK));
    disk_is_full(&mut table);
    assert!(table.shows(MARK));
}

#[test]
fn a_clock_whose_notice_was_closed_behind_it_still_says_that_it_is_not_safe() {
    let mut table = Table::new();
    table.press(Modifiers::NONE, Key::F6);
    table.click("Set the clock");
    table.press(Modifiers::NONE, Key::Space);
    let trouble = JournalTrouble::Failed(FileError::Other("No space left on device".to_owned()));
    let path = PathBuf::from("/full/a.journal");
    tell(&mut table, JournalOf::Clock, storage::JournalNews::NotSafe { path, trouble });
    table.ask(Action::DismissNotice(0));
    assert!(table.shows(NOTICE));
    tell(&mut table, JournalOf::Clock, storage::JournalNews::SafeAgain);
    assert!(!table.shows(NOTICE));
}

#[test]
fn who_leaves_a_game_that_is_not_on_disk_is_promised_nothing() {
    for ways_out in [Action::CloseRequested, Action::Command(komadai::app::Command::NewGame)] {
        let mut table = unsafe_game();
        table.ask(ways_out);
        assert!(table.shows_containing("the disk does not have all of it"));
        assert!(promises_nothing(&table));
        table.click("Play on");
        assert!(table.shows(NOTICE), "what can be done about it is beside the board");
    }
}

#[test]
fn who_opens_a_record_over_a_game_that_is_not_on_disk_is_promised_nothing() {
    let mut table = unsafe_game();
    open(&mut table, "手合割：平手\n   1 ７六歩(77)\n");
    assert!(table.shows_containing("the disk does not have all of it"));
    assert!(promises_nothing(&table));
}

#[test]
fn who_leaves_a_game_that_ended_and_is_not_on_disk_is_promised_nothing() {
    let mut table = Table::new();
    play_to_mate(&mut table);
    disk_is_full(&mut table);
    table.ask(Action::CloseRequested);
    assert!(table.shows_containing("what it does not have will be lost"));
    assert!(promises_nothing(&table));
    table.click("Stay here");
    table.click_first("Review");
    table.type_into("Comment", "a thought");
    table.ask(Action::CloseRequested);
    assert!(promises_nothing(&table));
}

#[test]
fn an_adjourned_game_that_is_not_on_disk_is_not_said_to_be_offered_at_the_next_start() {
    let mut kept = Journaled::playing();
    kept.table.play_all("7g7f");
    adjourn(&mut kept.table);
    kept.follow();
    disk_is_full(&mut kept.table);
    kept.table.press(Modifiers::COMMAND, Key::Q);
    assert!(kept.table.shows_containing("it cannot be resumed as it stands"));
    assert!(!kept.table.shows_containing("offers to resume it"));
}

#[test]
fn the_question_learns_while_it_is_read_that_the_disk_failed_or_has_room_again() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.ask(Action::CloseRequested);
    assert!(table.shows_containing("only its record remains"));
    disk_is_full(&mut table);
    assert!(promises_nothing(&table));
    disk_has_room(&mut table);
    assert!(table.shows_containing("only its record remains"));
}

#[test]
fn before_a_record_is_said_to_remain_it_is_made_sure_that_it_is_there() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.take_journal_jobs();
    table.ask(Action::CloseRequested);
    let jobs = table.take_journal_jobs();
    let is_saved = |job: &JournalJob| matches!(job, JournalJob::Write(JournalOf::Match, WriteJob::SaveRecord(_)));
    assert!(jobs.contains(&JournalJob::Write(JournalOf::Match, WriteJob::Check)), "{jobs:?}");
    assert!(jobs.iter().any(is_saved), "{jobs:?}");
}

#[test]
fn who_saves_first_while_the_disk_fails_chooses_the_place_even_if_there_is_a_file() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::S);
    table.take_effects();
    answer_save_dialog(&mut table, "kept.kif");
    written(&mut table, Ok(()));
    table.play("3c", "3d");
    disk_is_full(&mut table);
    table.ask(Action::CloseRequested);
    table.take_effects();
    table.click("Save first…");
    assert!(save_dialog_is_asked_for(&mut table));
    answer_save_dialog(&mut table, "elsewhere.kif");
    written(&mut table, Ok(()));
    assert!(table.take_effects().iter().any(|effect| matches!(effect, Effect::Close)), "then it is left");
}
