//! The lines of a journal, and the proof of what they led to.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Journaled, VERSION};
use crate::clock::SessionTime;
use crate::record::Header;
use crate::session::{MatchCommand, MatchSession, MatchSetup};
use crate::shogi::Color;

/// The first line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening<S = MatchSetup> {
    /// The layout version.
    pub journal: u32,
    /// The version of the program that wrote it.
    pub program: String,
    /// When it was begun, as in `2026/11/21 14:30:05`, local time.
    pub date: String,
    /// The setup of the game.
    pub setup: S,
    /// The header of the game's record.
    pub header: Vec<(String, String)>,
    /// What else is known of a replay (指し直し), which is written down from the instant it is set up; `None` for any other
    /// game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay: Option<Replay>,
}

/// The game that a replay takes the place of, and the rest before it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay {
    /// The date in the first line of that game's journal; empty if it had none.
    pub of: String,
    /// How long the rest is.
    pub rest: Duration,
    /// When it is over, since 1970 by the calendar of the machine: it goes on while the program does not run.
    pub rest_until: Duration,
}

impl Replay {
    /// How much of the rest is left at `calendar`, the time since 1970; no more than all of it, should the machine's calendar
    /// have been set back.
    #[must_use]
    pub fn rest_left(&self, calendar: Duration) -> Duration {
        self.rest_until.saturating_sub(calendar).min(self.rest)
    }
}

/// Any later line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry<C = MatchCommand, P = Proof> {
    /// A command was carried out.
    Done {
        /// The time in the session.
        at: SessionTime,
        /// The command.
        command: C,
        /// The visible result; `None` for all but the last of several commands written at once.
        proof: Option<P>,
    },
    /// The program ended, and nobody is charged for time after this instant.
    Absence {
        /// The instant.
        since: SessionTime,
    },
    /// The header of the record from here on.
    Header(Vec<(String, String)>),
    /// The game was still in progress at this instant.
    Beat(SessionTime),
}

/// What the board and the clocks showed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// The number of moves played.
    pub plies: usize,
    /// The position.
    pub sfen: String,
    /// The time charged to each player up to the latest move, indexed by [`Color::index`].
    pub used: [Duration; 2],
}

impl<S> Opening<S> {
    /// The first line for the journal of `session`, dated `date`.
    #[must_use]
    pub fn of(session: &impl Journaled<Setup = S>, date: &str) -> Self {
        Self {
            journal: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            date: date.to_owned(),
            setup: session.setup(),
            header: session.lines().map(lines_of).unwrap_or_default(),
            replay: None,
        }
    }
}

impl Proof {
    /// The proof of the present state.
    #[must_use]
    pub fn of(session: &MatchSession) -> Self {
        Self {
            plies: session.plies(),
            sfen: session.position().to_sfen(1),
            used: Color::ALL.map(|color| session.clock().used(color)),
        }
    }
}

/// The lines of a header, as they are written down.
pub(super) fn lines_of(header: &Header) -> Vec<(String, String)> {
    header.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}
