//! The table of contents of the manual, and where each chapter comes from.

use super::{Block, blocks};
use crate::text::Language;

/// A chapter of the manual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// The first game, and where things are.
    Start,
    /// How a game is played.
    Play,
    /// 対局規定
    Rules,
    /// Going through records, and setting up positions.
    Review,
    /// Problems, one's own mistakes, and one's repertoire.
    Practice,
    /// Running an event, from the morning to the last table.
    Arbiter,
    /// The audience display and the hall view.
    Hall,
    /// The files that can be read and written.
    Formats,
    /// What the program does without a window.
    CommandLine,
    /// The table of keys.
    Shortcuts,
    /// What to do when something does not work.
    Troubleshooting,
}

/// The text of a chapter in both languages, from the file with that name.
macro_rules! texts {
    ($name:literal) => {
        [
            include_str!(concat!("../../../docs/manual/en/", $name)),
            include_str!(concat!("../../../docs/manual/ja/", $name)),
        ]
    };
}

impl Chapter {
    /// The chapters, in the order of the manual.
    pub const ALL: [Self; 11] = [
        Self::Start,
        Self::Play,
        Self::Rules,
        Self::Review,
        Self::Practice,
        Self::Arbiter,
        Self::Hall,
        Self::Formats,
        Self::CommandLine,
        Self::Shortcuts,
        Self::Troubleshooting,
    ];

    /// Returns the chapter in the file with this name, if there is one.
    #[must_use]
    pub fn in_file(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|chapter| chapter.file() == name)
    }

    /// The name of its file in each language's folder.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            Self::Start => "start.md",
            Self::Play => "play.md",
            Self::Rules => "rules.md",
            Self::Review => "review.md",
            Self::Practice => "practice.md",
            Self::Arbiter => "arbiter.md",
            Self::Hall => "hall.md",
            Self::Formats => "formats.md",
            Self::CommandLine => "command-line.md",
            Self::Shortcuts => "shortcuts.md",
            Self::Troubleshooting => "troubleshooting.md",
        }
    }

    /// The contents of that file.
    #[must_use]
    pub const fn source(self, language: Language) -> &'static str {
        let [english, japanese] = match self {
            Self::Start => texts!("start.md"),
            Self::Play => texts!("play.md"),
            Self::Rules => texts!("rules.md"),
            Self::Review => texts!("review.md"),
            Self::Practice => texts!("practice.md"),
            Self::Arbiter => texts!("arbiter.md"),
            Self::Hall => texts!("hall.md"),
            Self::Formats => texts!("formats.md"),
            Self::CommandLine => texts!("command-line.md"),
            Self::Shortcuts => texts!("shortcuts.md"),
            Self::Troubleshooting => texts!("troubleshooting.md"),
        };
        match language {
            Language::English => english,
            Language::Japanese => japanese,
        }
    }

    /// Its title, which is the first line of its file.
    #[must_use]
    pub fn title(self, language: Language) -> &'static str {
        let first = self.source(language).lines().next().unwrap_or_default();
        first.trim_start_matches('#').trim()
    }

    /// Its contents, beginning with the title.
    #[must_use]
    pub fn blocks(self, language: Language) -> Vec<Block> {
        blocks(self.source(language))
    }
}
