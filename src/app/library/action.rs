//! What can be asked for about the library.

use super::form::{ExplorerForm, LibraryForm};
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
}
