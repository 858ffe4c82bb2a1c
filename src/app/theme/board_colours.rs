//! The boards, as colours.

use egui::Color32;

use super::palettes::{rgb, shared};
use crate::picture::colours;
use crate::picture::wood::Wood;

/// A board: what it is made of, and the colours of what is drawn on it.
#[derive(Clone, Copy, Debug)]
pub struct BoardColours {
    /// The wood, if it has a grain.
    pub wood: Option<Wood>,
    /// The colour where it has none.
    pub plain: Color32,
    /// Lines, dots and coordinates.
    pub grid: Color32,
    /// Tint over the stands.
    pub stand_tint: Color32,
    /// Tint over the box.
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
    /// What is drawn with the right button: green, red, blue and yellow.
    pub drawn: [Color32; 4],
    /// A move that an engine thinks well of.
    pub best: Color32,
}

/// 榧, 柾目
pub(super) static KAYA: BoardColours = BoardColours {
    wood: Some(Wood::Kaya),
    plain: rgb(228, 190, 124),
    grid: shared(colours::GRID),
    stand_tint: shared(colours::STAND_TINT),
    box_tint: rgb(226, 204, 178),
    last_from: shared(colours::LAST_FROM),
    last_to: shared(colours::LAST_TO),
    picked: Color32::from_rgba_premultiplied(27, 45, 66, 120),
    destination: Color32::from_rgba_premultiplied(36, 60, 92, 190),
    check: rgb(190, 30, 20),
    drawn: [
        Color32::from_rgba_unmultiplied_const(34, 120, 50, 200),
        Color32::from_rgba_unmultiplied_const(186, 34, 28, 200),
        Color32::from_rgba_unmultiplied_const(24, 84, 170, 200),
        Color32::from_rgba_unmultiplied_const(236, 170, 0, 215),
    ],
    best: Color32::from_rgba_unmultiplied_const(8, 128, 120, 220),
};

/// 榧, 板目
pub(super) static FLAT_SAWN_KAYA: BoardColours = BoardColours { wood: Some(Wood::FlatSawnKaya), ..KAYA };

/// 桂
pub(super) static KATSURA: BoardColours = BoardColours {
    wood: Some(Wood::Katsura),
    plain: rgb(206, 152, 104),
    grid: rgb(46, 24, 8),
    last_from: Color32::from_rgba_unmultiplied_const(255, 232, 120, 96),
    last_to: Color32::from_rgba_unmultiplied_const(255, 226, 96, 150),
    ..KAYA
};

/// One quiet colour.
pub(super) static FLAT: BoardColours = BoardColours {
    wood: None,
    plain: rgb(235, 212, 168),
    stand_tint: rgb(248, 242, 232),
    box_tint: rgb(238, 226, 210),
    ..KAYA
};

/// Pale, with black lines and strong marks.
pub(super) static HIGH_CONTRAST: BoardColours = BoardColours {
    wood: None,
    plain: rgb(206, 208, 204),
    grid: rgb(0, 0, 0),
    stand_tint: rgb(255, 255, 255),
    box_tint: rgb(232, 232, 232),
    last_from: rgb(255, 246, 176),
    last_to: rgb(255, 214, 0),
    picked: rgb(120, 190, 255),
    destination: rgb(0, 62, 160),
    check: rgb(190, 0, 0),
    drawn: [rgb(0, 96, 30), rgb(170, 0, 0), rgb(0, 52, 170), rgb(150, 92, 0)],
    best: rgb(0, 100, 96),
};
