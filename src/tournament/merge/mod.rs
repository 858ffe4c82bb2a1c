//! Two machines have changed the same event: what either of them changed is put together, pairing by pairing.
//!
//! A change is what differs from what both of them knew before. Where both have changed the same thing otherwise, what the
//! file says stands, and the [`Clash`] tells both versions. Nothing that was played is dropped: a result outlasts that its
//! pairing or an older result was removed elsewhere.

mod clash;
mod field;
mod names;
mod players;
mod results;
mod rounds;
mod tables;

pub use clash::{Clash, Remover, Versions};

use super::{PairingRules, Tournament};
use field::{one, settled};
use rounds::RoundsOf;

/// An event with the changes of two machines in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged {
    /// The event.
    pub event: Tournament,
    /// What both have changed otherwise, and what the file says stands.
    pub clashes: Vec<Clash>,
}

impl Tournament {
    /// The event with all that `ours` and `theirs` have changed since it was `base`. Theirs is what the file says.
    #[must_use]
    pub fn merged(base: &Self, ours: &Self, theirs: &Self) -> Merged {
        if ours == base || ours == theirs {
            return Merged { event: theirs.clone(), clashes: Vec::new() };
        }
        if theirs == base {
            return Merged { event: ours.clone(), clashes: Vec::new() };
        }
        let mut clashes = Vec::new();
        let players = players::merged(base, ours, theirs, &mut clashes);
        let mut event = head(base, ours, theirs, &mut clashes);
        event.players.clone_from(&players.list);
        let [base, ours, theirs_now] = &players.names.given_to([base, ours, theirs]);
        let head = Merged { event: event.clone(), clashes: clashes.clone() };
        event.rounds = RoundsOf { base, ours, theirs: theirs_now, players: &event.players }.merged(&mut clashes);
        event.keep_paired(&players.removed);
        if !event.players.is_empty() && (ours.players.is_empty() || theirs.players.is_empty()) {
            event.enlist_paired(&[]);
        }
        clashes.retain(|clash| !clash.is_back_in(&event));
        players.names.keep_former(&mut event);
        event.note_corrections_of([ours, theirs_now]);
        if event.fault().is_none() {
            return Merged { event, clashes };
        }
        results::in_theirs(head, [base, ours, theirs_now], theirs)
    }
}

/// Everything but the players and the rounds.
fn head(base: &Tournament, ours: &Tournament, theirs: &Tournament, clashes: &mut Vec<Clash>) -> Tournament {
    Tournament {
        version: theirs.version,
        title: settled([&base.title, &ours.title, &theirs.title], Clash::Title, clashes),
        profile: settled([&base.profile, &ours.profile, &theirs.profile], Clash::Profile, clashes),
        time: settled([&base.time, &ours.time, &theirs.time], Clash::Time, clashes),
        handicaps: settled([&base.handicaps, &ours.handicaps, &theirs.handicaps], Clash::Handicaps, clashes),
        pairing: pairing_rules(base, ours, theirs, clashes),
        players: Vec::new(),
        rounds: Vec::new(),
    }
}

/// How rounds are paired and players placed. Whoever has paired a round by what holds without a word has said nothing else.
fn pairing_rules(
    base: &Tournament,
    ours: &Tournament,
    theirs: &Tournament,
    clashes: &mut Vec<Clash>,
) -> Option<PairingRules> {
    one(&base.pairing, &ours.pairing, &theirs.pairing).unwrap_or_else(|| {
        let [base, ours, theirs] = [base, ours, theirs].map(|event| event.pairing.clone().unwrap_or_default());
        let clash = |Versions { ours, theirs }| Clash::Rules(Versions { ours: Some(ours), theirs: Some(theirs) });
        Some(settled([&base, &ours, &theirs], clash, clashes))
    })
}
