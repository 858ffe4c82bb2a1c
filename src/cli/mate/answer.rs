//! The output of `komadai mate`, for people and with `--json` for programs.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::sought::Sought;
use crate::mate::Answer;
use crate::shogi::Move;

/// What was found about a position: for programs as JSON, for people in words.
#[derive(Debug, Serialize)]
pub(super) struct Found {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    /// The number of the position in its file, if that holds several.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
    /// The length of the mate.
    mate: Option<u16>,
    /// Whether it is certain: there is no shorter mate, or there is none.
    proved: bool,
    line: Vec<String>,
    nodes: u64,
    ms: u64,
    #[serde(skip)]
    name: String,
}

impl Found {
    pub(super) fn new(sought: &Sought, answer: &Answer, nodes: u64, took: Duration) -> Self {
        let (mate, proved, line) = match answer {
            Answer::Mate { plies, is_shortest, line } => (Some(*plies), *is_shortest, in_usi(line)),
            Answer::NoMate => (None, true, Vec::new()),
            Answer::NotFound => (None, false, Vec::new()),
        };
        let Sought { file, game, .. } = sought.clone();
        Self { file, game, mate, proved, line, nodes, ms: millis(took), name: sought.before_an_answer() }
    }
}

pub(super) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

pub(super) fn in_usi(line: &[Move]) -> Vec<String> {
    line.iter().map(Move::to_string).collect()
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, nodes, .. } = self;
        match (self.mate, self.proved) {
            (Some(plies), true) => write!(f, "{name}mate in {plies}: {}", self.line.join(" ")),
            (Some(plies), false) => {
                write!(f, "{name}mate in {plies}, perhaps in fewer ({nodes} nodes): {}", self.line.join(" "))
            }
            (None, true) => write!(f, "{name}no mate"),
            (None, false) => write!(f, "{name}not found in {nodes} nodes"),
        }
    }
}
