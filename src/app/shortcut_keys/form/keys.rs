use crate::app::command::Command;

/// What is seen of the keys for commands at present.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeysForm {
    /// The words that are looked for.
    pub query: String,
    /// The command for which the next key is meant.
    pub waiting: Option<Command>,
}
