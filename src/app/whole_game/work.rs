//! The engine that analyses a whole game, on a thread of its own that waits for its answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::job::{GameJob, GameNews, GameWord};
use crate::analysis::NodeSearch;
use crate::app::effect::Incoming;
use crate::app::effects::Background;
use crate::app::inbox::MailSlot;
use crate::engine::{Fault, Limit};
use crate::engine_process::{EngineStart, Seat};

/// How often an engine is restarted in a run.
const RESTARTS: usize = 3;

/// The thread that asks the engine, while there is one. The engine ends with it.
#[derive(Debug, Default)]
pub struct Analyst {
    on_duty: Option<OnDuty>,
}

#[derive(Debug)]
struct OnDuty {
    questions: Sender<Questions>,
    is_given_up: Arc<AtomicBool>,
}

#[derive(Debug)]
struct Questions {
    places: Vec<NodeSearch>,
    limit: Limit,
}

impl Drop for OnDuty {
    fn drop(&mut self) {
        self.is_given_up.store(true, Ordering::Relaxed);
    }
}

/// Carries out a job.
pub fn run(analyst: &mut Analyst, background: &Background, job: GameJob) {
    match job {
        GameJob::Begin { run, start } => analyst.on_duty = begin(run, start, &background.mail()),
        GameJob::Ask { places, limit } => {
            if let Some(on_duty) = &analyst.on_duty {
                _ = on_duty.questions.send(Questions { places, limit });
            }
        }
        GameJob::End => analyst.on_duty = None,
    }
}

fn begin(run: u64, start: EngineStart, mail: &MailSlot) -> Option<OnDuty> {
    let (questions, received) = channel();
    let is_given_up = Arc::<AtomicBool>::default();
    let worker = Worker { run, mail: mail.clone(), is_given_up: Arc::clone(&is_given_up) };
    let work = move || worker.work(start, &received);
    match thread::Builder::new().name("game analysis".to_owned()).spawn(work) {
        Ok(_) => Some(OnDuty { questions, is_given_up }),
        Err(error) => {
            let word = GameWord::Lost(Fault::NotStarted(error.to_string()));
            mail.put(Incoming::WholeGame(GameNews { run, word }));
            None
        }
    }
}

struct Worker {
    run: u64,
    mail: MailSlot,
    is_given_up: Arc<AtomicBool>,
}

impl Worker {
    fn work(&self, start: EngineStart, questions: &Receiver<Questions>) {
        let mut seat = Seat::new(start).until(Arc::clone(&self.is_given_up));
        match seat.introduce() {
            Ok(()) => self.tell(GameWord::Ready(seat.name().to_owned())),
            Err(fault) => return self.tell(GameWord::Lost(fault)),
        }
        while let Ok(Questions { places, limit }) = questions.recv() {
            seat.new_game();
            let end = self.ask_all(&mut seat, places, limit);
            self.tell(end);
        }
        seat.close();
    }

    fn ask_all(&self, seat: &mut Seat, places: Vec<NodeSearch>, limit: Limit) -> GameWord {
        let mut restarts = 0;
        for NodeSearch { node, place } in places {
            // A place where it dies is tried once more: a second death is the place's fault.
            for is_last in [false, true] {
                match seat.ask(place.clone(), limit, 1) {
                    Ok(analysis) => {
                        self.tell(GameWord::Found(node, Box::new(analysis)));
                        break;
                    }
                    Err(fault) if restarts == RESTARTS => return GameWord::Lost(fault),
                    Err(fault) => self.tell(GameWord::Restarted(fault)),
                }
                restarts += 1;
                if is_last {
                    self.tell(GameWord::Missed(node));
                }
            }
            if self.is_given_up.load(Ordering::Relaxed) {
                break;
            }
        }
        GameWord::Over
    }

    /// Nobody listens once it was told to end.
    fn tell(&self, word: GameWord) {
        if !self.is_given_up.load(Ordering::Relaxed) {
            self.mail.put(Incoming::WholeGame(GameNews { run: self.run, word }));
        }
    }
}
