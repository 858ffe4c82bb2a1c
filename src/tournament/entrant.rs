//! Players who take part in an event, each entered once.

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

use super::roster::last_number;
use super::{Round, Tournament};
use crate::session::Player;

/// A player who has entered an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// The number in the event, by which players are told apart and drawn for a round robin or a knock-out.
    pub number: u32,
    /// The name, as it stands in pairings.
    pub name: String,
    /// The same person's name in other scripts or spellings: 佐藤春 is also Sato Haru.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// 段級位, as entered; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rank: String,
    /// The club (所属); may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// The team, where teams play; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub team: String,
    /// The rating, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// The McMahon score to start with, where the organiser has decided it and not the rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<u32>,
    /// The first round the player takes part in; `None` for the first of all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_round: Option<u32>,
    /// The last round before the player withdrew (棄権).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn_after: Option<u32>,
    /// Rounds the player has asked to sit out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<u32>,
}

/// Why somebody is not paired in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Absence {
    /// The player enters later.
    NotYet,
    /// The player has withdrawn.
    Withdrawn,
    /// The player asked to sit this round out.
    Asked,
}

impl Entrant {
    /// A player with nothing but a number and a name.
    #[must_use]
    pub fn new(number: u32, name: &str) -> Self {
        Self { number, name: name.to_owned(), ..Self::default() }
    }

    /// Whether this person is known by `name`.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        self.name == name || self.also.iter().any(|also| also == name)
    }

    /// All names of this person.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.name).chain(&self.also).map(String::as_str)
    }

    /// Why the player is not paired in `round`; `None` for somebody who is.
    #[must_use]
    pub fn absence(&self, round: u32) -> Option<Absence> {
        if self.withdrawn_after.is_some_and(|last| round > last) {
            return Some(Absence::Withdrawn);
        }
        if self.from_round.is_some_and(|first| round < first) {
            return Some(Absence::NotYet);
        }
        self.byes.contains(&round).then_some(Absence::Asked)
    }

    /// The player as seated at a table.
    #[must_use]
    pub fn player(&self) -> Player {
        Player { name: self.name.clone(), rank: self.rank.clone() }
    }
}

impl Tournament {
    /// Everybody who takes part: those who were entered, or else, in an event without a list of players, everybody who was
    /// paired, numbered in the order in which they first appear.
    #[must_use]
    pub fn entrants(&self) -> Vec<Entrant> {
        if !self.players.is_empty() {
            return self.players.clone();
        }
        let mut event = Self { players: Vec::new(), ..self.clone() };
        event.enlist_paired(&[]);
        event.players
    }

    /// Enters everybody who was paired and is not on the list, in the order in which they first appear, but for `others`. An
    /// event without a list, in which whoever is paired takes part, does so before anybody else is entered.
    pub(super) fn enlist_paired(&mut self, others: &[Entrant]) {
        let mut seen: HashSet<&str> = self.players.iter().chain(others).flat_map(Entrant::names).collect();
        let new = self.rounds.iter().flat_map(Round::seated).filter(|(name, _)| !name.is_empty() && seen.insert(name));
        let new: Vec<Entrant> = (last_number(&self.players).saturating_add(1)..)
            .zip(new)
            .map(|(number, (name, rank))| Entrant { rank: rank.to_owned(), ..Entrant::new(number, name) })
            .collect();
        self.players.extend(new);
    }

    /// Enters a list of players. Whoever is there already, by any of the names, gets what the list says of them; everybody
    /// else is added, with the next free number where the list gives none (0). If it is the first list, whoever was paired
    /// before comes onto it, too.
    pub fn enter(&mut self, list: Vec<Entrant>) {
        let is_first = self.players.is_empty();
        // Numbers that the list gives are not taken before.
        if is_first && list.iter().all(|entrant| entrant.number == 0) {
            self.enlist_paired(&list);
        }
        self.enter_all(list);
        if is_first {
            self.enlist_paired(&[]);
        }
    }

    fn enter_all(&mut self, list: Vec<Entrant>) {
        let mut roll = Roll::default();
        self.players.iter().enumerate().for_each(|(index, player)| roll.note(index, player));
        for entrant in list {
            let index = match roll.find(&entrant) {
                Some(index) => {
                    self.players[index].update(entrant);
                    index
                }
                None => {
                    let number = if entrant.number == 0 { roll.last.saturating_add(1) } else { entrant.number };
                    self.players.push(Entrant { number, ..entrant });
                    self.players.len() - 1
                }
            };
            roll.note(index, &self.players[index]);
        }
        self.players.sort_by_key(|player| player.number);
    }
}

impl Round {
    /// Whoever is named in it, with the rank that stands there: at the tables, then with a bye.
    pub(super) fn seated(&self) -> impl Iterator<Item = (&str, &str)> {
        let seats = self.tables.iter().flat_map(|table| [&table.first, &table.second]);
        let seats = seats.map(|player| (player.name.as_str(), player.rank.as_str()));
        seats.chain(self.byes.iter().map(|name| (name.as_str(), "")))
    }
}

/// Who is where on a list of players, which may be long.
#[derive(Default)]
struct Roll {
    by_name: HashMap<String, usize>,
    /// The highest number that was given.
    last: u32,
}

impl Roll {
    fn note(&mut self, index: usize, player: &Entrant) {
        self.last = self.last.max(player.number);
        for name in player.names() {
            let first = self.by_name.entry(name.to_owned()).or_insert(index);
            *first = index.min(*first);
        }
    }

    /// The first who has any of these names.
    fn find(&self, entrant: &Entrant) -> Option<usize> {
        entrant.names().filter_map(|name| self.by_name.get(name)).min().copied()
    }
}

impl Entrant {
    /// Takes over whatever `said` says; what it leaves open stays. Rounds already played keep their name.
    fn update(&mut self, said: Self) {
        let names = std::iter::once(said.name).chain(said.also);
        let unknown: Vec<String> = names.filter(|name| !self.is_called(name)).collect();
        self.also.extend(unknown);
        if said.number != 0 {
            self.number = said.number;
        }
        for (field, text) in [(&mut self.rank, said.rank), (&mut self.club, said.club), (&mut self.team, said.team)] {
            if !text.is_empty() {
                *field = text;
            }
        }
        self.rating = said.rating.or(self.rating);
        self.start = said.start.or(self.start);
        self.from_round = said.from_round.or(self.from_round);
        self.withdrawn_after = said.withdrawn_after.or(self.withdrawn_after);
        if !said.byes.is_empty() {
            self.byes = said.byes;
        }
    }
}
