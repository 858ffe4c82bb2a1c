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
    /// Practise what comes again today.
    BeginDue,
    /// Do not wait for the exercises that are being looked for, or for what is being judged.
    Stop,
    /// Show this exercise of the set.
    Show(usize),
    /// Show this place of the record, at which a mate was missed.
    ShowMissed(NodeId),
    /// Practise the mates that were missed.
    BeginMissed,
}
