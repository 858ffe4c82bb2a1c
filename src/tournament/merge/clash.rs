//! What two machines have changed otherwise, in both versions, and how ours is taken all the same.

use crate::clock::TimeControl;
use crate::rules::HandicapTable;
use crate::tournament::{Entrant, EntrantChange, GamePlace, PairingRules, Round, Table, TableResult, Tournament};

/// Something as it is here, and as it is in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Versions<T> {
    /// As it is here.
    pub ours: T,
    /// As somebody else has written it.
    pub theirs: T,
}

/// Who has removed something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remover {
    /// This machine.
    Here,
    /// Another one.
    There,
}

/// Something that two machines have changed otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clash {
    /// The name of the event.
    Title(Versions<String>),
    /// Its rules, by the id of their profile.
    Profile(Versions<String>),
    /// Everybody's time.
    Time(Versions<TimeControl>),
    /// Its table of handicaps.
    Handicaps(Versions<Option<HandicapTable>>),
    /// How rounds are paired and players placed.
    Rules(Versions<Option<PairingRules>>),
    /// The name or the times of a round.
    Round(Versions<Box<Round>>),
    /// A player on the list.
    Player(Versions<Box<Entrant>>),
    /// A player was removed from the list on one of the machines, and changed on the other; `None` where there is nobody.
    Listed(Versions<Option<Box<Entrant>>>),
    /// Who sits at a table, or with which sides, handicap or time.
    Pairing {
        /// The number of the round.
        round: u32,
        /// The pairing.
        versions: Versions<Box<Table>>,
    },
    /// A game has another result there.
    Result {
        /// The game.
        place: GamePlace,
        /// Our result.
        ours: Box<TableResult>,
    },
    /// A pairing was removed on one of the machines and changed on the other. It is kept.
    Removed {
        /// The number of the round.
        round: u32,
        /// The pairing as it was changed.
        table: Box<Table>,
        /// Who has removed it.
        by: Remover,
    },
    /// A round is paired otherwise there.
    Seating {
        /// Its number.
        round: u32,
        /// The pairings that are only here, and those that are there in their place.
        versions: Versions<Vec<Table>>,
    },
}

impl Clash {
    /// Somebody on the list, or nobody.
    pub(super) fn of_players(ours: Option<Box<Entrant>>, theirs: Option<Box<Entrant>>) -> Self {
        match (ours, theirs) {
            (Some(ours), Some(theirs)) => Self::Player(Versions { ours, theirs }),
            (ours, theirs) => Self::Listed(Versions { ours, theirs }),
        }
    }

    /// Whether it is about somebody whom the file does not list any more, but who is paired and therefore listed again.
    pub(super) fn is_back_in(&self, event: &Tournament) -> bool {
        let Self::Listed(Versions { ours: Some(ours), theirs: None }) = self else { return false };
        event.entrant(ours.number).is_some_and(|it| it.is_called(&ours.name))
    }
}

impl Tournament {
    /// Takes our version of what was changed otherwise; of a pairing that was removed on one machine, that it is removed.
    /// Returns whether it was possible: what it would take away has not changed since, and the event stays valid.
    pub fn take_ours(&mut self, clash: &Clash) -> bool {
        let before = self.clone();
        let is_taken = self.try_ours(clash) && self.fault().is_none();
        if !is_taken {
            *self = before;
        }
        is_taken
    }

    fn try_ours(&mut self, clash: &Clash) -> bool {
        match clash {
            Clash::Title(versions) => self.title.clone_from(&versions.ours),
            Clash::Profile(versions) => self.profile.clone_from(&versions.ours),
            Clash::Time(versions) => self.time = versions.ours,
            Clash::Handicaps(versions) => self.handicaps.clone_from(&versions.ours),
            Clash::Rules(versions) => self.pairing.clone_from(&versions.ours),
            Clash::Round(Versions { ours, .. }) => {
                let round = self.round_mut(ours.number);
                (round.starts, round.lasts) = (ours.starts, ours.lasts);
                round.name.clone_from(&ours.name);
            }
            Clash::Player(Versions { ours, theirs }) => {
                let [before, after] = [theirs, ours].map(|it| Some(Entrant::clone(it)));
                self.change_entrant(&EntrantChange { before, after });
            }
            Clash::Listed(Versions { ours, theirs }) => {
                let [before, after] = [theirs, ours].map(|it| it.as_deref().cloned());
                let is_wanted = after.is_some();
                let number = before.as_ref().or(after.as_ref()).map(|it| it.number);
                self.change_entrant(&EntrantChange { before, after });
                return number.is_some_and(|number| self.entrant(number).is_some() == is_wanted);
            }
            Clash::Pairing { round, versions } => return self.exchange_pairing(*round, versions),
            Clash::Result { place, ours } => _ = self.replace_result(*place, TableResult::clone(ours)),
            Clash::Removed { round, table, .. } => return self.remove_pairings(*round, std::slice::from_ref(table)),
            Clash::Seating { round, versions: Versions { ours, theirs } } => {
                let is_free = self.remove_pairings(*round, theirs);
                let round = self.round_mut(*round);
                round.byes.retain(|name| !ours.iter().any(|table| table.seats(name)));
                round.tables.extend(ours.iter().cloned());
                round.tables.sort_by_key(|table| table.number);
                return is_free;
            }
        }
        true
    }

    /// What was played there meanwhile stays.
    fn exchange_pairing(&mut self, round: u32, Versions { ours, theirs }: &Versions<Box<Table>>) -> bool {
        let tables = &mut self.round_mut(round).tables;
        let Some(at) = tables.iter().position(|it| it.number == theirs.number && it.has_the_two_of(theirs)) else {
            return false;
        };
        let mut table = Table::clone(ours);
        table.keep_played(&tables[at]);
        table.keep_known_as(&tables[at]);
        tables[at] = table;
        tables.sort_by_key(|table| table.number);
        true
    }

    /// Removes pairings that are as they were told.
    fn remove_pairings(&mut self, round: u32, told: &[impl std::borrow::Borrow<Table>]) -> bool {
        let tables = &mut self.round_mut(round).tables;
        let before = tables.len();
        tables.retain(|table| !told.iter().any(|it| it.borrow() == table));
        tables.len() + told.len() == before
    }
}

impl Table {
    pub(in crate::tournament) fn seats(&self, name: &str) -> bool {
        [&self.first.name, &self.second.name].iter().any(|it| *it == name)
    }
}
