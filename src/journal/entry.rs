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
    /// The layout of the lines.
    pub journal: u32,
    /// The version of the program that wrote it.
    pub program: String,
    /// When, as in `2026/11/21 14:30:05`, local time.
    pub date: String,
    /// What was settled before the game.
    pub setup: S,
    /// The lines about the game.
    pub header: Vec<(String, String)>,
}

/// Any other line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry<C = MatchCommand, P = Proof> {
    /// A command was carried out.
    Done {
        /// When.
        at: SessionTime,
        /// Which.
        command: C,
        /// What was to be seen afterwards; `None` where several things were written down at once, but for the last.
        proof: Option<P>,
    },
    /// The program ended, and nobody is charged for anything after this instant.
    Absence {
        /// Which.
        since: SessionTime,
    },
    /// From here on these are the lines about the game.
    Header(Vec<(String, String)>),
    /// The game was going on at this instant.
    Beat(SessionTime),
}

/// What was to be seen on the board and on the clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// How many moves were played.
    pub plies: usize,
    /// The position.
    pub sfen: String,
    /// What each player was charged with up to the latest move, by [`Color::index`].
    pub used: [Duration; 2],
}

impl<S> Opening<S> {
    /// The first line of the journal of `session`, written on this `date`.
    #[must_use]
    pub fn of(session: &impl Journaled<Setup = S>, date: &str) -> Self {
        Self {
            journal: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            date: date.to_owned(),
            setup: session.setup(),
            header: session.lines().map(lines_of).unwrap_or_default(),
        }
    }
}

impl Proof {
    /// What is to be seen now.
    #[must_use]
    pub fn of(session: &MatchSession) -> Self {
        Self {
            plies: session.plies(),
            sfen: session.position().to_sfen(1),
            used: Color::ALL.map(|color| session.clock().used(color)),
        }
    }
}

/// The lines about a game, as they are written down.
pub(super) fn lines_of(header: &Header) -> Vec<(String, String)> {
    header.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}
