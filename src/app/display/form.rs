//! How the audience display looks, and where it is shown.

use serde::{Deserialize, Serialize};

use crate::app::settings::form::{Looks, Notation, SystemLooks, ThemeChoice};
use crate::picture::Coordinates;
use crate::text::Language;

/// How the audience display looks. It is set apart from the window: the hall need not read what the arbiter reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DisplaySettings {
    /// Its colours.
    pub theme: DisplayTheme,
    /// Its language; the window's when none was chosen.
    pub language: Option<Language>,
    /// How moves are written on it; as in the window when nothing else was chosen.
    pub notation: Option<Notation>,
    /// What is written beside its board.
    pub coordinates: Coordinates,
    /// How large its words are.
    pub text_size: TextSize,
    /// Whether it fills its screen.
    pub fills_screen: bool,
    /// The name of the screen on which it was last.
    pub screen: Option<String>,
    /// The title page's heading; where it is empty, the record's event.
    pub title: String,
}

impl Default for DisplaySettings {
    fn default() -> Self {
        Self {
            theme: DisplayTheme::ForHall,
            language: None,
            notation: None,
            coordinates: Coordinates::Kanji,
            text_size: TextSize::Large,
            fills_screen: false,
            screen: None,
            title: String::new(),
        }
    }
}

impl DisplaySettings {
    /// The looks of the display: the window's, under a system that asks for `system`, but for its own settings.
    #[must_use]
    pub fn looks(&self, of_window: Looks, system: SystemLooks) -> Looks {
        Looks { theme: self.theme.beside(of_window.theme, system), coordinates: self.coordinates, ..of_window }
    }
}

/// The colours of the audience display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DisplayTheme {
    /// Dark, which is easiest on the eyes in a hall; high contrast where the window has it, too.
    ForHall,
    /// As the system has it.
    System,
    /// Warm paper.
    Light,
    /// A room in the evening.
    Dark,
    /// Black, white and little else.
    HighContrast,
}

impl DisplayTheme {
    /// Every choice.
    pub const ALL: [Self; 5] = [Self::ForHall, Self::System, Self::Light, Self::Dark, Self::HighContrast];

    /// The theme of the display beside a window with the theme `of_window`.
    #[must_use]
    pub const fn beside(self, of_window: ThemeChoice, system: SystemLooks) -> ThemeChoice {
        match (self, of_window) {
            (Self::ForHall, ThemeChoice::HighContrast) | (Self::HighContrast, _) => ThemeChoice::HighContrast,
            (Self::ForHall, ThemeChoice::System) if system.more_contrast => ThemeChoice::HighContrast,
            (Self::ForHall | Self::Dark, _) => ThemeChoice::Dark,
            (Self::System, _) => ThemeChoice::System,
            (Self::Light, _) => ThemeChoice::Light,
        }
    }
}

/// How large words are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TextSize {
    /// For a screen on a table.
    Usual,
    /// For a screen on a wall.
    Large,
    /// For the back row.
    Largest,
}

impl TextSize {
    /// Every size.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Large, Self::Largest];

    /// By how much words are enlarged.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Self::Usual => 0.85,
            Self::Large => 1.0,
            Self::Largest => 1.2,
        }
    }
}

/// The screens there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Screens {
    /// Their names, in the system's order.
    pub names: Vec<String>,
    /// Which one the main window is on, where the system tells.
    pub own: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_display_has_high_contrast_beside_a_window_that_has_it_unless_something_else_was_chosen() {
        let (calm, contrast) = (SystemLooks::default(), SystemLooks { more_contrast: true, ..SystemLooks::default() });
        let usual = |theme, system| DisplaySettings::default().looks(Looks { theme, ..Looks::default() }, system).theme;
        assert_eq!(usual(ThemeChoice::Light, contrast), ThemeChoice::Dark);
        assert_eq!(usual(ThemeChoice::System, calm), ThemeChoice::Dark);
        assert_eq!(usual(ThemeChoice::System, contrast), ThemeChoice::HighContrast);
        assert_eq!(usual(ThemeChoice::HighContrast, calm), ThemeChoice::HighContrast);
        assert_eq!(DisplayTheme::Dark.beside(ThemeChoice::HighContrast, contrast), ThemeChoice::Dark);
    }
}
