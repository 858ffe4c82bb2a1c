//! What the user can ask for in the library.

use std::path::PathBuf;

use super::form::{ExplorerForm, LibraryForm, TidyPart};
use crate::shogi::Move;

/// An action about the library.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryAction {
    /// The text in the dialog changed.
    Edit(LibraryForm),
    /// Ask for a folder.
    Browse,
    /// Add the folder in the dialog.
    Add,
    /// Take this folder out of the library; its records stay where they are.
    Remove(usize),
    /// The user's own name changed.
    NameOneself(String),
    /// Read what has changed in the folders.
    Read,
    /// See whether the folders have changed.
    LookAgain,
    /// Stop reading; what was read stays.
    Stop,
    /// Close the explorer.
    CloseExplorer,
    /// Which games the explorer counts changed.
    Sift(ExplorerForm),
    /// Play this move, which the explorer shows.
    Play(Move),
    /// Open this game of the explorer, at the position.
    OpenGame(usize),
    /// Stop the search; what was found stays.
    StopSearch,
    /// Keep the list of games while the board changes, or follow the board again.
    KeepList(bool),
    /// Ask for a file for the games that were found.
    Export,
    /// Look for duplicates and names.
    TidyUp,
    /// Show this part of it.
    ShowPart(TidyPart),
    /// These names are one player's, or no longer.
    Unite(Vec<String>),
    /// Open this game of a file.
    OpenFile(PathBuf, u32),
}
