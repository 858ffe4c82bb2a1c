//! The same positions for the solver and for an engine.

use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use komadai::mate::{Answer, Limits, Solver};
use komadai::shogi::Position;

use crate::MEMORY;
use crate::mate_engine::Engine;

/// So many positions may be looked at for each answer, and so long may the engine take.
const NODES: u64 = 500_000;
const TIME: Duration = Duration::from_secs(10);

/// How the answers compare.
#[derive(Default)]
struct Compared {
    same: usize,
    different: usize,
    open: usize,
    /// How many of ours are mates.
    mates: usize,
    /// On how many positions the engine ended itself.
    ended: usize,
    ours: Duration,
    theirs: Duration,
    nodes: u64,
}

/// Whether an engine and the solver give the same answers, and how long each takes. An engine that ends itself on a
/// position is started again.
pub fn ask(positions: &[Position], program: &Path) -> io::Result<()> {
    let mut engine = Engine::start(program)?;
    let mut compared = Compared::default();
    for position in positions {
        let begun = ProcessTime::now();
        let mut solver = Solver::new(MEMORY);
        let Ok(answer) = solver.solve(position, Limits::nodes(NODES)) else { continue };
        compared.ours += begun.elapsed();
        compared.nodes += solver.nodes();
        compared.mates += usize::from(matches!(answer, Answer::Mate { .. }));
        let begun = Instant::now();
        match engine.mate(position, TIME) {
            Ok(told) => {
                compared.theirs += begun.elapsed();
                compared.count(position, &answer, &told);
            }
            Err(gone) => {
                compared.ended += 1;
                println!("{}: {gone}; it is started again", position.to_sfen(1));
                engine.start_again()?;
            }
        }
    }
    compared.tell(engine.nodes_a_second());
    engine.quit()
}

impl Compared {
    fn count(&mut self, position: &Position, answer: &Answer, told: &str) {
        let is_same = match (answer, told) {
            (Answer::NotFound, _) | (_, "timeout") => None,
            (Answer::Mate { .. }, told) => Some(told != "nomate"),
            (Answer::NoMate, told) => Some(told == "nomate"),
        };
        match is_same {
            Some(true) => self.same += 1,
            Some(false) => {
                self.different += 1;
                println!("{}: {answer:?}, the engine: {told}", position.to_sfen(1));
            }
            None => self.open += 1,
        }
    }

    fn tell(&self, their_speed: f64) {
        println!(
            "{} answers are the same, {} are not, {} were open to one of the two; {} of ours are mates",
            self.same, self.different, self.open, self.mates
        );
        println!("the engine ended itself on {} positions", self.ended);
        let speed = self.nodes as f64 / self.ours.as_secs_f64();
        println!("ours {:.2?} of processor time, {speed:.0} nodes a second", self.ours);
        println!("theirs {:.2?} by the clock, {their_speed:.0} nodes a second, as it told last", self.theirs);
    }
}
