//! Problems of 15 to 25 plies, and how soon they are solved.

use std::time::Duration;

use cpu_time::ProcessTime;
use komadai::mate::{Answer, Limits, Solver};
use komadai::shogi::Position;

use crate::{MEMORY, tell};

/// Most positions are decided within so many nodes.
const FEW: u64 = 20_000;
const PLIES: std::ops::RangeInclusive<u16> = 15..=25;

/// What was found.
#[derive(Default)]
pub struct Found {
    problems: Vec<(Position, Duration)>,
    /// How many have a mate of this length at most, without the proof that there is no shorter one.
    unproved: usize,
    open: usize,
    looked_at: usize,
    nodes: u64,
}

/// Looks through positions until so much processor time has gone by.
pub fn find(positions: impl Iterator<Item = Position>, nodes: u64, most: Duration) -> Found {
    let (mut found, begun) = (Found::default(), ProcessTime::now());
    for position in positions.take_while(|_| begun.elapsed() < most) {
        let few = solved(&position, FEW);
        let is_open = matches!(few, Some((Answer::NotFound | Answer::Mate { is_shortest: false, .. }, _)));
        let answer = if is_open { solved(&position, nodes) } else { few };
        found.looked_at += 1;
        match answer {
            Some((Answer::Mate { plies, is_shortest, .. }, took)) if PLIES.contains(&plies) => {
                found.unproved += usize::from(!is_shortest);
                found.problems.extend(is_shortest.then_some((position, took)));
            }
            Some((Answer::NotFound, _)) => found.open += 1,
            Some((Answer::Mate { .. } | Answer::NoMate, _)) | None => {}
        }
    }
    Found { nodes, ..found }
}

/// The answer of a solver that knows nothing yet, and how long it took.
fn solved(position: &Position, nodes: u64) -> Option<(Answer, Duration)> {
    let begun = ProcessTime::now();
    let answer = Solver::new(MEMORY).solve(position, Limits::nodes(nodes)).ok()?;
    Some((answer, begun.elapsed()))
}

impl Found {
    /// Says what was found.
    pub fn tell(&self) {
        println!("{} positions, {} of them not decided in {} nodes", self.looked_at, self.open, self.nodes);
        println!("{} more have a mate of 15 to 25 plies, or a shorter one", self.unproved);
        tell("15 to 25 plies", self.problems.iter().map(|(_, took)| *took).collect());
    }

    /// The problems, one a line.
    pub fn as_list(&self) -> String {
        self.problems.iter().map(|(position, _)| format!("sfen {}\n", position.to_sfen(1))).collect()
    }
}
