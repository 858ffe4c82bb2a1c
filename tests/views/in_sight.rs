//! What has to be in sight: the latest move, what awaits an answer, and what can be done about it.

use std::path::PathBuf;

use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use komadai::app::Notation;
use komadai::app::{Action, ClockForm, Command, DialogAction, Incoming, JournalNews, JournalOf, NewGameForm, Settings};
use komadai::sound::{SoundNews, SoundTrouble};
use komadai::storage::{self, FileError, JournalTrouble};
use komadai::text::Language;

use crate::table::Table;
use crate::verdicts::{begin_from, choose, game_by};

/// Where the status line begins in the smallest usual window.
const STATUS: f32 = 574.0;

fn small(language: Language) -> Table {
    small_by(language, "casual")
}

fn small_by(language: Language, profile: &str) -> Table {
    let clock = ClockForm { minutes: 15, byoyomi_seconds: 30, ..ClockForm::default() };
    let clocks = std::array::from_fn(|_| clock.clone());
    let new_game = NewGameForm { profile: profile.to_owned(), clocks, ..NewGameForm::default() };
    Table::with(Settings { language: Some(language), new_game, ..Settings::default() }, 900.0, 600.0)
}

/// Only pawn moves, so that nothing is captured.
const MOVES: &str = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6g6f 6c6d 5g5f 5c5d 4g4f 4c4d 9g9f 9c9d 1g1f 1c1d 3g3f 7c7d";

fn disk_is_full(table: &mut Table) {
    let trouble = JournalTrouble::Failed(FileError::Other("No space left on device".to_owned()));
    let news = storage::JournalNews::NotSafe { path: PathBuf::from("/full/20261122-100140.journal"), trouble };
    table.receive(Incoming::Journal(JournalNews::Written(JournalOf::Match, news)));
}

/// The row of the list whose name contains `label`, if it is painted.
fn row(table: &Table, label: &str) -> Option<Rect> {
    table.harness.query_all_by_label_contains(label).next().map(|row| row.rect())
}

#[test]
fn the_latest_move_stays_in_sight_when_a_notice_takes_room_from_the_list() {
    let mut table = small(Language::English);
    table.play_all(MOVES);
    let latest = row(&table, "18 ☖").expect("the list follows the game");
    assert!(latest.bottom() <= STATUS, "{latest:?}");
    disk_is_full(&mut table);
    let latest = row(&table, "18 ☖").expect("it follows the notice");
    assert!(latest.bottom() <= STATUS, "{latest:?}");
}

/// Three things that stay until they have been read.
fn tell_three(table: &mut Table) {
    table.receive(Incoming::SettingsNotSaved(FileError::Other("no such folder".to_owned())));
    table.receive(Incoming::Sound(SoundNews::Lost(SoundTrouble::Vanished("Speakers".to_owned()))));
    disk_is_full(table);
}

#[test]
fn of_many_notices_two_are_seen_and_the_others_when_they_are_asked_for() {
    let mut table = small(Language::English);
    tell_three(&mut table);
    let close = "Close this message";
    assert_eq!((table.count(close), table.shows_containing("no such folder")), (2, false));
    table.click("1 more…");
    assert_eq!((table.count(close), table.shows_containing("no such folder")), (3, true));
    table.click_first(close);
    let is_newest_gone = !table.shows("Save it in Documents");
    assert_eq!((table.count(close), table.shows_containing("no such folder"), is_newest_gone), (2, true, true));
}

#[test]
fn what_can_be_done_is_in_sight_before_the_reasons_where_there_is_little_room() {
    for (width, height) in [(900.0, 600.0), (704.0, 528.0)] {
        let settings = Settings { language: Some(Language::English), ..Settings::default() };
        let mut table = Table::with(settings, width, height);
        table.play_all(MOVES);
        tell_three(&mut table);
        let (remedy, tools) = (table.place("Save it in Documents"), table.place("Resign"));
        assert!(remedy.bottom() <= tools.top(), "{remedy:?} lies behind what players can do, at {tools:?}");
    }
}

#[test]
fn notices_leave_five_rows_of_moves_in_a_small_window() {
    let mut table = small(Language::English);
    table.play_all(MOVES);
    tell_three(&mut table);
    let rows = (1..=18).filter_map(|number| row(&table, &format!("{number} {}", ["☖", "☗"][number % 2])));
    let heading = table.place("About this game…").bottom();
    let seen = rows.filter(|row| row.top() >= heading && row.bottom() <= STATUS).count();
    assert!(seen >= 5, "{seen} rows");
}

#[test]
fn the_start_page_is_gone_through_where_large_letters_leave_it_little_room() {
    let settings = Settings { language: Some(Language::English), ..Settings::default() };
    let mut table = Table::with(settings, 640.0, 280.0);
    let foot = 280.0 - 40.0;
    let place = |table: &Table| row(table, "Clock only… ").expect("it is there");
    let before = place(&table);
    assert!(before.bottom() > foot, "{before:?}");
    table.event(egui::Event::PointerMoved(egui::pos2(before.center().x, 120.0)));
    (0..3).for_each(|_| table.turn_wheel(-200.0));
    let after = place(&table);
    assert!(after.bottom() <= foot, "{after:?}");
}

#[test]
fn the_list_begins_on_a_whole_row() {
    let mut table = small(Language::English);
    table.play_all(MOVES);
    let latest = row(&table, "18 ☖").expect("the list follows the game");
    let icon = table.place("About this game…").bottom();
    let tops = (1..=18).filter_map(|number| row(&table, &format!("{number} {}", ["☖", "☗"][number % 2])));
    let first = tops.map(|row| row.top()).fold(latest.top(), f32::min);
    assert!(first >= icon && first < icon + latest.height(), "{first} lies below {icon}");
}

#[test]
fn what_can_be_done_about_a_full_disk_is_in_sight_in_a_small_window() {
    for (language, remedies) in [
        (Language::English, ["Save it in Documents", "Choose a folder…"]),
        (Language::Japanese, ["書類フォルダーに記録する", "フォルダーを選ぶ…"]),
    ] {
        let mut table = small(language);
        disk_is_full(&mut table);
        for remedy in remedies {
            let button = table.place(remedy);
            assert!(button.bottom() <= STATUS, "{remedy}: {button:?}");
        }
    }
}

#[test]
fn all_conditions_of_a_declaration_are_in_sight_in_a_small_window() {
    let mut table = small(Language::English);
    begin_from(&mut table, "2SGS4/+B+RGKGLLRB/3G5/9/7pp/9/9/8k/9 b - 1");
    choose(&mut table, "Game", "Declare…");
    let answer = table.place("Do not declare");
    assert!(answer.bottom() <= STATUS, "{answer:?}");
    let points = table.place("28 points; 24 needed");
    assert!(points.bottom() <= table.place("Declare").top(), "{points:?}");
    assert!(!table.shows_containing("Click a piece"), "advice waits until there is room");
}

#[test]
fn what_a_declaration_is_decided_on_is_in_sight_with_the_buttons_that_decide() {
    let words = [
        (
            Language::English,
            "29 points; ",
            "Under these rules",
            "Decide by the conditions",
            "Count",
            "pawn, 1, 1 point",
        ),
        (Language::Japanese, "29点（", "この規定では", "条件どおりに判定する", "点数・局面", "、1点"),
    ];
    for ((language, points, ruling, decide, count, in_hand), has_console) in
        words.into_iter().flat_map(|it| [(it, false), (it, true)])
    {
        let mut table = small_by(Language::English, "jsa_pro");
        begin_from(&mut table, "2SGS4/+B+RGKGLLRB/3G5/9/7pp/9/9/8k/9 b P 1");
        table.ask(Action::SetLanguage(language));
        table.ask(Action::Command(Command::Declare));
        table.ask(Action::Dialog(DialogAction::Confirm));
        if has_console {
            table.ask(Action::Command(Command::Console));
            assert!(table.shows(count));
        }
        let foot = table.place(decide).top();
        for grounds in [points, ruling] {
            let place = row(&table, grounds).unwrap_or_else(|| panic!("{language:?} {grounds} {has_console}"));
            assert!(place.bottom() <= foot, "{language:?} {grounds} {has_console}: {place:?} lies below {foot}");
        }
        assert!(table.everything().iter().any(|(label, _)| label.ends_with(in_hand)), "{in_hand}");
    }
}

#[test]
fn a_claim_can_be_read_and_answered_whatever_is_told_besides_and_however_large_words_are() {
    let words = [(Language::English, ["Uphold", "Reject"]), (Language::Japanese, ["反則と認める", "認めない"])];
    // The first is one of 900×600 with words at 200 %.
    let windows = [(600.0, 400.0), (900.0, 600.0), (1280.0, 800.0)];
    for (((language, answers), (width, height)), has_console) in
        words.into_iter().flat_map(|it| windows.map(|window| (it, window))).flat_map(|it| [(it, false), (it, true)])
    {
        let new_game = NewGameForm { profile: "jsa_amateur27".to_owned(), ..NewGameForm::default() };
        let settings = Settings { language: Some(Language::English), new_game, ..Settings::default() };
        let mut table = Table::with(settings, width, height);
        table.press(Modifiers::COMMAND, Key::N);
        table.press(Modifiers::NONE, Key::Enter);
        table.play_all("7g7f 3c3d");
        table.play("8h", "8f");
        table.ask(Action::SetLanguage(language));
        table.ask(Action::Command(Command::Claim));
        if has_console {
            table.ask(Action::Command(Command::Console));
        }
        let free = answers.map(|answer| table.place(answer));
        let moves = table.moves_in_sight();
        assert!(has_console || moves >= 2, "{language:?}, {width}×{height}: {moves} moves are in sight");
        let foul = row(&table, if language == Language::English { "Move 3, Black" } else { "3手目" });
        let foul = foul.unwrap_or_else(|| panic!("{language:?}, {width}×{height}: the foul is not told"));
        assert!(foul.bottom() <= free[0].top(), "{language:?}, {width}×{height}, console {has_console}: {foul:?}");
        tell_three(&mut table);
        let place = format!("{language:?}, {width}×{height}, console {has_console}");
        for (answer, free) in answers.into_iter().zip(free) {
            assert_eq!(table.place(answer), free, "{place}: {answer} stays where it was");
            assert!(free.bottom() <= height - 26.0, "{place}: {answer} at {free:?}");
        }
        assert_eq!(table.words_over_words(), [""; 0], "{place}");
        table.click(answers[1]);
        assert!(table.case().is_none(), "{place}: it was answered");
    }
}

#[test]
fn every_entry_of_the_longest_menu_lies_between_the_bar_and_the_foot_of_a_small_window() {
    for (language, menu, entries) in [
        (Language::English, "View", ["Flip board", "Notation"]),
        (Language::Japanese, "表示", ["盤面反転", "指し手の表記"]),
    ] {
        let mut table = small(language);
        let bar = table.place(menu);
        table.click(menu);
        for entry in entries {
            // A tool of the bar may have the same name.
            let is_icon = |rect: &egui::Rect| rect.width() < 40.0;
            let places = table.everything().into_iter();
            let places = places.filter(|(name, rect)| name.starts_with(entry) && !is_icon(rect));
            let lowest = places.map(|(_, rect)| rect).max_by(|one, other| one.left().total_cmp(&other.left()));
            let rect = lowest.expect("the entry is there");
            assert!(rect.bottom() <= 600.0, "{entry}: {rect:?}");
            assert!(rect.top() >= bar.bottom(), "{entry}: {rect:?} covers the bar {bar:?}");
        }
    }
}

#[test]
fn the_field_for_a_move_covers_nothing_of_the_record() {
    for (width, height) in [(1280.0, 800.0), (900.0, 600.0)] {
        let mut table =
            Table::with(Settings { language: Some(Language::English), ..Settings::default() }, width, height);
        table.play("7g", "7f");
        table.press(Modifiers::NONE, Key::F2);
        let field = table.place("A move in any notation");
        let heading = table.place("Moves");
        assert!(field.right() <= width && field.bottom() < heading.top(), "{field:?} over {heading:?}");
    }
}

#[test]
fn the_result_hides_nothing_of_a_small_board_and_does_not_peep_out_behind_a_dialog() {
    let mut table = small(Language::English);
    table.play("7g", "7f");
    table.ask(Action::Command(Command::Resign));
    table.ask(Action::Dialog(DialogAction::Confirm));
    let (close, corner) = (table.place("Close and look at the board"), table.square("1a"));
    assert!(close.left() > corner.right(), "{close:?} lies over the board, which ends at {corner:?}");
    table.ask(Action::Command(Command::About));
    assert!(!table.shows("Close and look at the board"));
}

#[test]
fn a_clock_that_stands_still_says_so() {
    let mut table = small(Language::English);
    table.press(Modifiers::COMMAND, Key::N);
    table.press(Modifiers::NONE, Key::Enter);
    table.play("7g", "7f");
    assert!(!table.shows_containing("paused"));
    table.click("Pause");
    let plates: Vec<String> = table.everything().into_iter().map(|(name, _)| name).collect();
    assert!(table.shows("☖ White 15:00 paused"), "the player to move is told: {plates:?}");
    table.click("Resume");
    assert!(!table.shows_containing("paused"));
}

#[test]
fn what_the_rules_forbid_is_grey_and_says_why() {
    let mut table = game_by("shogiwars");
    table.play_all("7g7f 3c3d");
    table.click("Game");
    for (tool, why) in [
        ("Take back", "These rules do not allow taking moves back."),
        ("Pause", "These rules do not let players stop the clock."),
    ] {
        let entry = table.everything().into_iter().map(|(name, _)| name).find(|name| name.starts_with(tool));
        let entry = entry.expect("it is in the menu");
        assert!(!table.is_enabled(&entry), "{tool}");
        table.harness.get_by_label(&entry).hover();
        table.harness.run();
        table.harness.run_steps(60);
        assert!(table.shows(why), "{tool}");
    }
}

#[test]
fn every_grey_entry_of_the_menus_says_why() {
    let mut table = game_by("jsa_amateur27");
    table.play_all("7g7f 3c3d");
    for (menu, entry, why) in [
        ("Game", "Propose an impasse", "First a king must enter the opponent’s camp."),
        ("Game", "Show the result", "The game is not over."),
        ("Go", "Previous branch", "No record is on the board. Open one, or review a finished game."),
        ("File", "Open recent", "No record has been opened or saved yet."),
    ] {
        table.press(Modifiers::NONE, Key::Escape);
        table.click(menu);
        let names: Vec<String> = table.everything().into_iter().map(|(name, _)| name).collect();
        let name = names.iter().find(|name| name.starts_with(entry)).unwrap_or_else(|| panic!("{entry}: {names:?}"));
        assert!(!table.is_enabled(name), "{entry}");
        table.harness.get_by_label(name).hover();
        table.harness.run();
        table.harness.run_steps(60);
        assert!(table.shows(why), "{entry}: {:?}", table.everything());
    }
}

#[test]
fn what_waits_for_the_first_move_is_grey_and_says_so() {
    let mut table = game_by("casual");
    table.click("Game");
    for tool in ["Resign", "Declare…", "Propose an impasse"] {
        let entry = table.everything().into_iter().map(|(name, _)| name).find(|name| name.starts_with(tool));
        let entry = entry.unwrap_or_else(|| panic!("{tool} is in {:?}", table.everything()));
        assert!(!table.is_enabled(&entry), "{tool}");
        table.harness.get_by_label(&entry).hover();
        table.harness.run();
        table.harness.run_steps(60);
        assert!(table.shows("This can be done after the first move."), "{tool}");
    }
}

#[test]
fn only_what_would_change_something_can_be_asked_for() {
    let mut table = Table::new();
    let can_save = |table: &Table| table.allows(Command::Save);
    assert!(!can_save(&table), "nothing has happened yet");
    table.play("7g", "7f");
    assert!(can_save(&table));
    table.press(Modifiers::COMMAND, Key::E);
    table.click("Position");
    let entry = table.harness.query_all_by_label("Rest to White’s hand").last().expect("it is in the menu");
    assert!(entry.accesskit_node().is_disabled(), "nothing lies in the box");
}

#[test]
fn a_mark_does_not_touch_the_letter_behind_it() {
    let settings = Settings { language: Some(Language::English), notation: Notation::Hodges, ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.play("7g", "7f");
    let texts = table.painted_words();
    assert!(texts.iter().any(|words| words == "☗\u{2009}P-7f"), "{texts:?}");
}

#[test]
fn times_of_very_many_hours_stand_beside_each_other() {
    let moves = "+7776FU\nT3600000\n-3334FU\nT359999\n+2726FU\nT7\n-8384FU\nT3600000\n".to_owned();
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (2560.0, 1440.0)] {
        let mut table = Table::with(Settings::default(), width, height);
        crate::files::open(&mut table, &format!("PI\n+\n{moves}%TORYO\n"));
        let painted = table.painted_words();
        assert!(painted.iter().any(|words| words == "1000:00:00"), "{width}: {painted:?}");
        assert_eq!(table.words_over_words(), Vec::<String>::new(), "{width}");
    }
}

#[test]
fn what_an_act_would_change_stands_with_its_buttons_in_a_small_window() {
    let mut table = small_by(Language::English, "jsa_amateur27");
    table.press(Modifiers::COMMAND, Key::N);
    table.click("Start game");
    table.play_all(MOVES);
    table.press(Modifiers::NONE, Key::F8);
    for (part, act) in [("Clocks", "☗ +2 min"), ("Moves", "Take back…"), ("Rulings", "Warn ☖ (so far 0)")] {
        table.click(part);
        table.click(act);
        let (changes, confirm) = (table.place("What changes"), table.place("Confirm"));
        let is_in_sight = changes.top() > 0.0 && changes.bottom() <= confirm.top() && confirm.bottom() <= STATUS;
        assert!(is_in_sight, "{act}: {changes:?} above {confirm:?}");
        table.click("Back");
    }
}
