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
    /// A toss for this game was put away. It goes into the file as a result does.
    TossPutAway {
        /// Which game.
        place: GamePlace,
        /// When, and how the pawns fell.
        toss: String,
    },
    /// A player was entered, changed or removed. It goes into whatever others have made of the list.
    Entrant(Box<EntrantChange>),
    /// How rounds are paired and players placed.
    Rules(Box<PairingRules>),
    /// A round was paired: it goes into the file where the round is there as it was before.
    Published {
        /// The round before.
        before: Option<Box<Round>>,
        /// Its pairings now.
        proposal: Box<Proposal>,
    },
    /// Any other change, which cannot be merged.
    Other,
}

/// The result of a game that was told, or taken away.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultChange {
    /// The game.
    pub place: GamePlace,
    /// The result in whose place it stands; `None` where there was none.
    pub before: Option<TableResult>,
    /// The result now; `None` where it was taken away.
    pub result: Option<TableResult>,
    /// The record of the game that told it, by its first revision; `None` where somebody brought it by hand.
    pub told_by: Option<u64>,
}

impl EventChange {
    /// Whether it can be done once more to what somebody else has written meanwhile.
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

    /// Changes of which there is one for each result: what was told first and changed afterwards is one step from what
    /// was there before.
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
