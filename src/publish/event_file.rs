//! The standings and the pairings of an event. What the tables of a round have is a file of its own: a result makes the pages
//! ask for that of the current round only.

use serde::Serialize;

use super::clip;
use crate::text::Text;
use crate::tournament::{
    BoardWords, Round, StandingColumn, StandingWords, Standings, Tournament, notice_rows, standings_rows,
};

/// Which column of the standings has the names, after the place and the number.
const NAME: usize = 2;

/// The file of an event.
#[derive(Debug, Serialize)]
pub(super) struct EventFile {
    /// The number of the current round, or, where it has not been paired, of the last one before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u32>,
    /// All rounds that have been paired.
    rounds: Vec<NamedRound>,
    /// What the marks of the pairings mean.
    legend: String,
    /// The standings, column heads first; empty before there are players.
    standings: Vec<Vec<String>>,
    /// What the marks of the standings mean, and below it what places players.
    marks: String,
}

/// The number of a round, "Round 3", and the revision of its file.
#[derive(Debug, Serialize)]
pub(super) struct NamedRound(u32, String, u32);

/// The file of a round.
#[derive(Debug, Serialize)]
pub(super) struct RoundFile {
    #[serde(skip)]
    number: u32,
    #[serde(skip)]
    name: String,
    /// Its tables.
    pairings: Vec<Vec<String>>,
}

impl RoundFile {
    /// Its name without an ending.
    pub(super) fn file(&self) -> String {
        format!("round-{}", self.number)
    }

    /// How the event names it, at this revision.
    pub(super) fn named(&self, revision: u32) -> NamedRound {
        NamedRound(self.number, self.name.clone(), revision)
    }
}

fn paired(event: &Tournament) -> impl Iterator<Item = &Round> {
    event.rounds.iter().filter(|round| !(round.tables.is_empty() && round.byes.is_empty()))
}

fn current(event: &Tournament) -> Option<&Round> {
    let number = event.current_round()?.number;
    paired(event).take_while(|round| round.number <= number).last()
}

/// The rounds that have been paired.
pub(super) fn rounds(event: &Tournament, text: &Text) -> Vec<RoundFile> {
    let file = |round: &Round| RoundFile {
        number: round.number,
        name: clip::name(&BoardWords::round(text, round)),
        pairings: clipped(&notice_rows(event, round, text)),
    };
    paired(event).map(file).collect()
}

impl EventFile {
    pub(super) fn of(event: &Tournament, rounds: Vec<NamedRound>, text: &Text) -> Self {
        let (standings, _) = Standings::of_event(event, u32::MAX);
        let rows = if standings.rows.is_empty() { Vec::new() } else { for_phones(&standings, text) };
        Self {
            round: current(event).map(|round| round.number),
            rounds,
            legend: text.legend(),
            standings: clipped(&rows),
            marks: text.legend_of(&standings),
        }
    }
}

/// The standings in the order in which a narrow screen has room for them: who, with the rank behind the name, then what places
/// them, then the rounds and the rest.
fn for_phones(standings: &Standings, text: &Text) -> Vec<Vec<String>> {
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
