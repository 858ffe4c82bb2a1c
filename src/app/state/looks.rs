use serde::{Deserialize, Serialize};

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
    /// What is written beside the board.
    pub coordinates: Coordinates,
    /// Whether the squares are marked to which a piece that was picked up can go.
    pub hints: bool,
    /// Whether pieces are seen on their way.
    pub motion: bool,
}

impl Default for Looks {
    fn default() -> Self {
        Self {
            theme: ThemeChoice::System,
            board: BoardChoice::AsTheme,
            pieces: PieceChoice::AsTheme,
            coordinates: Coordinates::Kanji,
            hints: true,
            motion: true,
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
    /// 飛車
    BrushTwo,
    /// 飛
    BrushOne,
    /// 飛 in print
    PrintedOne,
    /// A kanji, a letter, and how the piece moves.
    Bilingual,
    /// A symbol, and how the piece moves.
    International,
    /// A bold kanji in black on white.
    HighContrast,
}

impl PieceChoice {
    /// Every choice.
    pub const ALL: [Self; 7] = [
        Self::AsTheme,
        Self::BrushTwo,
        Self::BrushOne,
        Self::PrintedOne,
        Self::Bilingual,
        Self::International,
        Self::HighContrast,
    ];
}
