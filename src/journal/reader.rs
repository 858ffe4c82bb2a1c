//! Reading a journal back, as far as it is intact.

use std::time::Duration;

use super::beside::moves;
use super::entry::{Entry, Opening};
use super::journaled::Plain;
use super::line::Chain;
use super::review::{UnsavedReview, read_review};
use super::{Journaled, Scribe, VERSION};
use crate::clock::SessionTime;
use crate::record::{GameTree, Header};
use crate::session::{ClockSession, LogEntry, MatchSession, MatchStatus, Refusal};
use crate::shogi::Color;

/// A match, or a clock for a physical board, recovered from its journal.
#[derive(Clone, Debug)]
pub struct Recovered<S: Journaled = MatchSession> {
    /// The first line.
    pub opening: Opening<S::Setup>,
    /// The session after the last intact line. Its clock is as it was then: see [`Recovered::take_up`].
    pub session: S,
    /// The instant of the last line.
    pub latest: SessionTime,
    /// The length of the intact beginning, in bytes.
    pub whole: usize,
    /// Why the remaining bytes were not read; `None` if there are none.
    pub damage: Option<Damage>,
    scribe: Scribe,
}

/// What was interrupted.
#[derive(Clone, Debug)]
pub enum BrokenOff {
    /// A match.
    Match(Box<Recovered>),
    /// The clock for a physical board.
    Clock(Box<Recovered<ClockSession>>),
    /// A record that was being changed.
    Review(Box<UnsavedReview>),
}

/// The place where a journal is no longer intact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub kind: DamageKind,
    /// The number of lines lost to it, including this one.
    pub lost: usize,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DamageKind {
    /// It is the last line and incomplete: the program or the machine stopped while writing it.
    Torn,
    /// Its checksum does not match its text.
    Garbled,
    /// It is intact, but this program does not understand it.
    Unknown,
    /// What it says cannot be done at this point of the match.
    Impossible(Refusal),
    /// Its proof disagrees with the board or the clocks.
    Disagrees,
}

/// Why a text cannot be read as a journal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// It is empty, or its first line is torn: no move had been made.
    #[error("the journal is empty")]
    Empty,
    /// It is something else, or its first line is damaged.
    #[error("line 1 is not the beginning of a journal")]
    NoJournal,
    /// It was written by a newer program.
    #[error("it was written by version {program}, in layout {version}; this program knows layout {VERSION}")]
    Newer {
        /// The layout version.
        version: u32,
        /// The version of that program.
        program: String,
    },
}

/// What follows the checksum of the first line.
const MARK: &[u8] = b" {\"journal\":";

/// The range of the mark.
const MARK_AT: std::ops::Range<usize> = 8..8 + MARK.len();

/// Whether this looks like the beginning of a journal, intact or not.
#[must_use]
pub fn is_journal(bytes: &[u8]) -> bool {
    bytes.get(MARK_AT) == Some(MARK)
}

/// Reads a journal as far as it is intact and replays its match.
///
/// # Errors
/// Returns an error if even the first line cannot be read.
pub fn recover(bytes: &[u8]) -> Result<Recovered, JournalError> {
    recover_as(bytes)
}

/// Reads a journal of either kind as far as it is intact, or a record that was not saved.
///
/// # Errors
/// Returns an error if even the first line cannot be read.
pub fn recover_any(bytes: &[u8]) -> Result<BrokenOff, JournalError> {
    match recover(bytes) {
        Err(JournalError::NoJournal) => match recover_as(bytes) {
            Err(JournalError::NoJournal) => read_review(bytes).map(|review| BrokenOff::Review(Box::new(review))),
            other => other.map(|clock| BrokenOff::Clock(Box::new(clock))),
        },
        other => other.map(|game| BrokenOff::Match(Box::new(game))),
    }
}

fn recover_as<S: Journaled>(bytes: &[u8]) -> Result<Recovered<S>, JournalError> {
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let mut chain = Chain::default();
    let first = lines.next().ok_or(JournalError::Empty)?;
    let opening: Opening<S::Setup> = read_opening(&mut chain, first)?;
    let read = read_entries::<S>(lines, chain, first.len());
    let mut recovered = Recovered {
        session: S::new(opening.setup.clone()),
        scribe: Scribe {
            chain,
            date: opening.date.clone(),
            written: 0,
            header: Header::default(),
            latest: SessionTime::default(),
        },
        opening,
        latest: SessionTime::default(),
        whole: first.len(),
        damage: read.damage,
    };
    match recovered.play(&read.lines) {
        Ok(()) => {}
        Err((index, kind)) => {
            let lost = read.lines.len() - index + read.damage.map_or(0, |damage| damage.lost);
            recovered.begin_again();
            // The same lines, up to this one, were replayed a moment ago.
            _ = recovered.play(&read.lines[..index]);
            recovered.damage = Some(Damage { line: index + 2, kind, lost });
        }
    }
    Ok(recovered)
}

/// An intact line: what it says, its checksum, and where it ends.
struct Line<S: Journaled> {
    entry: Entry<S::Command, S::Proof>,
    chain: Chain,
    end: usize,
}

struct Lines<S: Journaled> {
    lines: Vec<Line<S>>,
    damage: Option<Damage>,
}

fn read_opening<S: Plain>(chain: &mut Chain, line: &[u8]) -> Result<Opening<S>, JournalError> {
    /// What the first line has in every layout, future ones included.
    #[derive(serde::Deserialize)]
    struct Version {
        journal: u32,
        program: String,
    }
    let Some(line) = line.strip_suffix(b"\n") else {
        return Err(if is_journal(line) || line.len() < MARK_AT.end {
            JournalError::Empty
        } else {
            JournalError::NoJournal
        });
    };
    let json = chain.read(line).map_err(|_| JournalError::NoJournal)?;
    let Version { journal: version, program } = serde_json::from_str(json).map_err(|_| JournalError::NoJournal)?;
    if version > VERSION {
        return Err(JournalError::Newer { version, program });
    }
    serde_json::from_str(json).map_err(|_| JournalError::NoJournal)
}

fn read_entries<'a, S: Journaled>(texts: impl Iterator<Item = &'a [u8]>, mut chain: Chain, start: usize) -> Lines<S> {
    let (mut lines, mut end) = (Vec::new(), start);
    let mut texts = texts.enumerate();
    while let Some((index, text)) = texts.next() {
        match read_entry(&mut chain, text) {
            Ok(entry) => {
                end += text.len();
                lines.push(Line { entry, chain, end });
            }
            Err(kind) => {
                let lost = 1 + texts.count();
                return Lines { lines, damage: Some(Damage { line: index + 2, kind, lost }) };
            }
        }
    }
    Lines { lines, damage: None }
}

fn read_entry<E: Plain>(chain: &mut Chain, text: &[u8]) -> Result<E, DamageKind> {
    let line = text.strip_suffix(b"\n").ok_or(DamageKind::Torn)?;
    let json = chain.read(line)?;
    serde_json::from_str(json).map_err(|_| DamageKind::Unknown)
}

impl BrokenOff {
    /// The length of the intact beginning, in bytes.
    #[must_use]
    pub const fn whole(&self) -> usize {
        match self {
            Self::Match(game) => game.whole,
            Self::Clock(clock) => clock.whole,
            Self::Review(review) => review.length,
        }
    }

    /// Why lines that were once intact are not read; `None` if at most the last line was torn when everything stopped.
    #[must_use]
    pub fn loss(&self) -> Option<Damage> {
        self.damage().filter(|damage| damage.kind != DamageKind::Torn)
    }

    /// Why the remaining bytes were not read; `None` if there are none.
    #[must_use]
    pub const fn damage(&self) -> Option<Damage> {
        match self {
            Self::Match(game) => game.damage,
            Self::Clock(clock) => clock.damage,
            Self::Review(_) => None,
        }
    }

    /// Whether nothing was done, and nothing would be missed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Match(game) => game.session.log().is_empty() && !game.session.is_prepared(),
            Self::Clock(clock) => clock.session.log().is_empty(),
            Self::Review(_) => false,
        }
    }

    /// Whether this is the replay that took the place of `other`.
    #[must_use]
    pub fn replays(&self, other: &Self) -> bool {
        let (Self::Match(game), Self::Match(other)) = (self, other) else { return false };
        let number = |game: &Recovered| game.session.setup().attempt.number;
        let names_it = game.opening.replay.as_ref().is_some_and(|replay| replay.of == other.opening.date);
        names_it && number(game) == number(other) + 1
    }

    /// Whether this is the record of `other`, a game that is over, as somebody changed it afterwards: when it began and all
    /// moves are the same. Names may have been put right since, unless they are all there is to tell it by.
    #[must_use]
    pub fn reviews(&self, other: &Self) -> bool {
        let (Self::Review(review), Self::Match(game)) = (self, other) else { return false };
        let (theirs, ours) = (&review.tree, game.session.tree());
        let begun = |tree: &GameTree| tree.header.get("開始日時").map(str::to_owned);
        let players = |tree: &GameTree| Color::ALL.map(|color| tree.header.player(color).map(str::to_owned));
        let is_told = begun(ours).is_some() || players(theirs) == players(ours);
        let is_of_it = is_told && begun(theirs) == begun(ours) && theirs.start() == ours.start();
        !game.is_to_be_played() && is_of_it && moves(theirs).starts_with(&moves(ours))
    }
}

impl Recovered {
    /// Whether somebody still has to play: this game, or the one that is played because this one does not count.
    #[must_use]
    pub fn is_to_be_played(&self) -> bool {
        !self.is_over() || self.session.next_game().is_some()
    }

    /// How much of the rest before the first move is left at `calendar`, the time since 1970; `None` if there was none or the
    /// game has begun.
    #[must_use]
    pub fn rest_left(&self, calendar: Duration) -> Option<Duration> {
        let waits = *self.session.status() == MatchStatus::Waiting;
        let replay = self.opening.replay.as_ref().filter(|replay| waits && !replay.rest.is_zero());
        replay.map(|replay| replay.rest_left(calendar))
    }
}

impl<S: Journaled> Recovered<S> {
    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.session.has_ended()
    }

    /// Returns the session to resume, the scribe that continues its journal, and the lines to append to the intact
    /// ones. Both clocks stand as at the last instant written down; the time since then is charged to nobody.
    #[must_use]
    pub fn take_up(mut self) -> (S, Scribe, String) {
        if !self.is_over() {
            self.session.leave_at(self.latest);
        }
        let lines = self.scribe.follow(&self.session);
        // Instants start anew from here.
        self.scribe.latest = SessionTime::default();
        (self.session, self.scribe, lines)
    }

    /// Starts over from the setup.
    fn begin_again(&mut self) {
        self.session = S::new(self.opening.setup.clone());
        self.latest = SessionTime::default();
    }

    /// Replays the lines up to the first that does not hold.
    fn play(&mut self, lines: &[Line<S>]) -> Result<(), (usize, DamageKind)> {
        self.session.set_lines(self.opening.header.iter().cloned().collect());
        for (index, line) in lines.iter().enumerate() {
            self.follow(&line.entry).map_err(|kind| (index, kind))?;
            self.whole = line.end;
            self.scribe.chain = line.chain;
        }
        self.scribe.written = self.session.done().len();
        self.scribe.header = self.session.lines().cloned().unwrap_or_default();
        self.scribe.latest = self.latest;
        Ok(())
    }

    fn follow(&mut self, entry: &Entry<S::Command, S::Proof>) -> Result<(), DamageKind> {
        match entry {
            Entry::Done { at, command, proof } => {
                let done = LogEntry::Done { at: *at, command: command.clone() };
                self.session.replay(done).map_err(DamageKind::Impossible)?;
                self.latest = *at;
                let agrees = proof.as_ref().is_none_or(|proof| *proof == self.session.proof());
                if agrees { Ok(()) } else { Err(DamageKind::Disagrees) }
            }
            Entry::Absence { since } => {
                self.session.leave_at(*since);
                self.latest = SessionTime::default();
                Ok(())
            }
            Entry::Header(lines) => {
                self.session.set_lines(lines.iter().cloned().collect());
                Ok(())
            }
            Entry::Beat(at) => {
                self.latest = *at;
                Ok(())
            }
        }
    }
}
