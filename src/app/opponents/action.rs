//! What the user can ask of engines that play.

use crate::shogi::Color;

/// An action about engines that play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentAction {
    /// Start the engine of this side again: it has failed.
    StartAgain(Color),
}
