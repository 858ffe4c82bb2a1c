//! Conversations with an engine in made-up time, some by the book and some in any order at all.

use proptest::prelude::*;

use super::*;
use crate::engine::{GameTime, Limit, Place, Score};
use crate::shogi::Position;

const START: Duration = Duration::ZERO;

const fn secs(secs: u64) -> Duration {
    Duration::from_secs(secs)
}

fn boxed(number: u64, moves: &[&str], limit: Limit) -> Box<Search> {
    Box::new(search(number, moves, limit))
}

fn search(number: u64, moves: &[&str], limit: Limit) -> Search {
    let moves = moves.iter().map(|mv| mv.parse().unwrap()).collect();
    Search { number: SearchNumber(number), place: Place::new(Position::even(), 1, moves), limit, lines: 1 }
}

/// A conversation with an engine that is ready.
fn ready() -> Usi {
    let mut usi = Usi::new(UsiTerms::default());
    _ = usi.greet(START);
    for line in ["option name MultiPV type spin default 1 min 1 max 5", "usiok", "readyok"] {
        _ = usi.line(line, START);
    }
    usi
}

fn faults(reaction: &Reaction) -> Vec<FaultKind> {
    let fault = |event: &Event| if let Event::Fault(fault) = event { Some(fault.kind()) } else { None };
    reaction.events.iter().filter_map(fault).collect()
}

fn finished(reaction: &Reaction) -> Option<(u64, Answer)> {
    reaction.events.iter().find_map(|event| match event {
        Event::Finished { number, answer, .. } => Some((number.0, answer.clone())),
        Event::Introduced { .. } | Event::Ready { .. } | Event::Began(_) | Event::Fault(_) => None,
    })
}

#[test]
fn a_hundred_searches_wanted_one_after_another_are_one_stop_and_one_go() {
    let mut usi = ready();
    _ = usi.wish(Wish::Search(boxed(1, &[], Limit::Infinite)), START);
    let mut written = Vec::new();
    for number in 2..=101 {
        written.extend(usi.wish(Wish::Search(boxed(number, &["7g7f"], Limit::Infinite)), START).lines);
    }
    assert_eq!(written, ["stop"]);
    let reaction = usi.line("bestmove 2g2f", START);
    assert_eq!(reaction.lines, ["position startpos moves 7g7f", "go infinite"]);
    assert_eq!(reaction.events, [Event::Began(SearchNumber(101))]);
}

#[test]
fn what_is_said_about_a_search_that_is_no_longer_wanted_is_dropped() {
    let mut usi = ready();
    _ = usi.wish(Wish::Search(boxed(1, &[], Limit::Infinite)), START);
    _ = usi.line("info score cp 5 pv 7g7f", START);
    _ = usi.wish(Wish::Search(boxed(2, &["7g7f"], Limit::Infinite)), START);
    _ = usi.line("bestmove 7g7f", START);
    let late = usi.line("info score cp 99 pv 2g2f", START);
    assert_eq!(faults(&late), ["illegal_line"]);
    assert_eq!((usi.analysis().search, usi.analysis().best()), (SearchNumber(2), None));
}

#[test]
fn the_answer_to_the_last_search_said_again_is_not_taken_for_that_to_the_next() {
    let mut usi = ready();
    _ = usi.wish(Wish::Search(boxed(1, &[], Limit::Nodes(5))), START);
    assert!(finished(&usi.line("bestmove 7g7f", START)).is_some());
    _ = usi.wish(Wish::Search(boxed(2, &["2g2f"], Limit::Nodes(5))), START);
    let again = usi.line("bestmove 7g7f", START);
    assert_eq!((faults(&again), finished(&again)), (Vec::new(), None));
    let right = usi.line("bestmove 3c3d", START);
    assert_eq!((faults(&right), finished(&right).map(|it| it.0)), (vec!["doubled"], Some(2)));
    // From now on it is asked whether it has nothing more to say.
    assert_eq!(usi.wish(Wish::Search(boxed(3, &[], Limit::Nodes(5))), START).lines, ["isready"]);
    assert_eq!(faults(&usi.line("bestmove 3c3d", START)), Vec::<FaultKind>::new());
    assert_eq!(usi.line("readyok", START).lines.last().map(String::as_str), Some("go nodes 5"));
}

#[test]
fn one_that_always_answers_the_same_is_not_said_to_answer_twice() {
    for (limit, stopped_at) in [(Limit::Mate(secs(2)), 3), (Limit::Nodes(5), 60), (Limit::Infinite, 3)] {
        let mut usi = ready();
        _ = usi.wish(Wish::Search(boxed(1, &[], Limit::Nodes(5))), START);
        _ = usi.line("bestmove 7g7f", START);
        _ = usi.wish(Wish::Search(boxed(2, &["2g2f"], limit)), START);
        assert_eq!(usi.line("bestmove 7g7f", START), Reaction::default());
        assert_eq!(usi.deadline(), Some(secs(stopped_at)));
        assert_eq!(usi.tick(secs(stopped_at)), Reaction { lines: vec!["stop".to_owned()], events: Vec::new() });
        let over = usi.tick(secs(stopped_at + 3));
        assert_eq!(faults(&over), ["illegal_move"], "{limit:?}");
        assert_eq!(finished(&over), Some((2, Answer::Impossible("7g7f".to_owned()))));
        assert!(!usi.is_over());
    }
}

#[test]
fn one_that_answers_twice_in_a_game_is_named_at_once() {
    let mut usi = ready();
    _ = usi.wish(Wish::Search(boxed(1, &[], Limit::Nodes(5))), START);
    _ = usi.line("bestmove 7g7f", START);
    _ = usi.wish(Wish::Search(boxed(2, &["2g2f"], Limit::Game(GameTime::default()))), START);
    assert_eq!(faults(&usi.line("bestmove 7g7f", START)), ["doubled"]);
    assert_eq!(usi.deadline(), None);
}

#[test]
fn an_engine_has_ten_seconds_to_say_anything_and_a_minute_if_it_says_something() {
    let mut silent = Usi::new(UsiTerms::default());
    _ = silent.greet(START);
    assert!(silent.tick(Duration::from_millis(9_999)).events.is_empty());
    assert_eq!(silent.tick(secs(10)).events, [Event::Fault(Fault::NoGreeting(secs(10)))]);
    assert!(silent.is_over());
    let mut slow = Usi::new(UsiTerms::default());
    _ = slow.greet(START);
    _ = slow.line("loading the book", secs(9));
    assert!(slow.tick(Duration::from_millis(59_999)).events.is_empty());
    assert_eq!(slow.tick(secs(60)).events, [Event::Fault(Fault::GreetsTooLate(secs(60)))]);
}

#[test]
fn empty_lines_are_signs_of_life_while_it_gets_ready() {
    let mut usi = Usi::new(UsiTerms::default());
    _ = usi.greet(START);
    _ = usi.line("usiok", START);
    for at in (5..300).step_by(5) {
        _ = usi.line("", secs(at));
        assert!(usi.tick(secs(at + 4)).events.is_empty());
    }
    assert_eq!(faults(&usi.tick(secs(295 + 60))), ["no_readyok"]);
}

#[test]
fn an_analysis_that_has_nothing_left_to_find_is_stopped_and_any_other_goes_on() {
    for (said, is_over) in
        [("depth 20 score mate 5", true), ("depth 4 score mate 5", false), ("depth 90 score cp 8", false)]
    {
        let mut usi = ready();
        _ = usi.wish(Wish::Search(boxed(1, &[], Limit::Infinite)), START);
        _ = usi.line(&format!("info {said} pv 2g2f"), secs(1));
        assert!(usi.tick(secs(3)).lines.is_empty(), "{said}");
        assert_eq!(usi.deadline().is_some(), is_over, "{said}");
        assert_eq!(usi.tick(secs(4)).lines == ["stop"], is_over, "{said}");
        let answered = finished(&usi.line("bestmove 2g2f", secs(4))).is_some();
        assert!(answered && usi.tick(secs(60)).lines.is_empty(), "{said}");
    }
}

#[test]
fn a_search_that_takes_too_long_is_stopped_and_one_that_does_not_stop_given_up() {
    let mut usi = ready();
    _ = usi.wish(Wish::Search(boxed(1, &[], Limit::Time(secs(2)))), START);
    assert!(usi.tick(Duration::from_millis(2_999)).lines.is_empty());
    let late = usi.tick(secs(3));
    assert_eq!((late.lines.clone(), faults(&late)), (vec!["stop".to_owned()], vec!["too_slow"]));
    assert!(!usi.is_over() && usi.tick(Duration::from_millis(5_999)).events.is_empty());
    assert_eq!(faults(&usi.tick(secs(6))), ["does_not_stop"]);
    assert!(usi.is_over() && usi.line("bestmove 7g7f", secs(7)).events.is_empty());
}

#[test]
fn we_stop_one_that_knows_no_time_for_a_move_to_the_moment() {
    let mut usi = Usi { terms: UsiTerms { keeper: TimeKeeper::Us, ..UsiTerms::default() }, ..ready() };
    let begun = usi.wish(Wish::Search(boxed(1, &[], Limit::Time(secs(2)))), START);
    assert_eq!(begun.lines.last().map(String::as_str), Some("go infinite"));
    assert_eq!(usi.deadline(), Some(secs(2)));
    assert_eq!(usi.tick(secs(2)), Reaction { lines: vec!["stop".to_owned()], events: Vec::new() });
}

#[test]
fn options_are_set_before_the_search_and_what_does_not_do_is_refused() {
    let options = [("threads", "2"), ("Threads", "two"), ("Style", "wild")];
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let mut usi = Usi::new(UsiTerms { options, ..UsiTerms::default() });
    _ = usi.greet(START);
    _ = usi.line("option name Threads type spin default 1 min 1 max 4", START);
    let reaction = usi.line("usiok", START);
    assert_eq!(reaction.lines, ["setoption name Threads value 2", "isready"]);
    let refused = [("Threads".to_owned(), Some(ValueFault::NoNumber)), ("Style".to_owned(), None)];
    assert_eq!(usi.introduction().refused, refused);
}

#[test]
fn the_number_of_lines_is_told_when_it_changes() {
    let mut usi = ready();
    let five = Search { lines: 9, ..search(1, &[], Limit::Nodes(1)) };
    assert!(
        usi.wish(Wish::Search(Box::new(five.clone())), START)
            .lines
            .contains(&"setoption name MultiPV value 5".to_owned())
    );
    _ = usi.line("bestmove 7g7f", START);
    let again = usi.wish(Wish::Search(Box::new(Search { number: SearchNumber(2), ..five })), START);
    assert_eq!(again.lines, ["position startpos", "go nodes 1"]);
}

#[test]
fn oddities_are_named_once_each() {
    let mut usi = ready();
    _ = usi.wish(Wish::Search(boxed(1, &[], Limit::Infinite)), START);
    for (line, kind) in [
        ("usiok", "usiok_twice"),
        ("info depth -5", "absurd_number"),
        ("info score cp 4 pv 7g7e", "illegal_line"),
        ("bestmove 7g7e", "illegal_move"),
        ("bestmove 2g2f", "unasked"),
    ] {
        assert_eq!(faults(&usi.line(line, START)), [kind], "{line}");
        assert!(faults(&usi.line(line, START)).iter().all(|again| *again != kind), "{line}");
    }
}

#[test]
fn a_flood_is_named_and_what_it_says_takes_no_room() {
    let mut usi = ready();
    _ = usi.wish(Wish::Search(boxed(1, &[], Limit::Infinite)), START);
    let told: Vec<_> = (0..30_000).flat_map(|_| faults(&usi.line("info depth 3 score cp 1 pv 7g7f", START))).collect();
    assert_eq!(told, ["floods"]);
    assert_eq!(usi.analysis().lines.len(), 1);
    assert_eq!(usi.analysis().lines[0].score, Some(Score::Points(1)));
}

#[test]
fn one_that_speaks_the_protocol_of_chess_is_named_at_once() {
    for line in ["uciok", "Unknown command: usi"] {
        let mut usi = Usi::new(UsiTerms::default());
        _ = usi.greet(START);
        assert_eq!(faults(&usi.line(line, START)), ["speaks_uci"], "{line}");
    }
}

/// Something that happens.
#[derive(Clone, Debug)]
enum Step {
    Line(&'static str),
    Search(Limit, bool),
    Rest,
    NewGame,
    Wait(u64),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let lines = prop::sample::select(vec![
        "usiok",
        "readyok",
        "",
        "info depth 3 score cp 5 pv 7g7f",
        "info score mate 3 pv 3c3d",
        "bestmove 7g7f",
        "bestmove 3c3d",
        "bestmove resign",
        "checkmate nomate",
        "bestmove",
    ]);
    let limits =
        prop::sample::select(vec![Limit::Infinite, Limit::Nodes(9), Limit::Time(secs(1)), Limit::Mate(secs(1))]);
    let step = prop_oneof![
        6 => lines.prop_map(Step::Line),
        4 => (limits, any::<bool>()).prop_map(|(limit, moved)| Step::Search(limit, moved)),
        1 => Just(Step::Rest),
        1 => Just(Step::NewGame),
        2 => (0_u64..2_500).prop_map(Step::Wait),
    ];
    prop::collection::vec(step, 0..80)
}

proptest! {
    #[test]
    fn there_is_never_a_second_go_before_an_answer_and_never_a_stale_answer(steps in steps()) {
        let mut usi = Usi::new(UsiTerms::default());
        let (mut now, mut newest, mut is_asked, mut is_stopped) = (START, 0, false, false);
        let mut done = BTreeSet::new();
        let mut written = usi.greet(now).lines;
        for step in steps {
            let was_over = usi.is_over();
            let reaction = match step {
                Step::Line(line) => {
                    let reaction = usi.line(line, now);
                    if usi.running().is_none() || reaction.lines.iter().any(|line| line.starts_with("go ")) {
                        is_asked = false;
                    }
                    reaction
                }
                Step::Search(limit, moved) => {
                    newest += 1;
                    usi.wish(Wish::Search(boxed(newest, if moved { &["7g7f"] } else { &[] }, limit)), now)
                }
                Step::Rest => usi.wish(Wish::Rest, now),
                Step::NewGame => usi.wish(Wish::NewGame, now),
                Step::Wait(millis) => {
                    now += Duration::from_millis(millis);
                    usi.tick(now)
                }
            };
            prop_assert!(!was_over || reaction == Reaction::default());
            for line in &reaction.lines {
                if line.starts_with("go ") {
                    prop_assert!(!is_asked, "{written:?}");
                    (is_asked, is_stopped) = (true, false);
                } else if line == "stop" {
                    prop_assert!(is_asked && !is_stopped, "{written:?}");
                    is_stopped = true;
                }
            }
            if let Some((number, _)) = finished(&reaction) {
                prop_assert!(number == newest && done.insert(number));
            }
            written.extend(reaction.lines);
        }
    }
}

#[test]
fn one_that_has_worked_before_is_not_doubted() {
    let mut slow = Usi::new(UsiTerms { has_worked: true, ..UsiTerms::default() });
    _ = slow.greet(START);
    assert_eq!(slow.tick(secs(10)).events, [Event::Fault(Fault::StartsTooSlowly(secs(10)))]);
}

#[test]
fn last_words_are_those_that_nothing_has_followed() {
    let mut usi = Usi::new(UsiTerms::default());
    _ = usi.greet(START);
    let mut said = |lines: &[&str]| {
        lines.iter().for_each(|line| _ = usi.line(line, START));
        usi.last_remark().to_owned()
    };
    assert_eq!(said(&["Fish 1.0 by nobody", ""]), "Fish 1.0 by nobody", "it may be no engine at all");
    assert_eq!(said(&["id name Fish", "usiok", "readyok"]), "");
    assert_eq!(said(&["info string evaluation: material", "info depth 1 score cp 3 pv 7g7f"]), "");
    assert_eq!(said(&["info string out of memory"]), "out of memory");
}

#[test]
fn an_engine_shows_as_many_lines_as_it_declares_and_one_if_it_declares_nothing() {
    let most = |options: &[&str]| {
        let mut usi = Usi::new(UsiTerms::default());
        _ = usi.greet(START);
        options.iter().for_each(|option| _ = usi.line(option, START));
        usi.introduction().most_lines()
    };
    assert_eq!(most(&["option name MultiPV type spin default 1 min 1 max 500"]), 500);
    assert_eq!(most(&["option name multipv type spin default 1"]), usize::MAX);
    assert_eq!(most(&["option name MultiPVWidth type spin default 0 min 0 max 1000"]), 1);
    assert_eq!(most(&[]), 1);
}
