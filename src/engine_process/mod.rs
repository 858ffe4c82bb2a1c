//! Engines as programs that run: their processes, pipes and threads.
//!
//! An [`Engine`] is a handle that never waits: wishes go in, news and the newest [`Analysis`] come out. Behind it a thread
//! owns the conversation ([`Usi`](crate::engine::Usi)), and one more serves each of the three pipes, so that nothing an
//! engine does or leaves undone holds anybody up. What it says waits in an inbox of limited size; where that is full, its
//! pipe fills, and the engine waits for us and not we for it.
//!
//! No process is left behind: all those of an engine are in one group, which is ended as a whole, also when this
//! program is killed.

mod command;
mod errors_log;
mod inbox;
mod memory;
mod pipes;
mod process;
mod runner;
mod seat;
mod start;
mod trying;

use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

pub use command::EngineCommand;
pub use errors_log::ErrorsLog;
use inbox::Inbox;
use process::Process;
use runner::Runner;
pub use seat::Seat;
pub use start::EngineStart;
pub use trying::{Waiting, introduced, tried};

use crate::engine::{Analysis, Ended, Event, Fault, Limit, Place, Search, SearchNumber, Wish};

/// An engine that runs. Dropping it ends its program, without waiting for that.
#[derive(Debug)]
pub struct Engine {
    inbox: Arc<Inbox>,
    shared: Arc<Shared>,
    last_number: u64,
    thread: Option<JoinHandle<()>>,
    begun: Instant,
}

/// Something that has happened, so long after the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// In the conversation.
    Event(Event),
    /// The program has ended; nothing more will happen. `None` if the system does not say how.
    Ended(Option<Ended>),
}

/// What the thread of an engine tells its owner.
#[derive(Debug, Default)]
struct Shared {
    news: Mutex<Vec<News>>,
    arrived: Condvar,
    analysis: Mutex<Analysis>,
    errors: Mutex<ErrorsLog>,
}

impl Engine {
    /// Starts an engine. `wake` is called from another thread whenever there is news or a newer analysis, the latter five
    /// times a second at most.
    ///
    /// # Errors
    /// Returns [`Fault::NoProgram`], [`Fault::NotAllowed`] or [`Fault::NotStarted`].
    pub fn start(start: &EngineStart, wake: impl Fn() + Send + 'static) -> Result<Self, Fault> {
        let not_started = |error: std::io::Error| Fault::NotStarted(error.to_string());
        let name = || start.command.program.to_string_lossy().into_owned();
        let file = start.command.file().ok_or_else(|| Fault::NoProgram(name()))?;
        let process = Process::start(start, &file).map_err(|error| match error.kind() {
            std::io::ErrorKind::PermissionDenied => Fault::NotAllowed(name()),
            _ => not_started(error),
        })?;
        let (inbox, shared) = (Arc::new(Inbox::default()), Arc::new(Shared::default()));
        let begun = now();
        let runner =
            Runner::new(process, start.terms.clone(), Arc::clone(&inbox), Arc::clone(&shared), begun, Box::new(wake));
        let runner = runner.map_err(not_started)?;
        let thread =
            thread::Builder::new().name("engine".to_owned()).spawn(move || runner.run()).map_err(not_started)?;
        Ok(Self { inbox, shared, last_number: 0, thread: Some(thread), begun })
    }

    /// The time since the start.
    #[must_use]
    pub fn age(&self) -> Duration {
        now() - self.begun
    }

    /// Wants this search and no other. Its number is the one that the news will name.
    pub fn search(&mut self, place: Place, limit: Limit, lines: usize) -> SearchNumber {
        self.last_number += 1;
        let number = SearchNumber(self.last_number);
        self.wish(Wish::Search(Box::new(Search { number, place, limit, lines })));
        number
    }

    /// Wants something. A search that is wanted here numbers itself.
    pub fn wish(&self, wish: Wish) {
        self.inbox.wish(wish);
    }

    /// What has happened since this was last asked.
    #[must_use]
    pub fn news(&self) -> Vec<News> {
        std::mem::take(&mut *locked(&self.shared.news))
    }

    /// Waits for news, this long at most.
    #[must_use]
    pub fn wait_for_news(&self, at_most: Duration) -> Vec<News> {
        let news = locked(&self.shared.news);
        let waited = self.shared.arrived.wait_timeout_while(news, at_most, |news| news.is_empty());
        std::mem::take(&mut *waited.unwrap_or_else(std::sync::PoisonError::into_inner).0)
    }

    /// What the search that runs, or the last one, has found.
    #[must_use]
    pub fn analysis(&self) -> Analysis {
        locked(&self.shared.analysis).clone()
    }

    /// The latest of what it wrote to stderr.
    #[must_use]
    pub fn errors(&self) -> String {
        locked(&self.shared.errors).text()
    }

    /// Ends it, waits until nothing of it runs any more, and returns the news that were left. Takes three seconds at most.
    #[must_use]
    pub fn close(mut self) -> Vec<News> {
        self.inbox.wish(Wish::Quit);
        if let Some(thread) = self.thread.take() {
            _ = thread.join();
        }
        self.news()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.inbox.wish(Wish::Quit);
    }
}

/// Locks; whoever held it before and panicked has left plain data behind.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[expect(clippy::disallowed_methods, reason = "this is where engines meet the time")]
fn now() -> Instant {
    Instant::now()
}
