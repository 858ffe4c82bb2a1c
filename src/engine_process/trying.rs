use std::time::Duration;

use super::{Engine, EngineCommand, News};
use crate::engine::{Ended, Event, Trial, TrialReport, UsiTerms};

/// Ending an engine takes so long at most.
const CLOSING: Duration = Duration::from_secs(2);
/// Time is looked at so often.
const LOOK: Duration = Duration::from_millis(50);

/// Tries an engine, within `timeout`, and says how it has ended if it was started.
#[must_use]
pub fn tried(command: &EngineCommand, timeout: Duration) -> (TrialReport, Option<Ended>) {
    let (mut trial, first) = Trial::begin();
    let engine = match Engine::start(command, UsiTerms::default(), || {}) {
        Ok(engine) => engine,
        Err(fault) => {
            trial.give_up(fault);
            return (trial.finish(), None);
        }
    };
    engine.wish(first);
    let until = timeout.saturating_sub(CLOSING).max(timeout / 2);
    while !trial.is_done() {
        let now = engine.age();
        if now >= until {
            trial.run_out(now);
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

fn event(news: News) -> Option<Event> {
    match news {
        News::Event(event) => Some(event),
        News::Ended(_) => None,
    }
}
