//! A pairing that two machines may have changed: who sits there, the terms, the results.

use super::Remover;
use super::field::{joined, one, settle};
use crate::tournament::{Table, TableResult};

/// A pairing with the changes of both, and what is open about it.
#[derive(Clone, Debug)]
pub(super) struct Seated {
    pub(super) table: Table,
    /// The number of the table in the file; `None` if it is not there.
    pub(super) number_there: Option<u32>,
    /// Our version, where both have changed who sits there, the sides, the time or the like otherwise.
    pub(super) version: Option<Table>,
    /// Our results of games that have another one there, by the number of the game.
    pub(super) results: Vec<(u32, TableResult)>,
    /// Who has removed it, although it was changed on the other machine.
    pub(super) removed: Option<Remover>,
}

impl Seated {
    /// Nothing about it is open.
    pub(super) const fn of(table: Table, number_there: Option<u32>) -> Self {
        Self { table, number_there, version: None, results: Vec::new(), removed: None }
    }

    /// The pairing with what both have changed in it since it was `base`.
    pub(super) fn merged(base: &Table, ours: &Table, theirs: &Table) -> Self {
        if ours == base || ours == theirs {
            return Self::of(theirs.clone(), Some(theirs.number));
        }
        if theirs == base {
            return Self::of(ours.clone(), Some(theirs.number));
        }
        let [base, ours, theirs] = turned_alike(base, ours, theirs);
        let (mut table, mut version) = (theirs.clone(), theirs.clone());
        settle_terms(&base, &ours, &theirs, &mut table, &mut version);
        if theirs.playing.is_some() && theirs.playing != base.playing {
            keep_settled(&theirs, &mut table, &mut version);
        }
        let (games, results) = merged_games(&base.games, &ours.games, &theirs.games);
        table.games = games;
        table.tosses_put_away = merged_tosses(&base, &ours, &theirs);
        table.known_as = joined(&base.known_as, &ours.known_as, &theirs.known_as);
        if let Some(started) = settle_in_play(&base, &ours, &theirs, &mut table) {
            // A game in play is known by the names with which it was started.
            [&mut table, &mut version].into_iter().for_each(|it| it.name_as(started));
        }
        let played = u32::try_from(table.games.len()).unwrap_or(u32::MAX);
        [&mut table, &mut version].into_iter().for_each(|it| it.best_of = it.best_of.max(played));
        version.keep_played(&table);
        let version = (version != table).then_some(version);
        Self { table, number_there: Some(theirs.number), version, results, removed: None }
    }
}

/// Who sits at which table, with which terms.
fn settle_terms(base: &Table, ours: &Table, theirs: &Table, table: &mut Table, version: &mut Table) {
    settle([&base.number, &ours.number, &theirs.number], &mut table.number, &mut version.number);
    settle([&base.first.name, &ours.first.name, &theirs.first.name], &mut table.first.name, &mut version.first.name);
    settle([&base.first.rank, &ours.first.rank, &theirs.first.rank], &mut table.first.rank, &mut version.first.rank);
    let names = [&base.second.name, &ours.second.name, &theirs.second.name];
    settle(names, &mut table.second.name, &mut version.second.name);
    let ranks = [&base.second.rank, &ours.second.rank, &theirs.second.rank];
    settle(ranks, &mut table.second.rank, &mut version.second.rank);
    settle([&base.terms, &ours.terms, &theirs.terms], &mut table.terms, &mut version.terms);
    settle([&base.best_of, &ours.best_of, &theirs.best_of], &mut table.best_of, &mut version.best_of);
    settle([&base.time, &ours.time, &theirs.time], &mut table.time, &mut version.time);
}

/// A game was started there with these sides, handicap and times: they stand, and ours needs an answer.
fn keep_settled(theirs: &Table, table: &mut Table, version: &mut Table) {
    if table.terms != theirs.terms {
        (table.terms, version.terms) = (theirs.terms, table.terms);
    }
    if table.time != theirs.time {
        (table.time, version.time) = (theirs.time, table.time);
    }
}

fn merged_tosses(base: &Table, ours: &Table, theirs: &Table) -> Vec<String> {
    let [base, ours, theirs] = [base, ours, theirs].map(|table| &table.tosses_put_away);
    one(base, ours, theirs).unwrap_or_else(|| {
        let mut tosses = joined(base, ours, theirs);
        tosses.sort();
        tosses
    })
}

/// A game that is in play outlasts that it was given up elsewhere. Returns the version of whoever has started it since.
fn settle_in_play<'a>(base: &Table, ours: &'a Table, theirs: &'a Table, table: &mut Table) -> Option<&'a Table> {
    let settled = one(&base.playing, &ours.playing, &theirs.playing);
    table.playing = settled.unwrap_or_else(|| theirs.playing.clone().or_else(|| ours.playing.clone()));
    table.stop_playing();
    if table.playing.is_none() || table.playing == base.playing || ours.playing == theirs.playing {
        return None;
    }
    Some(if table.playing == ours.playing { ours } else { theirs })
}

/// The results game by game, and those of ours that stand against another one.
fn merged_games(
    base: &[TableResult],
    ours: &[TableResult],
    theirs: &[TableResult],
) -> (Vec<TableResult>, Vec<(u32, TableResult)>) {
    let (mut games, mut open) = (Vec::new(), Vec::new());
    for at in 0..ours.len().max(theirs.len()) {
        let (before, here, there) = (base.get(at), ours.get(at), theirs.get(at));
        let stands = merged_result(before, here, there).unwrap_or_else(|ours| {
            open.push((u32::try_from(games.len()).unwrap_or(u32::MAX) + 1, ours));
            there.cloned()
        });
        games.extend(stands);
    }
    (games, open)
}

/// The result of one game, or else ours, which stands against another one there.
fn merged_result(
    base: Option<&TableResult>,
    ours: Option<&TableResult>,
    theirs: Option<&TableResult>,
) -> Result<Option<TableResult>, TableResult> {
    if let Some(settled) = one(&base, &ours, &theirs) {
        return Ok(settled.cloned());
    }
    let (Some(here), Some(there)) = (ours, theirs) else { return Ok(unless_removed(base, theirs.or(ours))) };
    if here.says_no_more_than(there) {
        return Ok(Some(there.clone()));
    }
    if there.says_no_more_than(here) {
        return Ok(Some(here.clone()));
    }
    // Somebody has saved the record, and somebody else has decided otherwise.
    let unnamed = |result: Option<&TableResult>| result.map(TableResult::without_record);
    let name = |result: Option<&TableResult>| result.and_then(|it| it.record.clone());
    let record = one(&name(base), &name(ours), &name(theirs));
    let result = one(&unnamed(base), &unnamed(ours), &unnamed(theirs)).flatten();
    match (record, result) {
        (Some(record), Some(result)) => Ok(Some(TableResult { record, ..result })),
        (Some(_) | None, Some(_) | None) => Err(here.clone()),
    }
}

/// A result that one of the two has removed stays removed where the other has only named its record; what was decided otherwise
/// meanwhile stands.
fn unless_removed(base: Option<&TableResult>, left: Option<&TableResult>) -> Option<TableResult> {
    let is_known = |left: &&TableResult| base.is_some_and(|base| base.without_record() == left.without_record());
    left.filter(|left| !is_known(left)).cloned()
}

/// All three with the players in the same order, that of whoever has turned it.
fn turned_alike(base: &Table, ours: &Table, theirs: &Table) -> [Table; 3] {
    let is_turned = |table: &Table| !base.has_same_order(table) && table.has_the_two_of(base);
    let turned = |table: &Table| table.clone().with_seats_swapped();
    match (is_turned(ours), is_turned(theirs)) {
        (false, false) => [base.clone(), ours.clone(), theirs.clone()],
        (true, true) => [turned(base), ours.clone(), theirs.clone()],
        (true, false) => [turned(base), ours.clone(), turned(theirs)],
        (false, true) => [turned(base), turned(ours), theirs.clone()],
    }
}

impl Table {
    /// Whether the one who is named first here is named first there, too.
    fn has_same_order(&self, other: &Self) -> bool {
        self.first.name == other.first.name || self.second.name == other.second.name
    }

    /// Whether this may be the pairing `other` with a name corrected, or a seat filled.
    pub(in crate::tournament) fn may_be(&self, other: &Self) -> bool {
        let is_open = |table: &Self| table.first.name.is_empty() || table.second.name.is_empty();
        self.number == other.number && (self.has_same_order(other) || is_open(self) || is_open(other))
    }

    /// The same without the names of its records.
    pub(super) fn without_records(&self) -> Self {
        Self { games: self.games.iter().map(TableResult::without_record).collect(), ..self.clone() }
    }

    fn name_as(&mut self, other: &Self) {
        self.first.name.clone_from(&other.first.name);
        self.second.name.clone_from(&other.second.name);
    }

    /// What was played at `other` so far.
    pub(super) fn keep_played(&mut self, other: &Self) {
        self.games.clone_from(&other.games);
        self.playing.clone_from(&other.playing);
        self.tosses_put_away.clone_from(&other.tosses_put_away);
        self.known_as.clone_from(&other.known_as);
    }
}
