//! The fonts that this machine has, for letters that ours lack.
//!
//! Of each file only the list of its letters is read, until one is found that can draw what is wanted.

use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::raw::tables::cmap::Cmap;
use skrifa::raw::{FontData, FontRead as _};
use skrifa::{FontRef, MetadataProvider as _};

use super::files_below;

/// Larger files are left alone: what is used is kept in memory as a whole.
const LARGEST: u64 = 48 << 20;
/// The list of letters of no font is longer.
const LONGEST_LIST: u32 = 4 << 20;
/// No file holds more faces that are looked at.
const MOST_FACES: u32 = 64;

/// One face of a font file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemFace {
    /// The file it is in.
    pub path: PathBuf,
    /// The file as it is.
    pub bytes: Vec<u8>,
    /// Which face of the file it is.
    pub index: u32,
}

/// A face in one of these folders that draws `letter`; one for running text rather than another, and a small file rather
/// than a large one.
#[must_use]
pub fn face_with(letter: char, folders: &[PathBuf]) -> Option<SystemFace> {
    let files = folders.iter().flat_map(|folder| files_below(folder, &["ttf", "otf", "ttc", "otc"]));
    let mut files: Vec<_> =
        files.filter_map(|path| Some((unlike_running_text(&path), size_of(&path)?, path))).collect();
    files.sort();
    files.dedup();
    files.into_iter().find_map(|(_, _, path)| face_in(path, letter))
}

fn size_of(path: &Path) -> Option<u64> {
    std::fs::metadata(path).ok().map(|it| it.len()).filter(|size| (1..=LARGEST).contains(size))
}

/// How much the file's name tells of a style that words beside ours should not have.
fn unlike_running_text(path: &Path) -> usize {
    let name = path.file_stem().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    let styles =
        ["bold", "italic", "oblique", "black", "heavy", "thin", "light", "condensed", "mono", "serif", "symbol"];
    styles.into_iter().filter(|style| name.contains(style)).count()
}

fn face_in(path: PathBuf, letter: char) -> Option<SystemFace> {
    let mut file = File::open(&path).ok()?;
    let index = faces(&mut file)?.into_iter().position(|at| lists(&mut file, at, letter).unwrap_or(false))?;
    let bytes = std::fs::read(&path).ok()?;
    let index = u32::try_from(index).ok()?;
    draws(&bytes, index, letter).then_some(SystemFace { path, bytes, index })
}

/// Where the faces of a file begin.
fn faces(file: &mut File) -> Option<Vec<u32>> {
    let head = read_at(file, 0, 12)?;
    if &head[..4] != b"ttcf" {
        return Some(vec![0]);
    }
    let count = number(&head, 8)?.min(MOST_FACES);
    let starts = read_at(file, 12, count * 4)?;
    (0..count as usize).map(|face| number(&starts, face * 4)).collect()
}

/// Whether the face that begins there says that it has `letter`.
fn lists(file: &mut File, face: u32, letter: char) -> Option<bool> {
    let head = read_at(file, face, 12)?;
    let count = u32::from(u16::from_be_bytes([head[4], head[5]]));
    let tables = read_at(file, face.checked_add(12)?, count * 16)?;
    let list = tables.chunks_exact(16).find(|table| &table[..4] == b"cmap")?;
    let (at, length) = (number(list, 8)?, number(list, 12)?.min(LONGEST_LIST));
    let list = read_at(file, at, length)?;
    let cmap = Cmap::read(FontData::new(&list)).ok()?;
    cmap.map_codepoint(letter).map(|glyph| glyph.to_u32() != 0)
}

fn read_at(file: &mut File, at: u32, length: u32) -> Option<Vec<u8>> {
    let mut bytes = vec![0; length as usize];
    file.seek(SeekFrom::Start(u64::from(at))).ok()?;
    file.read_exact(&mut bytes).ok()?;
    Some(bytes)
}

fn number(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes)
}

/// Whether there is an outline of `letter`: pictures in colour are of no use.
fn draws(bytes: &[u8], index: u32, letter: char) -> bool {
    let Ok(font) = FontRef::from_index(bytes, index) else { return false };
    let glyph = font.charmap().map(letter).and_then(|glyph| font.outline_glyphs().get(glyph));
    let mut strokes = Strokes(0);
    let settings = DrawSettings::unhinted(Size::new(16.0), LocationRef::default());
    glyph.is_some_and(|glyph| glyph.draw(settings, &mut strokes).is_ok()) && strokes.0 > 0
}

/// Counts what is drawn.
struct Strokes(usize);

impl OutlinePen for Strokes {
    fn move_to(&mut self, _: f32, _: f32) {}

    fn line_to(&mut self, _: f32, _: f32) {
        self.0 += 1;
    }

    fn quad_to(&mut self, _: f32, _: f32, _: f32, _: f32) {
        self.0 += 1;
    }

    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {
        self.0 += 1;
    }

    fn close(&mut self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with our own fonts, and files that are none.
    fn folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let fonts = Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts");
        for name in ["NotoSansJP-Regular.ttf", "NotoSansJP-Bold.ttf", "NotoSans-Letters.ttf"] {
            std::fs::copy(fonts.join(name), folder.path().join(name)).unwrap();
        }
        let cut = std::fs::read(fonts.join("NotoSansJP-Regular.ttf")).unwrap();
        for (name, bytes) in
            [("a.ttf", &b"no font"[..]), ("b.ttc", b"ttcf\0\x01\0\0\xff\xff\xff\xff"), ("c.otf", &cut[..4000])]
        {
            std::fs::write(folder.path().join(name), bytes).unwrap();
        }
        folder
    }

    #[test]
    fn the_first_face_for_running_text_that_draws_a_letter_is_found() {
        let folder = folder();
        let folders = [PathBuf::from("/there/is/none"), folder.path().to_owned()];
        let name = |letter| face_with(letter, &folders).map(|it| it.path.file_name().unwrap().to_owned());
        assert_eq!(name('ğ').unwrap(), "NotoSans-Letters.ttf");
        assert_eq!(name('歩').unwrap(), "NotoSansJP-Regular.ttf");
        assert_eq!(name('한'), None);
        assert_eq!(name(' '), None, "there is nothing to be seen of it");
    }
}
