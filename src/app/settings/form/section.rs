//! The parts of the settings dialog, from top to bottom.

/// A group of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// Colours and sizes of the window.
    Appearance,
    /// The board and the pieces.
    Board,
    /// Words, moves and squares.
    Language,
    /// Playing and going through records.
    Play,
    /// The audience display.
    Display,
    /// The arbiter's console.
    Arbiter,
    /// What is heard.
    Sound,
    /// Records on disk.
    Files,
    /// What engines say.
    Engines,
}

impl Section {
    /// Every section, from the top.
    pub const ALL: [Self; 9] = [
        Self::Appearance,
        Self::Board,
        Self::Language,
        Self::Play,
        Self::Display,
        Self::Arbiter,
        Self::Sound,
        Self::Files,
        Self::Engines,
    ];

    /// The name of the sentence that names it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Appearance => "settings-appearance",
            Self::Board => "settings-board",
            Self::Language => "settings-language",
            Self::Play => "settings-play",
            Self::Display => "settings-display",
            Self::Arbiter => "settings-arbiter",
            Self::Sound => "settings-sound",
            Self::Files => "settings-files",
            Self::Engines => "settings-engines",
        }
    }
}
