use super::state::{OwnTable, TableTrouble};

/// Something to be done with the files of tables of handicaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableJob {
    /// Read all of the user's own.
    ReadOwn,
    /// Keep this one among the user's own.
    Keep(Box<OwnTable>),
    /// Take this one away from the user's own: the name of its file.
    Delete(String),
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableNews {
    /// The user's own tables, and what is wrong with the files that hold none.
    Own(Vec<OwnTable>, Vec<TableTrouble>),
    /// An own table could not be kept or taken away.
    NotKept(TableTrouble),
}
