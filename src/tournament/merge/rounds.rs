//! The rounds, put together pairing by pairing. A pairing is known by its two players, or else by its table.

use std::collections::BTreeSet;

use super::field::{joined, one};
use super::tables::Seated;
use super::{Clash, Remover, Versions};
use crate::tournament::event_file::fault_of_round;
use crate::tournament::{Entrant, GamePlace, Round, Table, Tournament};

/// The rounds that are put together, and the players whom they seat.
#[derive(Clone, Copy)]
pub(super) struct RoundsOf<'a> {
    pub(super) base: &'a Tournament,
    pub(super) ours: &'a Tournament,
    pub(super) theirs: &'a Tournament,
    pub(super) players: &'a [Entrant],
}

impl RoundsOf<'_> {
    pub(super) fn merged(self, clashes: &mut Vec<Clash>) -> Vec<Round> {
        let sides = [self.base, self.ours, self.theirs];
        let numbers: BTreeSet<u32> = sides.iter().flat_map(|it| &it.rounds).map(|round| round.number).collect();
        numbers.into_iter().filter_map(|number| self.merged_round(number, clashes)).collect()
    }

    /// A round that was removed stays if it was changed on the other machine.
    fn merged_round(self, number: u32, clashes: &mut Vec<Clash>) -> Option<Round> {
        let [base, ours, theirs] = [self.base, self.ours, self.theirs].map(|side| side.round(number));
        if let Some(settled) = one(&base, &ours, &theirs) {
            return settled.cloned();
        }
        let (Some(ours), Some(theirs)) = (ours, theirs) else { return theirs.or(ours).cloned() };
        let empty = Round::new(number);
        Some(RoundOf { base: base.unwrap_or(&empty), ours, theirs }.merged(self.players, clashes))
    }
}

/// A round that both machines have changed.
#[derive(Clone, Copy)]
struct RoundOf<'a> {
    base: &'a Round,
    ours: &'a Round,
    theirs: &'a Round,
}

impl RoundOf<'_> {
    fn merged(self, players: &[Entrant], clashes: &mut Vec<Clash>) -> Round {
        let Self { base, ours, theirs } = self;
        let mut round = self.head(clashes);
        let seated = self.seated();
        round.tables = seated.iter().map(|it| it.table.clone()).collect();
        round.byes = joined(&base.byes, &ours.byes, &theirs.byes);
        let is_sound = fault_of_round(&round, players).is_none();
        let seated = if is_sound { seated } else { self.seated_as_there(&mut round, clashes) };
        seated.into_iter().for_each(|it| tell_open(round.number, it, clashes));
        round
    }

    /// Its name and its times.
    fn head(self, clashes: &mut Vec<Clash>) -> Round {
        let Self { base, ours, theirs } = self;
        let name = one(&base.name, &ours.name, &theirs.name);
        let starts = one(&base.starts, &ours.starts, &theirs.starts);
        let lasts = one(&base.lasts, &ours.lasts, &theirs.lasts);
        let with = |other: &Round| Round {
            name: name.clone().unwrap_or_else(|| other.name.clone()),
            starts: starts.unwrap_or(other.starts),
            lasts: lasts.unwrap_or(other.lasts),
            ..Round::new(theirs.number)
        };
        let (version, stands) = (with(ours), with(theirs));
        if version != stands {
            let versions = Versions { ours: Box::new(version), theirs: Box::new(stands.clone()) };
            clashes.push(Clash::Round(versions));
        }
        Round { corrected: joined(&base.corrected, &ours.corrected, &theirs.corrected), ..stands }
    }

    /// All pairings, in the order of their tables.
    fn seated(self) -> Vec<Seated> {
        let Self { base, ours, theirs } = self;
        let [here, there] = [ours, theirs].map(|side| partners(&base.tables, &side.tables));
        let of_base = base.tables.iter().zip(here.iter().zip(&there));
        let kept = of_base.filter_map(|(table, (here, there))| {
            kept(table, here.map(|at| &ours.tables[at]), there.map(|at| &theirs.tables[at]))
        });
        let new_here = || (0..ours.tables.len()).filter(|at| !here.contains(&Some(*at))).map(|at| &ours.tables[at]);
        let new_there =
            || (0..theirs.tables.len()).filter(|at| !there.contains(&Some(*at))).map(|at| &theirs.tables[at]);
        let both = new_there().map(|table| match new_here().find(|it| it.has_the_two_of(table)) {
            Some(ours) => Seated::merged(&untouched(ours), ours, table),
            None => Seated::of(table.clone(), Some(table.number)),
        });
        let is_only_here = |table: &&Table| !new_there().any(|it| it.has_the_two_of(table));
        let only_here = new_here().filter(is_only_here).map(|table| Seated::of(table.clone(), None));
        numbered(kept.chain(both).chain(only_here).collect())
    }

    /// The pairings of the file, with what we have changed in them, and its byes. Pairings that are only here are told.
    fn seated_as_there(self, round: &mut Round, clashes: &mut Vec<Clash>) -> Vec<Seated> {
        let Self { base, ours, theirs } = self;
        let mut found = BTreeSet::new();
        let seated = theirs.tables.iter().map(|there| {
            let Some(at) = ours.tables.iter().position(|it| it.has_the_two_of(there)) else {
                return Seated::of(there.clone(), Some(there.number));
            };
            found.insert(at);
            let before = base.tables.iter().find(|it| it.has_the_two_of(there));
            let before = before.cloned().unwrap_or_else(|| untouched(&ours.tables[at]));
            let ours = Table { number: before.number, ..ours.tables[at].clone() };
            Seated::merged(&before, &ours, there)
        });
        let seated: Vec<Seated> = seated.collect();
        round.tables = seated.iter().map(|it| it.table.clone()).collect();
        round.byes.clone_from(&theirs.byes);
        let only_here = (0..ours.tables.len()).filter(|at| !found.contains(at)).map(|at| &ours.tables[at]);
        let lost: Vec<Table> = only_here.filter(|table| !base.tables.contains(table)).cloned().collect();
        let is_in_their_place = |table: &&Table| lost.iter().any(|it| it.excludes(table));
        let instead = theirs.tables.iter().filter(is_in_their_place).cloned().collect();
        clashes.push(Clash::Seating { round: round.number, versions: Versions { ours: lost, theirs: instead } });
        seated
    }
}

/// A pairing as it is known to both: without what either machine has done about it.
fn untouched(table: &Table) -> Table {
    Table::new(table.number, table.first.clone(), table.second.clone())
}

/// What becomes of a pairing that both knew. One that was removed stays if it was changed on the other machine; that a record got a
/// name there is no change of it.
fn kept(base: &Table, ours: Option<&Table>, theirs: Option<&Table>) -> Option<Seated> {
    match (ours, theirs) {
        (Some(ours), Some(theirs)) => Some(Seated::merged(base, ours, theirs)),
        (Some(ours), None) if ours.without_records() != base.without_records() => {
            Some(Seated { removed: Some(Remover::There), ..Seated::of(ours.clone(), None) })
        }
        (None, Some(theirs)) if theirs.without_records() != base.without_records() => {
            Some(Seated { removed: Some(Remover::Here), ..Seated::of(theirs.clone(), Some(theirs.number)) })
        }
        (Some(_) | None, Some(_) | None) => None,
    }
}

/// Where the pairings of `base` are among those of `side`: by what boards know them, else by the two players, else by the table,
/// else by the one of the two whose opponent was given another name.
fn partners(base: &[Table], side: &[Table]) -> Vec<Option<usize>> {
    type Likeness<'a> = &'a dyn Fn(&Table, &Table) -> bool;
    let steps: [Likeness<'_>; 4] = [
        &|table, it| it.seat_of_known(table).is_some(),
        &|table, it| it.has_the_two_of(table),
        &|table, it| it.may_be(table),
        &|table, it| is_renamed(table, it, base, side),
    ];
    let mut found: Vec<Option<usize>> = vec![None; base.len()];
    let mut taken = BTreeSet::new();
    for is_it in steps {
        for (table, place) in base.iter().zip(&mut found).filter(|(_, place)| place.is_none()) {
            *place = (0..side.len()).find(|at| !taken.contains(at) && is_it(table, &side[*at]));
            taken.extend(*place);
        }
    }
    found
}

/// Whether `it` is the pairing `table` at another table and with one name corrected: nobody is called there as before, and
/// nobody was called before as there.
fn is_renamed(table: &Table, it: &Table, base: &[Table], side: &[Table]) -> bool {
    let is_free = |name: &str, tables: &[Table]| !name.is_empty() && !tables.iter().any(|it| it.seats(name));
    let is_corrected = |before: &str, after: &str| is_free(before, side) && is_free(after, base);
    let [first, second] = [&table.first.name, &table.second.name];
    let [first_there, second_there] = [&it.first.name, &it.second.name];
    !first.is_empty() && first == first_there && is_corrected(second, second_there)
        || !second.is_empty() && second == second_there && is_corrected(first, first_there)
}

/// In the order of their tables. Where two would have the same table, the file's stand, and pairings that are only here get
/// the next ones.
fn numbered(mut seated: Vec<Seated>) -> Vec<Seated> {
    let numbers: BTreeSet<u32> = seated.iter().map(|it| it.table.number).collect();
    if numbers.len() < seated.len() {
        let mut taken: BTreeSet<u32> = seated.iter().filter_map(|it| it.number_there).collect();
        for it in &mut seated {
            let next = taken.last().map_or(1, |last| last.saturating_add(1));
            let own = Some(it.table.number).filter(|number| !taken.contains(number));
            it.table.number = it.number_there.or(own).unwrap_or(next);
            taken.insert(it.table.number);
        }
    }
    seated.sort_by_key(|it| it.table.number);
    seated
}

/// Tells what is open about a pairing.
fn tell_open(round: u32, seated: Seated, clashes: &mut Vec<Clash>) {
    let Seated { table, version, results, removed, .. } = seated;
    if let Some(version) = version {
        let versions = Versions { ours: Box::new(version), theirs: Box::new(table.clone()) };
        clashes.push(Clash::Pairing { round, versions });
    }
    for (game, result) in results {
        let place = GamePlace { round, table: table.number, game };
        clashes.push(Clash::Result { place, ours: Box::new(result) });
    }
    if let Some(by) = removed {
        clashes.push(Clash::Removed { round, table: Box::new(table), by });
    }
}

impl Table {
    /// Whether the two cannot both be in a round: they have the same table, or seat the same player.
    pub(super) fn excludes(&self, other: &Self) -> bool {
        let seats = |table: &Self, name: &str| [&table.first.name, &table.second.name].iter().any(|it| *it == name);
        let names = [&self.first.name, &self.second.name];
        self.number == other.number || names.iter().any(|name| !name.is_empty() && seats(other, name))
    }
}
