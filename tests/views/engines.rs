//! The engine beside the moves, and the dialog about engines.

use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{
    Action, Command, DialogAction, Effect, EngineJob, EngineNews, EnginePlayer, EngineProfile, EngineWord, GameNews,
    GameWord, Incoming, Level, NewGameForm, ScoreKind, SeenFrom, Settings,
};
use komadai::engine::{
    Analysis, Answer, EngineLine, EngineOption, Fault, Introduction, OptionKind, Score, SearchNumber, TrialReport,
};
use komadai::record::{GameTree, import};
use komadai::shogi::Color;
use komadai::text::Language;

use crate::files::open;
use crate::table::Table;

/// A window with an engine that is kept.
fn table() -> Table {
    table_with(|_| {})
}

fn table_with(change: impl FnOnce(&mut Settings)) -> Table {
    let mut settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
    settings.engines.choose(EngineProfile::of_command(vec!["fairy-stockfish".to_owned()]));
    change(&mut settings);
    let mut table = Table::with(settings, 1280.0, 800.0);
    open(&mut table, RECORD);
    table
}

fn hear(table: &mut Table, word: EngineWord) {
    table.receive(Incoming::Engine(EngineNews::Told(1, word)));
}

fn found(search: u64, lines: &[(i32, &[&str])]) -> EngineWord {
    let line = |(points, moves): &(i32, &[&str])| EngineLine {
        score: Some(Score::Points(*points)),
        depth: Some(12),
        moves: moves.iter().map(|mv| mv.parse().expect("a move")).collect(),
        ..EngineLine::default()
    };
    let lines = lines.iter().map(line).collect();
    EngineWord::Found(Box::new(Analysis {
        search: SearchNumber(search),
        lines,
        nodes: Some(64_200_000),
        speed: Some(1_840_000),
        ..Analysis::default()
    }))
}

/// The best line, with a thin space behind each mark.
const BEST: &str = "+31 ☗\u{2009}P-2f ☖\u{2009}P-8d";

/// Where the first move stands in the list.
fn row_top(table: &Table) -> f32 {
    let all = table.everything();
    let row = all.iter().find(|(name, _)| name.starts_with("1 ") && name.contains("P-7f"));
    row.unwrap_or_else(|| panic!("no move in {all:?}")).1.top()
}

const RECORD: &str = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n";

#[test]
fn the_lines_of_the_engine_stand_beside_the_moves_and_a_click_takes_one_over() {
    let mut table = table();
    assert!(!table.shows("Engine: fairy-stockfish"), "nothing is shown before it is asked for");
    table.press(Modifiers::COMMAND, Key::L);
    assert!(table.shows("Engine: fairy-stockfish") && table.shows("starting"));
    let list = row_top(&table);
    hear(&mut table, EngineWord::Began(SearchNumber(1)));
    hear(&mut table, found(1, &[(31, &["2g2f", "8c8d"]), (-12, &["7g7f"])]));
    assert!(table.shows("depth 12 · 64 M positions · 1.8 M/s · running"), "{:?}", table.everything());
    assert!(table.shows(BEST) && table.shows("−12 ☗\u{2009}P-7f"));
    assert!((row_top(&table) - list).abs() < 0.1, "nothing has moved");
    table.click(BEST);
    assert!(table.shows("1 ☗\u{2009}P-2f"));
    table.press(Modifiers::NONE, Key::ArrowRight);
    assert!(!table.shows(BEST), "that was said of another place");
    hear(&mut table, EngineWord::Fault(Fault::OutputClosed));
    hear(&mut table, EngineWord::Fault(Fault::SpeaksUci));
    assert!(table.shows("The engine has closed its output, so it cannot answer any more."));
    table.click("Start it again");
    assert!(table.shows("starting") && !table.shows("cannot be used"));
    table.press(Modifiers::COMMAND, Key::L);
    assert!(!table.shows("Engine: fairy-stockfish"), "one key hides it again");
}

#[test]
fn where_a_mistake_was_made_the_list_says_what_was_better() {
    let mut table = Table::new();
    let record = "手合割：平手\n*#評価値=30\n*#読み筋=▲２六歩△３四歩\n   1 ７六歩(77)\n*#評価値=-900\n   2 ３四歩(33)\n\n\
        変化：1手\n   1 ２六歩(27)\n";
    open(&mut table, record);
    let is_it = |name: &str| name.starts_with("better: ☗") && name.ends_with("２六歩 (+30) · 1 variation");
    assert!(table.everything().iter().any(|(name, _)| is_it(name)), "{:?}", table.everything());
}

#[test]
fn what_an_engine_said_in_the_record_is_told_in_one_box_where_one_points_at_it() {
    let mut table = Table::with(Settings { language: Some(Language::English), ..Settings::default() }, 900.0, 600.0);
    let line = "▲２六歩△８四歩▲９六歩△９四歩▲１六歩△１四歩▲７六歩△３四歩";
    open(&mut table, &format!("手合割：平手\n*#評価値=30\n*#読み筋={line}\n   1 ７六歩(77)\n"));
    let told = |table: &Table| {
        let all = table.painted_words().into_iter().filter(|it| it.contains("+30  ☗"));
        all.collect::<Vec<_>>()
    };
    let [line] = &told(&table)[..] else { panic!("{:?}", table.painted_words()) };
    let place = table.words_at(line)[0] + egui::vec2(40.0, 6.0);
    table.event(egui::Event::PointerMoved(place));
    table.paint_frames(8);
    assert_eq!(told(&table).len(), 2, "it stands there cut, and whole beside that: {:?}", told(&table));
}

/// Twenty quiet moves from the first position.
const LONG: [&str; 20] = [
    "2g2f", "8c8d", "9g9f", "9c9d", "1g1f", "1c1d", "7g7f", "3c3d", "4i5h", "6a5b", "3i4h", "7a6b", "4g4f", "6c6d",
    "4h4g", "6b6c", "5g5f", "5c5d", "6i7h", "4a3b",
];
const LAST: &str = "☖\u{2009}G-3b";

/// A window in which an engine shows that line, and a short one below.
fn table_with_long_line() -> Table {
    let mut table = table();
    table.press(Modifiers::COMMAND, Key::L);
    hear(&mut table, found(1, &[(31, &LONG), (-12, &["7g7f"])]));
    table
}

/// How long the variation is that an engine's line has become.
fn added(table: &Table) -> usize {
    let tree = table.tree();
    let mut node = *tree.children(GameTree::ROOT).last().expect("a move");
    while let Some(&next) = tree.children(node).first() {
        node = next;
    }
    tree.ply(node)
}

#[test]
fn a_line_that_is_cut_is_unfolded_and_each_of_its_moves_can_be_taken() {
    let mut table = table_with_long_line();
    assert!(table.words_at(LAST).is_empty());
    table.click("Show the whole line");
    let [last] = table.words_at(LAST)[..] else { panic!("{:?}", table.painted_words()) };
    assert!(table.shows("−12 ☗\u{2009}P-7f"), "the others are there as well");
    table.click_at(last + egui::vec2(8.0, 8.0));
    assert_eq!(added(&table), LONG.len());
    table.click("Show one row of it");
    assert!(table.words_at(LAST).is_empty());
}

#[test]
fn a_right_click_on_a_line_adds_the_whole_of_it() {
    let mut table = table_with_long_line();
    let line = table.everything().into_iter().find(|(name, _)| name.starts_with("+31 ")).expect("a line").0;
    table.right_click(&line);
    table.click("Add the whole line");
    assert_eq!(added(&table), LONG.len());
}

/// The first move of the variation that was added.
fn first_added(table: &Table) -> String {
    let tree = table.tree();
    tree.node(*tree.children(GameTree::ROOT).last().expect("a move")).mv.expect("a move").to_string()
}

#[test]
fn what_was_seen_when_the_menu_of_a_line_opened_is_added_although_the_engine_goes_on() {
    let mut table = table_with_long_line();
    let line = table.everything().into_iter().find(|(name, _)| name.starts_with("+31 ")).expect("a line").0;
    table.right_click(&line);
    hear(&mut table, found(1, &[(90, &["5g5f", "8c8d"]), (-12, &["7g7f"])]));
    assert!(table.shows(&line), "the line stays as it is");
    table.click("Add the whole line");
    assert_eq!((added(&table), first_added(&table).as_str()), (LONG.len(), "2g2f"));
    table.event(egui::Event::PointerGone);
    assert!(table.shows_containing("+90 "), "then the newest is shown");
}

#[test]
fn what_is_clicked_in_a_line_is_what_was_seen_although_the_engine_goes_on() {
    let mut table = table();
    table.press(Modifiers::COMMAND, Key::L);
    hear(&mut table, found(1, &[(31, &["2g2f", "8c8d"])]));
    let pos = table.place(BEST).left_center() + egui::vec2(90.0, 0.0);
    table.event(egui::Event::PointerMoved(pos));
    hear(&mut table, found(1, &[(90, &["5g5f", "8c8d"])]));
    table.click_at(pos);
    assert_eq!(first_added(&table), "2g2f");
}

#[test]
fn a_pointer_that_rests_on_a_line_holds_it_no_longer_than_a_moment() {
    let mut table = table();
    table.press(Modifiers::COMMAND, Key::L);
    hear(&mut table, found(1, &[(31, &["2g2f", "8c8d"])]));
    table.event(egui::Event::PointerMoved(table.place(BEST).left_center() + egui::vec2(90.0, 0.0)));
    hear(&mut table, found(1, &[(90, &["5g5f", "8c8d"])]));
    assert!(table.shows(BEST), "its moves can be followed");
    table.paint_frames(40);
    assert!(table.shows_containing("+90 "));
}

#[test]
fn two_engines_leave_a_move_in_sight_however_large_words_are() {
    let mut settings = Settings::usual(Language::English);
    for name in ["one", "two"] {
        settings.engines.choose(EngineProfile::of_command(vec![name.to_owned()]));
    }
    settings.engines.second = Some(0);
    let mut table = Table::with(settings, 640.0, 400.0);
    open(&mut table, RECORD);
    table.press(Modifiers::COMMAND, Key::L);
    let [first, second] = ["Engine: two", "Engine: one"].map(|name| table.place(name));
    let row = table.place("Starting position");
    assert!(row.bottom() <= first.top() && first.bottom() < second.top(), "{row:?} {first:?} {second:?}");
}

#[test]
fn in_a_small_window_with_large_words_several_lines_tell_several_moves_each() {
    for language in [Language::English, Language::Japanese] {
        let mut settings = Settings { language: Some(language), ..Settings::usual(language) };
        settings.engines.choose(EngineProfile::of_command(vec!["fairy-stockfish".to_owned()]));
        // A window of 900×600, in points as large as its words.
        let mut table = Table::with(settings, 600.0, 400.0);
        open(&mut table, RECORD);
        table.press(Modifiers::COMMAND, Key::L);
        let moves = |table: &Table| table.painted_words().iter().filter(|it| it.starts_with(['☗', '☖'])).count();
        let before = moves(&table);
        hear(&mut table, found(1, &[(31, &LONG), (-12, &LONG), (-40, &LONG)]));
        assert!(["+31", "−12", "−40"].iter().all(|score| !table.words_at(score).is_empty()), "{language:?}");
        assert!(moves(&table) >= before + 8, "{language:?}: {:?}", table.painted_words());
        assert!(!table.shows("Comment") && !table.shows("コメント"), "nothing is written there");
    }
}

#[test]
fn an_engine_that_was_found_is_taken_with_one_press() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.press(Modifiers::COMMAND, Key::L);
    table.receive(Incoming::Engine(EngineNews::Found(Vec::new())));
    assert!(table.shows_containing("No engine was found."));
    let engine = EngineProfile {
        name: "Fairy-Stockfish".to_owned(),
        command: vec!["fairy-stockfish".to_owned()],
        ..EngineProfile::default()
    };
    table.receive(Incoming::Engine(EngineNews::Found(vec![engine])));
    table.click("Use Fairy-Stockfish");
    assert!(table.shows("Trying fairy-stockfish…") && !table.shows_containing("No engine was found."));
    table.confirm("Analyse");
    assert!(table.shows("Engine: Fairy-Stockfish") && table.shows("starting"));
}

#[test]
fn an_engine_that_was_removed_is_put_back_and_a_second_click_removes_no_other() {
    let mut table =
        table_with(|settings| settings.engines.choose(EngineProfile::of_command(vec!["gpsusi".to_owned()])));
    table.ask(Action::Command(Command::Engines));
    let place = table.place("Remove").center();
    [place, place].into_iter().for_each(|place| table.click_at(place));
    assert!(table.shows("fairy-stockfish has been removed.") && table.count("Remove") == 1);
    table.click("Put it back");
    assert!(!table.shows("fairy-stockfish has been removed.") && table.count("Remove") == 2);
}

#[test]
fn an_answer_without_a_line_is_told() {
    for (answer, told) in [
        (Answer::Win, "It would declare a win here."),
        (Answer::Resign, "It would resign here."),
        (Answer::Impossible("1a9i".to_owned()), "The engine answered “1a9i”, which cannot be played there."),
    ] {
        let mut table = table();
        table.press(Modifiers::COMMAND, Key::L);
        if let Answer::Impossible(word) = &answer {
            hear(&mut table, EngineWord::Fault(Fault::Impossible(word.clone())));
        }
        hear(&mut table, EngineWord::Finished(SearchNumber(1), answer));
        assert!(table.shows(told) && table.shows("finished") && table.shows("Start it again"), "{told}");
    }
}

#[test]
fn what_an_engine_does_is_told_without_a_cut_word() {
    let mut table = table();
    table.press(Modifiers::COMMAND, Key::L);
    hear(&mut table, EngineWord::Began(SearchNumber(1)));
    hear(&mut table, found(1, &[(31, &["2g2f", "8c8d"])]));
    for _ in 0..6 {
        assert!(table.cut_words().iter().all(|it| !it.contains("depth 12")), "{:?}", table.cut_words());
        table.press(Modifiers::COMMAND, Key::Plus);
    }
}

#[test]
fn evaluations_are_chances_and_seen_from_the_bottom_where_that_is_chosen() {
    let mut table = table_with(|settings| {
        (settings.engines.score, settings.engines.seen_from) = (ScoreKind::Chance, SeenFrom::Bottom);
    });
    table.press(Modifiers::COMMAND, Key::L);
    hear(&mut table, found(1, &[(1_000, &["2g2f", "8c8d"])]));
    assert!(table.shows_containing("67% ☗"));
    table.press(Modifiers::COMMAND, Key::F);
    assert!(table.shows_containing("33% ☗"));
}

#[test]
fn a_game_is_analysed_beside_the_moves_and_summed_up() {
    let mut table = table();
    let tell = |table: &mut Table, word| table.receive(Incoming::WholeGame(GameNews { run: 1, word }));
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    assert!(table.shows("Analyse the game") && table.shows("3 positions, 3 s at most") && table.shows("second"));
    assert!(["From", "to"].iter().all(|word| !table.words_at(word).is_empty()), "From 1 to 2");
    table.confirm("Analyse");
    assert!(table.shows("Analysing the game"));
    tell(&mut table, GameWord::Ready("Fairy-Stockfish".to_owned()));
    assert!(table.shows("0 of 3"));
    let line = EngineLine { score: Some(Score::Points(30)), ..EngineLine::default() };
    let analysis = Analysis { lines: vec![line], ..Analysis::default() };
    let first_two = import(RECORD.as_bytes()).unwrap().tree.main_line().into_iter().take(2);
    first_two.for_each(|node| tell(&mut table, GameWord::Found(node, Box::new(analysis.clone()))));
    assert!(table.shows_containing("2 of 3"));
    table.click("Pause");
    assert!(table.shows("Analysis paused") && table.shows("Go on"));
    table.click("End");
    assert!(!table.shows("Analysis paused"));
    table.click("Summary…");
    assert!(table.shows("Summary of the game") && table.shows("No move cost much."));
    assert!(["Doubtful moves", "Mistakes", "Blunders"].iter().all(|class| table.shows(class)));
}

#[test]
fn a_small_window_shows_what_a_marked_move_has_cost_and_what_was_better() {
    let record = "手合割：平手\n*#評価値=30\n*#読み筋=▲２六歩△３四歩\n   1 ７六歩(77)\n*#評価値=-900\n*なかなか\n   2 ３四歩(33)\n\n\
        変化：1手\n   1 ２六歩(27)\n";
    for language in [Language::English, Language::Japanese] {
        let mut table = Table::with(Settings { language: Some(language), ..Settings::usual(language) }, 900.0, 600.0);
        open(&mut table, record);
        let words = table.painted_words();
        assert!(words.iter().any(|it| it == "−900") && words.iter().any(|it| it == "??"), "{words:?}");
        assert!(words.iter().any(|it| it.contains("☗") && it.contains("+30") && it.contains('1')), "{words:?}");
    }
}

#[test]
fn what_is_found_in_a_game_is_soon_written_aside_although_more_comes_all_the_time() {
    let mut table = table();
    table.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    table.confirm("Analyse");
    let tell = |table: &mut Table, word| table.receive(Incoming::WholeGame(GameNews { run: 1, word }));
    tell(&mut table, GameWord::Ready("Fairy-Stockfish".to_owned()));
    let line = EngineLine { score: Some(Score::Points(30)), ..EngineLine::default() };
    let analysis = Analysis { lines: vec![line], ..Analysis::default() };
    let nodes = import(RECORD.as_bytes()).unwrap().tree.main_line();
    for (node, seconds) in [(nodes[0], 2), (nodes[1], 2)] {
        tell(&mut table, GameWord::Found(node, Box::new(analysis.clone())));
        table.wait(std::time::Duration::from_secs(seconds));
    }
    assert!(!table.take_journal_jobs().is_empty());
}

#[test]
fn twenty_thousand_options_are_searched_set_and_kept_for_games_and_analysis() {
    let mut table = table();
    table.ask(Action::Command(Command::Engines));
    table.click("Options…");
    assert!(table.shows("Asking the engine…"));
    let spin = OptionKind::Spin { default: Some(20), min: Some(-20), max: Some(20) };
    let kinds = [
        ("Skill Level", spin),
        ("Clear Hash", OptionKind::Button),
        ("Own Book", OptionKind::Check { default: true }),
        ("Book File", OptionKind::File { default: String::new() }),
    ];
    let many = (0..20_000).map(|number| (format!("Option No {number}"), OptionKind::Check { default: false }));
    let all = kinds.map(|(name, kind)| (name.to_owned(), kind)).into_iter().chain(many);
    let options = all.map(|(name, kind)| EngineOption { name, kind }).collect();
    let mut report = Box::<TrialReport>::default();
    report.introduction = Some(Introduction { options, ..Introduction::default() });
    table.receive(Incoming::Engine(EngineNews::Tried(1, report)));
    assert!(table.shows("Skill Level") && !table.shows("Option No 15000"), "{:?}", table.everything());
    table.type_into("Search", "book");
    assert!(!table.shows("Skill Level") && table.shows("2 options"));
    table.click_first("Own Book");
    table.type_into("Book File", "my book.db");
    table.confirm("Keep");
    assert!(table.shows("Engines"));
    let kept = table.take_effects().into_iter().rev().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings.engines.kept[0].options.clone()),
        _ => None,
    });
    let set = [("Book File", "my book.db"), ("Own Book", "false")].map(|(name, value)| (name.into(), value.into()));
    assert_eq!(kept, Some(set.to_vec()));
}

#[test]
fn the_options_scroll_below_the_search_and_where_there_is_no_room_for_that_with_it() {
    // The smallest usual window as it is, and with words twice as large.
    for (width, height, stays) in [(900.0, 600.0, true), (450.0, 300.0, false)] {
        let mut settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
        settings.engines.choose(EngineProfile::of_command(vec!["fairy-stockfish".to_owned()]));
        let mut table = Table::with(settings, width, height);
        open(&mut table, RECORD);
        table.ask(Action::Command(Command::Engines));
        table.press_button("Options…");
        let kind = OptionKind::Check { default: false };
        let option = |number: usize| EngineOption { name: format!("Option No {number}"), kind: kind.clone() };
        let introduction = Introduction { options: (0..200).map(option).collect(), ..Introduction::default() };
        let mut report = Box::<TrialReport>::default();
        report.introduction = Some(introduction);
        table.receive(Incoming::Engine(EngineNews::Tried(1, report)));
        assert!(table.shows("200 options"));
        let search = table.place("Search");
        table.event(egui::Event::PointerMoved(search.center_bottom() + egui::vec2(0.0, 60.0)));
        (0..30).for_each(|_| table.turn_wheel(-400.0));
        assert!(table.shows("Option No 199"), "{:?}", table.everything());
        assert_eq!(table.everything().contains(&("Search".to_owned(), search)), stays, "{width}×{height}");
    }
}

#[test]
fn two_levels_of_one_engine_can_be_told_apart_beside_the_board() {
    for (width, height) in [(1280.0, 800.0), (900.0, 600.0)] {
        let settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
        let mut table = Table::with(settings, width, height);
        let profile = EngineProfile { name: "Fairy-Stockfish 11.1 LB 64".to_owned(), ..EngineProfile::default() };
        let engine = |nodes| EnginePlayer { level: Level::Nodes(nodes), ..EnginePlayer::new(profile.clone()) };
        let form = NewGameForm { engines: [1_000, 10_000].map(|nodes| Some(engine(nodes))), ..NewGameForm::default() };
        table.ask(Action::Command(Command::NewGame));
        table.ask(Action::Dialog(DialogAction::EditNewGame(Box::new(form))));
        table.click("Start game");
        for end in ["(1,000 positions)", "(10,000 positions)"] {
            let is_plate = |it: &&String| it.starts_with(['☗', '☖']) && it.ends_with(end);
            assert!(table.painted_words().iter().any(|it| is_plate(&it)), "{:?}", table.painted_words());
        }
        assert!(table.cut_words().iter().all(|it| !it.contains("positions)")), "{:?}", table.cut_words());
    }
}

#[test]
fn an_engine_takes_a_side_in_the_new_game() {
    let mut table = table_with(|settings| settings.new_game.clocks = Default::default());
    table.press(Modifiers::COMMAND, Key::N);
    table.choose("☖ White: Who plays", "fairy-stockfish");
    assert!(table.shows("☖ White: Level"), "an engine is as strong as it is told to be");
    table.click("Start game");
    let effects = table.take_effects();
    let started = effects.iter().find_map(|effect| match effect {
        Effect::Opponent(color, EngineJob::Start { run, .. }) => Some((*color, *run)),
        _ => None,
    });
    let Some((Color::White, run)) = started else { panic!("{effects:?}") };
    assert!(table.shows("Waiting for the engine"));
    table.receive(Incoming::Engine(EngineNews::Told(run, EngineWord::Ready)));
    table.receive(Incoming::Engine(EngineNews::Told(run, EngineWord::Fault(Fault::OutputClosed))));
    assert!(table.shows("fairy-stockfish has stopped playing"));
    table.click("Start it again");
    assert!(!table.shows("fairy-stockfish has stopped playing"));
}

#[test]
fn an_engine_that_is_slow_to_start_says_for_how_long_it_has_been_starting() {
    let mut table = table();
    table.press(Modifiers::COMMAND, Key::L);
    table.wait(Duration::from_secs(2));
    assert!(table.shows("starting"), "that is usual");
    table.wait(Duration::from_secs(10));
    assert!(table.shows("starting for 12 s"), "{:?}", table.everything());
    assert!(table.next_change().is_some_and(|after| after <= Duration::from_secs(1)), "and goes on counting");
    hear(&mut table, EngineWord::Began(SearchNumber(1)));
    assert!(table.shows("running"));
}

#[test]
fn a_list_marks_costly_moves_by_names_or_by_signs_and_not_by_both() {
    let record = "手合割：平手\n*#評価値=0\n   1 ７六歩(77)\n*#評価値=-900\n   2 ３四歩(33)\n*#評価値=900\n*なかなか\n\
        3 ２二角成(88)\n*#評価値=-1900\n*なかなか\n   4 同　銀(31)\n*#評価値=-1800\n";
    for (language, name) in [(Language::English, "blunder"), (Language::Japanese, "大悪手")] {
        for width in [900.0, 1000.0, 1100.0, 1280.0] {
            let settings = Settings { language: Some(language), ..Settings::usual(language) };
            let mut table = Table::with(settings, width, 600.0);
            open(&mut table, record);
            let words = table.painted_words();
            let count = |mark: &str| words.iter().filter(|it| *it == mark).count();
            assert!(count("??") == 0 || count(name) == 0, "{language:?}, {width}: {words:?}");
            assert!(count("??") + count(name) > 1, "{language:?}, {width}: {words:?}");
        }
    }
}
