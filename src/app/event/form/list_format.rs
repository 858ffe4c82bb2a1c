//! The formats in which results are exported.

/// A format in which results are exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListFormat {
    /// Every game of every round, for other programs.
    Csv,
    /// A round in straight columns, for the notice board.
    Text,
}

impl ListFormat {
    /// Both formats.
    pub const ALL: [Self; 2] = [Self::Csv, Self::Text];

    /// The ending of its files, without a dot.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Text => "txt",
        }
    }
}
