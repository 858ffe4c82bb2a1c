//! The problems of a list of SFENs, and how soon each is solved.

use std::io;
use std::path::Path;
use std::time::Duration;

use cpu_time::ProcessTime;
use komadai::mate::{Answer, Limits, Solver};
use komadai::shogi::Position;

use crate::{MEMORY, tell};

/// Solves each by itself; a line before a problem that begins with `#` is its name.
pub fn solve(list: &Path, nodes: u64) -> io::Result<()> {
    let (mut name, mut found, mut proved, mut open) = (String::new(), Vec::new(), Vec::new(), 0);
    let (mut looked_at, mut spent) = (0, Duration::ZERO);
    for line in std::fs::read_to_string(list)?.lines() {
        let Some(sfen) = line.strip_prefix("sfen ") else {
            name = line.trim_start_matches('#').trim().to_owned();
            continue;
        };
        let position = Position::from_sfen(sfen).map_err(io::Error::other)?;
        let begun = ProcessTime::now();
        let mut solver = Solver::new(MEMORY);
        let answer = solver.solve(&position, Limits::nodes(nodes)).map_err(io::Error::other)?;
        let took = begun.elapsed();
        (looked_at, spent) = (looked_at + solver.nodes(), spent + took);
        println!("{name}: {} in {took:.2?}, {} nodes", in_words(&answer), solver.nodes());
        match answer {
            Answer::Mate { is_shortest, .. } => {
                found.push(took);
                proved.extend(is_shortest.then_some(took));
            }
            Answer::NoMate | Answer::NotFound => open += 1,
        }
    }
    println!("{} mates, {open} open; {:.0} nodes a second", found.len(), looked_at as f64 / spent.as_secs_f64());
    tell("a mate", found);
    tell("the shortest mate, proved", proved);
    Ok(())
}

fn in_words(answer: &Answer) -> String {
    match answer {
        Answer::Mate { plies, is_shortest: true, .. } => format!("mate in {plies}"),
        Answer::Mate { plies, is_shortest: false, .. } => format!("mate in {plies} or fewer"),
        Answer::NoMate => "no mate".to_owned(),
        Answer::NotFound => "not decided".to_owned(),
    }
}
