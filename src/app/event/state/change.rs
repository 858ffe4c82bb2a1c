//! Which changes to an event can be made again on what others have written meanwhile, and which cannot.

use crate::tournament::{EntrantChange, GamePlace, InPlay, PairingRules, Proposal, Round, TableResult};

/// Something that has changed in an event.
#[derive(Clone, Debug, PartialEq)]
pub enum EventChange {
    /// A result. It can be merged into the file even when somebody else has changed that meanwhile.
    Result(ResultChange),
    /// A game was started here, or is no longer played here. It is merged into the file as a result is.
    InPlay {
        /// The game.
        place: GamePlace,
        /// What the event said before.
        before: Option<InPlay>,
        /// What it is to say.
        in_play: Option<InPlay>,
    },
    /// A toss for this game was dismissed. It is merged into the file as a result is.
    TossPutAway {
        /// Which game.
        place: GamePlace,
        /// When, and how the pawns fell.
        toss: String,
    },
    /// A player was entered, changed or removed. It is merged with others' changes to the list.
    Entrant(Box<EntrantChange>),
    /// How rounds are paired and players placed.
    Rules(Box<PairingRules>),
    /// A round was paired: it goes into the file if the round there is unchanged.
    Published {
        /// The round before.
        before: Option<Box<Round>>,
        /// Its pairings now.
        proposal: Box<Proposal>,
    },
    /// Any other change, which cannot be merged.
    Other,
}

/// A result that was entered or removed.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultChange {
    /// The game.
    pub place: GamePlace,
    /// The result it replaces, if any.
    pub before: Option<TableResult>,
    /// The result now; `None` if it was removed.
    pub result: Option<TableResult>,
    /// The record of the game it came from, by its first revision; `None` if it was entered by hand.
    pub told_by: Option<u64>,
}

impl EventChange {
    /// Whether it can be merged into what somebody else has written.
    #[must_use]
    pub const fn can_be_merged(&self) -> bool {
        match self {
            Self::Result(_)
            | Self::InPlay { .. }
            | Self::TossPutAway { .. }
            | Self::Entrant(_)
            | Self::Rules(_)
            | Self::Published { .. } => true,
            Self::Other => false,
        }
    }

    /// The changes with one step per result, from what was there first to what is there now.
    #[must_use]
    pub fn joined(changes: Vec<Self>) -> Vec<Self> {
        let mut joined: Vec<Self> = Vec::new();
        for change in changes {
            let Self::Result(later) = change else {
                joined.push(change);
                continue;
            };
            let of_it = |change: &&mut Self| matches!(change, Self::Result(it) if it.place == later.place);
            match joined.iter_mut().find(of_it) {
                Some(Self::Result(earlier)) => *earlier = ResultChange { before: earlier.before.take(), ..later },
                Some(_) | None => joined.push(Self::Result(later)),
            }
        }
        joined.retain(|change| !matches!(change, Self::Result(it) if it.before == it.result));
        joined
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Seat;

    const PLACE: GamePlace = GamePlace { round: 1, table: 2, game: 1 };

    fn change(before: Option<Seat>, result: Option<Seat>) -> EventChange {
        let told = |seat: Option<Seat>| seat.map(|seat| TableResult::told(Some(seat)));
        EventChange::Result(ResultChange { place: PLACE, before: told(before), result: told(result), told_by: Some(7) })
    }

    #[test]
    fn a_result_that_was_changed_on_the_way_is_one_change() {
        let (first, second) = (Some(Seat::First), Some(Seat::Second));
        let joined = EventChange::joined(vec![change(None, first), EventChange::Other, change(first, second)]);
        assert_eq!(joined, [change(None, second), EventChange::Other]);
        assert_eq!(EventChange::joined(vec![change(None, first), change(first, None)]), []);
    }
}
