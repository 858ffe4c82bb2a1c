use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

use super::{HallTable, LiveState, Sighting};
use crate::clock::SessionTime;

/// The shortest wait between two looks at the hall, no matter how many clocks run in it.
const LEAST_WAIT: Duration = Duration::from_millis(500);

/// How long a table is kept after its files are gone: network folders come and go.
pub const FORGOTTEN_AFTER: Duration = Duration::from_secs(120);

/// The most tables that are followed; a folder with more serves some other purpose.
pub const MOST_TABLES: usize = 256;

/// All tables of a folder.
#[derive(Clone, Debug, Default)]
pub struct Hall {
    tables: BTreeMap<String, HallTable>,
}

impl Hall {
    /// Takes in what a table's files say; `age` is how long ago they were written, if they are seen for the first time.
    ///
    /// A table at which nobody plays yet is none. If there are too many tables, the new one replaces one whose files are gone, or else is ignored.
    pub fn see(&mut self, sighting: Sighting, age: Duration, now: SessionTime) {
        self.forget(now);
        if sighting.live.as_ref().is_some_and(|live| live.is_vacant) {
            self.tables.remove(&sighting.name);
            return;
        }
        if self.tables.len() >= MOST_TABLES && !self.tables.contains_key(&sighting.name) && !self.make_room() {
            return;
        }
        match self.tables.get_mut(&sighting.name) {
            Some(table) => table.hear(sighting, now),
            None => {
                self.tables.insert(sighting.name.clone(), HallTable::new(sighting, age, now));
            }
        }
    }

    /// Notes that a table's files are gone. The table stays for [a while](FORGOTTEN_AFTER), as network folders come and
    /// go, unless its game was over.
    pub fn lose(&mut self, name: &str, now: SessionTime) {
        if self.tables.get(name).is_some_and(|table| table.state() == LiveState::Over) {
            self.tables.remove(name);
        } else if let Some(table) = self.tables.get_mut(name) {
            table.gone.get_or_insert(now);
        }
    }

    /// Drops the tables whose files have been gone for too long.
    pub fn forget(&mut self, now: SessionTime) {
        self.tables.retain(|_, table| table.gone.is_none_or(|gone| now.since(gone) < FORGOTTEN_AFTER));
    }

    /// Drops the table whose files have been gone longest, and returns whether there was one.
    fn make_room(&mut self) -> bool {
        let gone = self.tables.iter().filter_map(|(name, table)| table.gone.map(|gone| (gone, name.clone())));
        gone.min().is_some_and(|(_, name)| self.tables.remove(&name).is_some())
    }

    /// Every table, most urgent first and then by number and name. A table keeps its place as the seconds pass and
    /// moves only when its urgency changes.
    #[must_use]
    pub fn in_order(&self, now: SessionTime) -> Vec<&HallTable> {
        let mut tables: Vec<&HallTable> = self.tables.values().collect();
        tables.sort_by_key(|table| (Reverse(table.urgency(now)), number(table)));
        tables
    }

    /// Every table by number and name, whatever happens there.
    #[must_use]
    pub fn in_place(&self) -> Vec<&HallTable> {
        let mut tables: Vec<&HallTable> = self.tables.values().collect();
        tables.sort_by_key(|table| number(table));
        tables
    }

    /// The number of tables, and how many of them are still in play.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let is_open = |table: &&HallTable| table.state() != LiveState::Over;
        (self.tables.len(), self.tables.values().filter(is_open).count())
    }

    /// The time from `now` until something looks different with nothing heard; `None` if that never happens.
    #[must_use]
    pub fn until_change(&self, now: SessionTime) -> Option<Duration> {
        // Clocks pass their seconds at different instants. One look serves all that lie close together.
        let forgotten = self.tables.values().filter_map(|table| table.gone);
        let forgotten = forgotten.map(|gone| FORGOTTEN_AFTER.saturating_sub(now.since(gone)));
        let changes = self.tables.values().filter_map(|table| table.until_change(now)).chain(forgotten);
        changes.min().map(|wait| wait.max(LEAST_WAIT))
    }
}

/// The table number from the live game, or the last number in the name; tables without one come last.
fn number(table: &HallTable) -> u32 {
    table.told_number().or_else(|| last_number(&table.sighting.name)).unwrap_or(u32::MAX)
}

fn last_number(name: &str) -> Option<u32> {
    let digits = name.rsplit(|ch: char| !ch.is_ascii_digit()).find(|part| !part.is_empty())?;
    digits.parse().ok()
}
