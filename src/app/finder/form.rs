/// What is looked for among the commands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinderForm {
    /// The words that are looked for.
    pub query: String,
    /// Which of the commands that were found Enter runs, from 0.
    pub chosen: usize,
}
