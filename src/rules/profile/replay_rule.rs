//! How a replay is set up after a game that does not count (指し直し).

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The terms of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayRule {
    /// Who plays which side.
    pub sides: ReplaySides,
    /// How much time the players get.
    pub time: ReplayTime,
    /// The rest before the replay starts.
    pub rest: Duration,
}

impl ReplayRule {
    /// The longest time it can name.
    pub const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);
}

/// Who plays which side in the replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ReplaySides {
    /// The players swap sides. In a handicap game they cannot, and do not.
    Swapped,
    /// As before.
    Kept,
}

/// How much time the players get in the replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ReplayTime {
    /// As much as at the start of the first game.
    Fresh,
    /// What they had left.
    Remaining {
        /// If either has less than this, both get the same bonus, such that the one with less ends up with exactly
        /// this.
        top_up_to: Option<Duration>,
        /// Whether the bonus may exceed the time at the start.
        cap: TopUpCap,
        /// The byoyomi per move, if somebody has no time left and there was no byoyomi.
        fallback_byoyomi: Option<Duration>,
    },
}

/// The most a player can have after the bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TopUpCap {
    /// The player's time at the start of the first game.
    InitialTime,
    /// No cap.
    None,
}
