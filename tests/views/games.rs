//! Whole games: how they begin, are interrupted and end.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Action, ClockForm, Effect, NewGameForm, Settings};
use komadai::sound::Cue;
use komadai::text::Language;

use crate::table::Table;

/// Plays the shortest possible game: mate by a dropped gold on move seven.
pub fn play_to_mate(table: &mut Table) {
    table.play_all("7g7f 4a4b 8h3c");
    table.click("Promote to horse");
    table.play_all("5a6b 3c4b 6a7b");
    table.click("Black in hand: gold, 1");
    let square = table.square("5b").center();
    table.click_at(square);
}

/// A game with this main time and then one byoyomi period.
fn timed_game(main_seconds: u32, byoyomi_seconds: u32) -> Table {
    let clock =
        ClockForm { minutes: main_seconds / 60, seconds: main_seconds % 60, byoyomi_seconds, ..ClockForm::default() };
    let new_game = NewGameForm { clocks: std::array::from_fn(|_| clock.clone()), ..NewGameForm::default() };
    let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.take_effects();
    table
}

#[test]
fn taking_back_restores_the_board_and_the_clock() {
    let mut table = timed_game(60, 10);
    table.wait(Duration::from_secs(7));
    table.play("7g", "7f");
    assert!(table.shows_containing("Black 0:53"));
    table.wait(Duration::from_secs(5));
    table.click("Take back");
    assert!(table.shows("7g Black pawn"));
    assert!(table.shows_containing("Black 1:00") && table.shows_containing("White 1:00"));
}

#[test]
fn the_clock_stands_still_during_a_pause_and_nobody_can_move() {
    let mut table = timed_game(60, 10);
    table.wait(Duration::from_secs(2));
    table.click("Pause");
    table.wait(Duration::from_secs(600));
    assert!(table.shows_containing("Black 0:58"));
    table.play("7g", "7f");
    assert!(table.shows("7g Black pawn"));
    table.click("Resume");
    table.play("7g", "7f");
    assert!(table.shows("7f Black pawn"));
}

#[test]
fn resigning_asks_first_and_then_the_other_side_wins() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.click("Resign");
    table.click("Play on");
    assert!(!table.shows("Black wins"));
    table.click("Resign");
    table.confirm("Resign");
    assert!(table.shows("Black wins") && table.shows("White resigned."));
}

#[test]
fn whoever_resigns_is_called_by_name_where_that_is_known() {
    let mut table = Table::new();
    table.press(Modifiers::COMMAND, Key::N);
    table.type_into("☖ White: Name", "Tanaka");
    table.click("Start game");
    table.play("7g", "7f");
    table.click("Resign");
    assert!(table.shows_containing("Tanaka loses the game."), "{:?}", table.everything());
    table.confirm("Resign");
    assert!(table.shows("Tanaka resigned."), "{:?}", table.everything());
}

#[test]
fn the_time_runs_out_in_the_middle_of_the_promotion_question() {
    let mut table = timed_game(0, 10);
    table.play_all("7g7f 3c3d");
    table.play("8h", "2b");
    assert!(table.shows("Promote to horse"));
    table.wait(Duration::from_secs(10));
    assert!(table.shows("White wins") && table.shows("Black ran out of time."));
    assert!(!table.shows("Promote to horse"));
}

#[test]
fn the_last_ten_seconds_are_heard_each_once() {
    let mut table = timed_game(0, 30);
    let mut heard = Vec::new();
    for _ in 0..290 {
        table.wait(Duration::from_millis(100));
        heard.extend(table.take_effects());
    }
    let beeps = heard.iter().filter(|effect| matches!(effect, Effect::Play(Cue::Beep))).count();
    let urgent = heard.iter().filter(|effect| matches!(effect, Effect::Play(Cue::LongBeep))).count();
    assert_eq!((beeps, urgent), (6, 5), "20, 10 to 6, then 5 to 1; the period itself is not called");
}

#[test]
fn the_end_of_the_main_time_is_no_countdown_when_byoyomi_follows() {
    let mut table = timed_game(12, 30);
    let mut heard = Vec::new();
    for _ in 0..13 {
        table.wait(Duration::from_secs(1));
        heard.extend(table.take_effects());
    }
    assert_eq!(heard, [Effect::Play(Cue::Chime)]);
}

#[test]
fn a_running_clock_is_painted_when_its_digit_changes_and_an_idle_window_not_at_all() {
    let table = Table::new();
    assert_eq!(table.repaint_delay(), Duration::MAX);
    assert_eq!(table.next_change(), None);
    let mut table = timed_game(60, 10);
    table.wait(Duration::from_millis(300));
    assert_eq!(table.repaint_delay(), Duration::MAX);
    assert_eq!(table.next_change(), Some(Duration::from_millis(700)));
}

#[test]
fn mate_ends_the_game_and_says_why() {
    let mut table = Table::new();
    play_to_mate(&mut table);
    assert!(table.shows("Black wins") && table.shows("Checkmate"));
    assert!(table.shows("White is in check and has no legal move.") && table.shows_containing("7 moves"));
    table.play("5g", "5f");
    assert!(table.shows("5g Black pawn"), "nobody moves after the end");
}

#[test]
fn the_fourth_occurrence_of_a_position_ends_the_game_without_a_result() {
    let mut table = Table::new();
    for _ in 0..3 {
        assert!(!table.shows("Repetition"));
        table.play_all("2h3h 8b7b 3h2h 7b8b");
    }
    assert!(table.shows("Play this move?") && table.shows_containing("Repetition"));
    assert!(table.shows_containing("to end the game: Repetition, draw."));
    table.click("Play it");
    assert!(table.shows("Draw") && table.shows("Repetition"), "among friends it counts as one");
    assert!(table.shows("It stood on the board at the start and after moves 4, 8 and 12."));
    table.click("Show the repetition");
    assert!(table.shows("Occurrence 1 of 4, at the start"));
    assert!(table.shows("☗ Black: 0 checks in 6 moves since the first"));
    assert_eq!(table.ply_seen(), 0, "that place is lit in the list of moves");
    table.click("Next occurrence");
    assert_eq!(table.ply_seen(), 4);
    assert!(table.shows("Occurrence 2 of 4, after move 4"));
    table.click("Done");
    assert!(table.shows("Draw"));
}

#[test]
fn leaving_a_game_in_progress_asks_and_an_untouched_board_does_not() {
    let mut table = Table::new();
    table.ask(Action::CloseRequested);
    assert!(table.take_effects().contains(&Effect::Close));
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::Q);
    assert!(table.shows("Leave the game?"));
    assert!(!table.take_effects().contains(&Effect::Close));
    table.click("Play on");
    table.ask(Action::CloseRequested);
    table.click("Leave the game");
    assert!(table.take_effects().contains(&Effect::Close));
}
