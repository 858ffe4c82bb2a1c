//! A pairing as fields, and what keeps it from being one.

use crate::app::new_game::form::SideTime;
use crate::session::Player;
use crate::tournament::{Round, Table, TableTime};

/// The fields of the dialog about a pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingForm {
    /// The table's number before the change; `None` for a new pairing.
    pub before: Option<u32>,
    /// The pairing as filled in.
    pub table: Table,
    /// Each player's own time, the first-named player's first; `None` while they have the event's.
    pub times: Option<[SideTime; 2]>,
}

/// Why the fields make no pairing of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairingFault {
    /// Another pairing has this table.
    TakenTable(u32),
    /// This player is paired elsewhere in this round, or with themselves.
    PlaysTwice(String),
    /// More games have been played than the series has.
    TooFewGames,
}

impl PairingForm {
    /// The fields for a new pairing at the next table of `round`.
    #[must_use]
    pub fn new(round: Option<&Round>) -> Self {
        let tables = round.map_or(&[][..], |round| &round.tables);
        let number = tables.iter().map(|table| table.number).max().unwrap_or_default() + 1;
        Self { before: None, table: Table::new(number, Player::default(), Player::default()), times: None }
    }

    /// The fields for a pairing that is there.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let times = table.time.map(|time| [time.first, time.second].map(SideTime::of));
        Self { before: Some(table.number), table: table.clone(), times }
    }

    /// The pairing, with the time that the fields say.
    #[must_use]
    pub fn table(self) -> Table {
        let times = self.times.map(|times| times.map(|time| time.control()));
        Table { time: times.map(|[first, second]| TableTime { first, second }), ..self.table }
    }

    /// What keeps it out of `round`, if anything.
    #[must_use]
    pub fn fault(&self, round: Option<&Round>) -> Option<PairingFault> {
        let tables = round.map_or(&[][..], |round| &round.tables);
        let others = || tables.iter().filter(|table| Some(table.number) != self.before);
        if others().any(|table| table.number == self.table.number) {
            return Some(PairingFault::TakenTable(self.table.number));
        }
        if self.games(round) > self.table.best_of as usize {
            return Some(PairingFault::TooFewGames);
        }
        let elsewhere: Vec<&str> = others().flat_map(names).collect();
        let [first, second] = names(&self.table);
        let twice = |name: &&str| !name.is_empty() && elsewhere.contains(name);
        let same = (first == second && !first.is_empty()).then_some(first);
        same.or_else(|| [first, second].into_iter().find(twice)).map(|name| PairingFault::PlaysTwice(name.to_owned()))
    }

    /// Whether the pairing is there and nothing has been played at it.
    #[must_use]
    pub fn can_remove(&self, round: Option<&Round>) -> bool {
        self.before.is_some() && self.games(round) == 0
    }

    /// How many games have been played at the table by now.
    fn games(&self, round: Option<&Round>) -> usize {
        let tables = round.map_or(&[][..], |round| &round.tables);
        let present = tables.iter().find(|table| Some(table.number) == self.before);
        present.map_or(0, |table| table.games.len())
    }
}

fn names(table: &Table) -> [&str; 2] {
    [table.first.name.trim(), table.second.name.trim()]
}
