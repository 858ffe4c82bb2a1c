//! The list of players that two machines may have changed.

use std::collections::{HashMap, HashSet};

use super::field::settle;
use super::names::Names;
use super::{Clash, Versions};
use crate::tournament::{Entrant, Tournament};

/// The list with the changes of both.
pub(super) struct Players {
    pub(super) list: Vec<Entrant>,
    /// Those who were removed on one of the machines.
    pub(super) removed: Vec<Entrant>,
    /// Who has another name or rank on one of the machines.
    pub(super) names: Names,
}

pub(super) fn merged(base: &Tournament, ours: &Tournament, theirs: &Tournament, clashes: &mut Vec<Clash>) -> Players {
    let mut players = Players { list: theirs.players.clone(), removed: Vec::new(), names: Names::default() };
    let [before, here, there] = [base, ours, theirs].map(|side| Roll::of(&side.players));
    let mut known = HashSet::new();
    for player in &base.players {
        let here = here.find(player, &before);
        known.extend(here.map(|it| it.number));
        match (here, there.find(player, &before)) {
            (Some(here), Some(there)) => players.settle(player, here, there, clashes),
            (None, Some(there)) => players.remove(there, player, clashes),
            (Some(here), None) => players.bring_back(here, player, clashes),
            (None, None) => {}
        }
    }
    for new in ours.players.iter().filter(|it| !known.contains(&it.number)) {
        players.add(new, clashes);
    }
    players.list.sort_by_key(|player| player.number);
    players
}

impl Players {
    fn at(&mut self, player: &Entrant) -> Option<&mut Entrant> {
        self.list.iter_mut().find(|it| *it == player)
    }

    fn settle(&mut self, base: &Entrant, ours: &Entrant, theirs: &Entrant, clashes: &mut Vec<Clash>) {
        let (mut stands, mut version) = (theirs.clone(), theirs.clone());
        settle_fields([base, ours, theirs], &mut stands, &mut version);
        self.keep_apart(theirs, &mut stands);
        if version != stands {
            let versions = Versions { ours: Box::new(version), theirs: Box::new(stands.clone()) };
            clashes.push(Clash::Player(versions));
        }
        self.names.note([base, ours, theirs], &stands);
        if stands != *theirs
            && let Some(there) = self.at(theirs)
        {
            *there = stands;
        }
    }

    /// A number or a name that somebody else has there is not given a second time.
    fn keep_apart(&self, theirs: &Entrant, stands: &mut Entrant) {
        if stands == theirs {
            return;
        }
        let others = || self.list.iter().filter(|it| *it != theirs);
        if others().any(|it| it.number == stands.number) {
            stands.number = theirs.number;
        }
        if others().any(|it| stands.names().any(|name| it.is_called(name))) {
            stands.name.clone_from(&theirs.name);
            stands.also.clone_from(&theirs.also);
        }
    }

    /// Somebody who was entered here, perhaps there, too: then what is said of them is put together.
    fn add(&mut self, new: &Entrant, clashes: &mut Vec<Clash>) {
        let same = self.list.iter().find(|it| new.names().any(|name| it.is_called(name))).cloned();
        let Some(there) = same else {
            let last = self.list.iter().map(|it| it.number).max().unwrap_or_default();
            let is_taken = self.list.iter().any(|it| it.number == new.number);
            let number = if is_taken { last.saturating_add(1) } else { new.number };
            self.list.push(Entrant { number, ..new.clone() });
            return;
        };
        let known = Entrant { also: there.also.clone(), ..Entrant::new(there.number, &there.name) };
        let others = new.names().filter(|name| !there.is_called(name)).map(str::to_owned);
        let also = there.also.iter().cloned().chain(others).collect();
        let here = Entrant { number: there.number, name: there.name.clone(), also, ..new.clone() };
        self.settle(&known, &here, &there, clashes);
    }

    /// Somebody who was removed here stays if they were changed there meanwhile, and is told.
    fn remove(&mut self, theirs: &Entrant, base: &Entrant, clashes: &mut Vec<Clash>) {
        if theirs == base {
            self.removed.push(base.clone());
            self.list.retain(|it| it != theirs);
        } else {
            clashes.push(Clash::of_players(None, Some(Box::new(theirs.clone()))));
        }
    }

    /// Somebody who was removed there and is here. Changes that were made here meanwhile are told.
    fn bring_back(&mut self, ours: &Entrant, base: &Entrant, clashes: &mut Vec<Clash>) {
        self.removed.push(ours.clone());
        if ours != base {
            clashes.push(Clash::of_players(Some(Box::new(ours.clone())), None));
        }
    }
}

/// Every field of a player.
fn settle_fields([base, ours, theirs]: [&Entrant; 3], stands: &mut Entrant, version: &mut Entrant) {
    settle([&base.number, &ours.number, &theirs.number], &mut stands.number, &mut version.number);
    settle([&base.name, &ours.name, &theirs.name], &mut stands.name, &mut version.name);
    settle([&base.also, &ours.also, &theirs.also], &mut stands.also, &mut version.also);
    settle([&base.rank, &ours.rank, &theirs.rank], &mut stands.rank, &mut version.rank);
    settle([&base.club, &ours.club, &theirs.club], &mut stands.club, &mut version.club);
    settle([&base.team, &ours.team, &theirs.team], &mut stands.team, &mut version.team);
    settle([&base.rating, &ours.rating, &theirs.rating], &mut stands.rating, &mut version.rating);
    settle([&base.start, &ours.start, &theirs.start], &mut stands.start, &mut version.start);
    settle([&base.from_round, &ours.from_round, &theirs.from_round], &mut stands.from_round, &mut version.from_round);
    let withdrawn = [&base.withdrawn_after, &ours.withdrawn_after, &theirs.withdrawn_after];
    settle(withdrawn, &mut stands.withdrawn_after, &mut version.withdrawn_after);
    settle([&base.byes, &ours.byes, &theirs.byes], &mut stands.byes, &mut version.byes);
}

/// A list of players in which each is found by a name, or else by the number.
struct Roll<'a> {
    by_name: HashMap<&'a str, &'a Entrant>,
    by_number: HashMap<u32, &'a Entrant>,
}

impl<'a> Roll<'a> {
    fn of(players: &'a [Entrant]) -> Self {
        let by_name = players.iter().flat_map(|player| player.names().map(move |name| (name, player))).collect();
        Self { by_name, by_number: players.iter().map(|player| (player.number, player)).collect() }
    }

    /// Who is `player`, one of those on the list `before`.
    fn find(&self, player: &Entrant, before: &Self) -> Option<&'a Entrant> {
        let by_number = self.by_number.get(&player.number).copied();
        let is_called_so = |it: &&Entrant| player.names().any(|name| it.is_called(name));
        let by_name = || player.names().find_map(|name| self.by_name.get(name).copied());
        let is_unknown = |it: &Entrant| !it.names().any(|name| before.by_name.contains_key(name));
        let has_another_name = by_number.is_some_and(is_unknown);
        let is_meant =
            |it: &&Entrant| it.name == player.name && !has_another_name || !self.is_another_renamed(it, before);
        by_number.filter(is_called_so).or_else(|| by_name().filter(is_meant)).or(by_number)
    }

    /// Whether it is rather whoever had that number before, and is called otherwise now: perhaps by a name that another one
    /// had besides.
    fn is_another_renamed(&self, it: &Entrant, before: &Self) -> bool {
        let is_somebody_else = |name: &str| self.by_name.get(name).is_some_and(|other| other.number != it.number);
        let known = before.by_number.get(&it.number);
        known.is_some_and(|known| !known.names().any(is_somebody_else))
    }
}
