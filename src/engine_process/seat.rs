//! The seat of an engine: whoever sits there is asked, and if it dies another one takes its place.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::{Engine, EngineStart, News};
use crate::engine::{Analysis, Event, Fault, Limit, Place, SearchNumber, TimeKeeper, ValueFault, Wish};

/// Waits for the answers of an engine, and has another one take its place where it dies.
#[derive(Debug)]
pub struct Seat {
    start: EngineStart,
    engine: Option<Engine>,
    name: String,
    refused: Vec<(String, Option<ValueFault>)>,
    /// What was wrong, since this was last asked.
    faults: Vec<Fault>,
    /// Whether one that sat here has ended a search with a time by itself.
    keeps_time: bool,
    /// Whether nobody wants an answer any more.
    is_given_up: Arc<AtomicBool>,
}

/// News are waited for so long at a time.
const PATIENCE: Duration = Duration::from_millis(100);

impl Seat {
    /// An empty seat for engines that are started so.
    #[must_use]
    pub fn new(start: EngineStart) -> Self {
        Self {
            start,
            engine: None,
            name: String::new(),
            refused: Vec::new(),
            faults: Vec::new(),
            keeps_time: false,
            is_given_up: Arc::default(),
        }
    }

    /// Waits no longer for anything once this is set.
    #[must_use]
    pub fn until(self, is_given_up: Arc<AtomicBool>) -> Self {
        Self { is_given_up, ..self }
    }

    /// Sees to it that an engine sits there and is ready.
    ///
    /// # Errors
    /// Says what has ended it, or kept it from beginning.
    pub fn introduce(&mut self) -> Result<(), Fault> {
        if self.engine.is_some() {
            return Ok(());
        }
        self.engine = Some(Engine::start(&self.start, || {})?);
        self.wait(|event| matches!(event, Event::Ready { .. })).map(drop)
    }

    /// The name of the engine.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The options that it does not take.
    #[must_use]
    pub fn refused(&self) -> &[(String, Option<ValueFault>)] {
        &self.refused
    }

    /// Another game begins.
    pub fn new_game(&self) {
        if let Some(engine) = &self.engine {
            engine.wish(Wish::NewGame);
        }
    }

    /// What the engine finds. If it dies, the next question finds another one.
    ///
    /// # Errors
    /// Says what has ended it.
    pub fn ask(&mut self, place: Place, limit: Limit, lines: usize) -> Result<Analysis, Fault> {
        let asked = self.introduce().and_then(|()| self.answer(place, limit, lines));
        match &asked {
            Ok(_) => self.keeps_time = true,
            // Some know no time for a move, and end themselves: the next one is told when to stop.
            Err(Fault::Died(..)) if matches!(limit, Limit::Time(_)) && !self.keeps_time => {
                self.start.terms.keeper = TimeKeeper::Us;
            }
            Err(_) => {}
        }
        asked
    }

    fn answer(&mut self, place: Place, limit: Limit, lines: usize) -> Result<Analysis, Fault> {
        let number = self.engine.as_mut().map_or(SearchNumber(0), |engine| engine.search(place, limit, lines));
        let is_it = |event: &Event| matches!(event, Event::Finished { number: own, .. } if *own == number);
        match self.wait(is_it)? {
            Event::Finished { analysis, .. } => Ok(*analysis),
            Event::Introduced { .. } | Event::Ready { .. } | Event::Began(_) | Event::Fault(_) => {
                Ok(Analysis::default())
            }
        }
    }

    /// Waits for an event of this kind. If the engine ends, the seat is empty.
    fn wait(&mut self, is_it: impl Fn(&Event) -> bool) -> Result<Event, Fault> {
        let mut fatal = None;
        loop {
            if self.is_given_up.load(Ordering::Relaxed) {
                self.engine = None;
                return Err(Fault::OutputClosed);
            }
            let news = self.engine.as_ref().map(|engine| engine.wait_for_news(PATIENCE)).unwrap_or_default();
            let mut found = None;
            for one in news {
                match one {
                    News::Event(Event::Fault(fault)) => {
                        if fault.is_fatal() {
                            fatal = Some(fault.clone());
                        }
                        self.faults.push(fault);
                    }
                    News::Event(event) => {
                        if let Event::Introduced { introduction, .. } = &event {
                            self.name.clone_from(&introduction.name);
                            self.refused.clone_from(&introduction.refused);
                        }
                        found = if is_it(&event) { Some(event) } else { found };
                    }
                    News::Ended(_) => {
                        self.engine = None;
                        return found.ok_or_else(|| fatal.unwrap_or(Fault::OutputClosed));
                    }
                }
            }
            if let Some(event) = found {
                return Ok(event);
            }
        }
    }

    /// What was wrong since this was last asked.
    #[must_use]
    pub fn faults(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.faults)
    }

    /// Ends the engine.
    pub fn close(self) {
        if let Some(engine) = self.engine {
            _ = engine.close();
        }
    }
}
