//! By what a board knows its pairing: the table and the names with which its game was started, whatever the arbiter corrects
//! afterwards.

use serde::{Deserialize, Serialize};

use super::{Round, Seat, Table, TableResult, Tournament};

/// Where two sat, and what they were called, when a game of theirs was started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatedAs {
    /// The number of the table.
    pub table: u32,
    /// The names, that of whoever is named first now in front.
    pub names: [String; 2],
}

impl SeatedAs {
    fn turned(self) -> Self {
        let [first, second] = self.names;
        Self { names: [second, first], ..self }
    }
}

impl Table {
    /// From now on this is its pairing for a board, even if it gets another table and other names.
    pub fn note_seats(&mut self) {
        let now = self.seated();
        if !self.known_as.contains(&now) {
            self.known_as.push(now);
        }
    }

    fn seated(&self) -> SeatedAs {
        SeatedAs { table: self.number, names: self.names().map(str::to_owned) }
    }

    fn names(&self) -> [&str; 2] {
        [&self.first.name, &self.second.name]
    }

    /// Takes over by what boards know `before`, which somebody has made this pairing. While nothing has been played, two others are
    /// another one.
    pub fn keep_known_as(&mut self, before: &Self) {
        let (mut before, has_begun) = (before.clone(), before.has_begun());
        let is_corrected = has_begun && before.seated() != self.seated();
        if is_corrected {
            before.note_seats();
        } else if !has_begun {
            before.known_as.retain(|it| self.seats_one_of(it));
        }
        let stay = self.first.name == before.first.name || self.second.name == before.second.name;
        let is_turned = !stay && (self.first.name == before.second.name || self.second.name == before.first.name);
        self.known_as = if is_turned { turned(before.known_as) } else { before.known_as };
        if is_corrected {
            self.note_seats();
        }
    }

    fn seats_one_of(&self, known: &SeatedAs) -> bool {
        known.names.iter().any(|name| !name.is_empty() && self.names().contains(&name.as_str()))
    }

    /// Where the one with the first of these names sits here, who began at table `number` with the other. Where a file has
    /// been given two others, nobody is.
    fn seat_known_as(&self, number: u32, names: [&str; 2]) -> Option<Seat> {
        let is_theirs = self.known_as.iter().any(|it| self.seats_one_of(it));
        is_theirs.then(|| self.seat_begun_as(number, names)).flatten()
    }

    /// The same, whoever sits here now.
    fn seat_begun_as(&self, number: u32, names: [&str; 2]) -> Option<Seat> {
        let began = |names: [&str; 2]| self.known_as.iter().any(|it| it.table == number && it.names == names);
        seat_by(names, began)
    }

    /// Where the one with the first of these names sits here, if the two do.
    fn seat_of_named(&self, names: [&str; 2]) -> Option<Seat> {
        seat_by(names, |names| self.names() == names)
    }

    /// Where whoever is named first at `other` sits here, if boards know both as the same pairing.
    pub(super) fn seat_of_known(&self, other: &Self) -> Option<Seat> {
        let known = |it: &SeatedAs| self.seat_known_as(it.table, it.names.each_ref().map(String::as_str));
        other.known_as.iter().find_map(known)
    }
}

impl Table {
    /// The results by the seats of `other`, which is this pairing.
    pub(super) fn games_seen_from(&self, other: &Self) -> Vec<TableResult> {
        let is_turned = self.seat_of_known(other) == Some(Seat::Second);
        let by_seats = |result: TableResult| if is_turned { result.with_seats_swapped() } else { result };
        self.games.iter().cloned().map(by_seats).collect()
    }
}

/// The seat of whoever is named in front, if these two sit in this order or in the other.
fn seat_by(names: [&str; 2], sit: impl Fn([&str; 2]) -> bool) -> Option<Seat> {
    let [front, behind] = names;
    let second = || sit([behind, front]).then_some(Seat::Second);
    if sit(names) { Some(Seat::First) } else { second() }
}

pub(super) fn turned(known_as: Vec<SeatedAs>) -> Vec<SeatedAs> {
    known_as.into_iter().map(SeatedAs::turned).collect()
}

impl Round {
    /// Whether other software has given both players of this pairing other names while they play: nobody who has begun there sits
    /// anywhere in the round.
    fn has_renamed_both_at(&self, table: &Table) -> bool {
        let began = table.known_as.iter().flat_map(|it| &it.names).filter(|name| !name.is_empty());
        let is_seated = |name: &str| self.tables.iter().any(|it| it.names().contains(&name));
        table.playing.is_some() && !began.into_iter().any(|name| is_seated(name) || self.byes.contains(name))
    }
}

impl Tournament {
    /// The number of the table of the two with these names who began at `number`, and where the one in front sits now:
    /// wherever both are, or who were called so there when their game was started, or else at that table, with a name
    /// corrected, or with both while they play.
    #[must_use]
    pub fn table_of(&self, round: u32, number: u32, names: [&str; 2]) -> Option<(u32, Seat)> {
        let tables = || self.round(round).into_iter().flat_map(|round| &round.tables);
        let find = |seat: &dyn Fn(&Table) -> Option<Seat>| tables().find_map(|it| Some((it.number, seat(it)?)));
        let are_named = !names.contains(&"");
        let by_name = are_named.then(|| find(&|table| table.seat_of_named(names))).flatten();
        let began = || find(&|table| table.seat_known_as(number, names));
        let corrected = |table: &Table| {
            let is_there = table.number == number && table.names().iter().zip(names).any(|(now, name)| *now == name);
            is_there.then_some(Seat::First)
        };
        let round = self.round(round);
        let is_renamed = |table: &Table| round.is_some_and(|round| round.has_renamed_both_at(table));
        let renamed = || find(&|table| table.seat_begun_as(number, names).filter(|_| is_renamed(table)));
        by_name.or_else(began).or_else(|| find(&corrected)).or_else(renamed)
    }

    /// The two of this table have begun here: whoever was known so before is no longer.
    pub(super) fn note_start(&mut self, round: u32, number: u32) {
        let Some(seated) = self.table(round, number).map(Table::seated) else { return };
        for table in &mut self.round_mut(round).tables {
            match table.number == number {
                true => table.note_seats(),
                false => table.known_as.retain(|it| *it != seated),
            }
        }
    }
}
