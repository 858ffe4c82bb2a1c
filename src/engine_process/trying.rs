//! Runs a trial of an engine from start to end; what is tried is in `engine::trial`.

use std::time::Duration;

use super::{Engine, EngineStart, News};
use crate::engine::{Ended, Event, Trial, TrialReport};

/// The time reserved for closing the engine.
const CLOSING: Duration = Duration::from_secs(2);
/// How often to look at the clock while waiting.
const LOOK: Duration = Duration::from_millis(50);

/// How long one is waited for that is not ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// As long as whoever analyses or plays would wait.
    AsUsual,
    /// As long as the trial may take.
    ToTheEnd,
}

/// Tries an engine, within `timeout`, and says how it has ended if it was started.
#[must_use]
pub fn tried(start: &EngineStart, timeout: Duration, waiting: Waiting) -> (TrialReport, Option<Ended>) {
    let until = timeout.saturating_sub(CLOSING).max(timeout / 2);
    let mut start = start.clone();
    if waiting == Waiting::ToTheEnd {
        // It is given up by who knows what it has done meanwhile, just before there is no time left.
        start = start.waiting_for(until.saturating_sub(2 * LOOK));
    }
    let (mut trial, first) = Trial::begin();
    let engine = match Engine::start(&start, || {}) {
        Ok(engine) => engine,
        Err(fault) => {
            trial.give_up(fault);
            return (trial.finish(), None);
        }
    };
    engine.wish(first);
    while !trial.is_done() {
        let now = engine.age();
        if now >= until {
            trial.run_out(now, start.terms.limits.greeting);
        }
        let events = engine.wait_for_news(LOOK).into_iter().filter_map(event);
        let wishes: Vec<_> = events.filter_map(|event| trial.event(event, engine.age())).collect();
        wishes.into_iter().chain(trial.tick(engine.age())).for_each(|wish| engine.wish(wish));
    }
    let mut ended = None;
    for news in engine.close() {
        match news {
            News::Event(event) => drop(trial.event(event, until)),
            News::Ended(how) => ended = how,
        }
    }
    (trial.finish(), ended)
}

/// What an engine says of itself within `timeout`, and what keeps it from that. It plays nothing.
#[must_use]
pub fn introduced(start: &EngineStart, timeout: Duration) -> TrialReport {
    let mut report = TrialReport::default();
    let engine = match Engine::start(start, || {}) {
        Ok(engine) => engine,
        Err(fault) => {
            report.faults.push(fault);
            return report;
        }
    };
    let mut is_over = false;
    while !is_over && engine.age() < timeout {
        for news in engine.wait_for_news(LOOK) {
            match news {
                News::Event(Event::Introduced { introduction, after }) => {
                    (report.introduction, report.greeting) = (Some(*introduction), Some(after));
                    is_over = true;
                }
                News::Event(Event::Fault(fault)) => report.faults.push(fault),
                News::Event(Event::Ready { .. } | Event::Began(_) | Event::Finished { .. }) => {}
                News::Ended(_) => is_over = true,
            }
        }
    }
    report
}

fn event(news: News) -> Option<Event> {
    match news {
        News::Event(event) => Some(event),
        News::Ended(_) => None,
    }
}
