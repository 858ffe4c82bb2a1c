use crate::app::action::Origin;
use crate::shogi::Square;

/// What goes on on the board between two clicks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardUi {
    /// Whether White sits at the bottom.
    pub flipped: bool,
    /// The piece that was picked up.
    pub picked: Option<Origin>,
    /// Whether it follows the pointer.
    pub dragging: bool,
    /// A move, from and to, that waits for the answer whether it promotes.
    pub promotion: Option<(Square, Square)>,
}

impl BoardUi {
    /// The piece on `from` waits for the answer whether it promotes when it goes to `to`.
    pub const fn ask_about_promotion(&mut self, from: Square, to: Square) {
        (self.promotion, self.picked) = (Some((from, to)), Some(Origin::Board(from)));
    }

    /// Puts down what was picked up. Returns whether there was anything.
    pub fn put_down(&mut self) -> bool {
        let had_something = self.picked.is_some() || self.promotion.is_some();
        *self = Self { flipped: self.flipped, ..Self::default() };
        had_something
    }
}
