//! The engine that is on, as a process with a thread of its own, so that it never holds up the window.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use super::form::{EngineProfile, known_engines};
use super::job::{EngineJob, EngineNews, EngineWord};
use crate::app::effect::Incoming;
use crate::app::effects::Background;
use crate::app::inbox::MailSlot;
use crate::engine::{Analysis, Event, TrialReport, Wish};
use crate::engine_process::{Engine, EngineStart, News, Waiting, introduced, tried};

/// The longest a trial may take, and an introduction: books may have to be read, and whoever analyses or plays waits as long.
/// An engine that says nothing is given up much earlier.
const TRIAL: Duration = Duration::from_secs(120);
const INTRODUCTION: Duration = Duration::from_secs(70);

/// The thread that owns the engine, once there was one. The engine ends with it.
#[derive(Debug, Default)]
pub struct EngineThread {
    orders: Option<Sender<Order>>,
}

#[derive(Debug)]
enum Order {
    Job(EngineJob),
    /// News from the engine of this number.
    Look(u64),
    /// The window is closed.
    Leave,
}

impl Drop for EngineThread {
    fn drop(&mut self) {
        if let Some(orders) = &self.orders {
            _ = orders.send(Order::Leave);
        }
    }
}

/// Carries out a job.
pub fn run(thread: &mut EngineThread, background: &Background, job: EngineJob) {
    match job {
        EngineJob::Find => background.run("engine finder", || Incoming::Engine(EngineNews::Found(found()))),
        EngineJob::Try { number, start } => {
            background.run("engine trial", move || reported(number, tried(&start, TRIAL, Waiting::AsUsual).0));
        }
        EngineJob::Introduce { number, start } => {
            background.run("engine options", move || reported(number, introduced(&start, INTRODUCTION)));
        }
        EngineJob::Start { .. } | EngineJob::Search(_) | EngineJob::Rest | EngineJob::End => {
            thread.order(Order::Job(job), background.mail());
        }
    }
}

fn found() -> Vec<EngineProfile> {
    let mut files = HashSet::new();
    // Two names can be one file, where capitals do not count or one links to the other.
    let mut is_new = |file: PathBuf| files.insert(dunce::canonicalize(&file).unwrap_or(file));
    let mut is_there = |engine: &EngineProfile| engine.start().command.file().is_some_and(&mut is_new);
    known_engines().into_iter().filter(|engine| is_there(engine)).collect()
}

fn reported(number: u64, report: TrialReport) -> Incoming {
    Incoming::Engine(EngineNews::Tried(number, Box::new(report)))
}

impl EngineThread {
    fn order(&mut self, order: Order, mail: MailSlot) {
        let unsent = match &self.orders {
            Some(orders) => match orders.send(order) {
                Ok(()) => return,
                Err(error) => error.0,
            },
            None => order,
        };
        let (orders, received) = channel();
        _ = orders.send(unsent);
        let owner = Owner { mail, orders: orders.clone(), engine: None, shown: Analysis::default() };
        let thread = thread::Builder::new().name("engine owner".to_owned()).spawn(move || owner.work(&received));
        self.orders = thread.ok().map(|_| orders);
    }
}

/// What owns the engine.
struct Owner {
    mail: MailSlot,
    orders: Sender<Order>,
    engine: Option<(u64, Engine)>,
    /// What it has shown last.
    shown: Analysis,
}

impl Owner {
    fn work(mut self, orders: &Receiver<Order>) {
        for order in orders {
            match order {
                Order::Job(job) => self.carry_out(job),
                Order::Look(run) => self.look(run),
                Order::Leave => break,
            }
        }
    }

    fn carry_out(&mut self, job: EngineJob) {
        match job {
            EngineJob::Start { run, start } => self.start(run, &start),
            EngineJob::Search(search) => self.wish(Wish::Search(search)),
            EngineJob::Rest => self.wish(Wish::Rest),
            EngineJob::End => self.engine = None,
            // These need no running engine.
            EngineJob::Find | EngineJob::Try { .. } | EngineJob::Introduce { .. } => {}
        }
    }

    fn start(&mut self, run: u64, start: &EngineStart) {
        self.engine = None;
        let orders = self.orders.clone();
        let wake = move || _ = orders.send(Order::Look(run));
        match Engine::start(start, wake) {
            Ok(engine) => self.engine = Some((run, engine)),
            Err(fault) => self.tell(run, EngineWord::Fault(fault)),
        }
    }

    fn wish(&self, wish: Wish) {
        if let Some((_, engine)) = &self.engine {
            engine.wish(wish);
        }
    }

    /// Passes on news from the engine, if it still is the one that is on.
    fn look(&mut self, run: u64) {
        let Some((_, engine)) = self.engine.as_ref().filter(|(number, _)| *number == run) else { return };
        let (news, analysis) = (engine.news(), engine.analysis());
        news.into_iter().for_each(|news| self.tell(run, word(news)));
        if analysis != self.shown {
            self.tell(run, EngineWord::Found(Box::new(analysis.clone())));
            self.shown = analysis;
        }
    }

    fn tell(&self, run: u64, word: EngineWord) {
        self.mail.put(Incoming::Engine(EngineNews::Told(run, word)));
    }
}

fn word(news: News) -> EngineWord {
    match news {
        News::Event(Event::Introduced { introduction, .. }) => EngineWord::Introduced(introduction),
        News::Event(Event::Ready { .. }) => EngineWord::Ready,
        News::Event(Event::Began(number)) => EngineWord::Began(number),
        News::Event(Event::Finished { number, answer, .. }) => EngineWord::Finished(number, answer),
        News::Event(Event::Fault(fault)) => EngineWord::Fault(fault),
        News::Ended(_) => EngineWord::Ended,
    }
}
