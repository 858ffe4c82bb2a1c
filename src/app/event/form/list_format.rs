//! The formats in which results are exported.

pub use crate::event_paper::EventPaper;

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
