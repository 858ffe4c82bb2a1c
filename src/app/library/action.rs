//! What can be asked for about the library.

use std::path::PathBuf;

use super::form::{ExplorerForm, LibraryForm, TidyPart};
use crate::shogi::Move;

/// An action about the library.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryAction {
    /// What is typed in the dialog changed.
    Edit(LibraryForm),
    /// Ask for a folder.
    Browse,
    /// Add the folder that is typed.
    Add,
    /// Take this folder out of the library; its records stay where they are.
    Remove(usize),
    /// One's own name changed.
    NameOneself(String),
    /// Read what has changed in the folders.
    Read,
    /// Stop reading; what was read stays.
    Stop,
    /// Put the explorer away.
    CloseExplorer,
    /// Which games the explorer counts changed.
    Sift(ExplorerForm),
    /// Play this move, which the explorer shows.
    Play(Move),
    /// Open this one of the games that the explorer shows, at the position.
    OpenGame(usize),
    /// Stop the search; what was found stays.
    StopSearch,
    /// Keep the list of games whatever is looked at, or follow the board again.
    KeepList(bool),
    /// Ask for a file into which the games that were found are written.
    Export,
    /// Look for what is there more than once.
    TidyUp,
    /// Show this part of it.
    ShowPart(TidyPart),
    /// These names are one player's, or no longer.
    Unite(Vec<String>),
    /// Open this game of a file.
    OpenFile(PathBuf, u32),
}
