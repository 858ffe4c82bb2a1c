use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How the next game is prepared after one that does not count (指し直し).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayRule {
    /// Who has which side.
    pub sides: ReplaySides,
    /// How much time the players have.
    pub time: ReplayTime,
    /// The rest before it begins.
    pub rest: Duration,
}

/// Who has which side in the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ReplaySides {
    /// The players change sides. In a handicap game they cannot, and do not.
    Swapped,
    /// As before.
    Kept,
}

/// How much time the players have in the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ReplayTime {
    /// As much as at the start of the first.
    Fresh,
    /// What they had left.
    Remaining {
        /// When one has less than this, both get the same amount on top, so that the one with less has this.
        top_up_to: Option<Duration>,
        /// Whether that can give somebody more than at the start.
        cap: TopUpCap,
        /// For each move, when somebody has nothing left and there was no byoyomi.
        fallback_byoyomi: Option<Duration>,
    },
}

/// The most that a player can have after time was added for a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TopUpCap {
    /// What the player started the first game with.
    InitialTime,
    /// Anything.
    None,
}
