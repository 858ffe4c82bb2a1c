//! What the whole hall should know of a game.

use serde::{Deserialize, Serialize};

use crate::session::{MatchSession, MatchStatus, Pending};

/// What the whole hall should know of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// The position has occurred for the last time but one.
    RepetitionNear,
    /// A declaration of impasse is being considered, or was made and awaits the arbiter.
    Declaration,
    /// An illegal move was claimed and awaits a ruling.
    Claim,
    /// A player proposes to agree on an impasse.
    ImpasseProposed,
    /// The players have called the arbiter.
    Called,
    /// The game is adjourned.
    Adjourned,
    /// Somebody stopped the clocks.
    Stopped,
}

impl Notice {
    /// The most noteworthy thing about a game in progress; or that somebody waits for the arbiter, which nothing else hides.
    #[must_use]
    pub fn of(session: &MatchSession) -> Option<Self> {
        if session.is_arbiter_called() {
            return Some(Self::Called);
        }
        match session.status() {
            MatchStatus::Waiting | MatchStatus::Over(_) => None,
            MatchStatus::Running => Self::of_pending(session).or_else(|| Self::of_repetition(session)),
            MatchStatus::Paused => Self::of_pending(session).or(Some(Self::Stopped)),
        }
    }

    /// That there is something to be decided.
    fn of_pending(session: &MatchSession) -> Option<Self> {
        match session.pending()? {
            Pending::Declaration(_) => Some(Self::Declaration),
            Pending::Claim(_) => Some(Self::Claim),
            Pending::Impasse { .. } => Some(Self::ImpasseProposed),
            Pending::Adjourned { .. } => Some(Self::Adjourned),
            Pending::TakeBack { .. } | Pending::Sleep(_) => None,
        }
    }

    fn of_repetition(session: &MatchSession) -> Option<Self> {
        let repetition = session.repetition_status();
        let (count, needed) = (repetition.occurrences.len(), repetition.needed);
        (count > 1 && count + 1 == needed).then_some(Self::RepetitionNear)
    }

    /// Whether the arbiter needs to act.
    #[must_use]
    pub const fn waits_for_arbiter(self) -> bool {
        match self {
            Self::Claim | Self::Declaration | Self::Called => true,
            Self::RepetitionNear | Self::ImpasseProposed | Self::Adjourned | Self::Stopped => false,
        }
    }
}
