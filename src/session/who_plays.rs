//! Who plays: as entered before the game, and as corrected in its record since.

use super::{MatchSession, Player};
use crate::record::Header;
use crate::shogi::Color;

impl Player {
    /// Who plays `color` by a record.
    #[must_use]
    pub fn of(header: &Header, color: Color) -> Self {
        let [name, rank] = [header.player(color), header.rank(color)].map(|told| told.unwrap_or_default().to_owned());
        Self { name, rank }
    }

    /// Who plays by a record, indexed by [`Color::index`].
    #[must_use]
    pub fn both(header: &Header) -> [Self; 2] {
        Color::ALL.map(|color| Self::of(header, color))
    }
}

impl MatchSession {
    /// Who plays `color`, as the record has it by now: name and rank can be corrected there while the game goes on and
    /// after it. In an event, [`setup`](Self::setup) keeps the names by which the pairing is found.
    #[must_use]
    pub fn player(&self, color: Color) -> Player {
        Player::of(&self.tree.header, color)
    }

    /// Both of them, indexed by [`Color::index`].
    #[must_use]
    pub fn players(&self) -> [Player; 2] {
        Player::both(&self.tree.header)
    }

    /// Whether anybody is named.
    #[must_use]
    pub fn names_anybody(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.tree.header.player(color).is_some())
    }

    /// Who plays another game after this one. An event finds its pairing by the names that it has given.
    pub(super) fn players_of_another(&self) -> [Player; 2] {
        let of_event = |color: Color| self.setup.event.as_ref().map(|_| self.setup.player(color).name.clone());
        Color::ALL.map(|color| {
            let now = self.player(color);
            Player { name: of_event(color).unwrap_or(now.name), rank: now.rank }
        })
    }
}
