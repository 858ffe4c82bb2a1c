use std::time::Duration;

use super::Journaled;
use super::entry::{Entry, Opening, lines_of};
use super::line::Chain;
use crate::clock::SessionTime;
use crate::record::Header;
use crate::session::LogEntry;

/// After how much time without a line the next look at the clock is written down.
const BEAT: Duration = Duration::from_millis(500);

/// Who writes the journal of one match or clock: knows what is written already.
#[derive(Clone, Debug)]
pub struct Scribe {
    pub(super) chain: Chain,
    /// How many things that were done are written.
    pub(super) written: usize,
    /// The lines about the game that were written last.
    pub(super) header: Header,
    /// The latest instant that was written.
    pub(super) latest: SessionTime,
}

impl Scribe {
    /// Begins a journal of `session` on this `date`, and gives its first line with all that was done so far.
    ///
    /// ```
    /// use komadai::clock::SessionTime;
    /// use komadai::journal::{Scribe, recover};
    /// use komadai::session::{MatchCommand, MatchSession, MatchSetup};
    ///
    /// let mut session = MatchSession::new(MatchSetup::default());
    /// let (mut scribe, mut journal) = Scribe::begin(&session, "2026/11/21 14:30:05");
    /// let pawn = "7g7f".parse().expect("a move in USI");
    /// session.apply(MatchCommand::Play(pawn), SessionTime::default()).expect("it is legal");
    /// journal += &scribe.follow(&session);
    /// journal += "0123abcd {\"Done";
    /// let recovered = recover(journal.as_bytes()).expect("all but the torn line");
    /// assert_eq!(recovered.session.tree(), session.tree());
    /// ```
    #[must_use]
    pub fn begin(session: &impl Journaled, date: &str) -> (Self, String) {
        let header = session.lines().cloned().unwrap_or_default();
        let mut scribe = Self { chain: Chain::default(), written: 0, header, latest: SessionTime::default() };
        let first = scribe.chain.write(&Opening::of(session, date));
        let rest = scribe.follow(session);
        (scribe, first + &rest)
    }

    /// The lines for what was done since the last time; empty when there was nothing.
    #[must_use]
    pub fn follow<S: Journaled>(&mut self, session: &S) -> String {
        let mut lines = String::new();
        let news = session.done().get(self.written..).unwrap_or_default();
        for (index, entry) in news.iter().enumerate() {
            let is_last = index + 1 == news.len();
            lines += &self.write_done::<S>(entry, is_last.then(|| session.proof()));
        }
        self.written = session.done().len();
        if let Some(header) = session.lines().filter(|header| **header != self.header) {
            self.header = header.clone();
            lines += &self.write::<S>(&Entry::Header(lines_of(&self.header)));
        }
        lines
    }

    fn write_done<S: Journaled>(&mut self, entry: &LogEntry<S::Command>, proof: Option<S::Proof>) -> String {
        match entry {
            LogEntry::Done { at, command } => {
                self.latest = *at;
                self.write::<S>(&Entry::Done { at: *at, command: command.clone(), proof })
            }
            LogEntry::Absence { since } => self.write::<S>(&Entry::Absence { since: *since }),
        }
    }

    fn write<S: Journaled>(&mut self, entry: &Entry<S::Command, S::Proof>) -> String {
        self.chain.write(entry)
    }

    /// The line that says that the game is going on at `now`.
    #[must_use]
    pub fn beat(&mut self, now: SessionTime) -> String {
        self.latest = now;
        // A beat is written alike for whatever it is.
        self.chain.write(&<Entry>::Beat(now))
    }

    /// Whether a beat is due, so that never more than a second is given back to whoever is thinking: clocks are looked
    /// at once a second, a little late perhaps.
    #[must_use]
    pub fn is_beat_due(&self, session: &impl Journaled, now: SessionTime) -> bool {
        session.both_clocks().running().is_some() && now.since(self.latest) >= BEAT
    }
}
