use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily, FontId, FontTweak};

use crate::picture::font_files as files;

const REGULAR: &str = "regular";
const LETTERS: &str = "letters";
const BOLD_LETTERS: &str = "bold letters";
const BOLD: &str = "bold";
const PIECES: &str = "pieces";

/// Gives `ctx` our fonts and nothing else, so that text looks the same on every machine.
pub fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::empty();
    let sources: [(&str, &'static [u8]); 5] = [
        (REGULAR, files::REGULAR),
        (LETTERS, files::LETTERS),
        (BOLD_LETTERS, files::BOLD_LETTERS),
        (BOLD, files::BOLD),
        (PIECES, files::PIECES),
    ];
    for (name, bytes) in sources {
        let data = FontData::from_static(bytes).tweak(FontTweak::default());
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    }
    let family = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    fonts.families.insert(FontFamily::Proportional, family(&[REGULAR, LETTERS]));
    fonts.families.insert(FontFamily::Monospace, family(&[REGULAR, LETTERS]));
    fonts.families.insert(FontFamily::Name(BOLD.into()), family(&[BOLD, BOLD_LETTERS, REGULAR]));
    fonts.families.insert(FontFamily::Name(PIECES.into()), family(&[PIECES, REGULAR]));
    ctx.set_fonts(fonts);
}

/// Running text.
#[must_use]
pub const fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Headings, names and clock digits.
#[must_use]
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// The brush face on pieces and on the edge of the board.
#[must_use]
pub fn piece_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(PIECES.into()))
}
