//! The results that one machine has and the other has not.

use std::collections::BTreeSet;

use super::{Clash, Merged, Versions};
use crate::tournament::{GamePlace, Table, TableResult, Tournament};

impl Tournament {
    /// The results here that `base` does not have, each with what it has in its place.
    #[must_use]
    pub fn results_since(&self, base: &Self) -> Vec<(GamePlace, Option<TableResult>, TableResult)> {
        let changed = self.rounds.iter().filter(|round| base.round(round.number) != Some(round));
        let tables = changed.flat_map(|round| round.tables.iter().map(|table| (round.number, table)));
        let results = tables.flat_map(|(round, table)| {
            let before = base.games_of(round, table);
            table.games.iter().enumerate().filter_map(move |(at, result)| {
                let game = u32::try_from(at).unwrap_or(u32::MAX).saturating_add(1);
                let place = GamePlace { round, table: table.number, game };
                let before = before.get(at);
                (before != Some(result)).then(|| (place, before.cloned(), result.clone()))
            })
        });
        results.collect()
    }

    /// Whether the two of this pairing meet in `round`.
    fn has_pairing(&self, round: u32, table: &Table) -> bool {
        self.round(round).is_some_and(|round| round.tables.iter().any(|it| it.has_the_two_of(table)))
    }

    /// The results of the pairing that is this one of `round`, wherever it sits here.
    fn games_of(&self, round: u32, table: &Table) -> Vec<TableResult> {
        let tables = self.round(round).map_or(&[][..], |round| &round.tables);
        let known = tables.iter().find(|it| it.seat_of_known(table).is_some());
        let of_the_two = known.map(|it| it.games_seen_from(table));
        let of_the_two = of_the_two.or_else(|| tables.iter().find_map(|it| it.games_of_the_two(table)));
        let by_table = || tables.iter().find(|it| it.may_be(table)).map(|it| it.games.clone());
        of_the_two.or_else(by_table).unwrap_or_default()
    }
}

/// The rounds as the file has them, for changes that do not fit together at all. Of ours the results stay: those for which
/// there is a place are entered, the others told. Where even the lists of players do not fit, that of the file stands, too.
pub(super) fn in_theirs(head: Merged, [base, ours, named]: [&Tournament; 3], theirs: &Tournament) -> Merged {
    let Merged { mut event, mut clashes } = head;
    event.rounds.clone_from(&named.rounds);
    if event.fault().is_some() {
        event = Tournament { players: theirs.players.clone(), rounds: theirs.rounds.clone(), ..event };
        clashes.extend(told_players(base, ours, theirs));
    }
    for round in &ours.rounds {
        let is_new = |table: &Table| !base.has_pairing(round.number, table) && !named.has_pairing(round.number, table);
        let is_lost = |table: &&Table| !event.takes(base, round.number, table) || is_new(table);
        let lost: Vec<Table> = round.tables.iter().filter(is_lost).cloned().collect();
        let have_byes = event.round(round.number).is_some_and(|there| there.byes == round.byes);
        let is_same = base.round(round.number).is_some_and(|before| before.byes == round.byes);
        if !lost.is_empty() || !(have_byes || is_same) {
            let there = event.round(round.number).map(|it| it.tables.clone()).unwrap_or_default();
            let instead = there.into_iter().filter(|table| lost.iter().any(|it| it.excludes(table))).collect();
            clashes.push(Clash::Seating { round: round.number, versions: Versions { ours: lost, theirs: instead } });
        }
    }
    Merged { event, clashes }
}

/// Everybody whom we have changed, entered or removed, with what the file says of them.
fn told_players(base: &Tournament, ours: &Tournament, theirs: &Tournament) -> Vec<Clash> {
    let find = |event: &Tournament, number: u32| event.entrant(number).cloned().map(Box::new);
    let numbers: BTreeSet<u32> = [base, ours].iter().flat_map(|it| &it.players).map(|it| it.number).collect();
    let told = numbers.into_iter().filter_map(|number| {
        let [before, here, there] = [base, ours, theirs].map(|event| find(event, number));
        (here != before && here != there).then(|| Clash::of_players(here, there))
    });
    told.collect()
}

impl Tournament {
    /// Enters the new results of a pairing where the same two play. Returns whether all of them are there afterwards.
    fn takes(&mut self, base: &Self, round: u32, table: &Table) -> bool {
        if base.games_of(round, table) == table.games {
            return true;
        }
        let tables = self.rounds.iter_mut().find(|it| it.number == round).map(|it| &mut it.tables);
        let there = tables.and_then(|tables| tables.iter_mut().find(|it| it.has_the_two_of(table)));
        let Some((there, games)) = there.and_then(|there| table.games_of_the_two(there).map(|games| (there, games)))
        else {
            return false;
        };
        if there.games.is_empty() && games.len() <= there.best_of as usize {
            there.games = games;
            there.stop_playing();
            return true;
        }
        there.games == games
    }
}
