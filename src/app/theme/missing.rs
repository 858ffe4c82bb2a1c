//! The sign that stands for a letter which no font has: two thick bars, as printers put them (ゲタ 〓), and as pictures and
//! paper show it.

use egui::{Color32, ColorImage, Context, GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph, vec2};

/// Draws the sign instead of nothing: our fonts are cut to size, and their own sign for it is a blank.
pub(super) fn show_missing_letters(ctx: &Context) {
    ctx.add_glyph_rasterizer(GlyphRasterizer::new("komadai: missing letters", geta));
}

/// The sign, as large as a kanji. What is not seen anyway has none.
fn geta(request: &GlyphRasterizerRequest<'_>) -> Option<RasterizedGlyph> {
    let letter = request.cluster.chars().next().filter(|&letter| is_seen(letter))?;
    let size = request.font_size_px;
    let width = if is_narrow(letter) { 0.6 } else { 1.0 };
    let whole = |part: f32| ((size * part).round() as usize).max(1);
    let (side, height, bar) = (whole(0.84 * width), whole(0.72), whole(0.22));
    let mut image = ColorImage::filled([side, height], Color32::TRANSPARENT);
    let is_ink = |y: usize| y < bar || y + bar >= height;
    for y in (0..height).filter(|&y| is_ink(y)) {
        (0..side).for_each(|x| image[(x, y)] = Color32::WHITE);
    }
    let offset_px = vec2((size * width * 0.08).round(), -(height as f32));
    Some(RasterizedGlyph { bitmap: GlyphBitmap { image, offset_px, is_color: false }, advance_px: size * width })
}

/// Letters of an alphabet: beside them the sign is no wider than they are.
const fn is_narrow(letter: char) -> bool {
    (letter as u32) < 0x1100
}

/// Whether there is anything to be seen of it: blanks, what steers a text, and the marks that choose a form have nothing.
pub(super) fn is_seen(letter: char) -> bool {
    let steers = matches!(letter, '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}'
        | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}'
        | '\u{E0000}'..='\u{E0FFF}');
    !(letter.is_whitespace() || letter.is_control() || steers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::{bold, install_fonts, regular};
    use crate::text::Language;

    #[test]
    fn a_letter_that_no_font_has_is_seen_as_the_printers_mark() {
        let ctx = Context::default();
        install_fonts(&ctx, Language::English);
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for letter in ["한", "简", "ά", "ไ", "ש", "م", "😀"] {
                for font in [regular(16.0), bold(16.0)] {
                    let set = ui.painter().layout_no_wrap(letter.to_owned(), font, Color32::BLACK);
                    let drawn = set.rows[0].glyphs[0].uv_rect;
                    assert!(!drawn.is_nothing() && set.size().x > 8.0, "{letter}: {drawn:?}, {}", set.size());
                }
            }
            for blank in ["\t", "\u{2009}", "\u{200D}", "\u{FE0F}", "葛\u{E0100}"] {
                let set = ui.painter().layout_no_wrap(blank.to_owned(), regular(16.0), Color32::BLACK);
                let drawn = set.rows[0].glyphs.iter().filter(|glyph| !glyph.uv_rect.is_nothing()).count();
                assert_eq!(drawn, usize::from(blank.len() > 4), "{blank:?}");
            }
        });
        output.textures_delta.clear();
    }
}
