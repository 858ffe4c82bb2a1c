//! What can be asked for about engines.

use super::form::EngineProfile;

/// An action about engines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineAction {
    /// The command line in the dialog changed.
    EditCommand(String),
    /// Choose a program in the system's file dialog.
    Browse,
    /// Try the engine of that command line.
    Try,
    /// Keep the engine of that command line, and choose it.
    KeepTyped,
    /// Keep this engine, which was found, and choose it.
    Keep(EngineProfile),
    /// Choose this one of those that are kept.
    Choose(usize),
    /// Keep this one no longer.
    Remove(usize),
    /// Close the dialog, and analyse.
    Analyse,
    /// Show so many lines.
    ShowLines(usize),
    /// Put this line into the record, so many moves of it.
    TakeLine {
        /// The line, the best being 0.
        line: usize,
        /// How many of its moves.
        moves: usize,
    },
}
