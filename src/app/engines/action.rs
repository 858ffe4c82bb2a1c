//! What the user can ask of engines.

use super::form::{Chair, EngineProfile};

/// An action in the dialog about the options of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionAction {
    /// Rename this profile of the engine.
    Rename(String),
    /// Show the options whose names contain this.
    Search(String),
    /// Set the option of this name.
    Set(String, String),
    /// Choose a file for the option of this name.
    Browse(String),
    /// Reset the option of this name.
    Reset(String),
    /// Reset all options.
    ResetAll,
    /// Keep what is set.
    Keep,
}

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
    /// Remove this one.
    Remove(usize),
    /// Put the one back that was removed last.
    PutBack,
    /// Keep another profile of this one.
    Copy(usize),
    /// Show the options of this one.
    ShowOptions(usize),
    /// An action in the dialog about them.
    Options(OptionAction),
    /// Close the dialog, and analyse; an engine that has failed is started again.
    Analyse,
    /// Start the engine in this chair again: it has failed.
    StartAgain(Chair),
    /// Let this one, or none, analyse beside the chosen one.
    ChooseSecond(Option<usize>),
    /// Show so many lines.
    ShowLines(usize),
    /// Show this line whole, or no longer.
    Unfold {
        /// The engine's chair.
        chair: Chair,
        /// The line, the best being 0.
        line: usize,
    },
    /// Let the lines in this chair stay as they are: somebody points at one, or has opened its menu.
    HoldLines(Chair),
    /// Let them change again.
    ReleaseLines(Chair),
    /// Put the first moves of this line into the record.
    TakeLine {
        /// The engine's chair.
        chair: Chair,
        /// The line, the best being 0.
        line: usize,
        /// How many of its moves.
        moves: usize,
    },
}
