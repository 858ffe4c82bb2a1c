//! In which language the command line speaks: the sentences are those of the window.

use clap::ValueEnum;

use crate::picture::paper::PaperNotation;
use crate::record::notation::WesternStyle;
use crate::text::{self, Text};

/// The language of what is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Language {
    /// English.
    En,
    /// Japanese.
    Ja,
}

thread_local! {
    /// The English sentences: reading them takes longer than saying one.
    static ENGLISH: Text = Text::new(text::Language::English);
}

/// Has something said in English.
pub(super) fn in_english<R>(say: impl FnOnce(&Text) -> R) -> R {
    ENGLISH.with(say)
}

impl Language {
    /// Its sentences.
    pub(super) fn text(self) -> Text {
        Text::new(match self {
            Self::En => text::Language::English,
            Self::Ja => text::Language::Japanese,
        })
    }

    /// How moves are written in it.
    pub(super) const fn notation(self) -> PaperNotation {
        match self {
            Self::En => PaperNotation::Western(WesternStyle::Hodges),
            Self::Ja => PaperNotation::Japanese,
        }
    }
}
