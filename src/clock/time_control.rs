use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How much time a player has (持ち時間).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TimeControl {
    /// No limit; the time used is shown all the same.
    Untimed,
    /// 切れ負け: the game is lost when `main` is used up.
    SuddenDeath {
        /// For the whole game.
        main: Duration,
    },
    /// 秒読み: after `main`, every move must be made within `period`. A move that takes longer uses up one of the
    /// `periods`, and the last one must not be exceeded; one period is the ordinary byoyomi.
    Byoyomi {
        /// Before the byoyomi begins.
        main: Duration,
        /// For each move afterwards.
        period: Duration,
        /// How many periods there are, at least 1.
        periods: u32,
    },
    /// Fischer: every move, the first one too, adds `increment` before it is played.
    Fischer {
        /// At the start.
        main: Duration,
        /// For each move.
        increment: Duration,
    },
}

impl TimeControl {
    /// The time a player starts with, before any byoyomi or increment.
    #[must_use]
    pub const fn main(self) -> Duration {
        match self {
            Self::Untimed => Duration::ZERO,
            Self::SuddenDeath { main } | Self::Byoyomi { main, .. } | Self::Fischer { main, .. } => main,
        }
    }

    /// Whether a player can run out of time.
    #[must_use]
    pub const fn is_timed(self) -> bool {
        !matches!(self, Self::Untimed)
    }
}
