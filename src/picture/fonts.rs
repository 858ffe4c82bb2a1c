//! The fonts that ship with the program, and the outlines of their letters.

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

use super::outline::{Outline, Step, point};

/// The font files in the folder `fonts`.
pub mod files {
    /// Running text.
    pub const REGULAR: &[u8] = include_bytes!("../../fonts/NotoSansJP-Regular.ttf");
    /// Headings and names.
    pub const BOLD: &[u8] = include_bytes!("../../fonts/NotoSansJP-Bold.ttf");
    /// Latin letters missing from the Japanese font.
    pub const LETTERS: &[u8] = include_bytes!("../../fonts/NotoSans-Letters.ttf");
    /// The same, for headings and names.
    pub const BOLD_LETTERS: &[u8] = include_bytes!("../../fonts/NotoSans-LettersBold.ttf");
    /// The ellipsis of Japanese, in the middle of the line.
    pub const ELLIPSIS: &[u8] = include_bytes!("../../fonts/NotoSansJP-Ellipsis.ttf");
    /// The same, for headings and names.
    pub const BOLD_ELLIPSIS: &[u8] = include_bytes!("../../fonts/NotoSansJP-EllipsisBold.ttf");
    /// The ellipsis of English, at the foot of the line.
    pub const LATIN_ELLIPSIS: &[u8] = include_bytes!("../../fonts/NotoSansJP-LatinEllipsis.ttf");
    /// The same, for headings and names.
    pub const BOLD_LATIN_ELLIPSIS: &[u8] = include_bytes!("../../fonts/NotoSansJP-LatinEllipsisBold.ttf");
    /// The brush typeface on pieces and on the edge of the board.
    pub const PIECES: &[u8] = include_bytes!("../../fonts/YujiSyuku-Pieces.ttf");
}

/// The side of a kanji's square in the outlines of letters.
pub const EM: f32 = 1000.0;

/// Stands in for a character that no font has (ゲタ, the printers' mark).
const GETA: char = '〓';

/// A typeface: a font, and the ones that fill its gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Running text.
    Text,
    /// Headings and names.
    Bold,
    /// The brush writing on pieces.
    Brush,
}

/// One font file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Font {
    Regular,
    Bold,
    Ellipsis,
    BoldEllipsis,
    Letters,
    BoldLetters,
    Pieces,
}

/// A letter of one of our fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Letter {
    font: Font,
    glyph: u32,
}

impl Face {
    const fn fonts(self) -> &'static [Font] {
        match self {
            Self::Text => &[Font::Regular, Font::Ellipsis, Font::Letters],
            Self::Bold => &[Font::Bold, Font::BoldEllipsis, Font::BoldLetters, Font::Regular],
            Self::Brush => &[Font::Pieces, Font::Regular, Font::Ellipsis, Font::Letters],
        }
    }

    /// Returns the letter for `ch` in the first font that has it, or else the printers' mark for a missing one.
    #[must_use]
    pub fn letter(self, ch: char) -> Letter {
        self.find(ch).or_else(|| self.find(GETA)).unwrap_or(Letter { font: Font::Regular, glyph: 0 })
    }

    fn find(self, ch: char) -> Option<Letter> {
        self.fonts().iter().find_map(|&font| {
            let glyph = font.open().charmap().map(ch)?;
            Some(Letter { font, glyph: glyph.to_u32() })
        })
    }
}

impl Font {
    fn open(self) -> FontRef<'static> {
        let bytes = match self {
            Self::Regular => files::REGULAR,
            Self::Bold => files::BOLD,
            Self::Ellipsis => files::ELLIPSIS,
            Self::BoldEllipsis => files::BOLD_ELLIPSIS,
            Self::Letters => files::LETTERS,
            Self::BoldLetters => files::BOLD_LETTERS,
            Self::Pieces => files::PIECES,
        };
        FontRef::new(bytes).expect("the fonts that the program carries are sound")
    }
}

impl Letter {
    /// A unique identifier, made of letters and digits only.
    #[must_use]
    pub fn id(self) -> String {
        format!("{:?}{}", self.font, self.glyph)
    }

    /// The distance to the next letter, as a multiple of the size.
    #[must_use]
    pub fn advance(self) -> f32 {
        let font = self.font.open();
        let metrics = font.glyph_metrics(Size::new(1.0), LocationRef::default());
        metrics.advance_width(GlyphId::new(self.glyph)).unwrap_or(1.0)
    }

    /// Its outline at size 1000, relative to the start of its baseline. A blank has none.
    #[must_use]
    pub fn outline(self) -> Outline {
        let mut pen = Pen::default();
        let font = self.font.open();
        let settings = DrawSettings::unhinted(Size::new(EM), LocationRef::default());
        if let Some(glyph) = font.outline_glyphs().get(GlyphId::new(self.glyph)) {
            // A letter that fails is left out; the fonts are checked when they are made.
            _ = glyph.draw(settings, &mut pen);
        }
        pen.0
    }
}

/// Collects an outline. In fonts, y points upwards.
#[derive(Default)]
struct Pen(Outline);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.steps.push(Step::Move(point(x, -y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.steps.push(Step::Line(point(x, -y)));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.0.steps.push(Step::Quad(point(cx, -cy), point(x, -y)));
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.0.steps.push(Step::Cubic(point(cx0, -cy0), point(cx1, -cy1), point(x, -y)));
    }

    fn close(&mut self) {
        self.0.steps.push(Step::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::notation::piece_kanji;
    use crate::shogi::PieceKind;

    #[test]
    fn a_character_that_no_font_has_becomes_the_printers_mark() {
        assert_eq!(Face::Text.letter('\u{1F600}'), Face::Text.letter(GETA));
        assert_ne!(Face::Text.letter('歩'), Face::Text.letter(GETA));
    }

    #[test]
    fn letters_that_the_japanese_font_lacks_come_from_another() {
        assert_eq!(Face::Text.letter('ğ').font, Font::Letters);
        assert_eq!(Face::Brush.letter('☗').font, Font::Regular);
        assert_eq!(Face::Brush.letter('龍').font, Font::Pieces);
    }

    #[test]
    fn every_piece_has_a_kanji_in_brush_and_in_bold() {
        for kanji in PieceKind::ALL.map(piece_kanji).into_iter().chain(["王"]).flat_map(str::chars) {
            assert_eq!((Face::Brush.letter(kanji).font, Face::Bold.letter(kanji).font), (Font::Pieces, Font::Bold));
        }
    }

    #[test]
    fn a_kanji_fills_its_square_and_a_blank_has_no_outline() {
        let letter = Face::Text.letter('国');
        assert!((letter.advance() - 1.0).abs() < 1e-4);
        let bounds = letter.outline().bounds().unwrap();
        assert!(bounds.width > 700.0 && bounds.height > 700.0, "{bounds:?}");
        assert!(Face::Text.letter(' ').outline().steps.is_empty());
    }
}
