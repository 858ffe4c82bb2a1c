//! Theme, board, pieces and sizes, as the user chose them.

use serde::{Deserialize, Serialize};

use crate::app::settings::form::SystemLooks;
use crate::picture::{Coordinates, PieceSet};

/// How everything looks, as the user chose it. Each choice stands for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Looks {
    /// The colours of the window.
    pub theme: ThemeChoice,
    /// What the board is made of.
    pub board: BoardChoice,
    /// What is on the pieces.
    pub pieces: PieceChoice,
    /// How large words are in the window, in percent of their usual size.
    pub text_percent: u16,
    /// What is written beside the board.
    pub coordinates: Coordinates,
    /// Whether the squares are marked to which a piece that was picked up can go.
    pub hints: bool,
    /// Whether pieces are seen on their way.
    pub motion: MotionChoice,
}

impl Default for Looks {
    fn default() -> Self {
        Self {
            theme: ThemeChoice::System,
            board: BoardChoice::AsTheme,
            pieces: PieceChoice::AsTheme,
            text_percent: 100,
            coordinates: Coordinates::Kanji,
            hints: true,
            motion: MotionChoice::System,
        }
    }
}

/// How large words can be, in percent of their usual size.
pub const TEXT_PERCENTS: [u16; 8] = [80, 90, 100, 110, 125, 150, 175, 200];

impl Looks {
    /// By how much words are enlarged.
    #[must_use]
    pub fn text_factor(&self) -> f32 {
        let [smallest, .., largest] = TEXT_PERCENTS;
        f32::from(self.text_percent.clamp(smallest, largest)) / 100.0
    }

    /// The next larger size of words, or the largest.
    #[must_use]
    pub fn larger_text(&self) -> u16 {
        let larger = TEXT_PERCENTS.into_iter().find(|percent| *percent > self.text_percent);
        larger.unwrap_or(TEXT_PERCENTS[TEXT_PERCENTS.len() - 1])
    }

    /// The next smaller size of words, or the smallest.
    #[must_use]
    pub fn smaller_text(&self) -> u16 {
        let smaller = TEXT_PERCENTS.into_iter().rev().find(|percent| *percent < self.text_percent);
        smaller.unwrap_or(TEXT_PERCENTS[0])
    }
}

/// Whether pieces are seen on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MotionChoice {
    /// Unless the system asks for less motion.
    System,
    /// Nothing moves, whatever the system says.
    Off,
    /// Pieces move, whatever the system says.
    On,
}

impl MotionChoice {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::System, Self::Off, Self::On];

    /// Whether they are, under a system that asks for this.
    #[must_use]
    pub const fn is_on(self, system: SystemLooks) -> bool {
        match self {
            Self::System => !system.less_motion,
            Self::Off => false,
            Self::On => true,
        }
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

/// What the board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BoardChoice {
    /// Kaya, or high contrast where the theme has it.
    AsTheme,
    /// 榧, 柾目
    Kaya,
    /// 榧, 板目
    FlatSawnKaya,
    /// 桂
    Katsura,
    /// One quiet colour.
    Flat,
    /// Pale, with black lines.
    HighContrast,
}

impl BoardChoice {
    /// Every choice.
    pub const ALL: [Self; 6] =
        [Self::AsTheme, Self::Kaya, Self::FlatSawnKaya, Self::Katsura, Self::Flat, Self::HighContrast];
}

/// What is on the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PieceChoice {
    /// One kanji in brush, or high contrast where the theme has it.
    AsTheme,
    /// One of the program's own sets.
    Drawn(PieceSet),
    /// The user's own images; what is missing among them is drawn.
    Images,
}

impl PieceChoice {
    /// Every choice.
    pub const ALL: [Self; 8] = [
        Self::AsTheme,
        Self::Drawn(PieceSet::BrushTwo),
        Self::Drawn(PieceSet::BrushOne),
        Self::Drawn(PieceSet::PrintedOne),
        Self::Drawn(PieceSet::Bilingual),
        Self::Drawn(PieceSet::International),
        Self::Drawn(PieceSet::HighContrast),
        Self::Images,
    ];

    /// The set that is drawn where no image is, under a theme that has high contrast or has not.
    #[must_use]
    pub const fn drawn(self, has_high_contrast: bool) -> PieceSet {
        match self {
            Self::AsTheme if has_high_contrast => PieceSet::HighContrast,
            Self::AsTheme | Self::Images => PieceSet::BrushOne,
            Self::Drawn(set) => set,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_grow_and_shrink_step_by_step_and_stay_between_the_smallest_and_the_largest() {
        let at = |text_percent| Looks { text_percent, ..Looks::default() };
        for pair in TEXT_PERCENTS.windows(2) {
            assert_eq!((at(pair[0]).larger_text(), at(pair[1]).smaller_text()), (pair[1], pair[0]));
        }
        assert_eq!((at(200).larger_text(), at(80).smaller_text()), (200, 80));
        // A file that somebody edited may hold anything.
        assert_eq!((at(0).text_factor(), at(9_000).text_factor(), at(9_000).smaller_text()), (0.8, 2.0, 200));
    }

    #[test]
    fn nothing_moves_where_the_system_asks_for_less_motion_unless_it_is_wanted_all_the_same() {
        let calm = SystemLooks { less_motion: true, ..SystemLooks::default() };
        let seen = |system| MotionChoice::ALL.map(|choice| choice.is_on(system));
        assert_eq!(seen(SystemLooks::default()), [true, false, true]);
        assert_eq!(seen(calm), [false, false, true]);
    }
}
