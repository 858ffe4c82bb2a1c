//! While the PIN is entered, everybody can see that, and the console is locked again before the players are left alone
//! with it.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::DisplayScene;
use komadai::app::{Action, Command, Effect, TimeKind};

use crate::consoles::{lock, set_pin, unlock};
use crate::events::club;
use crate::locks::{is_refused, ways_to_leave};
use crate::table::Table;
use crate::verdicts::{choose, table_by};

/// What the status line says as long as the PIN is entered.
const UNLOCKED: &str = "Console unlocked: click to lock";

/// Whether the event, which is the arbiter's, is out of reach.
fn is_locked(table: &mut Table) -> bool {
    table.ask(Action::Command(Command::Event));
    is_refused(table) && !table.shows("No event is open")
}

/// A game with a quarter of an hour per side, with the arbiter at the console.
fn at_the_console() -> Table {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.play("7g", "7f");
    set_pin(&mut table);
    table
}

#[test]
fn closing_the_console_locks_it_whichever_way_it_is_closed() {
    let ways: [fn(&mut Table); 3] = [
        |table| table.press(Modifiers::NONE, Key::F8),
        |table| table.click("Close the console"),
        |table| choose(table, "Arbiter", "Arbiter’s console F8"),
    ];
    for (index, close) in ways.into_iter().enumerate() {
        let mut table = at_the_console();
        assert!(table.shows("☖ +1 min"));
        close(&mut table);
        assert!(!table.shows("☖ +1 min") && is_locked(&mut table), "way {index}");
        table.press(Modifiers::NONE, Key::F8);
        assert!(table.shows("Current PIN"), "way {index}");
    }
}

#[test]
fn without_a_pin_closing_the_console_locks_nothing() {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::NONE, Key::F8);
    table.press(Modifiers::NONE, Key::F8);
    assert!(!is_locked(&mut table) && !table.shows(UNLOCKED));
}

#[test]
fn the_window_says_that_the_console_is_unlocked_and_locks_it_at_a_press() {
    let mut table = at_the_console();
    assert!(table.shows(UNLOCKED));
    table.ask(Action::Command(Command::TableTop));
    assert!(table.shows(UNLOCKED), "where the board lies between the players, too");
    table.ask(Action::Command(Command::TableTop));
    table.click(UNLOCKED);
    assert!(!table.shows(UNLOCKED) && !table.shows("☖ +1 min") && is_locked(&mut table));
}

#[test]
fn the_console_is_seen_to_be_unlocked_where_it_is_not_seen_itself() {
    let mut table = Table::new();
    set_pin(&mut table);
    table.ask(Action::Command(Command::SetUp));
    table.click(UNLOCKED);
    assert!(!table.shows(UNLOCKED) && is_locked(&mut table));
}

#[test]
fn a_game_that_starts_locks_the_console() {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    set_pin(&mut table);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    assert!(!table.shows(UNLOCKED) && is_locked(&mut table));
}

#[test]
fn the_first_move_of_a_game_without_clocks_locks_the_console() {
    let mut table = table_by("jsa_amateur27", TimeKind::Untimed);
    set_pin(&mut table);
    table.play("7g", "7f");
    assert!(table.shows("7f Black pawn") && !table.shows(UNLOCKED) && is_locked(&mut table));
}

#[test]
fn a_game_of_the_event_that_starts_locks_the_console() {
    let mut club = club();
    club.click("Done");
    set_pin(&mut club.table);
    club.start(2, "Start the game");
    assert!(!club.table.shows(UNLOCKED) && is_locked(&mut club.table));
}

/// A game that ended by repetition and is to be replayed; it is locked.
fn repeated() -> Table {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    for _ in 0..3 {
        table.play_all("2h3h 8b7b 3h2h 7b8b");
    }
    if table.shows("Play it") {
        table.click("Play it");
    }
    assert!(table.shows("Play again"), "it does not count");
    lock(&mut table);
    table
}

/// Everything that leads away from a game, even from the record of a finished one.
fn ways_away() -> Vec<Action> {
    let others = [Command::Review, Command::ReviewFromHere, Command::Rematch, Command::Commentary];
    ways_to_leave().into_iter().chain(others.map(Action::Command)).collect()
}

/// What leaving the board would result in.
fn leads_away(effect: &Effect) -> bool {
    matches!(effect, Effect::Close | Effect::AskForFile(..) | Effect::ReadRecord(_) | Effect::RequestPaste)
}

#[track_caller]
fn check_that_nobody_leaves(table: &mut Table, way: &Action) {
    table.take_effects();
    table.ask(way.clone());
    assert!(table.dialog_rect().is_none(), "{way:?}");
    assert!(!table.take_effects().iter().any(leads_away), "{way:?}");
    assert!(matches!(table.audience(), DisplayScene::Game(_)), "{way:?}");
}

#[test]
fn behind_a_lock_nobody_leaves_a_game_that_is_to_be_played_again() {
    for way in ways_away() {
        let mut table = repeated();
        check_that_nobody_leaves(&mut table, &way);
    }
    let mut table = repeated();
    table.press(Modifiers::COMMAND, Key::N);
    assert!(is_refused(&table));
}

#[test]
fn behind_a_lock_nobody_leaves_the_game_that_is_played_instead_before_it_begins() {
    for way in ways_to_leave() {
        let mut table = repeated();
        table.press(Modifiers::NONE, Key::F8);
        unlock(&mut table);
        table.ask(Action::Command(Command::NextGame));
        if table.shows("Do not save") {
            table.click("Do not save");
        }
        table.click("Set up the game");
        assert!(!table.shows(UNLOCKED), "setting it up locks");
        check_that_nobody_leaves(&mut table, &way);
    }
}

#[test]
fn the_arbiter_may_do_without_the_game_that_was_to_be_played_again() {
    let mut table = repeated();
    table.press(Modifiers::NONE, Key::F8);
    unlock(&mut table);
    table.press(Modifiers::COMMAND, Key::N);
    assert!(table.shows("Leave without saving?"));
    table.click("Do not save");
    table.click("Start game");
    table.wait(Duration::from_secs(1));
    assert!(!table.shows(UNLOCKED));
}
