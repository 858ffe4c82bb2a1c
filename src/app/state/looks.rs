use serde::{Deserialize, Serialize};

/// How everything looks, as the user chose it. Each choice stands for itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Looks {
    /// The colours of the window.
    pub theme: ThemeChoice,
}

/// The colours of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// As the system has it.
    #[default]
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
