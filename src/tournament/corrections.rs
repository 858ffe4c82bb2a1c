//! Results that were corrected after a later round had been paired on them.

use serde::{Deserialize, Serialize};

use super::{GamePlace, Mark, Round, Seat, Table, TableResult, Tournament};

/// A result as it was when a later round was paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// The round of the game.
    pub round: u32,
    /// Its table.
    pub table: u32,
    /// The number of the game in its pairing, counted from 1.
    pub game: u32,
    /// Who had won by then; `None` if nobody had.
    pub winner: Option<Seat>,
    /// Whether somebody was absent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_default: bool,
}

/// A round that was paired on a result that has been corrected since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedBefore {
    /// The round.
    pub round: u32,
    /// The result on which it was paired.
    pub was: Correction,
    /// The two who played, the one who is named first at the left.
    pub names: [String; 2],
    /// Whether it can be paired anew: nothing in it has begun, and no other round has been paired behind it.
    pub can_be_paired_anew: bool,
    /// Whether all of its games have their results, so that it is past.
    pub is_over: bool,
}

impl PairedBefore {
    /// Whether both are about the same round and result.
    #[must_use]
    pub fn is_about_the_same(&self, other: &Self) -> bool {
        (self.round, &self.was) == (other.round, &other.was)
    }
}

impl Correction {
    fn of(place: GamePlace, result: &TableResult) -> Self {
        let GamePlace { round, table, game } = place;
        Self { round, table, game, winner: result.winner, by_default: is_default(result) }
    }

    const fn place(&self) -> GamePlace {
        GamePlace { round: self.round, table: self.table, game: self.game }
    }

    /// Whether `result` counts as much for both.
    fn counts_as(&self, result: Option<&TableResult>) -> bool {
        result.is_some_and(|result| result.winner == self.winner && is_default(result) == self.by_default)
    }
}

fn is_default(result: &TableResult) -> bool {
    matches!(result.mark(Seat::First), Mark::WonByDefault | Mark::LostByDefault)
}

impl Tournament {
    /// The rounds that were paired on results that have been corrected since, in their order.
    #[must_use]
    pub fn paired_before(&self) -> Vec<PairedBefore> {
        let of_round = |round: &Round| round.corrected.iter().map(|was| self.paired_on(round, was)).collect::<Vec<_>>();
        self.rounds.iter().flat_map(of_round).collect()
    }

    fn paired_on(&self, round: &Round, was: &Correction) -> PairedBefore {
        let table = self.table(was.round, was.table);
        let names = table.map(|table| [&table.first, &table.second].map(|player| player.name.clone()));
        let can_be_paired_anew = self.next_round() == round.number + 1 && !round.has_begun();
        let (names, is_over) = (names.unwrap_or_default(), round.is_over());
        PairedBefore { round: round.number, was: was.clone(), names, can_be_paired_anew, is_over }
    }

    /// Notes for the rounds that are paired behind this place that its result was `before`. One that is what it was then is
    /// no correction.
    pub(super) fn note_correction(&mut self, place: GamePlace, before: Option<&TableResult>) {
        if !self.is_paired_on_results() {
            return;
        }
        let now = self.result(place).cloned();
        let later = self.rounds.iter_mut().filter(|round| round.number > place.round && round.is_paired());
        for round in later {
            let is_known = round.corrected.iter().any(|was| was.place() == place);
            if let Some(before) = before.filter(|_| !is_known) {
                round.corrected.push(Correction::of(place, before));
            }
            round.corrected.retain(|was| was.place() != place || !was.counts_as(now.as_ref()));
        }
    }

    /// Notes for the rounds that were paired in one of these versions of the event on a result that is another one here.
    pub(super) fn note_corrections_of(&mut self, versions: [&Self; 2]) {
        if !self.is_paired_on_results() {
            return;
        }
        for version in versions {
            for (place, _, was) in version.results_since(self) {
                let seated = |round: &Round| version.round(round.number).is_some_and(|it| it.seats_as(&round.tables));
                let later = self.rounds.iter_mut().filter(|it| it.number > place.round && it.is_paired() && seated(it));
                for round in later.filter(|round| !round.corrected.iter().any(|it| it.place() == place)) {
                    round.corrected.push(Correction::of(place, &was));
                }
            }
        }
        let now = self.clone();
        for round in &mut self.rounds {
            round.corrected.retain(|was| !was.counts_as(now.result(was.place())));
        }
    }

    /// Whether who meets whom follows from the results so far.
    fn is_paired_on_results(&self) -> bool {
        match self.pairing.as_ref().map(|rules| &rules.system) {
            Some(system) => !system.is_by_table(),
            // Pairings from elsewhere may have been made ahead.
            None => false,
        }
    }
}

impl Round {
    /// Whether a game of it was started or has a result.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.tables.iter().any(Table::has_begun)
    }

    /// Whether the same two sit at the same tables.
    pub(super) fn seats_as(&self, tables: &[Table]) -> bool {
        let seated = |tables: &[Table]| -> Vec<(u32, String, String)> {
            tables.iter().map(|it| (it.number, it.first.name.clone(), it.second.name.clone())).collect()
        };
        seated(&self.tables) == seated(tables)
    }
}
