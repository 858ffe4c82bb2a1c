//! What is seen in the smallest windows: everything inside, nothing on top of anything else.

use egui::{Key, Modifiers, Rect, pos2};
use komadai::app::Section;
use komadai::app::{Action, BoardAction, Command, DialogAction, NewGameForm, Settings, SettingsAction};
use komadai::shogi::Square;
use komadai::text::{Language, notices};

use crate::dialogs::publishing;
use crate::files::open;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n先手：佐藤\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n";
/// The first one is a window of 900×600 with text at 150 %.
const SIZES: [(f32, f32); 5] = [(600.0, 400.0), (720.0, 480.0), (900.0, 560.0), (900.0, 600.0), (1024.0, 640.0)];

fn tables() -> impl Iterator<Item = (Table, Rect)> {
    SIZES.into_iter().flat_map(|(width, height)| {
        Language::ALL.map(|language| {
            let new_game = NewGameForm { profile: "jsa_amateur27".to_owned(), ..NewGameForm::default() };
            let settings = Settings { language: Some(language), new_game, ..Settings::default() };
            let window = Rect::from_min_max(pos2(0.0, 0.0), pos2(width, height));
            (Table::with(settings, width, height), window)
        })
    })
}

/// Checks that everything in the bars is inside the window, and nothing overlaps.
fn check_bars(table: &Table, window: Rect) {
    let in_a_bar = |rect: &Rect| rect.bottom() < 90.0 || rect.top() > window.bottom() - 32.0;
    let things: Vec<_> = table.everything().into_iter().filter(|(_, rect)| in_a_bar(rect)).collect();
    for (index, (name, rect)) in things.iter().enumerate() {
        assert!(window.expand(0.5).contains_rect(*rect), "{name}: {rect:?} sticks out of {window:?}");
        for (other, over) in &things[index + 1..] {
            let is_inside = rect.contains_rect(*over) || over.contains_rect(*rect);
            let overlaps = rect.shrink(1.0).intersects(over.shrink(1.0)) && !is_inside;
            assert!(!overlaps, "{name} {rect:?} lies over {other} {over:?} in {window:?}");
        }
    }
}

#[test]
fn the_bars_of_a_match_fit_and_name_its_rules() {
    for (mut table, window) in tables() {
        table.press(Modifiers::COMMAND, Key::N);
        table.press(Modifiers::NONE, Key::Enter);
        check_bars(&table, window);
        assert!(table.shows_containing("27"), "the rules are named at {window:?}");
    }
}

#[test]
fn the_bars_of_a_review_fit() {
    for (mut table, window) in tables() {
        open(&mut table, RECORD);
        table.press(Modifiers::NONE, Key::End);
        check_bars(&table, window);
    }
}

#[test]
fn the_bars_of_the_position_editor_fit() {
    for (mut table, window) in tables() {
        table.press(Modifiers::COMMAND, Key::E);
        check_bars(&table, window);
    }
}

/// Checks that all visible words of the program can be read. The lists of licences extend to the right, and the line
/// with the rules is shortened where the pointer reveals all of it.
#[track_caller]
fn check_words(table: &Table, window: Rect, place: &str) {
    let is_notice = |words: &String| notices().iter().any(|line| !line.is_empty() && words.contains(line));
    let is_rules = |words: &String| words.contains(" · ");
    let cut: Vec<String> = table.cut_words().into_iter().filter(|it| !is_notice(it) && !is_rules(it)).collect();
    assert!(cut.is_empty(), "{place} in {window:?}: {cut:#?}");
    let over = table.words_over_words();
    assert!(over.is_empty(), "{place} in {window:?}: {over:#?}");
}

#[test]
fn no_words_are_cut_in_any_dialog_of_a_small_window() {
    const DIALOGS: [Command; 12] = [
        Command::NewGame,
        Command::Open,
        Command::SaveStored,
        Command::Print,
        Command::Details,
        Command::Sound,
        Command::Hall,
        Command::Event,
        Command::Find,
        Command::About,
        Command::Ruling,
        Command::ClockOnly,
    ];
    for (mut table, window) in tables() {
        for command in DIALOGS {
            table.ask(Action::Command(command));
            check_words(&table, window, &format!("{command:?}"));
            table.ask(Action::Dialog(DialogAction::Cancel));
        }
        publishing(&mut table);
        check_words(&table, window, "publishing");
    }
}

#[test]
fn no_words_are_cut_in_the_settings_of_a_small_window() {
    for (mut table, window) in tables() {
        table.ask(Action::Command(Command::Settings));
        for section in Section::ALL {
            table.ask(Action::Dialog(DialogAction::Settings(SettingsAction::Show(section))));
            check_words(&table, window, &format!("{section:?}"));
        }
    }
}

#[test]
fn no_words_are_cut_beside_the_board_of_a_small_window() {
    for (mut table, window) in tables() {
        check_words(&table, window, "the start");
        table.press(Modifiers::COMMAND, Key::N);
        table.press(Modifiers::NONE, Key::Enter);
        check_words(&table, window, "a match");
        for (file, rank) in [(7, 7), (7, 6)] {
            let square = Square::new(file, rank).expect("it is on the board");
            table.ask(Action::Board(BoardAction::ClickSquare(square)));
        }
        check_words(&table, window, "a game");
        table.press(Modifiers::NONE, Key::F8);
        check_words(&table, window, "the console");
        table.press(Modifiers::NONE, Key::F8);
        table.ask(Action::Command(Command::Resign));
        check_words(&table, window, "a question");
        table.ask(Action::Dialog(DialogAction::Confirm));
        check_words(&table, window, "a result");
    }
    for (mut table, window) in tables() {
        open(&mut table, RECORD);
        table.press(Modifiers::NONE, Key::End);
        check_words(&table, window, "a review");
        table.press(Modifiers::COMMAND, Key::E);
        check_words(&table, window, "the position editor");
    }
}
