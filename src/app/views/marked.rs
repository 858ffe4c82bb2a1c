//! Moves on a dark row. In its light ink ☗ would look as White's: there Black's mark is dark within a light outline, and
//! White's is filled.

use egui::{Align2, Color32, Painter, Pos2, vec2};

use crate::app::theme::{Colours, Palette, SIZES, regular};

/// Writes a move from `at` on, in its middle, and gives its right end.
pub fn write_on_accent(painter: &Painter, at: Pos2, words: &str) -> f32 {
    let palette = painter.palette();
    let ink = palette.on_accent;
    let write = |at, words: &str, ink| painter.text(at, Align2::LEFT_CENTER, words, regular(SIZES.body), ink).right();
    let Some((fill, outline)) = words.chars().next().and_then(|mark| mark_on_accent(mark, palette)) else {
        return write(at, words, ink);
    };
    write(at, "☗", fill);
    if let Some(outline) = outline {
        write(at, "☖", outline);
    }
    let rest = words.trim_start_matches(['☗', '☖']);
    let width = |words: &str| painter.layout_no_wrap(words.to_owned(), regular(SIZES.body), ink).size().x;
    write(at + vec2(width(words) - width(rest), 0.0), rest, ink)
}

/// How the mark of a side is painted: its fill, and its outline if that differs.
const fn mark_on_accent(mark: char, palette: &Palette) -> Option<(Color32, Option<Color32>)> {
    match mark {
        '☗' => Some((palette.badge, Some(palette.on_accent))),
        '☖' => Some((palette.on_accent, None)),
        _ => None,
    }
}
