//! How many pieces stand at an instant while they are set up one by one (駒並べ).

use std::time::Duration;

use crate::clock::SessionTime;
use crate::rules::SettingUp;
use crate::shogi::{Color, SquareSet};

/// How long each piece takes.
const EACH: Duration = Duration::from_millis(380);

/// The ceremony (駒並べ) in which the pieces are set up one by one before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ceremony {
    /// In which order.
    pub order: SettingUp,
    /// Who begins.
    pub senior: Color,
    /// When it began.
    started: SessionTime,
    /// How many pieces are seen.
    pub placed: usize,
}

impl Ceremony {
    /// One that begins now.
    #[must_use]
    pub const fn new(order: SettingUp, senior: Color, now: SessionTime) -> Self {
        Self { order, senior, started: now, placed: 0 }
    }

    /// How many pieces stand at `now`.
    #[must_use]
    pub fn due(&self, now: SessionTime) -> usize {
        let count = now.since(self.started).as_millis() / EACH.as_millis();
        usize::try_from(count).unwrap_or(SettingUp::PIECES).min(SettingUp::PIECES)
    }

    /// After how much time from `now` the next piece comes.
    #[must_use]
    pub fn until_next(&self, now: SessionTime) -> Duration {
        let next = u32::try_from(self.placed + 1).unwrap_or(u32::MAX);
        (EACH * next).saturating_sub(now.since(self.started))
    }

    /// Whether all pieces stand.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.placed >= SettingUp::PIECES
    }

    /// The squares on which a piece is seen.
    #[must_use]
    pub fn squares(&self) -> SquareSet {
        self.order.placed(self.senior, self.placed)
    }
}
