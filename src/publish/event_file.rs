//! The standings and the pairings of an event.

use serde::Serialize;

use super::clip;
use crate::text::Text;
use crate::tournament::{Standings, Tournament, notice_rows, standings_rows};

/// Which column of the standings has the names, after the place and the number.
const NAME: usize = 2;

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
    /// What the marks of the standings mean, and below it what places players.
    marks: String,
}

impl EventFile {
    pub(super) fn of(event: &Tournament, text: &Text) -> Self {
        use crate::tournament::{BoardWords, StandingWords};
        let round = event.current_round();
        let (standings, _) = Standings::of_event(event, u32::MAX);
        let rows = if standings.rows.is_empty() { Vec::new() } else { for_phones(&standings, text) };
        Self {
            round: round.map(|round| BoardWords::round(text, round)).unwrap_or_default(),
            pairings: clipped(&round.map(|round| notice_rows(round, text)).unwrap_or_default()),
            legend: text.legend(),
            standings: clipped(&rows),
            marks: text.legend_of(&standings.order),
        }
    }
}

/// The standings in the order in which a narrow screen has room for them: who, with the rank behind the name, then what places
/// them, then the rounds and the rest.
fn for_phones(standings: &Standings, text: &Text) -> Vec<Vec<String>> {
    use crate::tournament::{StandingColumn, StandingWords};
    let mut rows = standings_rows(standings, text);
    let has_rank = rows.first().and_then(|head| head.get(NAME + 1)) == Some(&text.column(StandingColumn::Rank));
    for (index, row) in rows.iter_mut().enumerate() {
        let criteria = row.split_off(row.len() - standings.order.len());
        let rounds = row.split_off(row.len() - standings.sheet.rounds.len());
        let mut rest = row.split_off(NAME + 1);
        if has_rank {
            let rank = rest.remove(0);
            if index > 0 && !rank.is_empty() {
                row[NAME] = format!("{} {rank}", row[NAME]);
            }
        }
        row.extend(criteria.into_iter().chain(rounds).chain(rest));
    }
    rows
}

fn clipped(rows: &[Vec<String>]) -> Vec<Vec<String>> {
    rows.iter().map(|row| row.iter().map(|cell| clip::name(cell)).collect()).collect()
}
