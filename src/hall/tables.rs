use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

use super::{HallTable, LiveState, Sighting};
use crate::clock::SessionTime;

/// A hall is not looked at more often than this, however many clocks run in it.
const LEAST_WAIT: Duration = Duration::from_millis(500);

/// All tables of a folder.
#[derive(Clone, Debug, Default)]
pub struct Hall {
    tables: BTreeMap<String, HallTable>,
}

impl Hall {
    /// Takes up what the files of a table say, which was written `age` ago if this is the first time they are seen.
    pub fn see(&mut self, sighting: Sighting, age: Duration, now: SessionTime) {
        match self.tables.get_mut(&sighting.name) {
            Some(table) => table.hear(sighting, now),
            None => {
                self.tables.insert(sighting.name.clone(), HallTable::new(sighting, age, now));
            }
        }
    }

    /// The files of a table are gone. It stays where it is, as a folder on a network comes and goes, unless its game was
    /// over.
    pub fn lose(&mut self, name: &str) {
        if self.tables.get(name).is_some_and(|table| table.state() == LiveState::Over) {
            self.tables.remove(name);
        }
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
        self.tables.values().filter_map(|table| table.until_change(now)).min().map(|wait| wait.max(LEAST_WAIT))
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
