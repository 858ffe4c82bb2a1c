//! How the room beside the board is shared between engines, failed or not, and the moves.

use egui::{Key, Modifiers};
use komadai::app::{Action, Command, EngineNews, EngineProfile, EngineWord, Incoming, Settings};
use komadai::engine::{
    Analysis, Ended, EngineLine, EngineOption, Fault, Introduction, OptionKind, Score, SearchNumber,
};
use komadai::shogi::Position;
use komadai::text::Language;

use crate::files::open;
use crate::table::Table;

const RECORD: &str = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n   4 ８四歩(83)\n";

/// Two engines that are on in a window of this size, with ten lines wanted.
fn two_engines(width: f32, height: f32) -> Table {
    let mut settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
    for name in ["one", "two"] {
        settings.engines.choose(EngineProfile::of_command(vec![name.to_owned()]));
    }
    (settings.engines.second, settings.engines.lines) = (Some(0), 10);
    let mut table = Table::with(settings, width, height);
    open(&mut table, RECORD);
    table.press(Modifiers::COMMAND, Key::L);
    table
}

fn hear(table: &mut Table, run: u64, word: EngineWord) {
    table.receive(Incoming::Engine(EngineNews::Told(run, word)));
}

/// So many lines, deep enough that no more are to come.
fn found(search: u64, lines: usize) -> EngineWord {
    let moves = Position::even().legal_moves();
    let line = |(index, mv)| EngineLine {
        score: Some(Score::Points(100 - index as i32)),
        depth: Some(12),
        moves: vec![mv],
        ..EngineLine::default()
    };
    let lines = moves.into_iter().take(lines).enumerate().map(line).collect();
    EngineWord::Found(Box::new(Analysis { search: SearchNumber(search), lines, ..Analysis::default() }))
}

/// How high the moves are, from their first row down to the first engine, and all that stands there with the engines.
fn moves_and_all(table: &Table) -> [f32; 2] {
    let top = table.place("Starting position").top();
    let bottom = table.place("One move forward").top();
    [table.place("Engine: two").top() - top, bottom - top]
}

#[test]
fn two_engines_with_ten_lines_each_leave_a_third_to_the_moves() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (2560.0, 1440.0)] {
        let mut table = two_engines(width, height);
        hear(&mut table, 1, found(1, 10));
        hear(&mut table, 2, found(2, 10));
        let [moves, all] = moves_and_all(&table);
        assert!(moves >= all * 0.25 && moves >= 4.0 * 28.0, "{width}×{height}: {moves} of {all}");
    }
}

#[test]
fn a_long_name_is_read_whole_beside_the_moves_also_in_a_small_window() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let mut settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
        let name = "Fairy-Stockfish 11.1 LB 64".to_owned();
        settings.engines.choose(EngineProfile { name, ..EngineProfile::of_command(vec!["fairy".to_owned()]) });
        let mut table = Table::with(settings, width, height);
        open(&mut table, RECORD);
        table.press(Modifiers::COMMAND, Key::L);
        hear(&mut table, 1, found(1, 3));
        let cut = table.cut_words();
        assert!(cut.iter().all(|it| !it.contains("Fairy")), "{width}×{height}: {cut:?}");
        assert_eq!(table.count("Number of lines shown"), 1, "beside the name or below it");
    }
}

#[test]
fn lines_that_have_no_room_are_scrolled_to() {
    let mut table = two_engines(900.0, 600.0);
    hear(&mut table, 2, found(2, 1));
    hear(&mut table, 1, found(1, 10));
    let bottom = |table: &Table| table.place("Engine: one").top();
    let last = |table: &Table| table.words_at("+91").first().expect("all lines are there").y;
    assert!(last(&table) > bottom(&table));
    let head = table.place("Engine: two");
    table.event(egui::Event::PointerMoved(head.center_bottom() + egui::vec2(0.0, 20.0)));
    (0..20).for_each(|_| table.turn_wheel(-40.0));
    assert!((head.bottom()..bottom(&table)).contains(&last(&table)), "{head:?} {} {}", last(&table), bottom(&table));
}

#[test]
fn no_more_lines_are_offered_than_an_engine_declares() {
    let mut table = two_engines(1280.0, 1000.0);
    assert_eq!(table.count("Number of lines shown"), 2, "nobody knows yet");
    let spin = OptionKind::Spin { default: Some(1), min: Some(1), max: Some(4) };
    let several = EngineOption { name: "MultiPV".to_owned(), kind: spin };
    for (run, options) in [(1, vec![several]), (2, Vec::new())] {
        let introduction = Introduction { options, ..Introduction::default() };
        hear(&mut table, run, EngineWord::Introduced(Box::new(introduction)));
    }
    assert_eq!(table.count("Number of lines shown"), 1, "one line is no choice");
    assert!(!table.words_at("4 lines").is_empty() && table.words_at("10 lines").is_empty());
    table.choose("Number of lines shown", "2 lines");
    assert!(!table.words_at("2 lines").is_empty());
}

#[test]
fn no_room_is_kept_for_lines_that_an_engine_does_not_show() {
    let mut table = two_engines(1280.0, 1000.0);
    let [before, _] = moves_and_all(&table);
    hear(&mut table, 2, found(2, 1));
    hear(&mut table, 1, found(1, 1));
    let [after, _] = moves_and_all(&table);
    assert!(after > before + 100.0, "{before} {after}");
}

#[test]
fn why_an_engine_has_failed_stands_over_the_whole_width_within_its_own_box() {
    let mut table = two_engines(900.0, 600.0);
    hear(&mut table, 2, found(2, 10));
    let last = "out of memory, and so on. ".repeat(12);
    hear(&mut table, 1, EngineWord::Fault(Fault::Died(Ended::Signal(9), last.clone())));
    let why = table.place(&format!("The engine crashed, or was killed (signal 9). Its last words: “{last}”."));
    let (button, head, other) = (table.place("Start it again"), table.place("Engine: two"), table.place("Engine: one"));
    assert!(why.width() > 170.0 && why.top() >= head.bottom(), "{why:?} {head:?}");
    assert!(button.bottom() <= other.top() && button.top() > head.bottom(), "{button:?} {other:?}");
    let [moves, _] = moves_and_all(&table);
    assert!(moves >= 4.0 * 28.0, "{moves}");
    table.click("Start it again");
    assert!(!table.shows_containing("The engine crashed") && !table.shows("Start it again"));
}

#[test]
fn tenths_of_a_second_are_taken_for_each_place_as_they_are_typed() {
    let mut table = two_engines(1280.0, 800.0);
    for (typed, shown) in [("0.2", "0.2"), ("0", "0.1"), ("2,5", "2.5"), ("1", "1")] {
        table.ask(Action::Command(Command::AnalyseGame));
        // The word beside the field has the same name.
        let named = table.everything().into_iter().filter(|(name, _)| name == "second").map(|(_, place)| place);
        let field = named.min_by(|one, other| one.left().total_cmp(&other.left())).expect("there is a field");
        table.click_at(field.center());
        table.press(Modifiers::COMMAND, Key::A);
        table.event(egui::Event::Text(typed.to_owned()));
        table.press(Modifiers::NONE, Key::Tab);
        assert!(table.painted_words().contains(&shown.to_owned()), "{typed}: {:?}", table.painted_words());
        assert_eq!(table.shows("seconds"), shown != "1", "{typed}");
        table.click("Cancel");
    }
}

#[test]
fn a_chart_that_is_asked_for_and_has_no_room_beside_engines_says_so() {
    for (width, height, has_room) in [(600.0, 400.0, false), (1280.0, 800.0, true)] {
        let mut table = two_engines(width, height);
        open(&mut table, "手合割：平手\n1 ７六歩(77)\n*#評価値=50\n2 ３四歩(33)\n*#評価値=20\n");
        hear(&mut table, 1, found(1, 10));
        hear(&mut table, 2, found(2, 10));
        table.press(Modifiers::COMMAND, Key::K);
        table.event(egui::Event::Text("Chart below the moves: Evaluation".to_owned()));
        table.press(Modifiers::NONE, Key::Enter);
        assert_eq!(table.shows_containing("The chart has no room"), !has_room, "{width}×{height}");
    }
}

#[test]
fn the_name_of_an_engine_is_whole_in_the_smallest_window_where_the_list_of_names_has_the_number_of_lines() {
    let mut table = two_engines(600.0, 400.0);
    for run in [1, 2] {
        let introduction = Introduction { name: "Fairy-Stockfish".to_owned(), ..Introduction::default() };
        hear(&mut table, run, EngineWord::Introduced(Box::new(introduction)));
        hear(&mut table, run, found(run, 10));
    }
    let cut: Vec<String> = table.cut_words().into_iter().filter(|words| words.contains("Fairy")).collect();
    assert!(cut.is_empty(), "{cut:?}");
}
