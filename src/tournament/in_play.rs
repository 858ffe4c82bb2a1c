use serde::{Deserialize, Serialize};

use super::{GamePlace, Table, TimeOfDay, Tournament};

/// That a game of a pairing was started, and has no result yet: so that nobody starts it a second time elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InPlay {
    /// Which game of the pairing, counted from 1.
    pub game: u32,
    /// At what time of day.
    pub since: TimeOfDay,
    /// What the machine is called; empty where nobody knows.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub on: String,
}

impl Table {
    /// When and where the game was started that is to be played next.
    #[must_use]
    pub fn in_play(&self) -> Option<&InPlay> {
        self.playing.as_ref().filter(|playing| playing.game == self.next_game() && !self.is_over())
    }

    /// Whether the same two play at `other`.
    pub(super) fn has_the_two_of(&self, other: &Self) -> bool {
        other.games_of_the_two(self).is_some()
    }

    /// A game that has a result is no longer in play.
    pub(super) fn stop_playing(&mut self, place: GamePlace) {
        self.playing.take_if(|playing| playing.game <= place.game);
    }
}

impl Tournament {
    /// When and where a game was started; `None` where it was not, or has a result.
    #[must_use]
    pub fn in_play(&self, place: GamePlace) -> Option<&InPlay> {
        self.table(place.round, place.table)?.in_play().filter(|playing| playing.game == place.game)
    }

    /// Whether a game is the next one of its pairing, so that it can be started.
    #[must_use]
    pub fn can_be_started(&self, place: GamePlace) -> bool {
        let table = self.table(place.round, place.table);
        table.is_some_and(|table| !table.is_over() && table.next_game() == place.game)
    }

    /// Writes down that a game is in play, or no longer. Gives whether the event has such a game to be played.
    pub fn set_in_play(&mut self, place: GamePlace, in_play: Option<InPlay>) -> bool {
        let can_be_started = self.can_be_started(place);
        let table = self.table_mut(place.round, place.table).filter(|_| can_be_started);
        table.map(|table| table.playing = in_play).is_some()
    }
}
