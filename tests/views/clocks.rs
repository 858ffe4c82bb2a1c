//! Clocks: beside the board, and on their own in the window.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::DisplayScene;
use komadai::app::{Action, ClockForm, Effect, Gap, NewGameForm, Settings, TimeKind};
use komadai::clock::SessionTime;
use komadai::record::AuditAct;
use komadai::text::Language;

use crate::table::Table;

fn secs(count: u64) -> Duration {
    Duration::from_secs(count)
}

/// A table at which both sides have a minute and then ten seconds per move.
fn table_with(settings: Settings, width: f32, height: f32) -> Table {
    let clock = ClockForm { minutes: 1, byoyomi_seconds: 10, ..ClockForm::default() };
    let new_game = NewGameForm { clocks: [clock.clone(), clock], ..NewGameForm::default() };
    Table::with(
        Settings { language: settings.language.or(Some(Language::English)), new_game, ..settings },
        width,
        height,
    )
}

fn game(settings: Settings) -> Table {
    let mut table = table_with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table
}

fn clock_only() -> Table {
    let mut table = table_with(Settings::default(), 1280.0, 800.0);
    table.press(Modifiers::NONE, Key::F6);
    table.click("Set the clock");
    table
}

#[test]
fn tenths_are_shown_in_the_last_ten_seconds_where_they_are_wanted_and_wake_the_window_for_each() {
    let mut table = game(Settings { tenths: true, ..Settings::default() });
    table.wait(Duration::from_millis(49_500));
    assert!(table.shows_containing("Black 0:11"));
    assert_eq!(table.next_change(), Some(Duration::from_millis(500)));
    table.wait(Duration::from_millis(2_050));
    assert!(table.shows_containing("Black 8.5"));
    assert_eq!(table.next_change(), Some(Duration::from_millis(50)));
    let mut plain = game(Settings::default());
    plain.wait(Duration::from_millis(51_550));
    assert!(plain.shows_containing("Black 0:09"));
    assert_eq!(plain.next_change(), Some(Duration::from_millis(450)));
}

#[test]
fn a_board_that_is_hidden_in_a_pause_comes_back_with_it() {
    let mut table = game(Settings { hide_in_pause: true, ..Settings::default() });
    assert!(table.shows("7g Black pawn"));
    table.click("Pause");
    assert!(!table.shows("7g Black pawn"));
    table.click("Resume");
    assert!(table.shows("7g Black pawn"));
}

#[test]
fn a_machine_that_slept_asks_and_shows_both_readings() {
    let mut table = game(Settings::default());
    table.wait(secs(10));
    let since = SessionTime::from_start(secs(110));
    table.wake_after(secs(25), Gap { since, length: secs(25) });
    assert!(table.shows("The machine slept"));
    assert!(table.shows_containing("0:50 (main time)") && table.shows_containing("0:25 (main time)"));
    table.wait(secs(100));
    table.click("Go on as before");
    table.wait(secs(5));
    assert!(table.shows_containing("Black 0:45"));
}

#[test]
fn nobody_loses_unasked_by_a_flag_that_fell_while_the_program_was_held_up() {
    for (held_up, is_asked) in [(5, false), (9, true)] {
        let mut table = game(Settings::default());
        table.wait(secs(62));
        let since = SessionTime::from_start(secs(162));
        table.wake_after(secs(held_up), Gap { since, length: secs(held_up) });
        assert_eq!(table.shows("The machine slept"), is_asked, "{held_up} s");
        assert!(!table.shows_containing("on time") && !table.shows_containing("ran out of time"));
    }
}

#[test]
fn a_move_that_waited_while_the_flag_fell_stands_and_the_log_says_so_where_no_slow_screen_explains_it() {
    for (held_up, is_logged) in [(1_100, false), (1_600, true), (1_990, true)] {
        let mut table = game(Settings::default());
        table.wait(secs(69));
        table.do_while_held_up(Duration::from_millis(held_up), |table| table.play("7g", "7f"));
        assert!(!table.shows_containing("ran out of time"), "after {held_up} ms");
        assert!(table.shows_containing("White 1:00"), "it is White's turn");
        let millis = held_up - 1_000;
        let acts: Vec<AuditAct> = table.audit().into_iter().map(|entry| entry.act).collect();
        assert_eq!(acts, if is_logged { vec![AuditAct::LateMove { millis }] } else { Vec::new() });
    }
}

#[test]
fn a_move_that_waited_through_a_longer_standstill_is_played_when_the_game_goes_on() {
    let mut table = game(Settings::default());
    table.wait(secs(62));
    let since = SessionTime::from_start(secs(162));
    table.wake_after(secs(9), Gap { since, length: secs(9) });
    table.play("7g", "7f");
    assert!(table.shows("The machine slept") && table.shows_containing("Black has moved meanwhile: "));
    assert_eq!(table.ply_seen(), 0, "nobody has ruled yet");
    let acts: Vec<AuditAct> = table.audit().into_iter().map(|entry| entry.act).collect();
    assert_eq!(acts, [AuditAct::KeptMove { millis: 9_000 }]);
    table.wait(secs(5));
    table.click("Go on as before");
    assert_eq!(table.ply_seen(), 1);
    assert!(table.shows_containing("White 1:00"), "it is White's turn");
}

#[test]
fn whoever_has_not_moved_when_the_program_goes_on_has_lost_by_the_flag() {
    let mut table = game(Settings::default());
    table.wait(secs(69));
    table.do_while_held_up(Duration::from_millis(1_600), |table| table.click("7g Black pawn"));
    assert!(table.shows_containing("ran out of time"));
}

#[test]
fn a_press_of_the_clock_alone_that_waited_while_the_flag_fell_counts() {
    let mut table = clock_only();
    table.press(Modifiers::NONE, Key::Space);
    table.wait(secs(69));
    table.do_while_held_up(Duration::from_millis(1_600), |table| table.press(Modifiers::NONE, Key::Space));
    table.wait(secs(10));
    let running = ["☗ Black 0:50 main time", "☖ White 0:50 main time"].map(|clock| table.shows(clock));
    assert_eq!(running.into_iter().filter(|runs| *runs).count(), 1, "the other side's time runs");
}

#[test]
fn a_clock_alone_is_pressed_by_its_halves_and_by_a_key_for_each_side() {
    let mut table = clock_only();
    assert!(!table.shows("7g Black pawn"), "there is nothing but the clock");
    table.click("☖ White 1:00 main time");
    table.wait(secs(10));
    assert!(table.shows("☗ Black 0:50 main time"));
    table.press(Modifiers::NONE, Key::Space);
    table.wait(secs(65));
    assert!(table.shows("☖ White 0:05 byoyomi"));
    table.press(Modifiers::NONE, Key::ShiftLeft);
    assert!(table.shows("☖ White 0:05 byoyomi"), "that is the key of the side that does not move");
    table.press(Modifiers::SHIFT, Key::ShiftRight);
    table.wait(secs(3));
    assert!(table.shows("☗ Black 0:47 main time") && table.shows("☖ White 0:10 byoyomi"));
}

#[test]
fn a_clock_alone_leaves_the_time_of_a_new_game_as_it_was() {
    let mut table = table_with(Settings::default(), 1280.0, 800.0);
    table.press(Modifiers::NONE, Key::F6);
    table.choose("Time", "5 min + 30 s · Quick game");
    table.click("Set the clock");
    let kept = table.take_effects().into_iter().rev().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings),
        _ => None,
    });
    let kept = kept.expect("what was set is kept");
    let minutes = |form: &NewGameForm| form.clocks.clone().map(|clock| clock.minutes);
    assert_eq!((minutes(&kept.new_game), kept.clock_only.as_ref().map(minutes)), ([1, 1], Some([5, 5])));
}

#[test]
fn a_clock_alone_stops_is_put_right_and_begins_anew() {
    let mut table = clock_only();
    table.press(Modifiers::NONE, Key::Space);
    table.wait(secs(10));
    assert!(!table.shows("Back to the board"), "not while it runs");
    table.press(Modifiers::NONE, Key::Escape);
    table.wait(secs(100));
    assert!(table.shows("☗ Black 0:50 main time"));
    table.click("Correct…");
    assert!(table.shows("Correct the clocks"));
    table.confirm("Correct");
    assert!(table.shows("☗ Black 0:50 main time"), "what is not changed stays");
    table.click("Go on");
    table.wait(secs(60));
    assert!(table.shows("Black ran out of time."));
    table.click("Set up…");
    table.click("Set the clock");
    assert!(table.shows("☗ Black 1:00 main time"));
    table.click("Back to the board");
    assert!(table.shows("7g Black pawn"));
}

#[test]
fn the_buttons_of_a_clock_alone_are_hit_by_a_finger_and_tell_whether_it_is_heard() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let mut table = table_with(Settings::default(), width, height);
        table.press(Modifiers::NONE, Key::F6);
        table.click("Set the clock");
        table.press(Modifiers::NONE, Key::Space);
        let everything = table.everything();
        let (_, stop) = everything.iter().find(|(label, _)| label == "Stop both").expect("it can be stopped");
        assert!(stop.height() >= 54.0 && stop.width() >= 120.0, "{stop:?}");
        table.click("Sound on");
        assert!(table.shows("Sound off"));
    }
}

/// A clock that was started and then stopped.
fn stopped_clock() -> Table {
    let mut table = clock_only();
    table.press(Modifiers::NONE, Key::Space);
    table.wait(secs(10));
    table.press(Modifiers::NONE, Key::Escape);
    table
}

#[test]
fn a_clock_on_which_a_game_is_timed_is_put_away_by_nobody_without_a_question() {
    let mut table = stopped_clock();
    for leaving in ["Back to the board", "Set up…"] {
        table.click(leaving);
        assert!(table.shows("Leave the clock?"), "{leaving}");
        table.click("Stay here");
        assert!(table.shows("☗ Black 0:50 main time"));
    }
    table.click("Back to the board");
    table.click("Leave it");
    assert!(table.shows("7g Black pawn"));
}

#[test]
fn closing_the_window_over_a_clock_stops_it_then_asks_and_then_closes() {
    let mut table = clock_only();
    table.press(Modifiers::NONE, Key::Space);
    table.take_effects();
    let closes = |table: &mut Table| table.take_effects().contains(&Effect::Close);
    table.ask(Action::CloseRequested);
    assert!(table.shows("Go on") && !closes(&mut table), "it is stopped");
    table.ask(Action::CloseRequested);
    assert!(table.shows("Leave the clock?") && !closes(&mut table));
    table.ask(Action::CloseRequested);
    assert!(!closes(&mut table), "the question has to be answered");
    table.click("Leave it");
    assert!(closes(&mut table));
}

#[test]
fn nothing_of_a_clock_alone_sticks_out_of_the_window() {
    for language in Language::ALL {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (1800.0, 1013.0)] {
            let settings = Settings { language: Some(language), ..Settings::default() };
            let mut table = table_with(settings, width, height);
            table.press(Modifiers::NONE, Key::F6);
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
            let all_inside = |table: &Table| {
                for (label, rect) in table.everything() {
                    assert!(window.expand(0.5).contains_rect(rect), "{label} lies at {rect:?}, outside {window:?}");
                }
            };
            all_inside(&table);
            table.ask(Action::Dialog(komadai::app::DialogAction::SetClocks));
            all_inside(&table);
        }
    }
}

#[test]
fn the_byoyomi_before_a_minute_to_consider_says_how_many_of_these_are_left() {
    let kind = TimeKind::Consideration;
    let clock = ClockForm { kind, minutes: 1, byoyomi_seconds: 10, considerations: 3, ..ClockForm::default() };
    let new_game = NewGameForm { clocks: [clock.clone(), clock], ..NewGameForm::default() };
    let mut table =
        Table::with(Settings { language: Some(Language::English), new_game, ..Settings::default() }, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    let extra = |table: &Table| {
        let DisplayScene::Game(game) = table.audience() else { panic!("a game is being played") };
        game.plates.map(|plate| (plate.extra, plate.extra_short))
    };
    let paints = |table: &Table, words: &str| table.letters().iter().any(|(painted, _)| painted == words);
    table.wait(Duration::from_secs(65));
    assert!(paints(&table, "+3 min"), "beside the board as well, while the clock runs");
    let [_, black] = extra(&table);
    assert_eq!(black, ("10 s a move, 3 minutes left".to_owned(), "+3 min".to_owned()));
    table.wait(Duration::from_secs(10));
    let [_, black] = extra(&table);
    assert_eq!(black.1, "1/3", "the first of them has begun");
    assert!(paints(&table, "1/3") && paints(&table, "consideration"));
    table.play("7g", "7f");
    table.wait(Duration::from_secs(65));
    table.play("3c", "3d");
    let [_, black] = extra(&table);
    assert_eq!(black.1, "+2 min");
}

#[test]
fn a_stopwatch_has_whole_minutes_whatever_seconds_another_kind_left_in_the_form() {
    let form = ClockForm { kind: TimeKind::Stopwatch, minutes: 10, seconds: 45, ..ClockForm::default() };
    assert_eq!(form.control().main, Duration::from_secs(600));
}

#[test]
fn every_clock_that_runs_is_looked_at_within_a_second() {
    for kind in TimeKind::ALL {
        let form = NewGameForm {
            clocks: [kind; 2].map(|kind| ClockForm { kind, ..ClockForm::default() }),
            ..NewGameForm::default()
        };
        let settings = Settings { language: Some(Language::English), new_game: form, ..Settings::default() };
        let mut table = Table::with(settings, 1280.0, 800.0);
        table.press(Modifiers::COMMAND, Key::N);
        table.click("Start game");
        for _ in 0..8 {
            if let Some(wait) = table.next_change() {
                assert!(wait <= Duration::from_secs(1), "{kind:?} waits for {wait:?}: it would be taken for sleep");
            }
            table.wait(Duration::from_millis(900));
        }
    }
}
