//! Which languages there are, which of them the system speaks, and where their sentences are.

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// The language of the command line unless another is asked for.
    English,
    /// 日本語
    Japanese,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Japanese];

    /// Returns the language of the system if the program speaks it, otherwise English.
    #[must_use]
    pub fn of_system() -> Self {
        let is_japanese = |locale: String| locale.starts_with("ja");
        if sys_locale::get_locale().is_some_and(is_japanese) { Self::Japanese } else { Self::English }
    }

    /// The name of the language in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Japanese => "日本語",
        }
    }

    /// Its name in the other language.
    #[must_use]
    pub const fn name_elsewhere(self) -> &'static str {
        match self {
            Self::English => "英語",
            Self::Japanese => "Japanese",
        }
    }

    /// Returns the other language.
    pub(super) const fn other(self) -> Self {
        match self {
            Self::English => Self::Japanese,
            Self::Japanese => Self::English,
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        let tag = match self {
            Self::English => "en",
            Self::Japanese => "ja",
        };
        tag.parse().expect("both are well-formed language tags")
    }

    /// The contents of its Fluent files.
    pub(super) const fn sources(self) -> &'static [&'static str] {
        match self {
            Self::English => &[
                include_str!("../../assets/text/en/window.ftl"),
                include_str!("../../assets/text/en/game.ftl"),
                include_str!("../../assets/text/en/spoken.ftl"),
                include_str!("../../assets/text/en/errors.ftl"),
                include_str!("../../assets/text/en/verdicts.ftl"),
                include_str!("../../assets/text/en/judge.ftl"),
                include_str!("../../assets/text/en/paper.ftl"),
                include_str!("../../assets/text/en/rules.ftl"),
                include_str!("../../assets/text/en/settings.ftl"),
                include_str!("../../assets/text/en/schedules.ftl"),
                include_str!("../../assets/text/en/display.ftl"),
                include_str!("../../assets/text/en/console.ftl"),
                include_str!("../../assets/text/en/event.ftl"),
                include_str!("../../assets/text/en/engine.ftl"),
                include_str!("../../assets/text/en/organiser.ftl"),
                include_str!("../../assets/text/en/pairing.ftl"),
                include_str!("../../assets/text/en/library.ftl"),
                include_str!("../../assets/text/en/practice.ftl"),
                include_str!("../../assets/text/en/site.ftl"),
            ],
            Self::Japanese => &[
                include_str!("../../assets/text/ja/window.ftl"),
                include_str!("../../assets/text/ja/game.ftl"),
                include_str!("../../assets/text/ja/spoken.ftl"),
                include_str!("../../assets/text/ja/errors.ftl"),
                include_str!("../../assets/text/ja/verdicts.ftl"),
                include_str!("../../assets/text/ja/judge.ftl"),
                include_str!("../../assets/text/ja/paper.ftl"),
                include_str!("../../assets/text/ja/rules.ftl"),
                include_str!("../../assets/text/ja/settings.ftl"),
                include_str!("../../assets/text/ja/schedules.ftl"),
                include_str!("../../assets/text/ja/display.ftl"),
                include_str!("../../assets/text/ja/console.ftl"),
                include_str!("../../assets/text/ja/event.ftl"),
                include_str!("../../assets/text/ja/engine.ftl"),
                include_str!("../../assets/text/ja/organiser.ftl"),
                include_str!("../../assets/text/ja/pairing.ftl"),
                include_str!("../../assets/text/ja/library.ftl"),
                include_str!("../../assets/text/ja/practice.ftl"),
                include_str!("../../assets/text/ja/site.ftl"),
            ],
        }
    }
}
