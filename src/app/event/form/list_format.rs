//! The formats in which results are exported.

/// A format in which results are exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListFormat {
    /// Every game of every round, for other programs.
    Csv,
    /// A round in straight columns, for the notice board.
    Text,
    /// The standings with the cross table, for other programs.
    Standings,
    /// Pages to be printed.
    Paper(EventPaper),
}

/// What of an event is put on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventPaper {
    /// The pairings of a round, or its results, for the wall.
    Round,
    /// A slip for the result of every table.
    Slips,
    /// The numbers of the tables, to be put on them.
    TableNumbers,
    /// A score sheet for every table, with the names filled in.
    ScoreSheets,
    /// The standings with the cross table.
    Standings,
}

impl ListFormat {
    /// The ending of its files, without a dot.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Csv | Self::Standings => "csv",
            Self::Text => "txt",
            Self::Paper(_) => "pdf",
        }
    }
}
