//! The dialogs of the engines, the library and practice, as full as they become: with names and paths that are far too long.

use komadai::app::{
    Action, Command, DialogAction, EngineAction, EngineNews, EnginePlayer, EngineProfile, Incoming, Level,
    LibraryAction, LibraryForm, LibraryNews, NewGameForm, PracticeNews, SkillOption, TidyPart, Untidy,
};
use komadai::engine::{EngineOption, Fault, Introduction, OptionKind, TrialReport};
use komadai::library::Likewise;
use komadai::library_store::Twin;
use komadai::mate::{Limits, Solver};
use komadai::record::import;
use komadai::text::Text;
use komadai::tsume::missed_mates;

use crate::files::open;
use crate::table::Table;

/// A way to open a dialog.
type Way = fn(&mut Table, &Text);

/// The dialogs of these rooms, with the name of the words on the filled button; nothing where it cannot be pressed, or Enter has to
/// settle something first.
pub const WAYS: [(&str, &str, Way); 11] = [
    ("no engine", "", |table, _| {
        table.ask(Action::Command(Command::Engines));
        table.receive(Incoming::Engine(EngineNews::Found(Vec::new())));
    }),
    ("engines", "", |table, _| engines(table)),
    ("the options of an engine", "options-keep", |table, _| options(table)),
    ("a game against engines", "new-game-start", |table, _| new_game(table)),
    ("the analysis of a game", "whole-game-begin", |table, _| {
        keep(table, 2);
        table.ask(Action::Dialog(DialogAction::Cancel));
        open(table, EVALUATED);
        table.ask(Action::Command(Command::AnalyseGame));
    }),
    ("the summary of a game", "summary-close", |table, _| {
        open(table, EVALUATED);
        table.ask(Action::Command(Command::GameSummary));
    }),
    ("missed mates", "missed-mates-close", |table, _| missed(table)),
    ("the library", "library-close", |table, _| library(table)),
    ("games that are there twice", "library-close", |table, _| tidy(table, TidyPart::Same)),
    ("games with which others begin", "library-close", |table, _| tidy(table, TidyPart::Beginnings)),
    ("names of one player", "library-close", |table, _| tidy(table, TidyPart::Names)),
];

const LONG: &str =
    "Fairy-Stockfish of an Improbably Long Name with NNUE, Books and Endgames 14.0.1 (64-bit) 深い読みの将棋エンジン";

/// Two moves that have cost something, with times.
const EVALUATED: &str = "手合割：平手\n先手：とても長い名前を持つ先手の対局者\n後手：鈴木\n1 ７六歩(77) ( 0:16/00:00:16)\n*#評価値=50\n\
2 ３四歩(33) ( 0:05/00:00:05)\n*#評価値=900\n3 ２六歩(27) ( 1:16/00:01:32)\n*#評価値=-2900\n4 ８四歩(83)\n*#評価値=詰 +7\n5 投了\n";

/// White is mated on the spot, and Black plays something else.
const MISSED: &str = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves 5i6h 5a6a 6h7h";

fn profile(number: usize) -> EngineProfile {
    let command =
        vec![format!("/home/somebody/games/engines/{number}/a folder with a long name/engine"), "--fast".to_owned()];
    let skill = Some(SkillOption { name: "A Strength with a Long Name".to_owned(), min: -20, max: 20 });
    EngineProfile { name: format!("{number} {LONG}"), command, is_named: true, skill, ..EngineProfile::default() }
}

fn found(number: usize) -> EngineProfile {
    EngineProfile { name: format!("YaneuraOu {number}"), ..profile(number) }
}

/// Keeps so many engines.
fn keep(table: &mut Table, count: usize) {
    table.ask(Action::Command(Command::Engines));
    (1..=count).for_each(|number| table.ask(Action::Engine(EngineAction::Keep(profile(number)))));
}

fn engines(table: &mut Table) {
    keep(table, 5);
    table.receive(Incoming::Engine(EngineNews::Found((6..12).map(found).collect())));
    let faults = vec![Fault::SpeaksUci, Fault::OutputClosed, Fault::Impossible("G@5b".repeat(30))];
    let mut report = report();
    report.faults = faults;
    table.receive(Incoming::Engine(EngineNews::Tried(5, report)));
}

/// What an engine says that declares options of every kind.
fn report() -> Box<TrialReport> {
    let kinds = [
        OptionKind::Check { default: true },
        OptionKind::Spin { default: Some(1), min: Some(i64::MIN), max: Some(i64::MAX) },
        OptionKind::Combo { default: LONG.to_owned(), choices: vec![LONG.to_owned(), "b".to_owned()] },
        OptionKind::Button,
        OptionKind::Text { default: LONG.to_owned() },
        OptionKind::File { default: "/a/path/that/is/far/too/long/for/any/field/book.db".to_owned() },
    ];
    let options = (0..6).map(|at| EngineOption { name: format!("{at} {LONG}"), kind: kinds[at % kinds.len()].clone() });
    let author = "Everybody who has ever written a line of it, and many others whose names nobody knows".to_owned();
    let mut report = Box::<TrialReport>::default();
    report.introduction =
        Some(Introduction { name: LONG.to_owned(), author, options: options.collect(), refused: Vec::new() });
    report
}

fn options(table: &mut Table) {
    keep(table, 1);
    table.ask(Action::Engine(EngineAction::ShowOptions(0)));
    table.receive(Incoming::Engine(EngineNews::Tried(2, report())));
}

/// Both sides are engines, one of them with the strength it declares.
fn new_game(table: &mut Table) {
    keep(table, 2);
    table.ask(Action::Dialog(DialogAction::Cancel));
    table.ask(Action::Command(Command::NewGame));
    let engines = [(1, Level::Skill(-20)), (2, Level::Nodes(1_000_000))];
    let engines = engines.map(|(number, level)| Some(EnginePlayer { profile: profile(number), level }));
    let form = NewGameForm { engines, ..NewGameForm::default() };
    table.ask(Action::Dialog(DialogAction::EditNewGame(Box::new(form))));
}

fn missed(table: &mut Table) {
    open(table, MISSED);
    table.ask(Action::Command(Command::MissedMates));
    let game = import(MISSED.as_bytes()).expect("it is a record").tree;
    let found = missed_mates(&mut Solver::new(1 << 20), &game, Limits { plies: Some(3), ..Limits::nodes(10_000) });
    table.receive(Incoming::Practice(PracticeNews::Missed { run: 1, found: Box::new(found) }));
}

fn library(table: &mut Table) {
    table.ask(Action::Command(Command::Library));
    for number in 0..6 {
        let folder = format!("/home/somebody/documents/shogi/records of many years/{number} {LONG}");
        table.ask(Action::Library(LibraryAction::Edit(LibraryForm { folder, ..LibraryForm::default() })));
        table.ask(Action::Library(LibraryAction::Add));
    }
}

fn tidy(table: &mut Table, part: TidyPart) {
    table.ask(Action::Command(Command::Library));
    table.ask(Action::Library(LibraryAction::TidyUp));
    let twin = |number: u32| {
        let [game, other] = ["a", "b"].map(|name| (format!("/records/{LONG}/{name}{number}.kif").into(), number));
        Twin { game, other, likewise: Likewise::Same }
    };
    let names = |number: u32| vec![(format!("佐藤 {LONG}"), number), ("佐藤".to_owned(), 3), (LONG.to_owned(), 4)];
    let twins: Vec<Twin> = (1..30).map(twin).collect();
    let found = Untidy { same: twins.clone(), beginnings: twins, names: (1..30).map(names).collect() };
    table.receive(Incoming::Library(LibraryNews::Untidy(Ok(Box::new(found)))));
    table.ask(Action::Library(LibraryAction::ShowPart(part)));
}
