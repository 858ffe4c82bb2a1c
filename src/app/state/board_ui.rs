//! A move that is not made yet: a piece in the fingers, a question about promotion, a refusal.

use std::time::Duration;

use crate::app::action::Origin;
use crate::clock::SessionTime;
use crate::shogi::{IllegalMove, Square};

/// What goes on on the board between two clicks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardUi {
    /// Whether White sits at the bottom.
    pub flipped: bool,
    /// The same as it was before the board was turned for a game with an engine: afterwards it is so again.
    pub flipped_before: Option<bool>,
    /// The piece that was picked up.
    pub picked: Option<Origin>,
    /// Whether it follows the pointer.
    pub dragging: bool,
    /// A move, from and to, that waits for the answer whether it promotes.
    pub promotion: Option<(Square, Square)>,
    /// The move that was tried last, if it is illegal.
    pub refused: Option<RefusedMove>,
}

/// An illegal move that was tried and not played. The piece stays picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusedMove {
    /// Where the piece was to go.
    pub to: Square,
    /// Why it cannot.
    pub proof: IllegalMove,
    /// When it was tried.
    pub at: SessionTime,
}

impl RefusedMove {
    /// How long the piece shakes.
    const SHAKE: Duration = Duration::from_millis(260);

    /// How far through its shake the piece is, from 0 to 1; `None` once it is still.
    #[must_use]
    pub fn shaken(&self, now: SessionTime) -> Option<f32> {
        let passed = now.since(self.at);
        (passed < Self::SHAKE).then(|| passed.as_secs_f32() / Self::SHAKE.as_secs_f32())
    }
}

impl BoardUi {
    /// The piece on `from` waits for the answer whether it promotes when it goes to `to`.
    pub const fn ask_about_promotion(&mut self, from: Square, to: Square) {
        (self.promotion, self.picked) = (Some((from, to)), Some(Origin::Board(from)));
    }

    /// Puts down what was picked up. Returns whether there was anything.
    pub fn put_down(&mut self) -> bool {
        let had_something = self.picked.is_some() || self.promotion.is_some();
        *self = Self { flipped: self.flipped, flipped_before: self.flipped_before, ..Self::default() };
        had_something
    }

    /// Turns the board for as long as the game that is laid on it lies there.
    pub const fn turn_for_game(&mut self, flipped: bool) {
        (self.flipped_before, self.flipped) = (Some(self.flipped), flipped);
    }

    /// Turns the board back if it was turned for a game, unless somebody has turned it since.
    pub const fn turn_back(&mut self) {
        if let Some(before) = self.flipped_before.take() {
            self.flipped = before;
        }
    }
}
