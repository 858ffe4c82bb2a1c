//! What can be copied to the clipboard.

use crate::record::RecordFormat;

/// What is copied, and how it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyAs {
    /// The whole record.
    Record(RecordFormat),
    /// The position that is looked at.
    Position(RecordFormat),
    /// The board as it is on screen, as pixels.
    Picture,
}

impl CopyAs {
    /// What is copied unless something else is asked for.
    pub const USUAL: Self = Self::Record(RecordFormat::Kif);

    /// What is offered: every format, and the picture.
    pub fn all() -> impl Iterator<Item = Self> {
        let (positions, games): (Vec<_>, Vec<_>) =
            RecordFormat::ALL.into_iter().partition(|format| format.is_position());
        let formats = games.into_iter().map(Self::Record).chain(positions.into_iter().map(Self::Position));
        formats.chain([Self::Picture])
    }

    /// Whether it can be copied while a position is being set up, of which there is no record.
    #[must_use]
    pub const fn is_of_position(self) -> bool {
        matches!(self, Self::Position(_) | Self::Picture)
    }

    /// The name of the sentence that names it.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Record(format) | Self::Position(format) => format!("copy-{}", format.id()),
            Self::Picture => "copy-picture".to_owned(),
        }
    }
}
