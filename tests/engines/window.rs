//! The engine of the window: it is driven by jobs, and its news come back through the inbox.

use std::thread::sleep;
use std::time::{Duration, Instant};

use komadai::analysis::{NodeSearch, place_at};
use komadai::app::{Effect, Effects, EngineJob, EngineNews, EngineWord, GameJob, GameWord, Inbox, Incoming, Settings};
use komadai::engine::{Fault, Limit, Place, Search, SearchNumber, TrialReport};
use komadai::engine_process::EngineStart;
use komadai::record::GameTree;
use komadai::shogi::Position;

use crate::programs::{hostile, is_gone};

/// A window without a window: what carries effects out, and what comes back.
struct Window {
    effects: Effects,
    inbox: Inbox,
    heard: Vec<EngineNews>,
}

impl Window {
    fn new() -> Self {
        let inbox = Inbox::new(egui::Context::default());
        Self { effects: Effects::new(inbox.slot(), Settings::default()), inbox, heard: Vec::new() }
    }

    fn order(&mut self, job: EngineJob) {
        self.effects.run(Effect::Engine(job), &egui::Context::default());
    }

    fn start(&mut self, run: u64, arguments: &[&str]) {
        self.order(EngineJob::Start { run, start: engine(arguments) });
    }

    fn search(&mut self, number: u64, moves: &[&str]) {
        let moves = moves.iter().map(|mv| mv.parse().unwrap()).collect();
        let place = Place::new(Position::even(), 1, moves);
        let search = Search { number: SearchNumber(number), place, limit: Limit::Infinite, lines: 1 };
        self.order(EngineJob::Search(Box::new(search)));
    }

    /// Waits until this is heard.
    fn wait_for(&mut self, is_it: impl Fn(&EngineNews) -> bool) {
        let since = Instant::now();
        while since.elapsed() < Duration::from_secs(20) {
            let news = self.inbox.take_all().into_iter().filter_map(|incoming| match incoming {
                Incoming::Engine(news) => Some(news),
                _ => None,
            });
            self.heard.extend(news);
            if self.heard.iter().any(&is_it) {
                return;
            }
            sleep(Duration::from_millis(10));
        }
        panic!("there was only {:#?}", self.heard);
    }
}

/// The engine that behaves badly, with a sign by which its process is known.
fn engine(arguments: &[&str]) -> EngineStart {
    EngineStart::of_words(&[&[hostile().to_str().unwrap()], arguments].concat())
}

fn finds(run: u64, number: u64) -> impl Fn(&EngineNews) -> bool {
    move |news| {
        matches!(news, EngineNews::Told(told, EngineWord::Found(analysis))
            if *told == run && analysis.search == SearchNumber(number) && analysis.best().is_some())
    }
}

#[test]
fn it_searches_what_is_wanted_lastly_and_is_gone_when_it_is_turned_off() {
    let mut window = Window::new();
    window.start(1, &["behaves", "window-off"]);
    (1..40).for_each(|number| window.search(number, &["7g7f"]));
    window.search(40, &["7g7f", "3c3d"]);
    window.wait_for(finds(1, 40));
    let begun = |news: &&EngineNews| matches!(news, EngineNews::Told(1, EngineWord::Began(_)));
    assert!(window.heard.iter().filter(begun).count() < 5, "there is no queue: {:#?}", window.heard);
    window.order(EngineJob::End);
    assert!(is_gone("window-off", Duration::from_secs(3)));
}

#[test]
fn another_engine_takes_its_place_and_both_go_with_the_window() {
    let mut window = Window::new();
    window.start(1, &["behaves", "window-first"]);
    window.search(1, &[]);
    window.wait_for(finds(1, 1));
    window.start(2, &["behaves", "window-second"]);
    window.search(2, &["2g2f"]);
    window.wait_for(finds(2, 2));
    assert!(is_gone("window-first", Duration::from_secs(3)));
    drop(window);
    assert!(is_gone("window-second", Duration::from_secs(3)));
}

#[test]
fn whatever_engine_is_on_goes_with_the_window() {
    for how in ["silent", "frozen", "ignores_quit", "deaf_to_stop", "freezes_at_go", "floods", "outlives_its_input"] {
        let sign = format!("window-closed-{how}");
        let mut window = Window::new();
        window.start(1, &[how, &sign]);
        window.search(1, &[]);
        sleep(Duration::from_millis(300));
        let since = Instant::now();
        drop(window);
        assert!(since.elapsed() < Duration::from_secs(1), "{how}: the window waits");
        assert!(is_gone(&sign, Duration::from_secs(3)), "{how}");
    }
}

#[test]
fn what_is_wrong_with_it_is_told() {
    let mut window = Window::new();
    window.start(1, &["dies_at_go"]);
    window.search(1, &[]);
    window.wait_for(|news| matches!(news, EngineNews::Told(1, EngineWord::Fault(Fault::Died(..)))));
    window.order(EngineJob::Start { run: 2, start: EngineStart::of_words(&["no-such-engine"]) });
    window.wait_for(|news| matches!(news, EngineNews::Told(2, EngineWord::Fault(Fault::NoProgram(_)))));
    window.order(EngineJob::Try { number: 5, start: engine(&["behaves"]) });
    window.wait_for(|news| matches!(news, EngineNews::Tried(5, report) if report.is_usable()));
    window.order(EngineJob::Introduce { number: 6, start: engine(&["many_options"]) });
    let has_all = |report: &TrialReport| report.introduction.as_ref().is_some_and(|it| it.options.len() > 20_000);
    window.wait_for(|news| matches!(news, EngineNews::Tried(6, report) if has_all(report)));
}

/// What the engine that analyses a game says until there is nothing more to ask.
fn analysed(how: &str) -> (Vec<GameWord>, Window) {
    let mut window = Window::new();
    let mut tree = GameTree::new(Position::even());
    let mut node = GameTree::ROOT;
    for mv in ["7g7f", "3c3d", "2g2f", "8c8d"] {
        node = tree.play(node, mv.parse().unwrap()).unwrap();
    }
    let ctx = egui::Context::default();
    window.effects.run(Effect::WholeGame(GameJob::Begin { run: 1, start: engine(&[how]) }), &ctx);
    let place = |node| NodeSearch { node, place: place_at(&tree, node) };
    let places = tree.main_line().into_iter().map(place).collect();
    window.effects.run(Effect::WholeGame(GameJob::Ask { places, limit: Limit::Nodes(5) }), &ctx);
    let (mut heard, since) = (Vec::new(), Instant::now());
    while !matches!(heard.last(), Some(GameWord::Over | GameWord::Lost(_))) && since.elapsed() < Duration::from_secs(20)
    {
        heard.extend(window.inbox.take_all().into_iter().filter_map(|incoming| match incoming {
            Incoming::WholeGame(news) => Some(news.word),
            _ => None,
        }));
        sleep(Duration::from_millis(10));
    }
    (heard, window)
}

#[test]
fn a_whole_game_is_analysed_whatever_the_engine_does() {
    let count = |heard: &[GameWord], is_it: fn(&GameWord) -> bool| heard.iter().filter(|word| is_it(word)).count();
    let found = |word: &GameWord| matches!(word, GameWord::Found(..));
    for (how, places) in [("good", 5), ("dies_now_and_then", 5), ("dies_at_ply_3", 4), ("crashes_at_go", 0)] {
        let (heard, _) = analysed(how);
        assert_eq!(count(&heard, found), places, "{how}: {heard:?}");
        let is_lost = matches!(heard.last(), Some(GameWord::Lost(_)));
        assert_eq!(is_lost, how == "crashes_at_go", "{how}: {heard:?}");
        let missed = count(&heard, |word| matches!(word, GameWord::Missed(_)));
        assert_eq!(missed, usize::from(["dies_at_ply_3", "crashes_at_go"].contains(&how)), "{how}: {heard:?}");
    }
}

#[test]
fn the_engine_that_analyses_a_game_ends_when_it_is_told_to() {
    let mut window = Window::new();
    let ctx = egui::Context::default();
    let begin = GameJob::Begin { run: 1, start: engine(&["good", "whole-game-ends"]) };
    window.effects.run(Effect::WholeGame(begin), &ctx);
    let place = NodeSearch { node: GameTree::ROOT, place: Place::new(Position::even(), 1, Vec::new()) };
    let ask = GameJob::Ask { places: vec![place], limit: Limit::Time(Duration::from_mins(10)) };
    window.effects.run(Effect::WholeGame(ask), &ctx);
    sleep(Duration::from_millis(300));
    window.effects.run(Effect::WholeGame(GameJob::End), &ctx);
    assert!(is_gone("whole-game-ends", Duration::from_secs(3)));
}

/// The memory that this process takes, in kilobytes.
#[cfg(target_os = "linux")]
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

#[test]
#[cfg(target_os = "linux")]
fn a_thousand_engines_started_and_stopped_at_random_leave_no_process_and_no_growth() {
    let mut window = Window::new();
    let (mut random, mut early) = (1_u64, 0);
    for run in 1..=1_000 {
        window.start(run, &["good", "window-thousand"]);
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (searches, pause, ends) = ((random >> 40) % 4, (random >> 50) % 8, (random >> 60) % 2 == 0);
        (0..searches).for_each(|search| window.search(run * 10 + search, &["7g7f"]));
        sleep(Duration::from_millis(pause));
        if ends {
            window.order(EngineJob::End);
        }
        _ = window.inbox.take_all();
        if run == 200 {
            early = memory();
        }
    }
    window.order(EngineJob::End);
    assert!(is_gone("window-thousand", Duration::from_secs(20)));
    let grown = memory().saturating_sub(early);
    assert!(grown < 64 << 10, "{grown} KB more than after 200");
}
