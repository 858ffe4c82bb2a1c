//! The mark of a costly move. All colours of mistakes are chosen here.

use egui::{Align2, Color32, CornerRadius, FontId, Painter, Pos2, Stroke, StrokeKind, vec2};

use crate::analysis::MistakeClass;
use crate::app::theme::{Colours, Palette, SIZES, regular};

/// The colour of a mistake, of its kind.
pub const fn colour_of(class: MistakeClass, palette: &Palette) -> Color32 {
    match class {
        MistakeClass::Inaccuracy => palette.urgent,
        MistakeClass::Mistake | MistakeClass::Blunder => palette.grave,
    }
}

/// The size of the dot of such a mistake in the chart: the worse, the larger.
pub const fn radius_of(class: MistakeClass) -> f32 {
    match class {
        MistakeClass::Inaccuracy => 2.5,
        MistakeClass::Mistake => 3.5,
        MistakeClass::Blunder => 4.5,
    }
}

/// The sign of a mistake, of its kind, where there is no room for words.
pub const fn sign_of(class: MistakeClass) -> &'static str {
    match class {
        MistakeClass::Inaccuracy => "?!",
        MistakeClass::Mistake => "?",
        MistakeClass::Blunder => "??",
    }
}

/// How much room a mark takes.
pub fn width_of_mark(painter: &Painter, words: &str) -> f32 {
    painter.layout_no_wrap(words.to_owned(), font(), painter.palette().ink).size().x + 10.0
}

fn font() -> FontId {
    regular(SIZES.small - 1.0)
}

/// Writes the class of a costly move in a frame from `left` on; a blunder stands out. Returns the right edge.
pub fn mark_ui(painter: &Painter, left: Pos2, class: MistakeClass, words: &str, is_on_accent: bool) -> f32 {
    let palette = painter.palette();
    let (fill, ink, line) = match (is_on_accent, class) {
        (true, _) => (Color32::TRANSPARENT, palette.on_accent, palette.on_accent),
        (false, MistakeClass::Blunder) => (palette.grave_fill, palette.on_accent, palette.grave_fill),
        (false, MistakeClass::Inaccuracy | MistakeClass::Mistake) => {
            (Color32::TRANSPARENT, colour_of(class, palette), colour_of(class, palette))
        }
    };
    let galley = painter.layout_no_wrap(words.to_owned(), font(), ink);
    let inside = Align2::LEFT_CENTER.anchor_size(left + vec2(5.0, 0.0), galley.size());
    let frame = inside.expand2(vec2(5.0, 1.0));
    painter.rect(frame, CornerRadius::same(4), fill, Stroke::new(1.0, line), StrokeKind::Inside);
    painter.galley(inside.min, galley, ink);
    frame.right()
}
