//! What is typed into the list of commands, and which row Enter would run.

/// The query for a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinderForm {
    /// The words of the query.
    pub query: String,
    /// Which of what was found and can be run was chosen with the arrow keys, from 0; none while they were not used.
    pub chosen: Option<usize>,
}
