//! Colours by what they are for.

use egui::Color32;

/// Paper, in every theme: what is written on it looks as it does in print.
pub const PAPER: Color32 = Color32::from_rgb(0xff, 0xfc, 0xf5);

/// What is written on [`PAPER`].
pub const ON_PAPER: Color32 = Color32::from_rgb(0x22, 0x1c, 0x16);

/// The sign of a win in light ink: gold, so that it is told from that of a loss at once.
pub const WON: Color32 = Color32::from_rgb(0xff, 0xce, 0x5c);

/// The sign of a loss there.
pub const LOST: Color32 = Color32::from_rgb(0x86, 0x7b, 0x70);

/// The mark ☗ of Black in light ink: in white, a filled one would be taken for White's.
pub const BLACKS: Color32 = LOST;

/// The colours, by what they are for.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Whether words are lighter than what they stand on.
    pub is_dark: bool,
    /// Whether board and pieces have high contrast, too, unless chosen otherwise.
    pub is_high_contrast: bool,
    /// The light that falls on wood: white, or less in the evening.
    pub lamp: Color32,
    /// Behind the board: warm paper.
    pub table: Color32,
    /// Menu bar and status line.
    pub bar: Color32,
    /// Tool bar, side panel, plates, dialogs.
    pub card: Color32,
    /// Fields and buttons on cards.
    pub field: Color32,
    /// The foot of a dialog.
    pub foot: Color32,
    /// Lines between things.
    pub line: Color32,
    /// The rail of a slider, and the edge of a field that is written into.
    pub rail: Color32,
    /// Text that is to be read.
    pub ink: Color32,
    /// Text that says less.
    pub ink_soft: Color32,
    /// What is urgent: persimmon.
    pub urgent: Color32,
    /// Words about what loses something: vermilion.
    pub grave: Color32,
    /// A button that does it.
    pub grave_fill: Color32,
    /// What is chosen: indigo.
    pub chosen: Color32,
    /// Words and frames in that colour.
    pub chosen_line: Color32,
    /// Behind words that are chosen.
    pub chosen_soft: Color32,
    /// Text on what is filled with what is chosen or grave.
    pub on_accent: Color32,
    /// What lies under the pointer.
    pub hover: Color32,
    /// A small number that lies on wood.
    pub badge: Color32,
    /// What is written on it.
    pub on_badge: Color32,
    /// The rule beside a variation.
    pub branch: Color32,
    /// The curve of a chart.
    pub curve: Color32,
    /// A clock that fills the window, which is dark in every theme so that it is read from afar.
    pub clock_face: Color32,
    /// Its half whose time is nearly up.
    pub clock_face_urgent: Color32,
    /// Between its halves.
    pub clock_bar: Color32,
    /// Its digits.
    pub clock_ink: Color32,
    /// What is written smaller.
    pub clock_soft: Color32,
    /// Its digits when the time is nearly up, and the bar of a period.
    pub clock_urgent: Color32,
    /// Shadows beneath cards and pieces.
    pub shadow: Color32,
}
