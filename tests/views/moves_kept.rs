//! Whatever is told, drawn and analysed beside a record, some of its moves stay in sight.

use egui::{Key, Modifiers, Rect, Role};
use egui_kittest::kittest::Queryable;
use komadai::app::{Action, Command, EngineNews, EngineProfile, EngineWord, GameNews, GameWord, Incoming, Settings};
use komadai::engine::{Analysis, EngineLine, Score, SearchNumber};
use komadai::record::import;
use komadai::text::{Language, Text};

use crate::files::{answer_save_dialog, open, written};
use crate::table::Table;

/// Windows in points: 900×600 at 100, 125, and 150 to 200 %, 1280×800 at 100 and 200 %, and one in between.
const WINDOWS: [(f32, f32); 6] =
    [(900.0, 600.0), (720.0, 480.0), (600.0, 400.0), (1280.0, 800.0), (640.0, 400.0), (1280.0, 728.0)];

/// So many rows are always in sight.
const LEAST: usize = 3;

/// A record at its sixth move, beside so many engines that are switched on.
fn table(language: Language, (width, height): (f32, f32), engines: usize, record: &str) -> Table {
    let mut settings = Settings { language: Some(language), ..Settings::usual(language) };
    for name in ["one", "two"] {
        settings.engines.choose(EngineProfile::of_command(vec![name.to_owned()]));
    }
    (settings.engines.second, settings.engines.lines) = ((engines > 1).then_some(0), 3);
    let mut table = Table::with(settings, width, height);
    open(&mut table, record);
    (0..6).for_each(|_| table.press(Modifiers::NONE, Key::ArrowRight));
    if engines > 0 {
        table.press(Modifiers::COMMAND, Key::L);
    }
    (1..=engines as u64).for_each(|run| table.receive(Incoming::Engine(EngineNews::Told(run, found()))));
    table
}

/// Lines without moves, which would be taken for those of the record.
fn found() -> EngineWord {
    let line = EngineLine { score: Some(Score::Points(100)), depth: Some(12), ..EngineLine::default() };
    EngineWord::Found(Box::new(Analysis { search: SearchNumber(1), lines: vec![line; 3], ..Analysis::default() }))
}

/// Has the whole game analysed.
fn analyse(table: &mut Table, record: &str) {
    table.ask(Action::Command(Command::AnalyseGame));
    table.press(Modifiers::NONE, Key::Enter);
    let tell = |table: &mut Table, word| table.receive(Incoming::WholeGame(GameNews { run: 1, word }));
    tell(table, GameWord::Ready("Fairy-Stockfish".to_owned()));
    let line = EngineLine { score: Some(Score::Points(30)), ..EngineLine::default() };
    for node in import(record.as_bytes()).expect("it is a record").tree.main_line() {
        tell(table, GameWord::Found(node, Box::new(Analysis { lines: vec![line.clone()], ..Analysis::default() })));
    }
    tell(table, GameWord::Over);
    // The summary comes by itself.
    table.press(Modifiers::NONE, Key::Escape);
}

/// A notice of several lines with a button.
fn save(table: &mut Table) {
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    table.take_effects();
    assert_eq!(table.dialog_name(), None);
    answer_save_dialog(table, "/home/somebody/Documents/Records of the club/2026-11-28 a long name.kif");
    written(table, Ok(()));
}

/// Ten moves, with or without evaluations and with or without a comment at the sixth.
fn record(has_chart: bool, has_comment: bool) -> String {
    let moves =
        "７六歩(77) ３四歩(33) ２六歩(27) ８四歩(83) ２五歩(26) ８五歩(84) ７八金(69) ３二金(41) ２四歩(25) 同　歩(23)";
    let mut record = "手合割：平手\n".to_owned();
    for (number, words) in (1..).zip(moves.split(' ')) {
        record += &format!("{number} {words}\n");
        record += if has_chart { "**評価値=-120\n" } else { "" };
        record += if has_comment && number == 6 { "*one\n*two\n*three\n*four\n" } else { "" };
    }
    record
}

fn progress(table: &Table) -> Rect {
    let mut bars = table.harness.query_all_by(|node| node.role() == Role::ProgressIndicator);
    bars.next().expect("there is a bar").rect()
}

#[track_caller]
fn check(table: &Table, place: &str) {
    let seen = table.moves_in_sight();
    assert!(seen >= LEAST, "{place}: {seen} moves are in sight, {:?}", table.words_in_sight());
    assert_eq!(table.words_over_words(), [""; 0], "{place}");
}

#[test]
fn three_moves_of_a_record_stay_in_sight_whatever_is_told_and_analysed_around_them() {
    check_beside(0);
}

#[test]
fn three_moves_of_a_record_stay_in_sight_beside_an_engine() {
    check_beside(1);
}

#[test]
fn three_moves_of_a_record_stay_in_sight_beside_two_engines() {
    check_beside(2);
}

/// With and without a chart, a comment, an analysis that is over and a notice, in every window.
fn check_beside(engines: usize) {
    for window in WINDOWS {
        // Each language has some of it.
        for (language, has_chart, has_comment) in
            [(Language::English, false, false), (Language::Japanese, false, true), (Language::English, true, true)]
        {
            let record = record(has_chart, has_comment);
            let mut table = table(language, window, engines, &record);
            let place = format!("{window:?}, {engines} engines, chart {has_chart}, comment {has_comment}");
            check(&table, &place);
            save(&mut table);
            check(&table, &format!("{place}, saved"));
            table.ask(Action::DismissNotice(0));
            analyse(&mut table, &record);
            check(&table, &format!("{place}, analysed"));
            save(&mut table);
            check(&table, &format!("{place}, analysed and saved"));
        }
    }
}

#[test]
fn the_buttons_of_an_analysis_that_is_over_are_whole_and_its_bar_strikes_no_words() {
    for (window, has_explorer) in WINDOWS.into_iter().flat_map(|window| [(window, false), (window, true)]) {
        for language in Language::ALL {
            let (record, text) = (record(false, false), Text::new(language));
            let mut table = table(language, window, 0, &record);
            analyse(&mut table, &record);
            if has_explorer {
                table.ask(Action::Command(Command::Explorer));
            }
            let place = format!("{window:?}, {language:?}, explorer {has_explorer}");
            let close = table.place(&text.say("game-run-close"));
            let named = table.everything().into_iter().filter(|(name, _)| *name == text.say("game-run-summary"));
            // The chart has such a button as well.
            let summary = named.map(|(_, rect)| rect).find(|rect| rect.center().y == close.center().y);
            let summary = summary.unwrap_or_else(|| panic!("{place}: no summary beside {close:?}"));
            let left = table.place(&text.say("command-first")).left() - 14.0;
            assert!(summary.left() >= left && close.right() <= window.0, "{place}: {summary:?} {close:?}");
            assert!(summary.right() <= close.left(), "{place}: {summary:?} {close:?}");
            let far = text.tell("game-run-far", &[("done", 11.into()), ("all", 11.into())]);
            let bar = progress(&table);
            for words in table.words_at(&far) {
                let lies_over = bar.y_range().expand(6.0).contains(words.y) && bar.left() < words.x + 20.0;
                assert!(!lies_over || bar.left() > words.x + 20.0, "{place}: {words:?} under {bar:?}");
            }
        }
    }
}

#[test]
fn the_chart_grows_with_a_high_column_while_the_moves_keep_most_of_it() {
    // The last is one of 2560×1440.
    for (window, heights) in [((1280.0, 800.0), 85.0..=95.0), ((1828.0, 1028.0), 150.0..=170.0)] {
        let table = table(Language::English, window, 0, &record(true, true));
        let mut charts = table.harness.query_all_by(|node| node.role() == Role::Image && node.label().is_some());
        let chart = charts.next().expect("there is a chart").rect().height();
        assert!(heights.contains(&chart), "{window:?}: {chart}");
        assert!(table.moves_in_sight() >= 8, "{window:?}: {}", table.moves_in_sight());
    }
}
