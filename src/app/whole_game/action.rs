//! What the user can ask of the analysis of a whole game.

use super::form::WholeGameForm;
use crate::record::NodeId;

/// An action about the analysis of a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameAction {
    /// The choices in the dialog changed.
    Edit(WholeGameForm),
    /// Choose this one of the engines that are kept.
    ChooseEngine(usize),
    /// Analyse the game as the form says.
    Begin,
    /// Stop for now; what was found stays.
    Pause,
    /// Go on.
    Resume,
    /// Stop for good; what was found stays.
    End,
    /// Go to this place of the record, from the summary.
    Show(NodeId),
}
