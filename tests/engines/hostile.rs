//! Whatever an engine does, it is named within its limit, and nothing of it is left.

use std::time::{Duration, Instant};

use komadai::engine::{Ended, Event, Fault, Limit, Limits, Place, UsiTerms, Wish};
use komadai::engine_process::{Engine, EngineStart, News};
use komadai::shogi::Position;

use crate::programs::{behaving, is_fault, is_finished, is_gone, is_ready, start, wait_until};

fn start_place() -> Place {
    Place::new(Position::even(), 1, Vec::new())
}

fn has(news: &[News], kind: &'static str) -> bool {
    news.iter().any(is_fault(kind))
}

const SECOND: Duration = Duration::from_secs(1);

#[test]
fn a_death_is_known_within_a_second_wherever_it_happens() {
    for (how, ended) in [
        ("exits", Ended::Code(3)),
        ("crashes", Ended::Signal(9)),
        ("dies_at_usi", Ended::Code(7)),
        ("crashes_at_usi", Ended::Signal(9)),
        ("dies_at_isready", Ended::Code(7)),
        ("crashes_at_isready", Ended::Signal(9)),
        ("dies_at_usinewgame", Ended::Code(7)),
        ("crashes_at_position", Ended::Signal(9)),
        ("dies_at_go", Ended::Code(7)),
        // Neither its greeting nor what it says at every search are last words.
        ("dies_while_it_thinks", Ended::Code(7)),
        ("leaves_children", Ended::Code(0)),
    ] {
        let mut engine = start(how);
        engine.search(start_place(), Limit::Infinite, 1);
        let (news, after) = wait_until(&engine, 2 * SECOND, is_fault("died"));
        assert!(news.contains(&News::Event(Event::Fault(Fault::Died(ended, String::new())))), "{how}: {news:?}");
        assert!(after < SECOND, "{how}: {after:?}");
        let last = engine.close();
        assert!(last.iter().chain(&news).any(|news| *news == News::Ended(Some(ended))), "{how}");
    }
    assert!(is_gone("sleep 63", SECOND), "the children of an engine that has ended are ended");
}

#[test]
fn the_last_words_of_an_engine_that_dies_are_told_wherever_it_has_said_them() {
    for (how, words) in [("knows_no_nodes", "what():  unknown option in go nodes"), ("explains_itself", "no book here")]
    {
        let mut engine = start(how);
        engine.search(start_place(), Limit::Nodes(1_000), 1);
        let (news, _) = wait_until(&engine, 2 * SECOND, is_fault("died"));
        let died = |news: &News| match news {
            News::Event(Event::Fault(Fault::Died(_, words))) => Some(words.clone()),
            _ => None,
        };
        assert_eq!(news.iter().find_map(died).as_deref(), Some(words), "{how}: {news:?}");
    }
}

#[test]
fn what_never_answers_is_given_up_after_ten_seconds() {
    let since = Instant::now();
    let engines = ["silent", "frozen", "ignores_signals"].map(|how| (how, start(how)));
    for (how, engine) in &engines {
        wait_until(engine, 11 * SECOND, is_fault("no_usiok"));
        assert!(since.elapsed() < 11 * SECOND, "{how}");
    }
    for (how, engine) in engines {
        let since = Instant::now();
        _ = engine.close();
        assert!(since.elapsed() < 3 * SECOND && is_gone(&format!("hostile_engine {how}"), SECOND), "{how}");
    }
}

#[test]
fn half_a_line_is_a_sign_of_life_and_no_greeting() {
    let limits = Limits { greeting: SECOND, greeting_at_work: 2 * SECOND, ..Limits::default() };
    let terms = UsiTerms { limits, ..UsiTerms::default() };
    let start = EngineStart { terms, ..behaving("no_newline") };
    let engine = Engine::start(&start, || {}).unwrap();
    let (_, after) = wait_until(&engine, 3 * SECOND, is_fault("no_usiok"));
    assert!(after > Duration::from_millis(1_500), "{after:?}");
}

#[test]
fn an_engine_that_closes_its_output_is_named() {
    for how in ["closes_its_output", "closes_its_output_at_go"] {
        let mut engine = start(how);
        engine.search(start_place(), Limit::Infinite, 1);
        let (_, after) = wait_until(&engine, 3 * SECOND, is_fault("output_closed"));
        assert!(after < 2 * SECOND, "{how}");
    }
}

#[test]
fn an_engine_that_dies_when_it_is_told_to_stop_is_named() {
    for (how, ended) in [("dies_at_stop", Ended::Code(7)), ("crashes_at_stop", Ended::Signal(9))] {
        let mut engine = start(how);
        engine.search(start_place(), Limit::Infinite, 1);
        wait_until(&engine, 3 * SECOND, |news| matches!(news, News::Event(Event::Began(_))));
        engine.wish(Wish::Rest);
        let (news, after) = wait_until(&engine, 2 * SECOND, is_fault("died"));
        assert!(
            news.contains(&News::Event(Event::Fault(Fault::Died(ended, String::new())))) && after < SECOND,
            "{how}: {news:?}"
        );
    }
}

#[test]
fn an_engine_that_does_not_stop_is_given_up_after_three_seconds() {
    for how in ["deaf_to_stop", "freezes_at_stop", "freezes_at_go", "floods"] {
        let mut engine = start(how);
        engine.search(start_place(), Limit::Infinite, 1);
        wait_until(&engine, 3 * SECOND, |news| matches!(news, News::Event(Event::Began(_))));
        std::thread::sleep(Duration::from_millis(200));
        engine.wish(Wish::Rest);
        let (news, after) = wait_until(&engine, 5 * SECOND, is_fault("does_not_stop"));
        assert!(after < Duration::from_millis(3_500), "{how}: {after:?}");
        assert_eq!(has(&news, "floods"), how == "floods", "{how}: {news:?}");
    }
}

#[test]
fn an_engine_that_stops_late_still_answers() {
    let mut engine = start("stops_late");
    engine.search(start_place(), Limit::Infinite, 1);
    wait_until(&engine, 3 * SECOND, |news| matches!(news, News::Event(Event::Began(_))));
    engine.wish(Wish::Rest);
    wait_until(&engine, 3 * SECOND, is_finished);
}

#[test]
fn an_engine_that_does_not_read_does_not_hold_us_up() {
    let mut engine = start("never_reads");
    wait_until(&engine, 3 * SECOND, is_ready);
    let since = Instant::now();
    // More than fits into a pipe.
    let moves = ["7g7f", "3c3d", "7f7e", "3d3e"].map(|mv| mv.parse().unwrap()).to_vec();
    for _ in 0..3_000 {
        engine.search(Place::new(Position::even(), 1, moves.clone()), Limit::Infinite, 1);
    }
    assert!(since.elapsed() < SECOND);
    let (_, after) = wait_until(&engine, 10 * SECOND, |news| matches!(news, News::Ended(_)));
    assert!(after < 6 * SECOND, "{after:?}");
}

#[test]
fn wrong_answers_are_named() {
    for (how, kind) in [
        ("illegal", "illegal_move"),
        ("impossible", "illegal_move"),
        ("garbled", "illegal_move"),
        ("absurd", "absurd_number"),
        ("illegal_lines", "illegal_line"),
        ("answers_twice", "doubled"),
        ("answers_unasked", "unasked"),
        ("greets_twice", "usiok_twice"),
        ("not_utf8", "not_utf8"),
        ("long_line", "line_too_long"),
        ("floods_errors", "floods_stderr"),
        ("uci", "speaks_uci"),
    ] {
        let mut engine = start(how);
        engine.search(start_place(), Limit::Nodes(1_000), 1);
        let (news, _) = wait_until(&engine, 8 * SECOND, is_fault(kind));
        assert!(has(&news, kind), "{how}");
        let since = Instant::now();
        _ = engine.close();
        assert!(since.elapsed() < 3 * SECOND, "{how}");
    }
}

#[test]
fn a_flood_from_the_first_moment_takes_no_memory_and_ends_when_told_to() {
    let engine = start("floods_at_once");
    wait_until(&engine, 8 * SECOND, is_fault("floods"));
    let since = Instant::now();
    _ = engine.close();
    assert!(since.elapsed() < 3 * SECOND);
    assert!(is_gone("hostile_engine floods_at_once", SECOND));
}

#[test]
fn one_that_eats_all_memory_is_named() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let engine = start("eats_everything");
    wait_until(&engine, 20 * SECOND, is_fault("memory"));
    _ = engine.close();
    assert!(is_gone("hostile_engine eats_everything", SECOND));
}

#[test]
fn slow_engines_are_waited_for() {
    for how in ["byte_by_byte", "many_options"] {
        let engine = start(how);
        let (news, _) = wait_until(&engine, 5 * SECOND, is_ready);
        assert!(news.iter().all(|news| !matches!(news, News::Event(Event::Fault(_)))), "{how}: {news:?}");
    }
    // Longer than a silent one has.
    let engine = start("slow_with_signs");
    wait_until(&engine, 20 * SECOND, is_ready);
}

#[test]
fn one_that_does_not_quit_is_ended_with_everything_it_has_started() {
    for how in ["ignores_quit", "leaves_a_grandchild", "outlives_its_input"] {
        let engine = start(how);
        wait_until(&engine, 5 * SECOND, is_ready);
        let since = Instant::now();
        let news = engine.close();
        assert!(since.elapsed() < 3 * SECOND, "{how}");
        assert_eq!(has(&news, "does_not_quit"), how == "ignores_quit", "{how}: {news:?}");
        assert!(is_gone(&format!("hostile_engine {how}"), SECOND), "{how}");
    }
    assert!(is_gone("sleep 61", SECOND) && is_gone("sleep 62", SECOND));
}

#[test]
fn a_hundred_places_looked_at_one_after_another_are_no_queue() {
    let mut engine = start("well");
    wait_until(&engine, 5 * SECOND, is_ready);
    let place = |n: usize| {
        let moves = ["7g7f", "3c3d", "2g2f", "8c8d"].iter().take(n % 5).map(|mv| mv.parse().unwrap()).collect();
        Place::new(Position::even(), 1, moves)
    };
    let last = (0..100).map(|n| engine.search(place(n), Limit::Infinite, 2)).last().unwrap();
    let since = Instant::now();
    while engine.analysis().search != last || engine.analysis().best().is_none() {
        assert!(since.elapsed() < Duration::from_millis(500), "the last place is not looked at");
        std::thread::sleep(Duration::from_millis(5));
    }
    let began = engine.news().iter().filter(|news| matches!(news, News::Event(Event::Began(_)))).count();
    assert!(began < 100, "{began}");
}

#[test]
fn a_thousand_searches_begun_and_stopped_leave_nothing() {
    let mut engine = start("well");
    for number in 0..1_000_u32 {
        engine.search(start_place(), if number % 3 == 0 { Limit::Nodes(1) } else { Limit::Infinite }, 1);
        if number % 2 == 0 {
            engine.wish(Wish::Rest);
        }
        if number % 50 == 0 {
            std::thread::sleep(Duration::from_millis(2));
        }
    }
    engine.wish(Wish::Rest);
    let mut rest = engine.news();
    rest.extend(engine.close());
    assert!(rest.iter().all(|news| !matches!(news, News::Event(Event::Fault(_)))), "{rest:?}");
}
