//! The language of the command line, which uses the same sentences as the window.

use clap::ValueEnum;

use crate::picture::paper::PaperNotation;
use crate::record::notation::WesternStyle;
use crate::text::{self, Text};

/// The language of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Language {
    /// English.
    En,
    /// Japanese.
    Ja,
}

thread_local! {
    /// The English sentences, kept because parsing them takes longer than using one.
    static ENGLISH: Text = Text::new(text::Language::English);
}

/// Says something in English.
pub(super) fn in_english<R>(say: impl FnOnce(&Text) -> R) -> R {
    ENGLISH.with(say)
}

impl Language {
    /// The sentences of this language.
    pub(super) fn text(self) -> Text {
        Text::new(match self {
            Self::En => text::Language::English,
            Self::Ja => text::Language::Japanese,
        })
    }

    /// The usual notation of moves in this language.
    pub(super) const fn notation(self) -> PaperNotation {
        match self {
            Self::En => PaperNotation::Western(WesternStyle::Hodges),
            Self::Ja => PaperNotation::Japanese,
        }
    }
}
