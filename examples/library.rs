//! A library of very many games, and what it costs to index it and to ask it.
//!
//!     cargo run --release --no-default-features --example library -- make FOLDER 100000
//!     cargo run --release --no-default-features --example library -- ask FOLDER STORE
//!     cargo run --release --no-default-features --example library -- change FOLDER 1000
#![expect(clippy::disallowed_methods, reason = "it writes the files that are to be read, and looks at the clock")]

#[path = "shared/games.rs"]
mod games;

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::{Parser, Subcommand};
use cpu_time::ProcessTime;
use komadai::library::{GameFilter, Likeness, Pattern, PlayerFilter, Query, Sought};
use komadai::library_store::{Freshness, Library, distinct_folders};
use komadai::record::{Ending, GameTree, LineEnd, RecordFormat, TextEncoding, to_bytes};
use komadai::rules::{EndReason, Outcome};
use komadai::shogi::{Color, Position};
use rayon::prelude::*;

/// Makes a library, changes it or asks it.
#[derive(Debug, Parser)]
struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Write random games of 110 moves
    Make {
        /// The folder
        folder: PathBuf,
        /// The number of games
        games: u64,
    },
    /// Write other games in the place of the first ones
    Change {
        /// The folder
        folder: PathBuf,
        /// The number of games
        games: u64,
    },
    /// Bring the index up to date and ask it
    Ask {
        /// The folder
        folder: PathBuf,
        /// The folder for the index
        store: PathBuf,
    },
}

fn main() -> std::io::Result<()> {
    match Arguments::parse().what {
        What::Make { folder, games } => write(&folder, games, 0),
        What::Change { folder, games } => write(&folder, games, 1 << 40),
        What::Ask { folder, store } => {
            ask(&folder, &store);
            Ok(())
        }
    }
}

fn write(folder: &Path, games: u64, salt: u64) -> std::io::Result<()> {
    (0..games.div_ceil(1000)).try_for_each(|part| fs::create_dir_all(folder.join(format!("{part:04}"))))?;
    (0..games).into_par_iter().try_for_each(|seed| {
        let tree = game(seed + salt);
        let bytes = to_bytes(&tree, RecordFormat::Kif, TextEncoding::Utf8, LineEnd::Lf).expect("it can be written");
        fs::write(folder.join(format!("{:04}/{seed:07}.kifu", seed / 1000)), bytes)
    })
}

/// A random game with an end, between two of 500 players.
fn game(seed: u64) -> GameTree {
    let mut tree = games::game(seed, 110);
    tree.header.set("先手", format!("選手{}", seed % 500));
    tree.header.set("後手", format!("選手{}", seed / 500 % 500));
    tree.header.set("開始日時", format!("{}/05/01", 2000 + seed % 27));
    let winner = [Some(Color::Black), Some(Color::White), None][(seed % 3) as usize];
    let reason = if winner.is_some() { EndReason::Resignation } else { EndReason::Repetition };
    let last = tree.main_line().last().copied().unwrap_or(GameTree::ROOT);
    tree.node_mut(last).set_ending(Some(Ending { outcome: Outcome { winner, reason }, time: None }));
    tree
}

fn ask(folder: &Path, store: &Path) {
    let folders = distinct_folders(&[folder.to_owned()]).expect("the folder is there");
    let open =
        |freshness| Library::open(&folders[0], Some(store), freshness, &mut |_, _| {}).expect("it can be indexed");
    let (mut library, took) = timed(|| open(Freshness::UpToDate));
    let census = library.census();
    println!(
        "brought up to date in {took:.2?}: {} files, {} games, {} positions",
        census.indexed, census.games, census.positions
    );
    println!("index {} MB in {} parts, peak memory {} MB", census.bytes / 1_000_000, library.parts(), memory("VmHWM:"));
    drop(library);
    let (opened, took) = timed(|| open(Freshness::AsItIs));
    println!("opened in {took:.2?}, memory {} MB", memory("VmRSS:"));
    library = opened;
    let start = Position::even();
    let first = start.after("7g7f".parse().expect("it is a move"));
    let rare = first.after("3c3d".parse().expect("it is a move")).after("2g2f".parse().expect("it is a move"));
    let at = |position: &Position| Query::new(Sought::Position(Box::new(position.setup().clone())));
    let likeness = Likeness { is_mirrored: true, is_turned: true };
    let alike = |position: &Position| Query { likeness, ..at(position) };
    let castle: Pattern = "*/*/*/*/*/*/*/.K*/LN*".parse().expect("it is a pattern");
    let player = PlayerFilter { name: "選手77".to_owned(), color: None };
    let filter = GameFilter { players: vec![player], ..GameFilter::default() };
    let questions = [
        ("start", at(&start)),
        ("start, mirrored or turned as well", alike(&start)),
        ("after 7g7f", at(&first)),
        ("after 7g7f, mirrored or turned as well", alike(&first)),
        ("after 7g7f 3c3d 2g2f", at(&rare)),
        ("pattern", Query::new(Sought::Pattern(Box::new(castle)))),
        ("player", Query { filter, ..Query::new(Sought::Games) }),
    ];
    questions.iter().for_each(|(name, query)| explore(&mut library, name, query));
    println!("memory {} MB", memory("VmRSS:"));
    for (name, query) in &questions {
        let (answer, took) = timed(|| library.find(query).expect("it can be asked"));
        println!("{name}: all {} places {took:.2?}", answer.hits.len());
    }
    println!("memory with all places {} MB", memory("VmRSS:"));
}

/// So many games an explorer lists.
const LISTED: usize = 200;

/// How often each question is asked.
const TIMES: usize = 31;

/// Asks as an explorer does, once and then so often that a usual time is known.
fn explore(library: &mut Library, name: &str, query: &Query) {
    let mut soonest = None;
    let started = Instant::now();
    let explored = library.explore_while(query, LISTED, &mut |_, _| {
        soonest.get_or_insert_with(|| started.elapsed());
        ControlFlow::Continue(())
    });
    let (explored, first) = (explored.expect("it can be asked"), started.elapsed());
    // With one game less each time it is another question, the answer to which cannot be known.
    let begun = ProcessTime::now();
    let mut times: Vec<Duration> = (1..=TIMES).map(|less| timed(|| library.explore(query, LISTED - less)).1).collect();
    let processor = begun.elapsed() / TIMES as u32;
    let (_, again) = timed(|| library.explore(query, LISTED - TIMES));
    times.sort_unstable();
    let soonest = soonest.map_or_else(String::new, |soonest| format!(", some of it after {soonest:.2?}"));
    println!(
        "{name}: {} games, {} moves; first {first:.2?}{soonest}, then {:.2?} at best, {:.2?} in the middle, the same again {again:.2?}; processor {processor:.2?}",
        explored.games,
        explored.moves.len(),
        times[0],
        times[TIMES / 2]
    );
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let started = Instant::now();
    let done = work();
    (done, started.elapsed())
}

/// What the system says of this process, in megabytes.
fn memory(what: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(what));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() / 1_000
}
