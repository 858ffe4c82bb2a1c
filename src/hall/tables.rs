use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

use super::{HallTable, LiveState, Sighting};
use crate::clock::SessionTime;

/// A hall is not looked at more often than this, however many clocks run in it.
const LEAST_WAIT: Duration = Duration::from_millis(500);

/// How long a table whose files are gone is still shown: a folder on a network comes and goes.
pub const FORGOTTEN_AFTER: Duration = Duration::from_secs(120);

/// So many tables are followed; whoever puts more into the folder wants something else.
pub const MOST_TABLES: usize = 256;

/// All tables of a folder.
#[derive(Clone, Debug, Default)]
pub struct Hall {
    tables: BTreeMap<String, HallTable>,
}

impl Hall {
    /// Takes up what the files of a table say, which was written `age` ago if this is the first time they are seen.
    ///
    /// Where there are too many, one goes whose files are gone; if there is none, the new table is left out.
    pub fn see(&mut self, sighting: Sighting, age: Duration, now: SessionTime) {
        self.forget(now);
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

    /// The files of a table are gone. It stays where it is for [a while](FORGOTTEN_AFTER), as a folder on a network comes
    /// and goes, unless its game was over.
    pub fn lose(&mut self, name: &str, now: SessionTime) {
        if self.tables.get(name).is_some_and(|table| table.state() == LiveState::Over) {
            self.tables.remove(name);
        } else if let Some(table) = self.tables.get_mut(name) {
            table.gone.get_or_insert(now);
        }
    }

    /// Forgets the tables whose files have been gone for long.
    pub fn forget(&mut self, now: SessionTime) {
        self.tables.retain(|_, table| table.gone.is_none_or(|gone| now.since(gone) < FORGOTTEN_AFTER));
    }

    /// Forgets the table whose files have been gone for longest, and says whether there was one.
    fn make_room(&mut self) -> bool {
        let gone = self.tables.iter().filter_map(|(name, table)| table.gone.map(|gone| (gone, name.clone())));
        gone.min().is_some_and(|(_, name)| self.tables.remove(&name).is_some())
    }

    /// Every table, those that matter most first and otherwise in the order of their numbers and names. A table keeps
    /// its place while the seconds pass: it moves only when its urgency changes.
    #[must_use]
    pub fn in_order(&self, now: SessionTime) -> Vec<&HallTable> {
        let mut tables: Vec<&HallTable> = self.tables.values().collect();
        tables.sort_by_key(|table| (Reverse(table.urgency(now)), number(table)));
        tables
    }

    /// How many tables there are, and how many of them are still being played.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let is_open = |table: &&HallTable| table.state() != LiveState::Over;
        (self.tables.len(), self.tables.values().filter(is_open).count())
    }

    /// After how much time from `now` something looks different though nothing is heard; `None` while no clock runs.
    #[must_use]
    pub fn until_change(&self, now: SessionTime) -> Option<Duration> {
        // Every clock has its own instant at which a second is over. One look serves those that lie close together.
        let forgotten = self.tables.values().filter_map(|table| table.gone);
        let forgotten = forgotten.map(|gone| FORGOTTEN_AFTER.saturating_sub(now.since(gone)));
        let changes = self.tables.values().filter_map(|table| table.until_change(now)).chain(forgotten);
        changes.min().map(|wait| wait.max(LEAST_WAIT))
    }
}

/// The number of a table as its live game tells it, or the last number in its name; tables without come last.
fn number(table: &HallTable) -> u32 {
    let told = table.sighting.live.as_ref().and_then(|live| live.table);
    told.or_else(|| last_number(&table.sighting.name)).unwrap_or(u32::MAX)
}

fn last_number(name: &str) -> Option<u32> {
    let digits = name.rsplit(|ch: char| !ch.is_ascii_digit()).find(|part| !part.is_empty())?;
    digits.parse().ok()
}
