//! What a commentator can do on the audience display.

use crate::app::action::BoardAction;

pub use crate::session::ReviewCommand;

/// An action of a commentator on the audience display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisplayAction {
    /// An action on its board or on a stand.
    Board(BoardAction),
    /// Go to another place of the game, or of what was tried.
    Go(ReviewCommand),
}
