//! The games that were played before: the program's own copies of them.

use std::path::PathBuf;

use egui::{Key, Modifiers};
use komadai::app::{
    Action, CollectedRecord, Command, Effect, Incoming, JournalNews, JournalOf, Machine, ReadFailure, RecordsToRead,
};
use komadai::record::import;
use komadai::storage::{self, FileError};

use crate::collections::{GAMES, collected};
use crate::files::open;
use crate::table::Table;

#[test]
fn what_was_not_saved_is_listed_among_past_games_and_the_question_says_so() {
    let mut table = with_journals();
    table.ask(Action::Command(Command::PastGames));
    let Some(Effect::ReadCollection(id, RecordsToRead::Past(folder))) = table.take_effects().pop() else {
        panic!("no folder is read")
    };
    assert_eq!(folder, PathBuf::from("/journals/past"));
    table.receive(Incoming::CollectionRead(id, Err(FileError::NoSuchFolder)));
    assert!(table.shows_containing("There are no records in /journals/past."), "{:?}", table.everything());
    table.play_all("7g7f");
    table.press(Modifiers::COMMAND, Key::N);
    assert!(table.shows_containing("in the list File → Past games"), "{:?}", table.everything());
}

/// Opens the list of past games, in which these are.
fn list_past_games(table: &mut Table, games: &[(&str, (&str, &str))]) {
    table.ask(Action::Command(Command::PastGames));
    let Some(Effect::ReadCollection(id, RecordsToRead::Past(folder))) = table.take_effects().pop() else {
        panic!("no folder is read")
    };
    let named = |&(name, game)| CollectedRecord { path: folder.join(name), ..collected(game) };
    table.receive(Incoming::Collected(id, games.iter().map(named).collect()));
    table.receive(Incoming::CollectionRead(id, Ok(Some(folder))));
}

/// A window that knows where past games lie.
fn with_journals() -> Table {
    let mut table = Table::new();
    table.receive(Incoming::Machine(Machine { journals: Some("/journals".into()), ..Machine::default() }));
    table
}

/// The list of past games with one game in it.
fn past_games() -> Table {
    let mut table = with_journals();
    list_past_games(&mut table, &[("one.kif", GAMES[0])]);
    table
}

const PAST_GAME: &str = "☗ 佐藤 – ☖ 鈴木 2026/11/15 10:00 · 2 moves · ☖ won";

/// The folder of past games, which is to be read again.
fn read_again(table: &mut Table) -> (u64, PathBuf) {
    let effects = table.take_effects();
    let read = effects.into_iter().find_map(|effect| match effect {
        Effect::ReadCollection(id, RecordsToRead::Past(folder)) => Some((id, folder)),
        _ => None,
    });
    read.expect("the folder is read again")
}

/// The folder of past games is read again, and another game is there.
fn one_comes(table: &mut Table) {
    let (id, folder) = read_again(table);
    assert!(table.shows(PAST_GAME), "what was there stays until all has come");
    let named = |name: &str, game| CollectedRecord { path: folder.join(name), ..collected(game) };
    table.receive(Incoming::Collected(id, vec![named("two.kif", GAMES[1])]));
    table.receive(Incoming::Collected(id, vec![named("one.kif", GAMES[0])]));
    table.receive(Incoming::CollectionRead(id, Ok(Some(folder))));
}

/// Looks away from the window, and back.
fn come_back(table: &mut Table) {
    table.event(egui::Event::WindowFocused(false));
    assert_eq!(table.take_effects(), [], "nobody looks");
    table.event(egui::Event::WindowFocused(true));
}

/// The explorer in the place of the list of past games.
fn explorer_over_the_list() -> Table {
    let mut table = past_games();
    open(&mut table, GAMES[0].1);
    list_past_games(&mut table, &[("one.kif", GAMES[0])]);
    table.ask(Action::Command(Command::Explorer));
    assert!(!table.shows(PAST_GAME));
    table.take_effects();
    table
}

#[test]
fn past_games_are_read_again_when_the_window_comes_back_and_when_their_list_is_seen_again() {
    let mut table = past_games();
    come_back(&mut table);
    one_comes(&mut table);
    assert!(table.shows(PAST_GAME) && table.shows_containing("☗ Tanaka"));
    for command in [Command::Explorer, Command::Collection] {
        let mut table = explorer_over_the_list();
        table.ask(Action::Command(command));
        one_comes(&mut table);
        assert!(table.shows(PAST_GAME) && table.shows_containing("☗ Tanaka"), "{command:?}: {:?}", table.everything());
    }
}

#[test]
fn a_game_that_is_left_comes_to_the_open_list_as_soon_as_its_journal_is_put_aside() {
    let mut table = past_games();
    table.take_effects();
    let put_aside = JournalNews::Written(JournalOf::Match, storage::JournalNews::PutAside);
    table.receive(Incoming::Journal(put_aside));
    one_comes(&mut table);
    assert!(table.shows_containing("☗ Tanaka"));
}

#[test]
fn past_games_that_cannot_be_read_again_stay_listed_until_they_can() {
    let mut table = past_games();
    for reason in [FileError::NoSuchFolder, FileError::NotAllowed] {
        come_back(&mut table);
        let (id, _) = read_again(&mut table);
        table.receive(Incoming::CollectionRead(id, Err(reason)));
        assert!(table.shows(PAST_GAME), "{:?}", table.everything());
    }
    come_back(&mut table);
    one_comes(&mut table);
    assert!(table.shows_containing("☗ Tanaka"));
}

#[test]
fn past_games_are_called_so_and_have_the_time_of_day() {
    let table = past_games();
    assert!(table.shows("Past games") && !table.shows("past"), "{:?}", table.everything());
    assert!(table.shows(PAST_GAME));
}

#[test]
fn a_past_game_is_the_programs_own_copy_and_is_saved_elsewhere() {
    let mut table = past_games();
    table.click(PAST_GAME);
    let path = PathBuf::from("/journals/past/one.kif");
    let read = import(GAMES[0].1.as_bytes()).map(Box::new).map_err(ReadFailure::Record);
    table.take_effects();
    table.receive(Incoming::Record(path, read));
    assert!(table.is_pressed(PAST_GAME), "it is marked");
    table.play("2g", "2f");
    table.take_effects();
    table.press(Modifiers::COMMAND, Key::S);
    let effects = table.take_effects();
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::WriteRecord(..))), "{effects:?}");
    assert!(effects.iter().any(|effect| matches!(effect, Effect::AskForFile(..))), "it is asked where: {effects:?}");
}

#[test]
fn a_game_and_its_reviews_are_told_apart() {
    let mut table = with_journals();
    let nameless = ("", "1 ７六歩(77)\n");
    let games =
        [("20261115-100500.kif", GAMES[0]), ("20261115-111213.review", GAMES[0]), ("20261116-091011.review", nameless)];
    list_past_games(&mut table, &games);
    for row in [PAST_GAME, &format!("{PAST_GAME} · reviewed 11:12"), "Record without names 1 move · reviewed 09:10"] {
        assert!(table.shows(row), "{row}: {:?}", table.everything());
    }
}
