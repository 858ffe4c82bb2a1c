//! The list of players that two machines may have changed.

use std::collections::{HashMap, HashSet};

use super::field::settle;
use super::{Clash, Versions};
use crate::tournament::{Entrant, EntrantChange, Tournament};

/// The list with the changes of both.
pub(super) struct Players {
    pub(super) list: Vec<Entrant>,
    /// Those who were removed on one of the machines.
    pub(super) removed: Vec<Entrant>,
    /// Who had another name on one of the machines, and which.
    pub(super) renamed: Vec<(String, Entrant)>,
}

pub(super) fn merged(base: &Tournament, ours: &Tournament, theirs: &Tournament, clashes: &mut Vec<Clash>) -> Players {
    let mut players = Players { list: theirs.players.clone(), removed: Vec::new(), renamed: Vec::new() };
    let [here, there] = [ours, theirs].map(|side| Roll::of(&side.players));
    let mut known = HashSet::new();
    for player in &base.players {
        let here = here.find(player);
        known.extend(here.map(|it| it.number));
        match (here, there.find(player)) {
            (Some(here), Some(there)) => players.settle(player, here, there, clashes),
            (None, Some(there)) => players.remove(there, player),
            (Some(here), None) => players.bring_back(here, player),
            (None, None) => {}
        }
    }
    let mut event = Tournament { players: players.list, ..Tournament::new(String::new(), String::new(), theirs.time) };
    for new in ours.players.iter().filter(|it| !known.contains(&it.number)) {
        event.change_entrant(&EntrantChange { before: None, after: Some(new.clone()) });
    }
    players.list = event.players;
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
        let is_renamed = |side: &&&Entrant| side.name != stands.name;
        self.renamed.extend([ours, theirs].iter().filter(is_renamed).map(|side| (side.name.clone(), stands.clone())));
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

    /// Somebody who was removed here: changes that were made there meanwhile count for more.
    fn remove(&mut self, theirs: &Entrant, base: &Entrant) {
        if theirs == base {
            self.removed.push(base.clone());
            self.list.retain(|it| it != theirs);
        }
    }

    /// Somebody who was removed there and is here, perhaps with a change.
    fn bring_back(&mut self, ours: &Entrant, base: &Entrant) {
        self.removed.push(base.clone());
        let is_taken = |it: &Entrant| it.number == ours.number || ours.names().any(|name| it.is_called(name));
        if ours != base && !self.list.iter().any(is_taken) {
            self.list.push(ours.clone());
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

    fn find(&self, player: &Entrant) -> Option<&'a Entrant> {
        let by_number = self.by_number.get(&player.number).copied();
        let is_called_so = |it: &&Entrant| player.names().any(|name| it.is_called(name));
        let by_name = || player.names().find_map(|name| self.by_name.get(name).copied());
        by_number.filter(is_called_so).or_else(by_name).or(by_number)
    }
}
