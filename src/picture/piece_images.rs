//! The user's own piece images, as files hold them: PNG or SVG, one for each piece with its tip up, named by the
//! letters for it in CSA files (`FU.png`, `RY.svg`). A leading 0, as in sets for both sides, is ignored, and `GY` is
//! the 玉 in sets that have both kings.

use image::imageops::{FilterType, resize};
use image::{ImageReader, Limits, RgbaImage};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::filter::Kind;
use resvg::usvg::{ImageHrefResolver, Options, Tree};
use std::io::Cursor;

use crate::record::csa_letters;
use crate::shogi::PieceKind;

/// The maximum size of an image file, in bytes.
pub const LONGEST_FILE: usize = 8 << 20;

/// The extensions of image files, without a dot.
pub const IMAGE_ENDINGS: [&str; 2] = ["png", "svg"];

/// The height at which images are kept, in pixels: that of a piece on a large screen, with some to spare.
const KEPT_HEIGHT: u32 = 512;

/// The maximum width and height of an image, in pixels.
const WIDEST: u32 = 4096;

/// What covers less of what is behind it, of 255, is not seen.
const FAINTEST: u8 = 8;

/// Each octave of noise has half the weight of the one before: of more than these nothing is seen.
const MOST_OCTAVES: u32 = 16;

/// A piece that may have an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImageName {
    /// The kind of piece.
    pub kind: PieceKind,
    /// Whether it is the 王, if there are both a 王 and a 玉.
    pub is_senior: bool,
}

impl ImageName {
    /// Every piece, counting the two kings separately.
    pub fn all() -> impl Iterator<Item = Self> {
        let fronts = PieceKind::ALL.into_iter().map(|kind| Self::of(kind, false));
        fronts.chain([Self::of(PieceKind::King, true)])
    }

    /// The piece of this kind; only kings differ by owner.
    #[must_use]
    pub const fn of(kind: PieceKind, is_senior: bool) -> Self {
        Self { kind, is_senior: is_senior && matches!(kind, PieceKind::King) }
    }

    /// The name of its file, without the extension.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match (self.kind, self.is_senior) {
            (PieceKind::King, false) => "GY",
            _ => csa_letters(self.kind),
        }
    }

    /// The piece that belongs to a file name, given without its extension.
    #[must_use]
    pub fn of_file(stem: &str) -> Option<Self> {
        let letters = stem.strip_prefix('0').unwrap_or(stem);
        Self::all().find(|name| name.letters().eq_ignore_ascii_case(letters))
    }
}

/// Why a file yields no image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImageError {
    /// It could not be read; with the system's message.
    File(String),
    /// It is wider or higher than 4096 pixels, or needs more memory than images of that size do.
    TooLarge,
    /// It is not an image, or a damaged one; with the decoder's message.
    Damaged(String),
    /// There is nothing to be seen on it.
    Empty,
    /// Drawing it takes too long.
    TooSlow,
    /// The program failed over it.
    Undrawable,
}

/// An image of a piece, with premultiplied colours.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceImage(RgbaImage);

impl PieceImage {
    /// Decodes the contents of a file, which is SVG if `is_svg` and PNG otherwise.
    ///
    /// # Errors
    /// It is not an image, one that is too large, or one on which nothing is to be seen.
    pub fn read(bytes: &[u8], is_svg: bool) -> Result<Self, ImageError> {
        let image = if is_svg { painted(bytes)? } else { decoded(bytes)? };
        if image.pixels().all(|pixel| pixel.0[3] < FAINTEST) {
            return Err(ImageError::Empty);
        }
        Ok(Self(if image.height() > KEPT_HEIGHT { scaled(&image, KEPT_HEIGHT) } else { image }))
    }

    /// Its width as a multiple of its height.
    #[must_use]
    pub fn aspect(&self) -> f32 {
        self.0.width() as f32 / self.0.height() as f32
    }

    /// Scales the image to this height in pixels; returns its width in pixels, and red, green, blue and alpha of each,
    /// row by row.
    #[must_use]
    pub fn scaled(&self, height: u32) -> (u32, Vec<u8>) {
        let image = scaled(&self.0, height.clamp(1, 2 * KEPT_HEIGHT));
        (image.width(), image.into_raw())
    }
}

fn decoded(bytes: &[u8]) -> Result<RgbaImage, ImageError> {
    let mut reader = ImageReader::with_format(Cursor::new(bytes), image::ImageFormat::Png);
    let mut limits = Limits::default();
    (limits.max_image_width, limits.max_image_height) = (Some(WIDEST), Some(WIDEST));
    limits.max_alloc = Some(16 * u64::from(WIDEST) * u64::from(WIDEST));
    reader.limits(limits);
    let mut image = reader.decode().map_err(|error| error_of(&error))?.into_rgba8();
    // Invisible pixels have a colour, too, which must not bleed into the edges of a smaller image.
    for pixel in image.pixels_mut() {
        let [red, green, blue, cover] = pixel.0;
        let times = |value: u8| ((u16::from(value) * u16::from(cover) + 127) / 255) as u8;
        pixel.0 = [times(red), times(green), times(blue), cover];
    }
    Ok(image)
}

fn error_of(error: &image::ImageError) -> ImageError {
    match error {
        image::ImageError::Limits(_) => ImageError::TooLarge,
        error => ImageError::Damaged(error.to_string()),
    }
}

/// Renders an SVG. Other files that it refers to are not loaded.
fn painted(bytes: &[u8]) -> Result<RgbaImage, ImageError> {
    let nothing_else = ImageHrefResolver {
        resolve_data: ImageHrefResolver::default_data_resolver(),
        resolve_string: Box::new(|_, _| None),
    };
    let options = Options { image_href_resolver: nothing_else, ..Options::default() };
    let tree = Tree::from_data(bytes, &options).map_err(|error| ImageError::Damaged(error.to_string()))?;
    if tree.filters().iter().flat_map(|filter| filter.primitives()).any(|primitive| is_endless(primitive.kind())) {
        return Err(ImageError::TooSlow);
    }
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = KEPT_HEIGHT as f32 / height;
    let columns = (width * scale).ceil();
    if columns > WIDEST as f32 {
        return Err(ImageError::TooLarge);
    }
    let mut pixmap = Pixmap::new(columns.max(1.0) as u32, KEPT_HEIGHT).ok_or(ImageError::TooLarge)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let (width, height) = (pixmap.width(), pixmap.height());
    RgbaImage::from_raw(width, height, pixmap.take()).ok_or(ImageError::TooLarge)
}

/// Whether a filter goes on long after nothing more is to be seen of it.
fn is_endless(kind: &Kind) -> bool {
    matches!(kind, Kind::Turbulence(turbulence) if turbulence.num_octaves() > MOST_OCTAVES)
}

fn scaled(image: &RgbaImage, height: u32) -> RgbaImage {
    let width = (image.width() as f32 / image.height() as f32 * height as f32).round().clamp(1.0, WIDEST as f32);
    resize(image, width as u32, height, FilterType::CatmullRom)
}

/// The images that were found, and what is wrong.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PieceImages {
    found: Vec<(ImageName, PieceImage)>,
    /// The names of the files that yielded no image, and why.
    pub faults: Vec<(String, ImageError)>,
}

impl PieceImages {
    /// Adds what a file yielded; of two images for the same piece the first is kept.
    pub fn take(&mut self, file: &str, piece: ImageName, image: Result<PieceImage, ImageError>) {
        match image {
            Ok(image) if self.found.iter().all(|(known, _)| *known != piece) => self.found.push((piece, image)),
            Ok(_) => {}
            Err(error) => self.faults.push((file.to_owned(), error)),
        }
    }

    /// The image of a piece. If there is only one king, it stands for both.
    #[must_use]
    pub fn of(&self, piece: ImageName) -> Option<&PieceImage> {
        let named = |wanted: ImageName| self.found.iter().find(|(name, _)| *name == wanted).map(|(_, image)| image);
        let other_king = ImageName { is_senior: !piece.is_senior, ..piece };
        named(piece).or_else(|| named(other_king).filter(|_| piece.kind == PieceKind::King))
    }

    /// Whether a piece has no image, or a file yielded none.
    #[must_use]
    pub fn is_amiss(&self) -> bool {
        !self.faults.is_empty() || !self.missing().is_empty()
    }

    /// The letters of the pieces without an image.
    #[must_use]
    pub fn missing(&self) -> Vec<&'static str> {
        ImageName::all().filter(|piece| self.of(*piece).is_none()).map(ImageName::letters).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &[u8] = br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 100"><rect width="90" height="100" fill="#102030"/></svg>"##;

    fn png(width: u32, height: u32, pixel: [u8; 4]) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        let image = RgbaImage::from_pixel(width, height, image::Rgba(pixel));
        image.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
        bytes.into_inner()
    }

    #[test]
    fn a_file_is_known_by_the_letters_of_its_piece_with_or_without_a_nought() {
        let kind = |stem| ImageName::of_file(stem).map(|name| (name.kind, name.is_senior));
        assert_eq!(kind("FU"), Some((PieceKind::Pawn, false)));
        assert_eq!(kind("0ry"), Some((PieceKind::Dragon, false)));
        assert_eq!((kind("OU"), kind("GY")), (Some((PieceKind::King, true)), Some((PieceKind::King, false))));
        assert_eq!((kind("1FU"), kind("board"), kind("")), (None, None, None));
        for name in ImageName::all() {
            assert_eq!(ImageName::of_file(name.letters()), Some(name));
        }
    }

    #[test]
    fn an_image_is_as_high_as_it_is_wanted_and_keeps_its_proportions() {
        for (bytes, is_svg) in [(png(90, 100, [16, 32, 48, 255]), false), (SVG.to_vec(), true)] {
            let image = PieceImage::read(&bytes, is_svg).unwrap();
            assert!((image.aspect() - 0.9).abs() < 0.01);
            let (width, rgba) = image.scaled(40);
            assert_eq!((width, rgba.len()), (36, 36 * 40 * 4));
            assert_eq!(rgba[4 * (20 * 36 + 18)..][..4], [16, 32, 48, 255]);
        }
    }

    #[test]
    fn what_cannot_be_seen_has_no_colour() {
        let mut image = RgbaImage::from_pixel(8, 8, image::Rgba([200, 200, 200, 0]));
        image.put_pixel(7, 7, image::Rgba([0, 0, 0, 255]));
        let mut bytes = Cursor::new(Vec::new());
        image.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
        let (_, rgba) = PieceImage::read(&bytes.into_inner(), false).unwrap().scaled(8);
        assert!(rgba[..4 * 8 * 4].iter().all(|value| *value == 0));
    }

    #[test]
    fn an_image_with_a_filter_that_takes_for_ever_is_none() {
        let svg = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 100"><filter id="a"><feTurbulence baseFrequency="0.1" numOctaves="1000000"/></filter><rect width="90" height="100" filter="url(#a)"/></svg>"#;
        assert_eq!(PieceImage::read(svg, true), Err(ImageError::TooSlow));
    }

    #[test]
    fn an_image_on_which_nothing_is_to_be_seen_is_none() {
        let letters = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 10"><text y="9">FU</text></svg>"#;
        for (bytes, is_svg) in [(png(8, 8, [200, 200, 200, 0]), false), (letters.to_vec(), true)] {
            assert_eq!(PieceImage::read(&bytes, is_svg), Err(ImageError::Empty));
        }
    }

    #[test]
    fn images_that_would_take_all_memory_and_those_that_are_none_are_refused() {
        assert_eq!(PieceImage::read(&png(WIDEST + 1, 1, [0; 4]), false), Err(ImageError::TooLarge));
        let wide = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100000 1"/>"#;
        assert_eq!(PieceImage::read(wide, true), Err(ImageError::TooLarge));
        let bytes = png(8, 8, [1; 4]);
        for (bytes, is_svg) in [(&b""[..], false), (&bytes[..bytes.len() / 2], false), (b"<svg", true), (b"", true)] {
            assert!(matches!(PieceImage::read(bytes, is_svg), Err(ImageError::Damaged(_))), "{}", bytes.len());
        }
        // A few bytes that expand to billions.
        let mut bomb = br#"<!DOCTYPE svg [<!ENTITY a "xxxxxxxxxx">"#.to_vec();
        for (inner, outer) in "abcdefghi".chars().zip("bcdefghij".chars()) {
            bomb.extend(format!("<!ENTITY {outer} \"{}\">", format!("&{inner};").repeat(10)).bytes());
        }
        bomb.extend(br#"]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>&j;</title></svg>"#);
        assert!(matches!(PieceImage::read(&bomb, true), Err(ImageError::Damaged(_))));
    }

    #[test]
    fn what_is_missing_is_named_and_one_king_stands_for_both() {
        let image = PieceImage::read(SVG, true).unwrap();
        let mut images = PieceImages::default();
        assert_eq!(images.missing().len(), 15);
        images.take("OU.svg", ImageName::of(PieceKind::King, true), Ok(image.clone()));
        images.take("FU.png", ImageName::of(PieceKind::Pawn, false), Err(ImageError::TooLarge));
        assert!(images.of(ImageName::of(PieceKind::King, false)).is_some());
        assert!(!images.missing().contains(&"GY") && images.missing().contains(&"FU"));
        assert_eq!(images.faults, [("FU.png".to_owned(), ImageError::TooLarge)]);
    }
}
