//! The thread that finds and judges mates. A newer order ends the search for an older one; in between, the thread finds
//! out whether the problem is sound.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::told;
use crate::app::inbox::MailSlot;
use crate::app::practice::job::{FoundMate, PracticeJob, PracticeNews};
use crate::mate::{Answer, Answers, Limits, Solver};
use crate::practice::{MateReply, reply};
use crate::shogi::Position;
use crate::tsume::{examine, solution_record};

/// The memory of the search, in bytes.
const TABLE: usize = 128 << 20;

/// The budgets in positions for a mate, for a judgement, and for other solutions.
const NODES: u64 = 4_000_000;

/// The most moves of a solution that is shown whole.
const SOLUTION: usize = 2_000;

/// The thread, while it is there.
#[derive(Debug, Default)]
pub struct Trainer {
    orders: Option<Sender<Order>>,
    /// The number of the latest order.
    latest: Arc<AtomicU64>,
}

#[derive(Debug)]
struct Order {
    number: u64,
    job: PracticeJob,
}

impl Drop for Trainer {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Trainer {
    /// Has `job` done, which is about a mate.
    pub fn order(&mut self, job: PracticeJob, mail: MailSlot) {
        let number = self.latest.fetch_add(1, Ordering::Relaxed) + 1;
        if self.orders.is_none() {
            let (orders, received) = channel();
            let latest = Arc::clone(&self.latest);
            let work = move || Worker { mail, latest, solver: Solver::new(TABLE), problem: None }.work(&received);
            self.orders = thread::Builder::new().name("mates".to_owned()).spawn(work).ok().map(|_| orders);
        }
        if let Some(orders) = &self.orders {
            _ = orders.send(Order { number, job });
        }
    }

    /// Ends whatever search is running.
    pub fn stop(&self) {
        self.latest.fetch_add(1, Ordering::Relaxed);
    }
}

struct Worker {
    mail: MailSlot,
    latest: Arc<AtomicU64>,
    solver: Solver,
    /// The problem whose soundness is not known yet.
    problem: Option<(u64, Box<Position>)>,
}

impl Worker {
    fn work(mut self, orders: &Receiver<Order>) {
        while let Ok(Order { number, job }) = orders.recv() {
            let latest = Arc::clone(&self.latest);
            let stop = move || latest.load(Ordering::Relaxed) != number;
            // Nobody wants what a newer order has overtaken.
            if !stop() {
                self.carry_out(job, &stop);
                self.examine(&stop);
            }
        }
    }

    fn carry_out(&mut self, job: PracticeJob, stop: &dyn Fn() -> bool) {
        let limits = Limits { nodes: NODES, plies: None, stop };
        let news = match job {
            PracticeJob::Find { question, position, is_problem } => {
                if is_problem {
                    self.solver = Solver::new(TABLE);
                    self.problem = Some((question, position.clone()));
                }
                PracticeNews::Found { question, mate: found(self.solver.solve(&position, limits).ok()) }
            }
            PracticeJob::Judge { question, position, mv, within } => {
                let reply = reply(&mut self.solver, &position, mv, within, limits).unwrap_or(MateReply::Escapes);
                PracticeNews::Judged { question, reply }
            }
            PracticeJob::Solve { question, position, plies } => {
                let solution = self.solver.solution(&position, plies, Answers::All, SOLUTION, limits);
                let solution = solution.ok().map(|attack| Box::new(solution_record(&position, &attack)));
                PracticeNews::Solved { question, solution }
            }
            _ => return,
        };
        // Nobody waits for what was broken off by another order.
        if !stop() {
            self.mail.put(told(news));
        }
    }

    fn examine(&mut self, stop: &dyn Fn() -> bool) {
        let Some((question, position)) = self.problem.take() else { return };
        let examined = examine(&mut self.solver, &position, Limits { nodes: NODES / 2, plies: None, stop });
        match examined {
            _ if stop() => self.problem = Some((question, position)),
            Ok(examination) => {
                let examination = Box::new(examination);
                self.mail.put(told(PracticeNews::Examined { question, examination }));
            }
            Err(_) => {}
        }
    }
}

fn found(answer: Option<Answer>) -> FoundMate {
    match answer {
        Some(Answer::Mate { plies, line, .. }) => FoundMate::Mate { plies, line },
        Some(Answer::NoMate) | None => FoundMate::None,
        Some(Answer::NotFound) => FoundMate::NotFound,
    }
}
