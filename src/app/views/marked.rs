//! The marks of the sides on what is filled as chosen. In light ink ☗ would look as White's: there Black's mark is dark
//! within a light outline, and White's is filled. In dark ink, as with high contrast, both are as on paper.

use egui::{Align2, FontId, Painter, Pos2};

use crate::app::theme::{Colours, SIZES, regular};

/// Writes a move from `at` on, in its middle, and gives its right end.
pub fn write_on_accent(painter: &Painter, at: Pos2, words: &str) -> f32 {
    let (ink, font) = (painter.palette().on_accent, regular(SIZES.body));
    let right = painter.text(at, Align2::LEFT_CENTER, words, font.clone(), ink).right();
    mark_on_accent(painter, at, Align2::LEFT_CENTER, words, &font);
    right
}

/// Paints the mark with which `words` begin, also over one that is there.
pub fn mark_on_accent(painter: &Painter, at: Pos2, align: Align2, words: &str, font: &FontId) {
    let palette = painter.palette();
    if palette.is_high_contrast {
        return;
    }
    let paint = |mark: &str, ink| _ = painter.text(at, align, mark, font.clone(), ink);
    match words.chars().next() {
        Some('☗') => {
            paint("☗", palette.badge);
            paint("☖", palette.on_accent);
        }
        Some('☖') => paint("☗", palette.on_accent),
        _ => {}
    }
}
