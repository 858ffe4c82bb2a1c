//! Which fonts there are, and in which sizes: every letter is kept in each size in which it was ever written.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily, FontId, FontTweak};

use super::exact::ExactLetters;
use super::hidden::TexturesInOrder;
use super::letters::LettersKept;
use super::missing::show_missing_letters;
use crate::picture::font_files as files;
use crate::text::Language;

const REGULAR: &str = "regular";
const LETTERS: &str = "letters";
const BOLD_LETTERS: &str = "bold letters";
const BOLD: &str = "bold";
const PIECES: &str = "pieces";
const ELLIPSIS: &str = "ellipsis";
const BOLD_ELLIPSIS: &str = "bold ellipsis";

/// Gives `ctx` our fonts and nothing else, so that text looks the same on every machine.
pub fn install(ctx: &Context, language: Language) {
    ctx.set_fonts(definitions(language));
    show_missing_letters(ctx);
    ctx.add_plugin(LettersKept::default());
    ctx.add_plugin(TexturesInOrder::default());
    ctx.add_plugin(ExactLetters);
}

/// Writes in another language from the next frame on.
pub fn write_in(ctx: &Context, language: Language) {
    ctx.set_fonts(definitions(language));
    ctx.request_repaint();
}

/// The fonts of each family. Japanese has its … in the middle of the line, English at its foot: it is in a font of its own,
/// behind the one that also tells how high lines are.
fn definitions(language: Language) -> FontDefinitions {
    let (ellipsis, bold_ellipsis) = match language {
        Language::English => (files::LATIN_ELLIPSIS, files::BOLD_LATIN_ELLIPSIS),
        Language::Japanese => (files::ELLIPSIS, files::BOLD_ELLIPSIS),
    };
    let mut fonts = FontDefinitions::empty();
    let sources: [(&str, &'static [u8]); 7] = [
        (REGULAR, files::REGULAR),
        (LETTERS, files::LETTERS),
        (BOLD_LETTERS, files::BOLD_LETTERS),
        (BOLD, files::BOLD),
        (PIECES, files::PIECES),
        (ELLIPSIS, ellipsis),
        (BOLD_ELLIPSIS, bold_ellipsis),
    ];
    for (name, bytes) in sources {
        let data = FontData::from_static(bytes).tweak(FontTweak::default());
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    }
    let family = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    fonts.families.insert(FontFamily::Proportional, family(&[REGULAR, ELLIPSIS, LETTERS]));
    fonts.families.insert(FontFamily::Monospace, family(&[REGULAR, ELLIPSIS, LETTERS]));
    fonts.families.insert(FontFamily::Name(BOLD.into()), family(&[BOLD, BOLD_ELLIPSIS, BOLD_LETTERS, REGULAR]));
    fonts.families.insert(FontFamily::Name(PIECES.into()), family(&[PIECES, REGULAR, ELLIPSIS]));
    fonts
}

/// Running text.
#[must_use]
pub fn regular(size: f32) -> FontId {
    FontId::new(nearest_step(size), FontFamily::Proportional)
}

/// Headings, names and clock digits.
#[must_use]
pub fn bold(size: f32) -> FontId {
    FontId::new(nearest_step(size), FontFamily::Name(BOLD.into()))
}

/// The brush face on pieces and on the edge of the board.
#[must_use]
pub fn piece_font(size: f32) -> FontId {
    FontId::new(nearest_step(size), FontFamily::Name(PIECES.into()))
}

/// `font` no larger than `size`, so that what fits at that size fits.
#[must_use]
pub fn at_most(font: FontId, size: f32) -> FontId {
    let step = step_at(size);
    FontId { size: ((size / step).floor() * step).max(LEAST), ..font }
}

/// No letter is smaller: it would be a dot.
const LEAST: f32 = 1.0;

/// How far one size lies from the next, in points: a half, and where that would not be seen, more.
///
/// Every letter is kept as a picture in each size in which it was ever written, until there is no room for another. Sizes
/// follow from those of the window, of a board and of the words themselves; were they taken as they come, there
/// would be a new one at every touch of the window's edge.
fn step_at(size: f32) -> f32 {
    let doublings = (size / 16.0).max(1.0).log2().floor();
    doublings.exp2() / 2.0
}

fn nearest_step(size: f32) -> f32 {
    let step = step_at(size);
    ((size / step).round() * step).max(LEAST)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn letters_have_few_sizes_each_of_which_is_close_to_the_one_that_is_wanted() {
        let wanted = || (100..60_000).map(|hundredths| hundredths as f32 / 100.0);
        let sizes: BTreeSet<u32> = wanted().map(|size| regular(size).size.to_bits()).collect();
        assert!(sizes.len() < 240, "{} sizes", sizes.len());
        for size in wanted() {
            let (near, below) = (bold(size).size, at_most(bold(size), size).size);
            assert!((near - size).abs() <= (size / 64.0).max(0.25), "{near} for {size}");
            assert!(below <= size && size - below < (size / 16.0).max(0.5), "{below} for {size}");
        }
    }

    #[test]
    fn only_the_ellipsis_differs_between_the_languages() {
        let [english, japanese] = [Language::English, Language::Japanese].map(|language| {
            let ctx = Context::default();
            install(&ctx, language);
            ctx.run_ui(egui::RawInput::default(), |_| {}).textures_delta.clear();
            let size = |words: &str, font: FontId| {
                ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), font, egui::Color32::BLACK)).size()
            };
            [("Open\u{2002}開く", regular(14.5)), ("Open 開く", bold(21.0)), ("…", regular(14.5)), ("…", bold(21.0))]
                .map(|(words, font)| size(words, font))
        });
        assert_eq!(english[..2], japanese[..2]);
        for index in 2..4 {
            assert!(english[index].x < japanese[index].x * 0.95, "{english:?} {japanese:?}");
            assert!((english[index].y - japanese[index].y).abs() < 0.01, "{english:?} {japanese:?}");
        }
    }

    #[test]
    fn a_size_that_is_used_is_used_again() {
        for size in [1.0, 13.0, 14.5, 31.5, 32.0, 33.0, 64.0, 66.0, 200.0] {
            assert_eq!(regular(size).size.to_bits(), size.to_bits());
            assert_eq!(at_most(regular(size), size).size.to_bits(), size.to_bits());
        }
    }
}
