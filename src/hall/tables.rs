//! The tables of a hall by urgency, and for how long one is remembered whose files are gone.

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
    /// Games that are over, at machines where another one is played by now.
    finished: Vec<HallTable>,
}

impl Hall {
    /// Takes in what a table's files say; `age` is how long ago they were written, if they are seen for the first time.
    ///
    /// A table at which nobody plays yet is none. If there are too many tables, the new one replaces one whose files
    /// are gone, or else is ignored.
    pub fn see(&mut self, sighting: Sighting, age: Duration, now: SessionTime) {
        self.forget(now);
        if sighting.live.as_ref().is_some_and(|live| live.is_vacant) {
            let left = self.tables.remove(&sighting.name);
            self.finished.extend(left.and_then(|table| table.finished_before(&sighting)));
            return self.keep_results();
        }
        if self.tables.len() >= MOST_TABLES && !self.tables.contains_key(&sighting.name) && !self.make_room() {
            return;
        }
        match self.tables.get_mut(&sighting.name) {
            Some(table) => {
                self.finished.extend(table.finished_before(&sighting));
                table.hear(sighting, now);
            }
            None => {
                self.tables.insert(sighting.name.clone(), HallTable::new(sighting, age, now));
            }
        }
        self.keep_results();
    }

    /// A result stays as long as some machine has a game of its round, unless the same two play that game again.
    fn keep_results(&mut self) {
        let (tables, most) = (&self.tables, self.finished.len().saturating_sub(MOST_TABLES));
        self.finished.drain(..most);
        self.finished.retain(|done| {
            let is_of_round = tables.values().any(|table| table.round() == done.round());
            is_of_round && !tables.values().any(|table| table.is_same_game(&done.sighting))
        });
    }

    /// Every table, and every result that has lost its own to another game.
    fn all(&self) -> impl Iterator<Item = &HallTable> {
        self.tables.values().chain(&self.finished)
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
        let mut tables: Vec<&HallTable> = self.all().collect();
        tables.sort_by_key(|table| (Reverse(table.urgency(now)), number(table)));
        tables
    }

    /// Every table by number and name, whatever happens there.
    #[must_use]
    pub fn in_place(&self) -> Vec<&HallTable> {
        let mut tables: Vec<&HallTable> = self.all().collect();
        tables.sort_by_key(|table| number(table));
        tables
    }

    /// The number of games that are played, and how many of them are still in play. While some are, those of other rounds are
    /// not counted; nor are, where tables tell of their games, the records that somebody has put beside them. A series counts
    /// as one game.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let open: Vec<&HallTable> = self.all().filter(|table| table.state() != LiveState::Over).collect();
        let is_told = self.all().any(|table| table.sighting.live.is_some());
        let is_of_today = |table: &HallTable| open.is_empty() || open.iter().any(|it| it.round() == table.round());
        let is_followed = |table: &HallTable| self.tables.values().any(|other| table.is_followed_by(other));
        let is_counted =
            |table: &&HallTable| is_of_today(table) && !(is_told && table.is_old_record()) && !is_followed(table);
        (self.all().filter(is_counted).count(), open.len())
    }

    /// The time from `now` until something looks different with nothing heard; `None` if that never happens.
    #[must_use]
    pub fn until_change(&self, now: SessionTime) -> Option<Duration> {
        // Clocks pass their seconds at different instants. One look serves all that lie close together.
        let forgotten = self.tables.values().filter_map(|table| table.gone);
        let forgotten = forgotten.map(|gone| FORGOTTEN_AFTER.saturating_sub(now.since(gone)));
        let changes = self.all().filter_map(|table| table.until_change(now)).chain(forgotten);
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
