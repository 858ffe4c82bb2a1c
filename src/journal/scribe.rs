//! The writing side of a journal: whatever was done since the last line becomes new lines.

use std::time::Duration;

use super::entry::{Entry, Opening, lines_of};
use super::line::Chain;
use super::{Journaled, Replay};
use crate::clock::SessionTime;
use crate::record::Header;
use crate::session::{LogEntry, MatchSession};

/// How long after the latest line the next beat is due.
const BEAT: Duration = Duration::from_millis(500);

/// Writes the journal of one match or clock, keeping track of what is written already.
#[derive(Clone, Debug)]
pub struct Scribe {
    pub(super) chain: Chain,
    /// The date in the first line.
    pub(super) date: String,
    /// How many of the things done are written.
    pub(super) written: usize,
    /// The header as last written.
    pub(super) header: Header,
    /// The latest instant written.
    pub(super) latest: SessionTime,
}

impl Scribe {
    /// Begins a journal of `session`, dated `date`, and returns its first line along with everything done so far.
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
        Self::begin_as(session, &Opening::of(session, date))
    }

    /// Begins the journal of a replay, which is worth keeping before anything is done in it: the sides and the times follow
    /// from the game before.
    #[must_use]
    pub fn begin_replay(session: &MatchSession, date: &str, replay: Replay) -> (Self, String) {
        Self::begin_as(session, &Opening { replay: Some(replay), ..Opening::of(session, date) })
    }

    fn begin_as<S: Journaled>(session: &S, opening: &Opening<S::Setup>) -> (Self, String) {
        let header = session.lines().cloned().unwrap_or_default();
        let (chain, latest) = (Chain::default(), SessionTime::default());
        let mut scribe = Self { chain, date: opening.date.clone(), written: 0, header, latest };
        let first = scribe.chain.write(opening);
        let rest = scribe.follow(session);
        (scribe, first + &rest)
    }

    /// The date in the first line of the journal, by which a replay names the game before.
    #[must_use]
    pub fn date(&self) -> &str {
        &self.date
    }

    /// Returns the lines for what was done since the last call; empty if nothing was.
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

    /// Returns the line that says the game is still in progress at `now`.
    #[must_use]
    pub fn beat(&mut self, now: SessionTime) -> String {
        self.latest = now;
        // A beat has the same form for every kind of session.
        self.chain.write(&<Entry>::Beat(now))
    }

    /// Whether a beat is due. Clocks are looked at once a second, perhaps a little late; beats ensure that no more than
    /// about a second is given back to the player who is thinking.
    #[must_use]
    pub fn is_beat_due(&self, session: &impl Journaled, now: SessionTime) -> bool {
        session.both_clocks().running().is_some() && now.since(self.latest) >= BEAT
    }
}
