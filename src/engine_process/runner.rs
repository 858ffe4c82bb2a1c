//! The thread that holds the conversation with an engine.

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::inbox::{Inbox, Waiting};
use super::memory::megabytes_of;
use super::pipes::{Writer, read_errors, read_output};
use super::process::Process;
use super::{News, Shared, locked, now};
use crate::engine::{Event, Fault, Reaction, Usi, UsiTerms, Wish};

/// How often to check whether the engine has ended.
const LOOK: Duration = Duration::from_millis(100);
/// The shortest time between two analyses that are shown.
const SHOW: Duration = Duration::from_millis(200);
/// How long an engine may leave our lines unread.
const READING: Duration = Duration::from_secs(5);
/// For ending by itself when it was told to.
const QUITTING: Duration = Duration::from_millis(1_500);
/// How long an engine may live on after it has closed its output.
const CLOSED: Duration = Duration::from_millis(800);
/// How long to read on after an engine has exited.
const HEARD: Duration = Duration::from_millis(300);
/// The memory allowed beyond its hash tables, in megabytes.
const MEMORY: u64 = 1_500;
/// How many bytes a second on its error output make a flood.
const COMPLAINTS: usize = 10 << 20;

pub(super) struct Runner {
    process: Process,
    usi: Usi,
    writer: Option<Writer>,
    inbox: Arc<Inbox>,
    shared: Arc<Shared>,
    begun: Instant,
    wake: Box<dyn Fn() + Send>,
    is_told_to_quit: bool,
    /// Since when lines wait to be read by it.
    unread_since: Option<Duration>,
    closed_since: Option<Duration>,
    dead_since: Option<Duration>,
    shown: Duration,
    is_unshown: bool,
    second: Duration,
    complaints: usize,
}

impl Runner {
    pub(super) fn new(
        mut process: Process,
        terms: UsiTerms,
        inbox: Arc<Inbox>,
        shared: Arc<Shared>,
        begun: Instant,
        wake: Box<dyn Fn() + Send>,
    ) -> io::Result<Self> {
        let (input, output, errors) = process.pipes()?;
        read_output(output, Arc::clone(&inbox))?;
        read_errors(errors, Arc::clone(&inbox), Arc::clone(&shared))?;
        Ok(Self {
            process,
            usi: Usi::new(terms),
            writer: Some(Writer::new(input)?),
            inbox,
            shared,
            begun,
            wake,
            is_told_to_quit: false,
            unread_since: None,
            closed_since: None,
            dead_since: None,
            shown: Duration::ZERO,
            is_unshown: false,
            second: Duration::ZERO,
            complaints: 0,
        })
    }

    /// Holds the conversation to its end, and ends the program.
    pub(super) fn run(mut self) {
        let greeting = self.usi.greet(self.time());
        self.carry_out(greeting);
        while !self.usi.is_over() {
            let waiting = self.inbox.take(self.patience());
            self.take(waiting);
            self.look_after();
        }
        self.show(true);
        self.end();
    }

    fn time(&self) -> Duration {
        now() - self.begun
    }

    /// How long nothing needs to be done.
    fn patience(&self) -> Duration {
        let until = self.usi.deadline().map_or(LOOK, |deadline| deadline.saturating_sub(self.time()));
        until.clamp(Duration::from_millis(1), LOOK)
    }

    fn take(&mut self, waiting: Waiting) {
        let at = self.time();
        for wish in waiting.wishes {
            self.is_told_to_quit |= wish == Wish::Quit;
            let reaction = self.usi.wish(wish, at);
            self.carry_out(reaction);
        }
        if waiting.is_alive {
            self.usi.sign_of_life(at);
        }
        for heard in &waiting.lines {
            let reaction = self.usi.hear(heard, at);
            self.is_unshown = true;
            self.carry_out(reaction);
        }
        self.complaints += waiting.complaints;
        if waiting.is_closed {
            self.closed_since.get_or_insert(at);
        }
    }

    /// Looks whether it does what it should.
    fn look_after(&mut self) {
        let at = self.time();
        let ticked = self.usi.tick(at);
        self.carry_out(ticked);
        if let Some(fault) = self.fault(at) {
            let reaction = self.usi.note(fault);
            self.carry_out(reaction);
        }
        if at.saturating_sub(self.second) >= Duration::from_secs(1) {
            self.second = at;
            self.look_at_size();
        }
        self.show(false);
    }

    /// What is wrong with the process.
    fn fault(&mut self, at: Duration) -> Option<Fault> {
        let waits = self.writer.as_ref().is_some_and(Writer::is_waiting);
        self.unread_since = if waits { self.unread_since.or(Some(at)) } else { None };
        let is_over = |since: Option<Duration>, limit| since.is_some_and(|since| at.saturating_sub(since) >= limit);
        let ended = self.process.ended();
        if ended.is_some() {
            self.dead_since.get_or_insert(at);
        }
        // What it has said before it died is heard first, unless something that it has started keeps its output open.
        let is_heard = self.closed_since.is_some() || is_over(self.dead_since, HEARD);
        match ended.filter(|_| is_heard) {
            Some(Some(ended)) => Some(Fault::Died(ended, self.last_words())),
            Some(None) => Some(Fault::OutputClosed),
            None if is_over(self.closed_since, CLOSED) => Some(Fault::OutputClosed),
            None if is_over(self.unread_since, READING) => Some(Fault::DoesNotRead(READING)),
            None => None,
        }
    }

    /// The last line of what it has complained about, or else what it has said to people at the very end.
    fn last_words(&self) -> String {
        let complaints = locked(&self.shared.errors).last_line();
        complaints.unwrap_or_else(|| self.usi.last_remark().to_owned())
    }

    fn look_at_size(&mut self) {
        let allowed = self.usi.table_megabytes() + MEMORY;
        let taken = megabytes_of(self.process.id()).filter(|&taken| taken > allowed);
        let flood = (std::mem::take(&mut self.complaints) > COMPLAINTS).then_some(Fault::FloodsErrors);
        for fault in taken.map(Fault::Memory).into_iter().chain(flood) {
            let reaction = self.usi.note(fault);
            self.carry_out(reaction);
        }
    }

    fn carry_out(&mut self, reaction: Reaction) {
        if let Some(writer) = &self.writer {
            reaction.lines.iter().for_each(|line| writer.write(line));
        }
        if reaction.events.is_empty() {
            return;
        }
        if reaction.events.iter().any(|event| matches!(event, Event::Ready { .. })) {
            locked(&self.shared.errors).end_greeting();
        }
        // Whoever hears that a search is at its end finds what it has found.
        self.show(true);
        self.tell(reaction.events.into_iter().map(News::Event));
    }

    fn tell(&self, news: impl Iterator<Item = News>) {
        locked(&self.shared.news).extend(news);
        self.shared.arrived.notify_all();
        (self.wake)();
    }

    /// Shows the newest analysis.
    fn show(&mut self, at_once: bool) {
        let at = self.time();
        if !self.is_unshown || !(at_once || at.saturating_sub(self.shown) >= SHOW) {
            return;
        }
        (self.shown, self.is_unshown) = (at, false);
        self.usi.analysis().clone_into(&mut locked(&self.shared.analysis));
        if !at_once {
            (self.wake)();
        }
    }

    /// Lets it end by itself for a while if it was told to quit, and ends whatever is left.
    fn end(mut self) {
        self.writer = None;
        // Nothing that it says holds it up any more.
        self.inbox.abandon();
        let since = self.time();
        let mut ended = self.process.ended();
        while self.is_told_to_quit && ended.is_none() && self.time().saturating_sub(since) < QUITTING {
            std::thread::sleep(Duration::from_millis(10));
            ended = self.process.ended();
        }
        let hangs = self.is_told_to_quit && ended.is_none();
        let killed = self.process.kill();
        let fault = hangs.then_some(News::Event(Event::Fault(Fault::DoesNotQuit)));
        self.tell(fault.into_iter().chain([News::Ended(ended.unwrap_or(killed))]));
    }
}
