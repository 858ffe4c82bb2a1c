//! The result of a game that has no place in the event that is open.

use crate::app::event::form::KeptResult;
use crate::session::MatchSetup;
use crate::tournament::{GamePlace, Tournament};

/// Which game it is whose result was not written to an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnplacedResult {
    /// The event of the game.
    pub title: String,
    /// The number of the round.
    pub round: u32,
    /// The number of the table.
    pub table: u32,
    /// The number of the game in its pairing, counted from 1.
    pub game: u32,
    /// The two, the one who is named first in the pairing in front.
    pub players: [String; 2],
}

impl UnplacedResult {
    /// That of the game with this setup, if it is one of an event.
    #[must_use]
    pub fn of(setup: &MatchSetup) -> Option<Self> {
        let game = setup.event.as_ref()?;
        let players = [game.first, game.first.opponent()].map(|color| setup.player(color).name.clone());
        Some(Self { title: game.event.clone(), round: game.round, table: game.table, game: game.game, players })
    }

    /// That of a game whose result is kept for its event.
    #[must_use]
    pub fn kept(kept: &KeptResult) -> Self {
        let KeptResult { title, round, table, game, players, .. } = kept.clone();
        Self { title, round, table, game, players }
    }

    /// That of the game at a place of this event.
    #[must_use]
    pub fn at(event: &Tournament, place: GamePlace) -> Self {
        let GamePlace { round, table, game } = place;
        let seated = event.table(round, table);
        let players = seated.map(|it| [&it.first, &it.second].map(|player| player.name.clone())).unwrap_or_default();
        Self { title: event.title.clone(), round, table, game, players }
    }

    /// Whether `event` has a result of this game by now.
    #[must_use]
    pub fn is_in(&self, event: &Tournament) -> bool {
        let names = self.players.each_ref().map(String::as_str);
        let there = event.table_of(self.round, self.table, names).filter(|_| event.title == self.title);
        let place = there.map(|(table, _)| GamePlace { round: self.round, table, game: self.game });
        place.is_some_and(|place| event.result(place).is_some())
    }
}
