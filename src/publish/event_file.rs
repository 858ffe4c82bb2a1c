//! The standings and the pairings of an event.

use serde::Serialize;

use super::clip;
use crate::text::Text;
use crate::tournament::{Standings, Tournament, notice_rows, standings_rows};

/// The file of an event.
#[derive(Debug, Serialize)]
pub(super) struct EventFile {
    /// "Round 3"
    round: String,
    /// The tables of the current round.
    pairings: Vec<Vec<String>>,
    /// What the marks of the pairings mean.
    legend: String,
    /// The standings, column heads first; empty before there are players.
    standings: Vec<Vec<String>>,
    /// What the marks of the standings mean.
    marks: String,
}

impl EventFile {
    pub(super) fn of(event: &Tournament, text: &Text) -> Self {
        use crate::tournament::{BoardWords, StandingWords};
        let round = event.current_round();
        let (standings, _) = Standings::of_event(event, u32::MAX);
        let rows = if standings.rows.is_empty() { Vec::new() } else { standings_rows(&standings, text) };
        Self {
            round: round.map(|round| BoardWords::round(text, round)).unwrap_or_default(),
            pairings: clipped(&round.map(|round| notice_rows(round, text)).unwrap_or_default()),
            legend: text.legend(),
            standings: clipped(&rows),
            marks: text.marks(),
        }
    }
}

fn clipped(rows: &[Vec<String>]) -> Vec<Vec<String>> {
    rows.iter().map(|row| row.iter().map(|cell| clip::name(cell)).collect()).collect()
}
