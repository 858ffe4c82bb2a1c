//! Mates in real games, and what it costs to find them.
//!
//!     cargo run --release --no-default-features --example mate -- solve FOLDER
//!     cargo run --release --no-default-features --example mate -- long FOLDER --into problems.sfen
//!     cargo run --release --no-default-features --example mate -- set examples/mate/classics.sfen
//!     cargo run --release --no-default-features --example mate -- games FOLDER
//!     cargo run --release --no-default-features --example mate -- beside FOLDER gpsusi
#![expect(clippy::disallowed_methods, reason = "it reads records, starts an engine, and measures its own time")]

mod beside;
mod composed;
mod long;
#[path = "../shared/mate_engine.rs"]
mod mate_engine;
mod set;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;
use std::{fs, io};

use clap::{Parser, Subcommand};
use cpu_time::ProcessTime;
use komadai::mate::{Answer, Limits, Solver};
use komadai::record::GameTree;
use komadai::shogi::Position;
use komadai::tsume::missed_mates;

use composed::{games, positions, wandered};

const MEMORY: usize = 128 << 20;

/// Finds mates in the games of a folder.
#[derive(Debug, Parser)]
struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Solve the positions at the ends of games, each by itself
    Solve {
        /// The folder
        folder: PathBuf,
        /// How many moves of each game, counted from its end
        #[arg(long, default_value_t = 60)]
        last: usize,
        /// How many random moves are played first: games are given up before the shortest mates
        #[arg(long, default_value_t = 0)]
        random: usize,
        /// In how many ways
        #[arg(long, default_value_t = 1)]
        ways: u64,
        /// How many positions may be looked at for each answer
        #[arg(long, default_value_t = 500_000)]
        nodes: u64,
    },
    /// Find mates of 15 to 25 plies among such positions, with many nodes for those that few do not decide
    Long {
        /// The folder
        folder: PathBuf,
        /// How many moves of each game, counted from its end
        #[arg(long, default_value_t = 40)]
        last: usize,
        /// How many random moves are played first
        #[arg(long, default_value_t = 3)]
        random: usize,
        /// In how many ways
        #[arg(long, default_value_t = 4)]
        ways: u64,
        /// How many positions may be looked at for each answer
        #[arg(long, default_value_t = 4_000_000)]
        nodes: u64,
        /// How many minutes of processor time it may take
        #[arg(long, default_value_t = 30)]
        minutes: u64,
        /// Where to keep what was found, as a list of SFENs
        #[arg(long)]
        into: Option<PathBuf>,
    },
    /// Solve the problems of a list of SFENs
    Set {
        /// The list
        list: PathBuf,
        /// How many positions may be looked at for each answer
        #[arg(long, default_value_t = 4_000_000)]
        nodes: u64,
    },
    /// Look through games for missed mates of up to nine plies
    Games {
        /// The folder
        folder: PathBuf,
    },
    /// Ask an engine for the same mates
    Beside {
        /// The folder
        folder: PathBuf,
        /// The engine's program
        engine: PathBuf,
        /// How many positions
        #[arg(long, default_value_t = 200)]
        count: usize,
    },
}

fn main() -> io::Result<()> {
    match Arguments::parse().what {
        What::Solve { folder, last, random, ways, nodes } => {
            let ends = positions(&games(&folder)?, last);
            solve(&wandered(&ends, random, ways).collect::<Vec<_>>(), nodes);
        }
        What::Long { folder, last, random, ways, nodes, minutes, into } => {
            let ends = positions(&games(&folder)?, last);
            let found = long::find(wandered(&ends, random, ways), nodes, Duration::from_secs(minutes * 60));
            found.tell();
            if let Some(into) = into {
                fs::write(into, found.as_list())?;
            }
        }
        What::Set { list, nodes } => return set::solve(&list, nodes),
        What::Games { folder } => look_through(&games(&folder)?),
        What::Beside { folder, engine, count } => {
            let positions = positions(&games(&folder)?, 30);
            let step = (positions.len() / count).max(1);
            let some: Vec<Position> = positions.into_iter().step_by(step).take(count).collect();
            return beside::ask(&some, &engine);
        }
    }
    Ok(())
}

/// What was found of mates of one length.
#[derive(Default)]
struct Found {
    times: Vec<Duration>,
}

fn solve(positions: &[Position], nodes: u64) {
    let (mut mates, mut none, mut not_found) = (BTreeMap::<u16, Found>::new(), Vec::new(), 0);
    let (mut total, mut spent) = (0, Duration::ZERO);
    for position in positions {
        let begun = ProcessTime::now();
        let mut solver = Solver::new(MEMORY);
        let Ok(answer) = solver.solve(position, Limits::nodes(nodes)) else { continue };
        let took = begun.elapsed();
        (total, spent) = (total + solver.nodes(), spent + took);
        match answer {
            Answer::Mate { plies, is_shortest: true, .. } => mates.entry(plies).or_default().times.push(took),
            Answer::NoMate => none.push(took),
            Answer::Mate { .. } | Answer::NotFound => not_found += 1,
        }
    }
    println!("{} positions, {not_found} of them not decided in {nodes} nodes", positions.len());
    println!("{:.0} nodes a second, peak memory {} MB", total as f64 / spent.as_secs_f64(), memory());
    tell("no mate", none);
    let mut of = |name: &str, plies: std::ops::RangeInclusive<u16>| {
        let times = mates.range_mut(plies).flat_map(|(_, found)| std::mem::take(&mut found.times)).collect();
        tell(name, times);
    };
    of("1 ply", 1..=1);
    of("3 plies", 3..=3);
    of("5 plies", 5..=5);
    of("7 plies", 7..=7);
    of("9 plies", 9..=9);
    of("11 plies", 11..=11);
    of("13 plies", 13..=13);
    of("15 to 25 plies", 15..=25);
    of("more", 27..=u16::MAX);
}

fn tell(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let within = |most: u64| times.iter().filter(|&&time| time <= Duration::from_millis(most)).count();
    if let Some(&longest) = times.last() {
        let (count, median) = (times.len(), times[times.len() / 2]);
        let (quick, slow) = (within(100), within(2_000));
        println!(
            "{name}: {count}; within 0.1 s {quick}, within 2 s {slow}; median {median:.2?}, longest {longest:.2?}"
        );
    }
}

fn look_through(games: &[GameTree]) {
    let limits = Limits { plies: Some(9), ..Limits::nodes(50_000) };
    let mut times = Vec::new();
    let (mut moves, mut missed, mut undecided) = (0, 0, 0);
    for game in games.iter().filter(|game| game.main_line().len() > 50) {
        let begun = ProcessTime::now();
        let found = missed_mates(&mut Solver::new(MEMORY), game, limits);
        let length = game.main_line().len() - 1;
        times.push((begun.elapsed(), length, found.undecided.len()));
        (moves, missed, undecided) = (moves + length, missed + found.missed.len(), undecided + found.undecided.len());
    }
    times.sort_unstable();
    println!("{} games of {moves} moves: {missed} mates missed, {undecided} positions not decided", times.len());
    let spent: Duration = times.iter().map(|(took, ..)| *took).sum();
    println!("for 150 moves {:.2?} on average", spent * 150 / u32::try_from(moves.max(1)).unwrap_or(u32::MAX));
    if let (Some((median, ..)), Some((longest, length, undecided))) = (times.get(times.len() / 2), times.last()) {
        println!("median {median:.2?}, longest {longest:.2?} ({length} moves, {undecided} not decided)");
    }
    println!("peak memory {} MB", memory());
}

/// The most memory that the system saw in use, in megabytes.
fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() / 1_000
}
