//! Mates in real games, and what it costs to find them.
//!
//!     cargo run --release --no-default-features --example mate -- solve FOLDER
//!     cargo run --release --no-default-features --example mate -- games FOLDER
//!     cargo run --release --no-default-features --example mate -- beside FOLDER gpsusi
#![expect(clippy::disallowed_methods, reason = "it reads records, starts an engine, and measures its own time")]

#[path = "shared/mate_engine.rs"]
mod mate_engine;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Parser, Subcommand};
use cpu_time::ProcessTime;
use komadai::mate::{Answer, Limits, Solver};
use komadai::record::{GameTree, ImportOptions, games_of_file};
use komadai::shogi::Position;
use komadai::tsume::missed_mates;
use mate_engine::Engine;

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
            let all = ends.iter().flat_map(|end| (0..ways).filter_map(move |way| wandered(end, random, way)));
            solve(&all.collect::<Vec<_>>(), nodes);
        }
        What::Games { folder } => look_through(&games(&folder)?),
        What::Beside { folder, engine, count } => {
            let positions = positions(&games(&folder)?, 30);
            let step = (positions.len() / count).max(1);
            let some: Vec<Position> = positions.into_iter().step_by(step).take(count).collect();
            return beside(&some, &engine);
        }
    }
    Ok(())
}

/// The games of all records below a folder.
fn games(folder: &Path) -> io::Result<Vec<GameTree>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        if path.is_dir() {
            all.extend(games(&path)?);
        } else if let Ok(found) = games_of_file(fs::read(&path)?, ImportOptions::default()) {
            all.extend(found.filter_map(|game| Some(game.ok()?.tree)));
        }
    }
    Ok(all)
}

/// The different positions among the last ones of each game.
fn positions(games: &[GameTree], last: usize) -> Vec<Position> {
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for game in games {
        let line = game.main_line();
        let is_played = |node: &&_| game.node(**node).foul().is_none();
        for &node in line.iter().take_while(is_played).skip(line.len().saturating_sub(last)) {
            let position = game.position_at(node);
            if seen.insert(position.to_sfen(1)) {
                all.push(position);
            }
        }
    }
    all
}

/// The position after random moves, the same on every machine.
fn wandered(position: &Position, moves: usize, way: u64) -> Option<Position> {
    let letters = position.to_sfen(1).bytes().map(u64::from).collect::<Vec<_>>();
    let seed = letters.iter().fold(way, |seed, letter| (seed ^ letter).wrapping_mul(0x0100_0000_01B3));
    let step = |(position, seed): (Position, u64)| {
        let moves = position.legal_moves();
        let seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mv = moves.get(usize::try_from(seed >> 33).unwrap_or(0) % moves.len().max(1))?;
        Some((position.after(*mv), seed))
    };
    (0..moves).try_fold((position.clone(), seed), |now, _| step(now)).map(|(position, _)| position)
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

/// Whether an engine and the solver give the same answers, and how long each takes.
fn beside(positions: &[Position], program: &Path) -> io::Result<()> {
    let mut engine = Engine::start(program)?;
    let (mut ours, mut nodes) = (Duration::ZERO, 0);
    let (mut same, mut mates, mut open) = (0, 0, 0);
    for position in positions {
        let begun = ProcessTime::now();
        let mut solver = Solver::new(MEMORY);
        let Ok(answer) = solver.solve(position, Limits::nodes(500_000)) else { continue };
        ours += begun.elapsed();
        nodes += solver.nodes();
        let told = engine.mate(position, Duration::from_secs(10))?;
        let agree = match (&answer, &told[..]) {
            (Answer::NotFound, _) | (_, "timeout") => None,
            (Answer::Mate { .. }, told) => Some(told != "nomate"),
            (Answer::NoMate, told) => Some(told == "nomate"),
        };
        mates += usize::from(matches!(answer, Answer::Mate { .. }));
        match agree {
            Some(true) => same += 1,
            Some(false) => println!("{}: {answer:?}, the engine: {told}", position.to_sfen(1)),
            None => open += 1,
        }
    }
    let speed = engine.nodes_a_second();
    engine.quit()?;
    println!(
        "{same} of {} answers are the same, {mates} of ours mates; {open} were open to one of the two",
        positions.len()
    );
    println!("ours {ours:.2?}, {:.0} nodes a second", nodes as f64 / ours.as_secs_f64());
    println!("theirs {:.0} nodes a second, as it told last", speed);
    Ok(())
}

/// The most memory that the system saw in use, in megabytes.
fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() / 1_000
}
