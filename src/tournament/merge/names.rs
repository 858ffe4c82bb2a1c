//! Everybody by the name that they have when two lists of players are put together. What is told of people by their names,
//! in pairings and byes, is compared only after that, so that a name that was corrected is one change, and not one of each
//! round.

use std::collections::HashMap;

use crate::session::Player;
use crate::tournament::{Entrant, Tournament};

/// Those who have another name or rank on one of the machines than when the lists are put together.
#[derive(Default)]
pub(super) struct Names(Vec<Named>);

/// Somebody as known to both, as here, and as there; and as they are now.
struct Named {
    versions: [Player; 3],
    now: Entrant,
}

impl Names {
    pub(super) fn note(&mut self, versions: [&Entrant; 3], now: &Entrant) {
        let versions = versions.map(Entrant::player);
        if versions.iter().any(|it| *it != now.player()) {
            self.0.push(Named { versions, now: now.clone() });
        }
    }

    /// The three versions of an event, with everybody in them as they are now.
    pub(super) fn given_to(&self, events: [&Tournament; 3]) -> [Tournament; 3] {
        let mut versions = 0..3;
        events.map(|event| {
            let version = versions.next().unwrap_or_default();
            let known = self.0.iter().map(|it| (&*it.versions[version].name, (&it.versions[version], &it.now)));
            named(event, &known.collect())
        })
    }

    /// Those of whom a former name stays somewhere, because a game is known by it, keep it beside the new one.
    pub(super) fn keep_former(&self, event: &mut Tournament) {
        for Named { versions, now } in &self.0 {
            for Player { name, .. } in versions.iter().filter(|it| it.name != now.name) {
                let stays = event.rounds.iter().flat_map(|round| &round.tables).any(|table| table.seats(name));
                // Somebody else may be called so by now.
                let is_free = !event.players.iter().any(|it| it.is_called(name));
                let known = event.players.iter_mut().find(|it| it.number == now.number);
                known.filter(|_| stays && is_free).into_iter().for_each(|it| it.also.push(name.clone()));
            }
        }
    }
}

/// The event with these people as they are now. A game in play is known by the names with which it was started, and after a
/// game ranks stay as they were.
fn named(event: &Tournament, known: &HashMap<&str, (&Player, &Entrant)>) -> Tournament {
    let mut event = event.clone();
    for round in event.rounds.iter_mut().filter(|_| !known.is_empty()) {
        for name in &mut round.byes {
            if let Some((_, now)) = known.get(&**name) {
                name.clone_from(&now.name);
            }
        }
        for table in round.tables.iter_mut().filter(|table| table.in_play().is_none()) {
            let (has_begun, mut is_renamed) = (table.has_begun(), false);
            for seated in [&mut table.first, &mut table.second] {
                let Some((before, now)) = known.get(&*seated.name) else { continue };
                if !has_begun && seated.rank == before.rank {
                    seated.rank.clone_from(&now.rank);
                }
                is_renamed |= seated.name != now.name;
                seated.name.clone_from(&now.name);
            }
            if is_renamed && has_begun {
                table.note_seats();
            }
        }
    }
    event
}
