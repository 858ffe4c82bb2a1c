use serde::{Deserialize, Serialize};

use super::{Round, Table, TableResult};
use crate::clock::TimeControl;
use crate::ron_text;

/// The layout of the file that this program writes.
const VERSION: u32 = 1;

/// An event, as its file has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    /// The layout of the file, for programs to come.
    pub version: u32,
    /// What it is called (棋戦).
    pub title: String,
    /// By which rules: the id of a profile.
    pub profile: String,
    /// How much time everybody has.
    pub time: TimeControl,
    /// Its rounds, in their order.
    #[serde(default)]
    pub rounds: Vec<Round>,
}

/// Why a text is no event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}:{line}: {field}: {message}")]
pub struct TournamentError {
    /// The name of the file, as given by whoever read it.
    pub name: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The field at fault.
    pub field: String,
    /// What is wrong with it.
    pub message: String,
}

impl Tournament {
    /// An event without rounds.
    #[must_use]
    pub fn new(title: String, profile: String, time: TimeControl) -> Self {
        Self { version: VERSION, title, profile, time, rounds: Vec::new() }
    }

    /// Reads an event from the text of the file `name`.
    ///
    /// # Errors
    /// The first field that cannot be read, or one that contradicts another.
    pub fn from_ron(name: &str, text: &str) -> Result<Self, TournamentError> {
        let fault = |line, field: &str, message| TournamentError {
            name: name.to_owned(),
            line,
            field: field.to_owned(),
            message,
        };
        let event: Self = ron_text::read(text).map_err(|error| fault(error.line, &error.field, error.message))?;
        match event.fault() {
            Some((field, message)) => Err(fault(ron_text::line_of(text, field), field, message)),
            None => Ok(event),
        }
    }

    /// The event as a file.
    #[must_use]
    pub fn to_ron(&self) -> String {
        ron_text::pretty(self) + "\n"
    }

    /// The round with `number`.
    #[must_use]
    pub fn round(&self, number: u32) -> Option<&Round> {
        self.rounds.iter().find(|round| round.number == number)
    }

    /// The round that is being played: the first that is not over, or else the last.
    #[must_use]
    pub fn current_round(&self) -> Option<&Round> {
        self.rounds.iter().find(|round| !round.is_over()).or(self.rounds.last())
    }

    /// Puts `tables` into the round with `number`, in the place of any that were there, and keeps the results of
    /// pairings that have not changed.
    pub fn set_tables(&mut self, number: u32, tables: Vec<Table>) {
        let at = self.rounds.partition_point(|round| round.number < number);
        if self.rounds.get(at).is_none_or(|round| round.number != number) {
            let round = Round { number, name: String::new(), starts: None, lasts: None, tables: Vec::new() };
            self.rounds.insert(at, round);
        }
        let round = &mut self.rounds[at];
        let before = std::mem::replace(&mut round.tables, tables);
        for table in &mut round.tables {
            let same =
                before.iter().find(|old| old.first.name == table.first.name && old.second.name == table.second.name);
            table.result = table.result.take().or_else(|| same?.result.clone());
        }
    }

    /// Writes down what came of a game. False when there is no such table.
    pub fn record_result(&mut self, round: u32, table: u32, result: TableResult) -> bool {
        let found = self.rounds.iter_mut().find(|it| it.number == round);
        let Some(table) = found.and_then(|round| round.tables.iter_mut().find(|it| it.number == table)) else {
            return false;
        };
        table.result = Some(result);
        true
    }

    /// The first field that contradicts another, and how.
    fn fault(&self) -> Option<(&'static str, String)> {
        if self.version != VERSION {
            return Some(("version", format!("this program knows version {VERSION}, not {}", self.version)));
        }
        if self.title.trim().is_empty() {
            return Some(("title", "the event needs a name".to_owned()));
        }
        if let Some(number) = twice(self.rounds.iter().map(|round| round.number)) {
            return Some(("rounds", format!("there are two rounds {number}")));
        }
        self.rounds.iter().find_map(fault_of_round)
    }
}

fn fault_of_round(round: &Round) -> Option<(&'static str, String)> {
    if let Some(number) = twice(round.tables.iter().map(|table| table.number)) {
        return Some(("rounds.tables", format!("round {} has two tables {number}", round.number)));
    }
    let players = round.tables.iter().flat_map(|table| [&table.first.name, &table.second.name]);
    let name = twice(players.filter(|name| !name.is_empty()))?;
    Some(("rounds.tables", format!("{name} plays twice in round {}", round.number)))
}

/// The first that comes a second time.
fn twice<T: Ord + Copy>(all: impl Iterator<Item = T>) -> Option<T> {
    let mut seen = std::collections::BTreeSet::new();
    all.into_iter().find(|&one| !seen.insert(one))
}
