//! The arbiter's console: what is about to be done is shown first, kept in the log, and out of reach of players.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{Action, Command, Effect, Gap, Settings, TimeKind};
use komadai::clock::SessionTime;
use komadai::record::{AuditAct, Header};
use komadai::session::{MatchCommand, SleepRuling};
use komadai::shogi::Color;
use komadai::storage::{DialogAnswer, FileDialogRequest};
use komadai::text::{Language, Text};

use crate::files::open;
use crate::table::Table;
use crate::verdicts::{choose, table_by, table_in};

/// A game with a quarter of an hour per side after two moves, with the console open.
pub fn at_the_console() -> Table {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.wait(Duration::from_secs(10));
    table.play("7g", "7f");
    table.play("3c", "3d");
    table.press(Modifiers::NONE, Key::F8);
    table
}

fn acts(table: &Table) -> Vec<AuditAct> {
    table.audit().into_iter().map(|entry| entry.act).collect()
}

#[test]
fn a_penalty_is_entered_with_two_clicks_and_shows_both_values_before() {
    let mut table = at_the_console();
    table.click("☖ +1 min");
    assert!(table.shows("White: 15:00 → 16:00"), "the old and the new value are seen before it is done");
    assert!(table.audit().is_empty());
    table.type_into("Reason", "a second warning");
    table.type_into("Arbiter", "Yamada");
    table.click("Confirm");
    assert!(table.shows_containing("16:00"));
    let [entry] = &table.audit()[..] else { panic!("one act, one entry") };
    assert_eq!(entry.act, AuditAct::TimeGiven { to: Color::White, secs: 60 });
    assert_eq!((entry.reason.as_str(), entry.who.as_str()), ("a second warning", "Yamada"));
    assert_eq!(entry.date, "2026/11/21 10:01:50");
}

#[test]
fn a_log_in_a_file_of_its_own_says_of_which_game_it_is_and_when_each_thing_was_done() {
    let mut table = at_the_console();
    table.click("☖ +1 min");
    table.click("Confirm");
    let header: Header =
        [("先手", "佐藤"), ("棋戦", "Club cup")].map(|(key, value)| (key.into(), value.into())).into_iter().collect();
    let log = Text::new(Language::English).audit_log(&header, &table.audit(), false);
    let lines: Vec<&str> = log.lines().collect();
    assert_eq!(lines[..2], ["Arbiter’s log", "☗ 佐藤 – ☖ White · Club cup"]);
    assert_eq!(lines[3], "2026/11/21 10:01:50 · move 2 · ☗\u{2009}14:50 ☖\u{2009}15:00");
}

#[test]
fn what_is_not_confirmed_is_not_done() {
    let mut table = at_the_console();
    table.click("☗ +2 min");
    table.click("Back");
    assert!(table.shows("☗ +2 min") && table.audit().is_empty());
}

#[test]
fn an_act_with_a_reason_is_dropped_only_after_a_question() {
    let mut table = at_the_console();
    table.click("☖ +1 min");
    table.type_into("Reason", "a second warning");
    table.press(Modifiers::NONE, Key::F8);
    table.confirm("Go back");
    assert!(table.shows("White: 15:00 → 16:00"));
    table.press(Modifiers::NONE, Key::F8);
    table.confirm("Drop it");
    assert!(!table.shows("Arbiter’s console") && table.audit().is_empty());
}

#[test]
fn what_was_prepared_for_one_game_is_not_done_in_the_next() {
    let mut table = at_the_console();
    table.click("☖ +1 min");
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Leave the game");
    table.click("Start game");
    assert!(table.shows("☖ +1 min") && !table.shows("Confirm"), "the console is open, and nothing prepared");
}

#[test]
fn esc_drops_the_act_in_preparation() {
    let mut table = at_the_console();
    choose(&mut table, "Moves", "Take back…");
    assert!(table.shows("Confirm"));
    for _ in 0..2 {
        table.press(Modifiers::NONE, Key::Escape);
    }
    assert!(!table.shows("Confirm") && table.shows("Take back…") && table.audit().is_empty());
}

#[test]
fn a_clock_is_set_to_what_stands_in_the_fields() {
    let mut table = at_the_console();
    table.click("Stop both clocks");
    table.click("☗ Set…");
    table.click("Confirm");
    assert_eq!(acts(&table), [AuditAct::Stopped, AuditAct::ClockSet(Color::Black)]);
}

#[test]
fn the_minutes_to_consider_are_called_so_and_told_before_and_after_down_to_one() {
    let mut table = table_by("jsa_amateur27", TimeKind::Consideration);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.press(Modifiers::NONE, Key::F8);
    table.click("Stop both clocks");
    table.click("☗ Set…");
    assert!(!table.shows("periods"), "{:?}", table.everything());
    table.type_last_into("consideration minutes", "1");
    let [told] = &table.words_in_sight().into_iter().filter(|words| words.contains('→')).collect::<Vec<_>>()[..]
    else {
        panic!("one line says what changes: {:?}", table.words_in_sight())
    };
    assert_eq!(told, "Black: 15:00 (10) → 15:00 (1)");
}

#[test]
fn the_parts_and_their_buttons_stay_where_they_are_when_a_claim_comes() {
    let mut table = at_the_console();
    table.play("2h", "2e");
    table.click("Rulings");
    let places = |table: &Table| ["Clocks", "Log", "Arbiter claims a foul"].map(|label| table.place(label));
    let before = places(&table);
    table.click("Arbiter claims a foul");
    assert!(table.shows("Uphold") && !table.shows("Stop both clocks"));
    assert_eq!(places(&table), before, "a hand on its way must not press another ruling");
}

#[test]
fn every_act_of_the_console_stands_in_the_log_and_is_undone_by_nothing() {
    let mut table = at_the_console();
    table.click("Stop both clocks");
    table.click("Resume both clocks");
    assert!(table.shows("Resume both clocks"), "whoever presses twice has not let them run on");
    table.wait(Duration::from_millis(250));
    table.click("Resume both clocks");
    table.click("Rulings");
    table.click("Warn ☖ (so far 0)");
    assert!(table.shows_containing("Warn ☖ White") && !table.shows("White warned"), "it is not done yet");
    table.click("Confirm");
    assert!(table.shows("Warn ☖ (so far 1)"));
    table.click("Moves");
    table.click("Take back…");
    assert!(table.shows("2 ☖３四歩"), "the move that goes is named");
    assert!(table.shows("Moves: 2 → 1"));
    table.click("Confirm");
    assert!(table.shows("3c White pawn"));
    table.click("Resume both clocks");
    table.press(Modifiers::NONE, Key::F8);
    table.play("3c", "3d");
    table.press(Modifiers::COMMAND, Key::Z);
    table.press(Modifiers::NONE, Key::F8);
    table.click("Log");
    let taken_back = AuditAct::TakenBack(vec!["3c3d".parse().unwrap()]);
    let done = [AuditAct::Stopped, AuditAct::Resumed, AuditAct::Warned(Color::White), taken_back, AuditAct::Resumed];
    assert_eq!(acts(&table), done);
    assert!(table.shows("White warned") && table.shows("1 move taken back: 3c–3d"));
}

#[test]
fn a_move_is_corrected_by_what_one_types() {
    let mut table = at_the_console();
    table.click("Moves");
    table.click("Correct…");
    assert!(!table.is_enabled("Confirm"), "nobody has said yet which move was played");
    table.type_into("Move played: 7776, 7g7f or P-7f", "8c8d");
    table.click("☖８四歩");
    assert!(table.shows("Move 2: 3c–3d → 8c–8d"), "the old move and the new one are seen before it is done");
    table.click("Confirm");
    assert!(table.shows("8d White pawn") && table.shows("3c White pawn"));
    assert!(matches!(acts(&table)[..], [AuditAct::Corrected { ply: 2, .. }]));
}

#[test]
fn a_loss_on_time_that_is_undone_tells_what_the_clock_will_show_and_does_not_come_back_at_once() {
    for (kind, told) in
        [(TimeKind::Byoyomi, "one full byoyomi period"), (TimeKind::SuddenDeath, "Give it time before you resume")]
    {
        let mut table = table_by("jsa_amateur27", kind);
        table.press(Modifiers::COMMAND, Key::N);
        table.click("Start game");
        table.play("7g", "7f");
        table.wait(Duration::from_secs(60 * 60));
        table.press(Modifiers::NONE, Key::F8);
        table.click("Moves");
        table.click("Go on with the game");
        assert!(table.shows_containing(told), "{kind:?}: {:?}", table.everything());
        table.click("Confirm");
        table.click("Resume both clocks");
        table.wait(Duration::from_secs(5));
        let is_refused = table.shows_containing("would lose again at once");
        assert_eq!(is_refused, kind == TimeKind::SuddenDeath);
        assert_eq!(table.shows("Stop both clocks"), !is_refused, "{:?}", table.everything());
    }
}

#[test]
fn a_sealed_move_is_seen_by_nobody_until_the_game_goes_on() {
    let mut table = at_the_console();
    table.click("Rulings");
    table.click("Adjourn…");
    table.click("With a sealed move");
    table.type_into("The sealed move: 7776, 7g7f or P*5e", "2726");
    assert!(table.shows("This is a legal move."));
    table.click("Confirm");
    assert!(table.shows("The game is adjourned") && table.shows("2g Black pawn"));
    assert!(!table.shows_containing("２六歩"));
    table.press(Modifiers::NONE, Key::F8);
    table.click("Resume the game");
    assert!(table.shows("2f Black pawn"), "it is played when the game resumes");
}

#[test]
fn a_move_is_sealed_only_once_it_is_said_whether_it_promotes() {
    let mut table = at_the_console();
    table.click("Rulings");
    table.click("Adjourn…");
    table.click("With a sealed move");
    table.type_into("The sealed move: 7776, 7g7f or P*5e", "8822");
    assert!(table.shows("It can promote: add + if it does, = if it does not."));
    assert!(!table.is_enabled("Confirm"), "nobody has said whether it promotes");
    table.type_into("The sealed move: 7776, 7g7f or P*5e", "+");
    assert!(table.shows("This is a legal move."), "{:?}", table.everything());
    table.click("Confirm");
    table.press(Modifiers::NONE, Key::F8);
    table.click("Resume the game");
    assert!(table.board().contains("+B"), "{}", table.board());
}

#[test]
fn a_sealed_move_can_be_typed_at_once_and_never_gets_onto_the_board() {
    let mut table = at_the_console();
    table.click("Rulings");
    table.click("Adjourn…");
    table.click("With a sealed move");
    for character in "2726".chars() {
        table.event(egui::Event::Text(character.to_string()));
    }
    assert!(table.shows("This is a legal move.") && !table.shows_containing("2726"));
    assert_eq!(table.dialog_name(), None);
    table.press(Modifiers::NONE, Key::Enter);
    assert!(table.shows("2g Black pawn") && acts(&table).is_empty(), "it is neither played nor sealed unread");
    table.click("Without a sealed move");
    table.event(egui::Event::Text("it is late".to_owned()));
    table.click("Confirm");
    assert_eq!(table.audit()[0].reason, "it is late");
}

#[test]
fn what_is_typed_beside_the_fields_of_an_act_is_no_move() {
    let mut table = at_the_console();
    for (section, act) in [
        ("Clocks", "☖ +1 min"),
        ("Clocks", "☗ Set…"),
        ("Rulings", "Adjourn…"),
        ("Moves", "Take back…"),
        ("Moves", "Correct…"),
    ] {
        table.click(section);
        table.click(act);
        table.press(Modifiers::SHIFT, Key::Tab);
        for character in "2726".chars() {
            table.event(egui::Event::Text(character.to_string()));
        }
        assert!(table.dialog_name().is_none() && table.shows("2g Black pawn"), "{act}");
        table.click("Back");
    }
}

#[test]
fn the_players_call_the_arbiter_with_a_key_and_only_the_arbiter_goes_on() {
    let mut table = at_the_console();
    table.press(Modifiers::NONE, Key::F8);
    table.press(Modifiers::NONE, Key::F12);
    assert!(table.shows("Arbiter called") && table.shows("Resume both clocks"));
    let komadai::app::DisplayScene::Game(game) = table.audience() else { panic!("a game is being played") };
    assert_eq!(game.banner.map(|banner| banner.is_grave), Some(true), "the hall is told");
    table.wait(Duration::from_secs(60));
    table.press(Modifiers::NONE, Key::F8);
    table.click("Resume both clocks");
    assert_eq!(acts(&table), [AuditAct::Called, AuditAct::Resumed]);
}

/// A console with a PIN, locked.
fn locked() -> Table {
    let mut table = at_the_console();
    lock(&mut table);
    table
}

/// Sets a PIN in the settings; the arbiter stays at the console.
pub fn set_pin(table: &mut Table) {
    lock(table);
    table.press(Modifiers::NONE, Key::F8);
    unlock(table);
}

/// Types the PIN when asked for it.
pub fn unlock(table: &mut Table) {
    table.type_into("Current PIN", "2468");
    table.click("Unlock");
}

/// Sets a PIN in the settings, which locks the console.
pub fn lock(table: &mut Table) {
    table.press(Modifiers::COMMAND, Key::Comma);
    table.confirm("Arbiter");
    table.click("Set a PIN…");
    table.type_into("New PIN", "2468");
    table.type_into("New PIN again", "2468");
    table.confirm("Set");
    table.click("Close");
}

/// Opens the console and adjourns the game, without a sealed move.
pub fn adjourn(table: &mut Table) {
    table.press(Modifiers::NONE, Key::F8);
    table.click("Rulings");
    table.click("Adjourn…");
    table.click("Confirm");
}

#[test]
fn a_pin_keeps_players_out_of_the_console() {
    let mut table = locked();
    assert!(!table.shows("☖ +1 min"));
    table.press(Modifiers::NONE, Key::F8);
    table.type_into("Current PIN", "1357");
    table.click("Unlock");
    assert!(table.shows("Wrong PIN.") && !table.shows("☖ +1 min"));
    table.type_into("Current PIN", "2468");
    table.click("Unlock");
    assert!(table.shows("☖ +1 min"));
}

#[test]
fn what_is_locked_can_be_unlocked_whatever_is_on_the_board() {
    let reviewed = |table: &mut Table| {
        open(table, "手合割：平手\n1 ７六歩(77)\n2 投了\n");
        assert!(table.shows("Comment"), "a record is gone through");
    };
    let set_up = |table: &mut Table| table.press(Modifiers::COMMAND, Key::E);
    for put_on_board in [&reviewed as &dyn Fn(&mut Table), &set_up] {
        let mut table = Table::new();
        lock(&mut table);
        put_on_board(&mut table);
        assert!(!table.allows(Command::Event));
        table.press(Modifiers::NONE, Key::F8);
        unlock(&mut table);
        assert!(table.allows(Command::Event));
        table.press(Modifiers::NONE, Key::F8);
        assert!(!table.allows(Command::Event), "the same key locks it again");
    }
}

#[test]
fn who_plays_is_the_arbiters_to_change_while_a_game_goes_on() {
    let mut table = locked();
    table.press(Modifiers::COMMAND, Key::I);
    assert!(table.shows("The arbiter’s console is locked.") && !table.shows("About this game"));
    table.press(Modifiers::NONE, Key::F8);
    unlock(&mut table);
    table.press(Modifiers::COMMAND, Key::I);
    assert!(table.shows("About this game"));
}

#[test]
fn wrong_pins_cost_time_and_more_each_time() {
    let mut table = locked();
    table.press(Modifiers::NONE, Key::F8);
    let enter = |table: &mut Table, pin: &str| {
        table.type_into("Current PIN", pin);
        table.click("Unlock");
    };
    for _ in 0..3 {
        enter(&mut table, "1357");
    }
    assert!(table.shows_containing("Try again in 5 s"), "anybody may mistype twice");
    enter(&mut table, "2468");
    assert!(!table.shows("☖ +1 min"), "not even the right one is taken while one has to wait");
    table.wait(Duration::from_secs(5));
    enter(&mut table, "1357");
    assert!(table.shows_containing("Try again in 10 s"));
    table.wait(Duration::from_secs(10));
    enter(&mut table, "2468");
    assert!(table.shows("☖ +1 min"));
}

#[test]
fn the_event_lies_behind_the_lock() {
    let mut table = locked();
    table.press(Modifiers::COMMAND, Key::T);
    assert!(!table.shows("New…"));
    table.press(Modifiers::NONE, Key::F8);
    table.type_into("Current PIN", "2468");
    table.click("Unlock");
    table.press(Modifiers::COMMAND, Key::T);
    assert!(table.shows("New…"));
    table.wait(Duration::from_secs(3600));
    assert!(!table.shows("New…"), "it is closed when the console locks by itself");
}

#[test]
fn behind_a_lock_nothing_is_done_that_is_the_arbiters_alone() {
    let mut table = locked();
    table.click("Arbiter");
    for entry in ["Stop both clocks", "Arbiter claims a foul", "Give a ruling…", "Break off the game…"] {
        assert!(!table.is_enabled(entry), "{entry}");
    }
    table.press(Modifiers::NONE, Key::Escape);
    let act = komadai::session::ArbiterAct::GiveTime { to: Color::Black, secs: 600 };
    table.ask(komadai::app::Action::Arbiter(act));
    assert!(table.shows("The arbiter’s console is locked.") && table.audit().is_empty());
    table.press(Modifiers::NONE, Key::F12);
    table.press(Modifiers::COMMAND, Key::P);
    assert_eq!(acts(&table), [AuditAct::Called], "what was stopped for the arbiter stays so");
    assert!(table.shows("Only the arbiter decides this.") && !table.shows("Resume both clocks"));
}

#[test]
fn a_console_that_nobody_uses_locks_by_itself() {
    let mut table = locked();
    table.press(Modifiers::NONE, Key::F8);
    table.type_into("Current PIN", "2468");
    table.click("Unlock");
    table.wait(Duration::from_secs(4 * 60));
    assert!(table.shows("☖ +1 min"));
    table.wait(Duration::from_secs(61));
    assert!(!table.shows("☖ +1 min"));
}

#[test]
fn a_key_that_is_the_arbiters_says_that_the_console_is_locked_and_leads_to_the_pin() {
    let mut table = locked();
    table.press(Modifiers::COMMAND, Key::T);
    assert!(table.shows("The arbiter’s console is locked.") && !table.shows("No event is open"));
    table.click("Unlock…");
    table.type_into("Current PIN", "2468");
    table.click("Unlock");
    table.press(Modifiers::COMMAND, Key::T);
    assert!(!table.shows("The arbiter’s console is locked."));
}

#[test]
fn what_players_do_keeps_no_console_open() {
    let mut table = locked();
    table.press(Modifiers::NONE, Key::F8);
    table.type_into("Current PIN", "2468");
    table.click("Unlock");
    table.wait(Duration::from_secs(4 * 60));
    table.press(Modifiers::NONE, Key::F12);
    assert_eq!(acts(&table), [AuditAct::Called]);
    table.wait(Duration::from_secs(61));
    assert!(!table.shows("☖ +1 min"));
}

#[test]
fn behind_a_lock_only_the_arbiter_says_whether_a_sleep_counts() {
    let mut table = locked();
    let (since, length) = (SessionTime::from_start(Duration::from_secs(110)), Duration::from_secs(25));
    table.wake_after(length, Gap { since, length });
    assert!(table.shows("The machine slept") && table.shows("Only the arbiter decides this."));
    assert!(!table.shows("Go on as before"));
    table.ask(komadai::app::Action::Match(MatchCommand::AnswerSleep(SleepRuling::Forget)));
    assert!(table.shows("The machine slept") && table.shows("The arbiter’s console is locked."));
}

#[test]
fn whether_a_sleep_counts_stands_in_the_log() {
    let mut table = at_the_console();
    let (since, length) = (SessionTime::from_start(Duration::from_secs(110)), Duration::from_secs(25));
    table.wake_after(length, Gap { since, length });
    if !table.shows("Count it") {
        table.press(Modifiers::NONE, Key::F8);
    }
    table.click("Count it");
    assert_eq!(acts(&table), [AuditAct::SleepCounted]);
}

#[test]
fn behind_a_lock_nobody_sets_the_next_game_up() {
    let mut table = at_the_console();
    table.press(Modifiers::NONE, Key::F8);
    choose(&mut table, "Arbiter", "Give a ruling…");
    table.click("Nobody");
    table.click("Another game");
    table.click("Give ruling");
    table.press(Modifiers::NONE, Key::Escape);
    table.click("Game");
    assert!(table.is_enabled("Play again"));
    table.press(Modifiers::NONE, Key::Escape);
    table.press(Modifiers::NONE, Key::F8);
    lock(&mut table);
    table.click("Game");
    assert!(!table.is_enabled("Play again"));
}

#[test]
fn the_pin_is_kept_as_nobody_can_read_it_and_is_changed_only_by_who_knows_it() {
    let mut table = locked();
    let kept = |effect: Effect| match effect {
        Effect::SaveSettings(settings) => Some(*settings),
        _ => None,
    };
    let settings: Settings = table.take_effects().into_iter().filter_map(kept).next_back().unwrap();
    assert!(settings.arbiter.pin.is_some() && !format!("{settings:?}").contains("2468"));
    table.press(Modifiers::COMMAND, Key::Comma);
    table.confirm("Arbiter");
    table.click("Remove the PIN…");
    table.type_into("Current PIN", "1357");
    table.confirm("Remove");
    assert!(table.shows("Wrong PIN."));
    table.type_into("Current PIN", "2468");
    table.confirm("Remove");
    table.click("Close");
    table.press(Modifiers::NONE, Key::F8);
    assert!(table.shows("☖ +1 min"));
}

#[test]
fn the_log_is_written_into_a_file_of_its_own() {
    let mut table = at_the_console();
    table.click("Stop both clocks");
    table.click("Log");
    table.click("Save as CSV…");
    let request = table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::AskForFile(request, _) => Some(request),
        _ => None,
    });
    let request = request.expect("a file is asked for");
    assert!(matches!(request, FileDialogRequest::SaveLog { ending: "csv", .. }));
    table.receive(komadai::app::Incoming::FileDialog(request, DialogAnswer::Chosen(PathBuf::from("/a/log.csv"))));
    let written = table.take_effects().into_iter().any(
        |effect| matches!(effect, Effect::WriteLog(job, _) if job.entries.len() == 1 && job.path.ends_with("log.csv")),
    );
    assert!(written);
}

#[test]
fn what_can_be_counted_is_said_in_words() {
    let mut table = at_the_console();
    table.click("Count");
    assert!(table.shows_containing("☗ Black: 27 points, 0 of them"));
    assert!(table.shows_containing("No. ☗ Black is not in check"));
    table.press(Modifiers::NONE, Key::F8);
    assert!(!table.shows("Is it mate?"));
}

#[test]
fn the_log_of_a_game_is_read_in_its_record_and_no_comment_takes_its_place() {
    let mut table = at_the_console();
    table.click("Stop both clocks");
    table.press(Modifiers::NONE, Key::F8);
    table.ask(Action::Command(Command::Resign));
    table.confirm("Resign");
    table.press(Modifiers::COMMAND, Key::R);
    table.press(Modifiers::NONE, Key::Home);
    let root = komadai::record::GameTree::ROOT;
    let forged = format!("A fine game.\n{}", table.audit()[0]);
    table.ask(komadai::app::Action::EditComment(root, forged));
    assert_eq!(acts(&table), [AuditAct::Stopped], "what is typed is no act");
    table.press(Modifiers::NONE, Key::F8);
    assert!(table.shows("Both clocks stopped") && table.shows("Save as text…"));
    assert!(!table.shows("Rulings"), "nothing is decided any more");
}

#[test]
fn the_reason_of_an_act_is_typed_at_once_and_enter_does_it() {
    let mut table = at_the_console();
    table.click("☖ +1 min");
    table.event(egui::Event::Text("a second warning".to_owned()));
    table.press(Modifiers::NONE, Key::Enter);
    let [entry] = &table.audit()[..] else { panic!("one act, one entry: {:?}", table.audit()) };
    assert_eq!(
        (entry.reason.as_str(), entry.act.clone()),
        ("a second warning", AuditAct::TimeGiven { to: Color::White, secs: 60 })
    );
}

#[test]
fn in_a_low_window_the_fields_of_an_act_are_seen_with_what_it_changes() {
    let mut table = table_in(600.0, 400.0, "jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.press(Modifiers::NONE, Key::Enter);
    table.play("7g", "7f");
    table.press(Modifiers::NONE, Key::F8);
    table.scroll_to("☖ +1 min");
    table.click("☖ +1 min");
    let (foot, minutes) = (table.place("Confirm").top(), table.place("min"));
    assert!(minutes.bottom() < foot && table.shows("White: 15:00 → 16:00"), "{minutes:?} {foot}");
}

#[test]
fn the_console_opens_while_a_move_is_half_typed() {
    let mut table = table_by("jsa_amateur27", TimeKind::SuddenDeath);
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.event(egui::Event::Text("7".to_owned()));
    table.press(Modifiers::NONE, Key::F8);
    assert!(table.shows("Arbiter’s console") && table.dialog_name().is_none(), "{:?}", table.dialog_name());
}
