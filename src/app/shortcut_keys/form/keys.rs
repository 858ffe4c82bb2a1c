//! The dialog of keys while it is open: what is searched for, and which command waits for its key.

use crate::app::command::Command;

/// The dialog of keys as it is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeysForm {
    /// The words of the search.
    pub query: String,
    /// The command for which the next key is meant.
    pub waiting: Option<Command>,
}
