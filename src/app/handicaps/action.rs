//! What can be done in the editor of handicap tables.

use crate::rules::HandicapTable;

/// Something in the editor of tables of handicaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableAction {
    /// Open it, from the new-game dialog.
    Open,
    /// Show the table in this file, or the one that is built in.
    Show(Option<String>),
    /// The table now reads so.
    Edit(Box<HandicapTable>),
    /// Add a step after the last one.
    AddStep,
    /// Go by this table, and keep it if it was changed.
    Take,
    /// Take it away.
    Delete,
}
