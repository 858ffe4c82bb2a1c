//! The smallest window with words twice as large: what a screen is for stays in sight, as large as it can be.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use komadai::app::{Action, Command, DialogAction, NewGameForm, Settings};
use komadai::text::{Language, Text};

use crate::collections::list;
use crate::consoles::set_pin;
use crate::files::open;
use crate::table::Table;
use crate::unsafe_journals::disk_is_full;

/// A window of 900×600, in points as large as its words.
const WINDOW: (f32, f32) = (600.0, 400.0);

/// Two thirds of it are 300 pixels of a board.
const BOARD: f32 = 200.0;

fn tables() -> impl Iterator<Item = (Table, Text)> {
    Language::ALL.into_iter().map(|language| {
        let settings = Settings { language: Some(language), ..Settings::default() };
        (Table::with(settings, WINDOW.0, WINDOW.1), Text::new(language))
    })
}

/// A game by rules under which a foul has to be claimed, after its first move.
fn amateurs() -> impl Iterator<Item = (Table, Text)> {
    Language::ALL.into_iter().map(|language| {
        let new_game = NewGameForm { profile: "jsa_amateur27".to_owned(), ..NewGameForm::default() };
        let settings = Settings { language: Some(language), new_game, ..Settings::default() };
        let (mut table, text) = (Table::with(settings, WINDOW.0, WINDOW.1), Text::new(language));
        table.press(Modifiers::COMMAND, Key::N);
        table.press(Modifiers::NONE, Key::Enter);
        let [from, to] = named(["7g", "7f"], &text);
        table.play(&from, &to);
        (table, text)
    })
}

/// What these squares are called.
fn named(squares: [&'static str; 2], text: &Text) -> [String; 2] {
    let japanese = |square: &str| {
        let (file, rank) = square.split_at(1);
        let rank = rank.bytes().next().map_or(0, |rank| usize::from(rank - b'a'));
        format!("{file}{}", ["一", "二", "三", "四", "五", "六", "七", "八", "九"][rank])
    };
    match text.language() {
        Language::English => squares.map(str::to_owned),
        Language::Japanese => squares.map(japanese),
    }
}

#[track_caller]
fn check_board(table: &Table, text: &Text, least: f32, place: &str) {
    let [first, last] = named(["9a", "1i"], text).map(|square| table.square(&square));
    // Around the squares there is wood, of a sixth of their width.
    let board = first.union(last).width() / 0.84;
    assert!(board >= least, "{place}: the board is {board} wide");
}

const RECORD: &str = "手合割：平手\n先手：佐藤\n1 ７六歩(77)\n*#評価値=50\n2 ３四歩(33)\n*#評価値=20\n3 ２六歩(27)\n4 ８四歩(83)\n\
5 ２五歩(26)\n6 ８五歩(84)\n7 ７八金(69)\n8 ３二金(41)\n9 投了\n";

#[test]
fn beside_the_console_of_a_game_that_is_over_there_is_a_board_and_the_console_a_part_of_its_own() {
    for (mut table, text) in tables() {
        table.press(Modifiers::COMMAND, Key::N);
        table.press(Modifiers::NONE, Key::Enter);
        let [from, to] = named(["7g", "7f"], &text);
        table.play(&from, &to);
        table.press(Modifiers::NONE, Key::F8);
        check_board(&table, &text, BOARD, "a game");
        let stop = table.place(&text.say("console-stop"));
        assert!(stop.bottom() <= 190.0, "{stop:?}");
        table.ask(Action::Command(Command::Resign));
        table.ask(Action::Dialog(DialogAction::Confirm));
        check_board(&table, &text, BOARD, "a result");
        let (head, foot) = (table.place(&text.say("console-close")), table.place(&text.say("result-close")));
        assert!(foot.top() - head.bottom() >= 120.0, "the console lies between {head:?} and {foot:?}");
    }
}

#[test]
fn the_parts_of_a_low_console_are_chosen_from_a_list() {
    let mut table = tables().next().expect("there is a language").0;
    table.press(Modifiers::COMMAND, Key::N);
    table.press(Modifiers::NONE, Key::Enter);
    table.press(Modifiers::NONE, Key::F8);
    table.click("Arbiter’s console");
    table.click("Log");
    assert!(table.shows("What was done"));
}

#[test]
fn nothing_lies_over_the_list_of_the_parts_of_a_low_console_and_it_can_be_locked_all_the_same() {
    let settings = Settings { language: Some(Language::English), ..Settings::default() };
    let mut table = Table::with(settings, 1280.0, 800.0);
    table.press(Modifiers::COMMAND, Key::N);
    table.press(Modifiers::NONE, Key::Enter);
    set_pin(&mut table);
    table.harness.set_size(egui::vec2(WINDOW.0, WINDOW.1));
    table.harness.run();
    let list = table.place("Arbiter’s console");
    for other in ["Lock", "Close the console"].into_iter().filter(|words| table.shows(words)) {
        let other = table.place(other);
        assert!(!list.intersects(other), "{list:?} and {other:?}");
    }
    table.click("Console unlocked: click to lock");
    assert!(!table.shows("Arbiter’s console"));
}

#[test]
fn the_cross_of_a_result_lies_beside_the_name_of_the_winner() {
    for (width, height) in [WINDOW, (1280.0, 800.0)] {
        let settings = Settings { language: Some(Language::English), ..Settings::default() };
        let mut table = Table::with(settings, width, height);
        table.press(Modifiers::COMMAND, Key::N);
        table.type_into("☖ White: Name", "Whoever has a name of so many letters");
        table.press(Modifiers::NONE, Key::Enter);
        table.play("7g", "7f");
        table.play("3c", "3d");
        table.ask(Action::Command(Command::Resign));
        table.ask(Action::Dialog(DialogAction::Confirm));
        let cross = table.place("Close and look at the board").shrink(6.0);
        let told = || table.harness.query_all_by_label_contains("of so many letters wins").map(|node| node.rect());
        assert!(told().count() > 0, "the result tells who won");
        assert!(!told().any(|name| name.intersects(cross)), "{:?} and {cross:?}", told().collect::<Vec<_>>());
    }
}

#[test]
fn beside_a_record_there_is_a_board_and_some_of_its_moves_and_a_list_of_records_takes_from_both() {
    for (mut table, text) in tables() {
        open(&mut table, RECORD);
        table.press(Modifiers::NONE, Key::End);
        check_board(&table, &text, BOARD, "a review");
        let heading = table.place(&text.say("moves-heading"));
        let next = table.place(&text.say(Command::Next.name()));
        assert!(next.top() - heading.bottom() >= 84.0 + 4.0 * 28.0, "the moves lie between {heading:?} and {next:?}");
    }
    let (mut table, text) = tables().next().expect("there is a language");
    open(&mut table, RECORD);
    list(&mut table);
    check_board(&table, &text, 0.9 * BOARD, "a list of records");
}

#[test]
fn a_position_is_set_up_on_a_board_that_is_large_enough() {
    for (mut table, text) in tables() {
        table.press(Modifiers::COMMAND, Key::E);
        check_board(&table, &text, BOARD, "the position editor");
        check_ways_out(&table, &text);
        table.ask(Action::Command(Command::LeaveSetup));
        open(&mut table, RECORD);
        table.ask(Action::Command(Command::Explorer));
        table.ask(Action::Command(Command::SetUp));
        check_ways_out(&table, &text);
    }
}

#[test]
fn the_summary_of_a_game_scrolls_as_a_whole_and_nothing_within_it() {
    for (mut table, _) in tables() {
        let costly = "手合割：平手\n*#評価値=0\n1 ７六歩(77)\n*#評価値=-900\n2 ３四歩(33)\n*#評価値=900\n\
            3 ２六歩(27)\n*#評価値=-900\n4 ８四歩(83)\n*#評価値=900\n";
        open(&mut table, costly);
        table.ask(Action::Command(Command::GameSummary));
        let rows: Vec<String> =
            table.everything().into_iter().map(|(name, _)| name).filter(|it| it.contains(" → ")).collect();
        table.scroll_to(rows.last().expect("there are costly moves"));
        let seen = table.words_in_sight();
        assert!(seen.iter().filter(|words| words.contains(" → ")).count() >= 3, "{rows:?} {seen:?}");
    }
}

/// All of them are inside of the window, and none begins before another one in its column.
#[track_caller]
fn check_ways_out(table: &Table, text: &Text) {
    let ways = [Command::PlayFromHere, Command::ReviewFromHere, Command::LeaveSetup];
    let [play, review, leave] = ways.map(|it| table.place(&text.say(it.name())));
    assert!((review.left() - play.left()).abs() < 1.0, "{review:?} and {play:?}");
    for way in [play, review, leave] {
        assert!(way.right() <= WINDOW.0 - 8.0, "{way:?} leaves the panel");
        assert!(way.left() >= play.left() - 1.0, "{way:?} begins before {play:?}");
    }
    let heading = table.words_at(&text.say("setup-box"));
    assert_eq!(heading.len(), 1, "the heading is whole");
}

#[test]
fn what_players_can_do_stands_in_one_column_or_in_rows_that_fill_it() {
    for (table, text) in amateurs() {
        let [claim, resign] = [Command::Claim, Command::Resign].map(|it| table.place(&text.say(it.name())));
        let same_row = (claim.top() - resign.top()).abs() < 1.0;
        assert!(same_row || (claim.x_range().min - resign.x_range().min).abs() < 1.0, "{claim:?} and {resign:?}");
        assert!((8.0..=18.0).contains(&(WINDOW.0 - resign.right())), "{resign:?} ends where the panel does");
    }
}

#[test]
fn what_helps_when_the_disk_is_full_is_in_sight_as_a_whole() {
    for (mut table, text) in amateurs() {
        disk_is_full(&mut table);
        let claim = table.place(&text.say(Command::Claim.name()));
        for remedy in ["notice-keep-elsewhere", "notice-choose-place"] {
            let button = table.place(&text.say(remedy));
            assert!(button.bottom() <= claim.top() && button.top() >= 44.0, "{remedy}: {button:?} above {claim:?}");
        }
    }
}

#[test]
fn a_result_tells_more_than_its_headline() {
    for (mut table, text) in tables() {
        table.press(Modifiers::COMMAND, Key::N);
        table.press(Modifiers::NONE, Key::Enter);
        let [from, to] = named(["7g", "7f"], &text);
        table.play(&from, &to);
        table.ask(Action::Command(Command::Resign));
        table.ask(Action::Dialog(DialogAction::Confirm));
        assert!(!table.shows(&text.say("moves-heading")), "no heading stands above no moves");
        let cut = table.cut_words().into_iter().filter(|it| !it.contains(" · ")).collect::<Vec<_>>();
        assert!(cut.is_empty(), "{cut:?}");
    }
}

#[test]
fn the_editor_of_handicaps_has_its_buttons_inside() {
    let mut table = tables().next().expect("there is a language").0;
    table.press(Modifiers::COMMAND, Key::N);
    table.press_button("More");
    table.press_button("Handicap table…");
    let end = table.place("Use this table").right();
    let removers = table.everything().into_iter().filter(|(name, _)| name == "Remove").map(|(_, rect)| rect);
    let removers: Vec<egui::Rect> = removers.collect();
    assert!(!removers.is_empty() && removers.iter().all(|rect| rect.right() <= end + 0.5), "{removers:?} and {end}");
}

#[test]
fn menus_open_below_their_titles() {
    let (mut table, text) = tables().next().expect("there is a language");
    open(&mut table, RECORD);
    table.click(&text.say("menu-view"));
    let flip = text.say(Command::Flip.name());
    let first: Vec<egui::Rect> = table.harness.query_all_by_label_contains(&flip).map(|node| node.rect()).collect();
    assert!(!first.is_empty() && first.iter().all(|rect| rect.top() >= 44.0), "{first:?}");
}
