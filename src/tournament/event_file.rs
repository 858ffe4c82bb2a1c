//! The file of an event as a whole: read, searched for contradictions, written.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::{Entrant, EventLines, PairingRules, Round, Table, TableTime, TournamentError, TournamentFault};
use crate::clock::TimeControl;
use crate::ron_text::{self, RonError};
use crate::rules::HandicapTable;

/// The layout version written.
const VERSION: u32 = 1;

/// An event, as stored in its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    /// The layout version of the file, for the benefit of future programs.
    pub version: u32,
    /// The name of the event (棋戦).
    pub title: String,
    /// The id of its rule profile.
    pub profile: String,
    /// Everybody's time.
    pub time: TimeControl,
    /// The handicap table for differences in rank (手合割表), if the event has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicaps: Option<HandicapTable>,
    /// How rounds are paired and players placed, where the organiser has decided it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairing: Option<PairingRules>,
    /// Everybody who takes part, where the event has a list of players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Entrant>,
    /// The rounds in order.
    #[serde(default)]
    pub rounds: Vec<Round>,
}

impl Tournament {
    /// An event without rounds.
    #[must_use]
    pub fn new(title: String, profile: String, time: TimeControl) -> Self {
        Self {
            version: VERSION,
            title,
            profile,
            time,
            handicaps: None,
            pairing: None,
            players: Vec::new(),
            rounds: Vec::new(),
        }
    }

    /// Parses an event from the text of the file `name`.
    ///
    /// # Errors
    /// Returns the first field that cannot be read or that contradicts another.
    pub fn from_ron(name: &str, text: &str) -> Result<Self, TournamentError> {
        let fault =
            |line, field: &str, fault| TournamentError { name: name.to_owned(), line, field: field.to_owned(), fault };
        let mut event: Self = ron_text::read(text).map_err(|RonError { line, field, fault: why, message }| {
            fault(line, &field, TournamentFault::Unreadable { fault: why, message })
        })?;
        event.names_mut().for_each(trim);
        match event.fault() {
            Some((field, found)) => Err(fault(ron_text::line_of(text, field), field, found)),
            None => match event.line_without_time(text) {
                Some(line) => Err(fault(line, "rounds.tables.time", TournamentFault::NoTime)),
                None => Ok(event),
            },
        }
    }

    /// The line of the first pairing at which somebody has no time at all.
    fn line_without_time(&self, text: &str) -> Option<usize> {
        let has_none = |table: &&Table| table.time.is_some_and(TableTime::has_nothing);
        let in_round = |round: &Round| Some((round.number, round.tables.iter().find(has_none)?.first.name.clone()));
        let (round, name) = self.rounds.iter().find_map(in_round)?;
        let from = EventLines::of(text).in_round(round, &name);
        let below = text.lines().skip(from).position(|line| line.contains("time:"));
        Some(from + below.map_or(0, |below| below + 1))
    }

    /// Every name of a player, wherever it stands.
    fn names_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let listed =
            self.players.iter_mut().flat_map(|player| std::iter::once(&mut player.name).chain(&mut player.also));
        let paired = self.rounds.iter_mut().flat_map(|round| {
            let seats = round.tables.iter_mut().flat_map(|table| [&mut table.first.name, &mut table.second.name]);
            seats.chain(&mut round.byes)
        });
        listed.chain(paired)
    }

    /// Whether somebody has written comments into the text of a file, which [`to_ron`](Self::to_ron) does not have.
    #[must_use]
    pub fn has_comments(text: &str) -> bool {
        ron_text::has_comments(text)
    }

    /// The contents of the file.
    #[must_use]
    pub fn to_ron(&self) -> String {
        ron_text::pretty(self) + "\n"
    }

    /// The round with `number`.
    #[must_use]
    pub fn round(&self, number: u32) -> Option<&Round> {
        self.rounds.iter().find(|round| round.number == number)
    }

    /// The current round: the first that is to be played, or else the first without pairings, or else the last.
    #[must_use]
    pub fn current_round(&self) -> Option<&Round> {
        let find = |is_it: fn(&&Round) -> bool| self.rounds.iter().find(is_it);
        find(|round| !round.is_over()).or_else(|| find(|round| round.tables.is_empty())).or(self.rounds.last())
    }

    /// The round of which there is something to print: the current one, or the last that was paired while that is not.
    #[must_use]
    pub fn round_to_print(&self) -> Option<&Round> {
        let current = self.current_round();
        let paired = || self.rounds.iter().rev().find(|round| round.is_paired());
        current.filter(|round| round.is_paired()).or_else(paired).or(current)
    }

    /// The round with `number`, created in its place if there is none.
    pub fn round_mut(&mut self, number: u32) -> &mut Round {
        let at = self.rounds.partition_point(|round| round.number < number);
        if self.rounds.get(at).is_none_or(|round| round.number != number) {
            self.rounds.insert(at, Round::new(number));
        }
        &mut self.rounds[at]
    }

    /// Replaces the tables of the round with `number`, keeping the results and the own times of pairs who still play
    /// each other, and the sides of those whose game a machine has started, and raising their number of games to at
    /// least that of their results. Returns how many results are lost.
    pub fn set_tables(&mut self, number: u32, tables: Vec<Table>) -> usize {
        let round = self.round_mut(number);
        if !round.seats_as(&tables) {
            round.corrected.clear();
        }
        let before = std::mem::replace(&mut round.tables, tables);
        for table in round.tables.iter_mut().filter(|table| table.games.is_empty()) {
            table.games = before.iter().find_map(|old| old.games_of_the_two(table)).unwrap_or_default();
            table.best_of = table.best_of.max(u32::try_from(table.games.len()).unwrap_or(u32::MAX));
            let old = before.iter().find(|old| table.has_the_two_of(old));
            table.playing = old.and_then(|old| old.playing.clone());
            if let Some(settled) = old.filter(|old| old.is_settled()) {
                table.terms = settled.terms_of_the_two(table);
            }
            table.time = table.time.or_else(|| old.and_then(|old| old.time_of_the_two(table)));
            table.tosses_put_away = old.map(|old| old.tosses_put_away.clone()).unwrap_or_default();
            old.into_iter().for_each(|old| table.keep_known_as(old));
        }
        let is_kept = |old: &&Table| round.tables.iter().any(|table| old.games_of_the_two(table).is_some());
        before.iter().filter(|old| !is_kept(old)).map(|old| old.games.len()).sum()
    }

    /// Replaces the byes of the round with `number`.
    pub fn set_byes(&mut self, number: u32, byes: Vec<String>) {
        self.round_mut(number).byes = byes;
    }

    /// Returns the first contradictory field and its fault.
    #[must_use]
    pub fn fault(&self) -> Option<(&'static str, TournamentFault)> {
        if self.version != VERSION {
            return Some(("version", TournamentFault::UnknownVersion(self.version)));
        }
        if self.title.trim().is_empty() {
            return Some(("title", TournamentFault::NoTitle));
        }
        if self.time.is_nothing() {
            return Some(("time", TournamentFault::NoTime));
        }
        if self.boards_of_a_team() == Some(0) {
            return Some(("pairing.system.boards", TournamentFault::NoBoards));
        }
        if let Some(number) = twice(self.rounds.iter().map(|round| round.number)) {
            return Some(("rounds", TournamentFault::RoundTwice(number)));
        }
        let fault = fault_of_players(&self.players);
        fault.or_else(|| self.rounds.iter().find_map(|round| fault_of_round(round, &self.players)))
    }
}

/// Blanks around a name that somebody has typed into the file are not part of it.
fn trim(name: &mut String) {
    if name.trim() != name {
        *name = name.trim().to_owned();
    }
}

fn fault_of_players(players: &[Entrant]) -> Option<(&'static str, TournamentFault)> {
    if players.iter().any(|player| player.name.trim().is_empty()) {
        return Some(("players", TournamentFault::PlayerWithoutName));
    }
    if let Some(number) = twice(players.iter().map(|player| player.number)) {
        return Some(("players", TournamentFault::NumberTwice(number)));
    }
    let name = twice(players.iter().flat_map(Entrant::names))?;
    Some(("players", TournamentFault::EnteredTwice(name.to_owned())))
}

/// What is contradictory in a round, where these players are entered.
pub(super) fn fault_of_round(round: &Round, entered: &[Entrant]) -> Option<(&'static str, TournamentFault)> {
    let number = round.number;
    if let Some(table) = twice(round.tables.iter().map(|table| table.number)) {
        return Some(("rounds.tables", TournamentFault::TableTwice { round: number, table }));
    }
    if round.tables.iter().any(|table| table.best_of == 0) {
        return Some(("rounds.tables.best_of", TournamentFault::NoGame));
    }
    if let Some(table) = round.tables.iter().find(|table| table.games.len() > table.best_of as usize) {
        return Some(("rounds.tables.games", TournamentFault::TooManyResults { round: number, table: table.number }));
    }
    let name = twice(names_in(round, entered))?;
    Some(("rounds.tables", TournamentFault::PlaysTwice { round: number, name: name.to_owned() }))
}

/// Everybody who plays or has a bye in a round, each by the name under which they were entered.
fn names_in<'a>(round: &'a Round, entered: &'a [Entrant]) -> impl Iterator<Item = &'a str> {
    let by_name: HashMap<&str, &str> = entered.iter().flat_map(|it| it.names().map(|name| (name, &*it.name))).collect();
    let seated = round.tables.iter().flat_map(|table| [&table.first.name, &table.second.name]);
    let names = seated.chain(&round.byes).map(String::as_str).filter(|name| !name.is_empty());
    names.map(move |name| by_name.get(name).copied().unwrap_or(name))
}

/// Returns the first element that occurs a second time.
fn twice<T: Ord + Copy>(all: impl Iterator<Item = T>) -> Option<T> {
    let mut seen = std::collections::BTreeSet::new();
    all.into_iter().find(|&one| !seen.insert(one))
}
