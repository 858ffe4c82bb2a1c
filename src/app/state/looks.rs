use serde::{Deserialize, Serialize};

/// How everything looks, as the user chose it. Each choice stands for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Looks {
    /// The colours of the window.
    pub theme: ThemeChoice,
    /// What is written beside the board.
    pub coordinates: Coordinates,
    /// Whether the squares are marked to which a piece that was picked up can go.
    pub hints: bool,
}

impl Default for Looks {
    fn default() -> Self {
        Self { theme: ThemeChoice::System, coordinates: Coordinates::Kanji, hints: true }
    }
}

/// The colours of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// As the system has it.
    System,
    /// Warm paper.
    Light,
    /// A room in the evening.
    Dark,
    /// Black, white and little else.
    HighContrast,
}

impl ThemeChoice {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::HighContrast];

    /// The name of the sentence that names it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "theme-system",
            Self::Light => "theme-light",
            Self::Dark => "theme-dark",
            Self::HighContrast => "theme-high-contrast",
        }
    }
}

/// How files and ranks are written beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Coordinates {
    /// 7六
    Kanji,
    /// 7f
    Letters,
    /// 76
    Digits,
    /// Nothing.
    Hidden,
}

impl Coordinates {
    /// Every way.
    pub const ALL: [Self; 4] = [Self::Kanji, Self::Letters, Self::Digits, Self::Hidden];
}
