//! Conversations with real engines, as they were written down (Fairy-Stockfish 11.1, GPS Shogi 0.7 and Sjaak II 1.4.1
//! of Debian 12), are held again: `>` is what was written to the engine, `<` what it said.

use std::fs;
use std::path::Path;
use std::time::Duration;

use komadai::engine::{
    Analysis, Answer, Event, FaultKind, Limit, OptionKind, Place, Reaction, Score, Search, SearchNumber, Usi, UsiTerms,
    Wish,
};
use komadai::shogi::Position;

/// A conversation that was held again.
struct Held {
    usi: Usi,
    finished: Vec<(Answer, Analysis)>,
    faults: Vec<FaultKind>,
}

const NOW: Duration = Duration::ZERO;

fn hold(name: &str) -> Held {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engines/data").join(name);
    let text = fs::read_to_string(path).unwrap();
    let mut held = Held { usi: Usi::new(UsiTerms::default()), finished: Vec::new(), faults: Vec::new() };
    let (mut written, mut expected, mut place, mut number) = (Vec::new(), Vec::new(), None, 0);
    for line in text.lines() {
        let (side, words) = line.split_at(1);
        let words = words.strip_prefix(' ').unwrap_or(words);
        let reaction = match (side, words.split_once(' ').unwrap_or((words, ""))) {
            ("<", _) => held.usi.line(words, NOW),
            (_, ("usi", _)) => held.usi.greet(NOW),
            (_, ("position", position)) => {
                place = Some(place_of(position));
                Reaction::default()
            }
            (_, ("go", limit)) => {
                number += 1;
                let search = Search {
                    number: SearchNumber(number),
                    place: place.take().unwrap(),
                    limit: limit_of(limit),
                    lines: 1,
                };
                held.usi.wish(Wish::Search(Box::new(search)), NOW)
            }
            (_, ("stop", _)) => held.usi.wish(Wish::Rest, NOW),
            (_, ("quit", _)) => held.usi.wish(Wish::Quit, NOW),
            _ => Reaction::default(),
        };
        if side == ">" {
            expected.push(words.to_owned());
        }
        written.extend(reaction.lines);
        held.take(reaction.events);
    }
    assert_eq!(written, expected, "{name}");
    held
}

impl Held {
    fn take(&mut self, events: Vec<Event>) {
        for event in events {
            match event {
                Event::Finished { answer, analysis, .. } => self.finished.push((answer, *analysis)),
                Event::Fault(fault) => self.faults.push(fault.kind()),
                Event::Introduced { .. } | Event::Ready { .. } | Event::Began(_) => {}
            }
        }
    }

    fn best(&self, search: usize) -> (String, Option<Score>, usize) {
        let (answer, analysis) = &self.finished[search];
        let words = match answer {
            Answer::Move { mv, .. } => mv.to_string(),
            other => format!("{other:?}"),
        };
        let best = analysis.best();
        (words, best.and_then(|line| line.score), best.map_or(0, |line| line.moves.len()))
    }
}

fn place_of(words: &str) -> Place {
    let (start, moves) = words.split_once(" moves ").unwrap_or((words, ""));
    let start = start.strip_prefix("sfen ").map_or_else(Position::even, |sfen| Position::from_sfen(sfen).unwrap());
    Place::new(start, 1, moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect())
}

fn limit_of(words: &str) -> Limit {
    let (kind, number) = words.split_once(' ').unwrap_or((words, "0"));
    let number: u64 = number.parse().unwrap();
    match kind {
        "movetime" => Limit::Time(Duration::from_millis(number)),
        "mate" => Limit::Mate(Duration::from_millis(number)),
        "depth" => Limit::Depth(u32::try_from(number).unwrap()),
        _ => Limit::Infinite,
    }
}

#[test]
fn fairy_stockfish_is_understood() {
    let held = hold("fairy-stockfish.txt");
    assert_eq!(held.faults, Vec::<FaultKind>::new());
    let options = &held.usi.introduction().options;
    assert_eq!((held.usi.introduction().name.as_str(), options.len()), ("Fairy-Stockfish 11.1 LB 64", 25));
    let variant = options.iter().find(|option| option.name == "UCI_Variant").unwrap();
    let OptionKind::Combo { default, choices } = &variant.kind else { panic!("{variant:?}") };
    assert!(default == "shogi" && choices.len() > 50);
    // The line was cut short when the engine was stopped; the longer one that begins so is kept where there is one.
    assert_eq!(held.best(0), ("5a4b".to_owned(), Some(Score::Points(-112)), 2));
    assert_eq!(held.best(1), ("2g2f".to_owned(), Some(Score::Points(175)), 13));
    // Asked for a mate, it answers with a move.
    assert_eq!(held.best(2), ("G*1b".to_owned(), Some(Score::Mates { plies: Some(1) }), 1));
    assert_eq!(held.best(4), ("Resign".to_owned(), Some(Score::IsMated { plies: Some(0) }), 0));
}

#[test]
fn gps_shogi_is_understood() {
    let held = hold("gpsusi.txt");
    assert_eq!(held.faults, Vec::<FaultKind>::new());
    // It has a book, and says nothing about what it finds there.
    assert_eq!(held.best(0), ("3c3d".to_owned(), None, 0));
    assert_eq!(held.best(1), ("2g2f".to_owned(), Some(Score::Points(98)), 12));
    assert_eq!(held.finished[2].0, Answer::Mate(vec!["G*1b".parse().unwrap()]));
    assert_eq!(held.finished[3].0, Answer::Resign);
}

#[test]
fn sjaak_is_understood_and_given_up_when_it_does_not_stop() {
    let mut held = hold("sjaakii.txt");
    // A coloured board of chess comes first, and drops are written with another sign.
    let (answer, score, length) = held.best(0);
    assert_eq!((answer.as_str(), score, length), ("3c3d", Some(Score::Points(31)), 8));
    assert_eq!((held.finished.len(), held.faults.len()), (1, 0));
    let events = held.usi.tick(Duration::from_secs(3)).events;
    held.take(events);
    assert_eq!(held.faults, ["does_not_stop"]);
}
