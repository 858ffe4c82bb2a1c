//! What can be asked for in practice.

use std::path::PathBuf;

use super::form::PracticeForm;
use crate::record::NodeId;

/// An action in practice.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeAction {
    /// The choices in the dialog changed.
    Edit(PracticeForm),
    /// Ask for a file.
    BrowseFile,
    /// Ask for a folder.
    BrowseFolder,
    /// Begin as the dialog says.
    Begin,
    /// Practise the problems in this file or folder.
    OpenSet(PathBuf),
    /// Practise what is due today.
    BeginDue,
    /// Stop looking for exercises, or judging a move.
    Stop,
    /// Show this exercise of the set.
    Show(usize),
    /// Go to this place of the record, where a mate was missed.
    ShowMissed(NodeId),
    /// Practise the mates that were missed.
    BeginMissed,
}
