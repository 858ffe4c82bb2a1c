use crate::app::action::BoardAction;

pub use crate::session::ReviewCommand;

/// What a commentator does on the audience display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisplayAction {
    /// Something on its board or on a stand.
    Board(BoardAction),
    /// Look at another place of the game, or of what was tried.
    Go(ReviewCommand),
}
