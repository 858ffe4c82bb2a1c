//! What can be done in the editor of handicap tables.

use crate::rules::HandicapTable;

/// An action in the editor of handicap tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableAction {
    /// Open it, from the new-game dialog.
    Open,
    /// Show the table in this file, or the one that is built in.
    Show(Option<String>),
    /// The table changed.
    Edit(Box<HandicapTable>),
    /// Add a step after the last one.
    AddStep,
    /// Use this table, saving it if it was changed.
    Take,
    /// Delete it.
    Delete,
}
