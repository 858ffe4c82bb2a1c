//! What is typed into the list of commands, and which row Enter would run.

/// The query for a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinderForm {
    /// The words of the query.
    pub query: String,
    /// Which of the commands that were found Enter runs, from 0.
    pub chosen: usize,
}
