//! The themes. Their contrasts are measured in `contrast`.

use egui::Color32;

use super::palette::Palette;
use crate::picture::{Ink, colours};

/// A colour that pictures have, too.
pub(super) const fn shared(ink: Ink) -> Color32 {
    Color32::from_rgba_unmultiplied_const(ink.red, ink.green, ink.blue, ink.cover)
}

pub(super) const fn rgb(red: u8, green: u8, blue: u8) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// Warm paper and indigo.
pub(super) static LIGHT: Palette = Palette {
    is_dark: false,
    is_high_contrast: false,
    lamp: rgb(255, 255, 255),
    table: shared(colours::TABLE),
    bar: rgb(231, 222, 209),
    card: shared(colours::CARD),
    field: rgb(255, 254, 250),
    foot: rgb(242, 235, 223),
    line: shared(colours::LINE),
    rail: rgb(140, 126, 108),
    ink: shared(colours::INK),
    ink_soft: rgb(98, 87, 74),
    urgent: rgb(186, 66, 32),
    grave: rgb(170, 48, 28),
    grave_fill: rgb(170, 48, 28),
    chosen: shared(colours::CHOSEN),
    chosen_line: shared(colours::CHOSEN),
    chosen_soft: rgb(209, 219, 233),
    on_accent: shared(colours::ON_ACCENT),
    hover: rgb(245, 238, 226),
    badge: shared(colours::INK),
    on_badge: shared(colours::ON_ACCENT),
    branch: rgb(201, 176, 140),
    curve: rgb(200, 130, 44),
    clock_face: rgb(33, 29, 26),
    clock_face_urgent: rgb(58, 28, 19),
    clock_bar: rgb(20, 18, 16),
    clock_ink: rgb(243, 236, 224),
    clock_soft: rgb(176, 165, 150),
    clock_urgent: rgb(255, 122, 77),
    shadow: shared(colours::SHADOW),
};

/// A room in the evening: the wood is lit, and everything around it steps back.
pub(super) static DARK: Palette = Palette {
    is_dark: true,
    lamp: rgb(224, 224, 224),
    table: rgb(29, 26, 24),
    bar: rgb(23, 21, 19),
    card: rgb(33, 29, 26),
    field: rgb(46, 41, 37),
    foot: rgb(40, 36, 32),
    line: rgb(70, 62, 55),
    rail: rgb(128, 115, 101),
    ink: rgb(237, 230, 218),
    ink_soft: rgb(172, 160, 145),
    urgent: rgb(240, 138, 92),
    grave: rgb(244, 126, 106),
    grave_fill: rgb(170, 54, 36),
    chosen: rgb(70, 104, 148),
    chosen_line: rgb(146, 182, 228),
    chosen_soft: rgb(51, 71, 95),
    hover: rgb(58, 51, 45),
    badge: rgb(33, 29, 26),
    on_badge: rgb(255, 252, 246),
    branch: rgb(120, 100, 74),
    curve: rgb(226, 168, 80),
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 130),
    ..LIGHT
};

/// Black and white, with yellow for what is chosen: every pair of text and ground is as far apart as AAA asks.
pub(super) static HIGH_CONTRAST: Palette = Palette {
    is_dark: true,
    is_high_contrast: true,
    lamp: rgb(255, 255, 255),
    table: rgb(0, 0, 0),
    bar: rgb(0, 0, 0),
    card: rgb(0, 0, 0),
    field: rgb(0, 0, 0),
    foot: rgb(18, 18, 18),
    line: rgb(200, 200, 200),
    rail: rgb(200, 200, 200),
    ink: rgb(255, 255, 255),
    ink_soft: rgb(226, 226, 226),
    urgent: rgb(255, 160, 84),
    grave: rgb(255, 162, 152),
    grave_fill: rgb(255, 162, 152),
    chosen: rgb(255, 224, 64),
    chosen_line: rgb(255, 224, 64),
    chosen_soft: rgb(0, 44, 116),
    on_accent: rgb(0, 0, 0),
    hover: rgb(48, 44, 0),
    badge: rgb(0, 0, 0),
    on_badge: rgb(255, 255, 255),
    branch: rgb(200, 200, 200),
    curve: rgb(255, 200, 90),
    clock_face: rgb(0, 0, 0),
    clock_face_urgent: rgb(48, 14, 0),
    clock_bar: rgb(0, 0, 0),
    clock_ink: rgb(255, 255, 255),
    clock_soft: rgb(226, 226, 226),
    clock_urgent: rgb(255, 160, 84),
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 160),
};
