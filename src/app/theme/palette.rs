use egui::Color32;

use crate::picture::{Ink, colours};

/// The colours, by what they are for.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
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
    /// Text.
    pub ink: Color32,
    /// Text that says less.
    pub ink_soft: Color32,
    /// What is urgent: persimmon.
    pub urgent: Color32,
    /// What loses something: vermilion.
    pub grave: Color32,
    /// What is chosen: indigo.
    pub chosen: Color32,
    /// Behind words that are chosen.
    pub chosen_soft: Color32,
    /// Text on what is chosen, urgent or grave.
    pub on_accent: Color32,
    /// What lies under the pointer.
    pub hover: Color32,
    /// The lines of the board.
    pub grid: Color32,
    /// Tint over the wood of the stands.
    pub stand_tint: Color32,
    /// Tint over the wood of the box.
    pub box_tint: Color32,
    /// The square the last move left.
    pub last_from: Color32,
    /// The square the last move reached.
    pub last_to: Color32,
    /// The square of the piece that was picked up.
    pub picked: Color32,
    /// A square where it can go.
    pub destination: Color32,
    /// The square of a king in check.
    pub check: Color32,
    /// The light side of a piece.
    pub piece_light: Color32,
    /// The dark side of a piece.
    pub piece_dark: Color32,
    /// The edge of a piece.
    pub piece_edge: Color32,
    /// Its front.
    pub piece_ink: Color32,
    /// Its back.
    pub piece_red: Color32,
    /// The rule beside a variation.
    pub branch: Color32,
    /// The curve of a chart.
    pub curve: Color32,
    /// Shadows.
    pub shadow: Color32,
}

/// A colour that pictures have, too.
const fn shared(ink: Ink) -> Color32 {
    Color32::from_rgba_unmultiplied_const(ink.red, ink.green, ink.blue, ink.cover)
}

/// The colours of the light theme.
pub const PALETTE: Palette = Palette {
    table: shared(colours::TABLE),
    bar: Color32::from_rgb(231, 222, 209),
    card: shared(colours::CARD),
    field: Color32::from_rgb(255, 254, 250),
    foot: Color32::from_rgb(242, 235, 223),
    line: shared(colours::LINE),
    ink: shared(colours::INK),
    ink_soft: shared(colours::INK_SOFT),
    urgent: Color32::from_rgb(196, 74, 40),
    grave: Color32::from_rgb(170, 48, 28),
    chosen: shared(colours::CHOSEN),
    chosen_soft: Color32::from_rgb(209, 219, 233),
    on_accent: shared(colours::ON_ACCENT),
    hover: Color32::from_rgb(245, 238, 226),
    grid: shared(colours::GRID),
    stand_tint: shared(colours::STAND_TINT),
    box_tint: Color32::from_rgb(226, 204, 178),
    last_from: shared(colours::LAST_FROM),
    last_to: shared(colours::LAST_TO),
    picked: Color32::from_rgba_premultiplied(27, 45, 66, 120),
    destination: Color32::from_rgba_premultiplied(36, 60, 92, 190),
    check: Color32::from_rgb(190, 30, 20),
    piece_light: shared(colours::PIECE_LIGHT),
    piece_dark: shared(colours::PIECE_DARK),
    piece_edge: shared(colours::PIECE_EDGE),
    piece_ink: shared(colours::PIECE_INK),
    piece_red: shared(colours::PIECE_RED),
    branch: Color32::from_rgb(201, 176, 140),
    curve: Color32::from_rgb(200, 130, 44),
    shadow: shared(colours::SHADOW),
};
