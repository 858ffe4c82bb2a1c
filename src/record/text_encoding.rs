//! Decoding the bytes of a record into text, and encoding it again.
//!
//! Only the bytes decide, since declarations inside the files are often wrong: a byte order mark, else strict UTF-8,
//! else whichever of CP932 (Windows' Shift_JIS), EUC-JP and damaged UTF-8 yields the fewest characters that no record
//! would contain. Half-width katakana count among those, because EUC-JP read as CP932 is full of them.

use std::borrow::Cow;
use std::collections::BTreeSet;

use encoding_rs::{CoderResult, EUC_JP, Encoding, SHIFT_JIS, UTF_8};

use super::lines::line_of;

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The encoding of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextEncoding {
    /// UTF-8.
    Utf8,
    /// UTF-8 with a byte order mark.
    Utf8WithMark,
    /// Shift_JIS as Windows has it, CP932.
    Cp932,
    /// EUC-JP.
    EucJp,
}

/// A text, and how it was encoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The text, with U+FFFD in place of what could not be decoded.
    pub text: Cow<'a, str>,
    /// The encoding.
    pub encoding: TextEncoding,
    /// Whether anything could not be decoded.
    pub is_damaged: bool,
    /// The line, counted from 1, where nothing but zeros begins, such as a crash leaves at the end of a file; they are
    /// not part of the text.
    pub zeros_from_line: Option<usize>,
}

/// Why bytes are not text that could hold a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotText {
    /// The bytes begin with the byte order mark of UTF-16 or UTF-32.
    #[error("the text is stored as UTF-16; please store it as UTF-8")]
    Utf16,
    /// There are NULs, and not only at the end, or most bytes are not characters.
    #[error("this is a binary file and no text")]
    Binary {
        /// The line, counted from 1, of the first NUL; 1 if there is none.
        line: usize,
    },
}

impl NotText {
    /// The line, counted from 1, that shows the problem.
    pub(super) const fn line(self) -> usize {
        match self {
            Self::Utf16 => 1,
            Self::Binary { line } => line,
        }
    }
}

/// A character that an encoding cannot represent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {ch:?} cannot be stored in this encoding")]
pub struct UnencodableCharacter {
    /// The character.
    pub ch: char,
    /// The line it is on, counted from 1.
    pub line: usize,
}

/// How the lines of a file end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LineEnd {
    /// A line feed, as on Linux and macOS.
    #[default]
    Lf,
    /// A carriage return and a line feed, as on Windows.
    CrLf,
}

impl LineEnd {
    /// Both.
    pub const ALL: [Self; 2] = [Self::CrLf, Self::Lf];

    /// Detects how the first line of `text` ends. A text that is a single line, or whose lines end in lone carriage
    /// returns, which nothing writes any more, counts as coming from Windows.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let first = text.find('\n');
        if first.is_some_and(|feed| !text[..feed].ends_with('\r')) { Self::Lf } else { Self::CrLf }
    }

    /// Converts `text` from line feeds to this line end.
    #[must_use]
    pub fn apply(self, text: &str) -> Cow<'_, str> {
        match self {
            Self::Lf => Cow::Borrowed(text),
            Self::CrLf => Cow::Owned(text.replace('\n', "\r\n")),
        }
    }
}

impl TextEncoding {
    /// Every encoding; the one that can represent every character comes first.
    pub const ALL: [Self; 4] = [Self::Utf8, Self::Utf8WithMark, Self::Cp932, Self::EucJp];

    /// The name by which records declare the encoding.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 | Self::Utf8WithMark => "UTF-8",
            Self::Cp932 => "Shift_JIS",
            Self::EucJp => "EUC-JP",
        }
    }

    const fn table(self) -> &'static Encoding {
        match self {
            Self::Utf8 | Self::Utf8WithMark => UTF_8,
            Self::Cp932 => SHIFT_JIS,
            Self::EucJp => EUC_JP,
        }
    }

    fn decode(self, bytes: &[u8]) -> Decoded<'_> {
        let (text, is_damaged) = self.table().decode_without_bom_handling(bytes);
        Decoded { text, encoding: self, is_damaged, zeros_from_line: None }
    }
}

/// How little a text looks like a record.
#[derive(Clone, Copy, Debug, Default)]
struct Oddity {
    signs: usize,
    undecodable: usize,
    half_width: usize,
}

impl Oddity {
    /// The oddity of `bytes`, assuming `encoding`. They are decoded piece by piece: nobody needs a large file as three
    /// whole texts.
    fn of(bytes: &[u8], encoding: TextEncoding) -> Self {
        const PIECE: usize = 16 << 10;
        let mut decoder = encoding.table().new_decoder_without_bom_handling();
        let (mut found, mut text, mut rest) = (Self::default(), String::with_capacity(PIECE), bytes);
        loop {
            text.clear();
            let (result, read, _) = decoder.decode_to_string(rest, &mut text, true);
            found.add(&text);
            rest = &rest[read..];
            if result == CoderResult::InputEmpty {
                return found;
            }
        }
    }

    fn add(&mut self, text: &str) {
        for sign in text.chars() {
            self.signs += 1;
            match sign {
                char::REPLACEMENT_CHARACTER => self.undecodable += 1,
                '\u{FF61}'..='\u{FF9F}' => self.half_width += 1,
                _ => {}
            }
        }
    }

    const fn weight(self) -> usize {
        10 * self.undecodable + self.half_width
    }

    /// Whether this is not text at all: in a picture, most bytes are not characters.
    const fn is_noise(self) -> bool {
        2 * self.undecodable > self.signs
    }
}

/// Detects the encoding of `bytes` and decodes them. Zeros at the end are dropped.
///
/// # Errors
/// The bytes are not text. Individual characters that cannot be decoded are not an error.
///
/// ```
/// use komadai::record::{TextEncoding, decode};
///
/// let decoded = decode(b"\x93\x8A\x97\xB9")?;
/// assert_eq!((decoded.text.as_ref(), decoded.encoding), ("投了", TextEncoding::Cp932));
/// # Ok::<(), komadai::record::NotText>(())
/// ```
pub fn decode(bytes: &[u8]) -> Result<Decoded<'_>, NotText> {
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        return Err(NotText::Utf16);
    }
    match bytes.iter().position(|&byte| byte == 0) {
        None => decode_text(bytes),
        Some(nul) if nul > 0 && bytes[nul..].iter().all(|byte| [0, b'\r', b'\n'].contains(byte)) => {
            Ok(Decoded { zeros_from_line: Some(line_of(bytes, nul)), ..decode_text(&bytes[..nul])? })
        }
        Some(nul) => Err(NotText::Binary { line: line_of(bytes, nul) }),
    }
}

fn decode_text(bytes: &[u8]) -> Result<Decoded<'_>, NotText> {
    if let Some(marked) = bytes.strip_prefix(BYTE_ORDER_MARK) {
        return Ok(TextEncoding::Utf8WithMark.decode(marked));
    }
    if str::from_utf8(bytes).is_ok() {
        return Ok(TextEncoding::Utf8.decode(bytes));
    }
    // The beginning of a large file is enough to recognize it.
    const SAMPLE: usize = 64 << 10;
    if likeliest(&bytes[..bytes.len().min(SAMPLE)]).1.is_noise() {
        return Err(NotText::Binary { line: 1 });
    }
    let (encoding, oddity) = likeliest(bytes);
    if oddity.is_noise() { Err(NotText::Binary { line: 1 }) } else { Ok(encoding.decode(bytes)) }
}

/// The encoding in which `bytes` look most like a record.
fn likeliest(bytes: &[u8]) -> (TextEncoding, Oddity) {
    let (mut likeliest, mut least) = (TextEncoding::Cp932, Oddity::of(bytes, TextEncoding::Cp932));
    for encoding in [TextEncoding::EucJp, TextEncoding::Utf8] {
        let oddity = Oddity::of(bytes, encoding);
        if oddity.weight() < least.weight() {
            (likeliest, least) = (encoding, oddity);
        }
    }
    (likeliest, least)
}

/// Encodes `text`.
///
/// # Errors
/// The first character that `encoding` cannot represent.
pub fn encode(text: &str, encoding: TextEncoding) -> Result<Vec<u8>, UnencodableCharacter> {
    match encoding {
        TextEncoding::Utf8 => Ok(text.as_bytes().to_vec()),
        TextEncoding::Utf8WithMark => Ok([BYTE_ORDER_MARK, text.as_bytes()].concat()),
        TextEncoding::Cp932 | TextEncoding::EucJp => encode_japanese(text, encoding.table()),
    }
}

/// The characters of `text` that come back changed when stored in `encoding` and read again, each once: Windows has `～`
/// in place of `〜`, and what was `¥` is a backslash.
pub(super) fn changed_signs(text: &str, encoding: TextEncoding) -> String {
    let table = match encoding {
        TextEncoding::Utf8 | TextEncoding::Utf8WithMark => return String::new(),
        TextEncoding::Cp932 | TextEncoding::EucJp => encoding.table(),
    };
    let signs: BTreeSet<char> = text.chars().filter(|sign| !sign.is_ascii()).collect();
    let is_changed = |sign: &char| {
        let stored = as_windows_has_it(*sign).to_string();
        let (bytes, _, has_gap) = table.encode(&stored);
        !has_gap && !table.decode_without_bom_handling(&bytes).0.chars().eq([*sign])
    };
    signs.into_iter().filter(is_changed).collect()
}

/// Whether a character is stored as another that looks alike.
pub(super) fn has_a_double(sign: char) -> bool {
    as_windows_has_it(sign) != sign
}

fn encode_japanese(text: &str, table: &'static Encoding) -> Result<Vec<u8>, UnencodableCharacter> {
    let unified: String = text.chars().map(as_windows_has_it).collect();
    let (bytes, _, has_gaps) = table.encode(&unified);
    let gap = if has_gaps { first_unencodable(&unified, table) } else { None };
    gap.map_or_else(|| Ok(bytes.into_owned()), Err)
}

fn first_unencodable(text: &str, table: &'static Encoding) -> Option<UnencodableCharacter> {
    let mut line = 1;
    for ch in text.chars() {
        line += usize::from(ch == '\n');
        if !ch.is_ascii() && table.encode(ch.encode_utf8(&mut [0; 4])).2 {
            return Some(UnencodableCharacter { ch, line });
        }
    }
    None
}

/// Windows' choice of character. Unicode has two for several characters of JIS, and Windows and the rest of the world
/// chose differently.
const fn as_windows_has_it(ch: char) -> char {
    match ch {
        '\u{301C}' => '\u{FF5E}',
        '\u{2014}' => '\u{2015}',
        '\u{2016}' => '\u{2225}',
        '\u{2212}' => '\u{FF0D}',
        '\u{00A2}' => '\u{FFE0}',
        '\u{00A3}' => '\u{FFE1}',
        '\u{00AC}' => '\u{FFE2}',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_tells_what_ends_lines() {
        for (text, end) in [("a\nb\r\n", LineEnd::Lf), ("a\r\nb\n", LineEnd::CrLf), ("a", LineEnd::CrLf)] {
            assert_eq!(LineEnd::of(text), end, "{text:?}");
        }
    }

    #[test]
    fn a_nul_is_found_on_the_line_that_the_reader_would_count() {
        assert_eq!(decode(b"a\rb\r\nc\nd\0e"), Err(NotText::Binary { line: 4 }));
        assert_eq!(decode(b"a\r\0b"), Err(NotText::Binary { line: 2 }));
        assert_eq!(decode(b"\0"), Err(NotText::Binary { line: 1 }));
        let zeros = |bytes: &'static [u8]| decode(bytes).map(|decoded| (decoded.zeros_from_line, decoded.text));
        assert_eq!(zeros(b"a\rb\r\nc\nd\0\0\0\r\n"), Ok((Some(4), "a\rb\r\nc\nd".into())));
        assert_eq!(zeros(b"a\r\0"), Ok((Some(2), "a\r".into())));
    }

    #[test]
    fn both_forms_of_a_wave_dash_are_stored_alike() {
        for (one, other) in [("〜", "～"), ("—", "―"), ("−", "－"), ("‖", "∥")] {
            assert_eq!(encode(one, TextEncoding::Cp932), encode(other, TextEncoding::Cp932));
            assert_eq!(encode(one, TextEncoding::EucJp), encode(other, TextEncoding::EucJp));
        }
        assert_eq!(encode("〜", TextEncoding::Cp932), Ok(vec![0x81, 0x60]));
    }

    #[test]
    fn a_character_without_a_place_is_named_with_its_line() {
        let gap = encode("先手\n後手：☗", TextEncoding::Cp932);
        assert_eq!(gap, Err(UnencodableCharacter { ch: '☗', line: 2 }));
    }

    #[test]
    fn each_encoding_is_recognised_by_its_bytes() {
        let text = "手合割：平手\n先手：羽生　善治\n   1 ７六歩(77)\n*ｱｲ～\n";
        for encoding in [TextEncoding::Utf8, TextEncoding::Utf8WithMark, TextEncoding::Cp932, TextEncoding::EucJp] {
            let bytes = encode(text, encoding).unwrap();
            let decoded = decode(&bytes).unwrap();
            assert_eq!((decoded.text.as_ref(), decoded.encoding, decoded.is_damaged), (text, encoding, false));
        }
    }

    #[test]
    fn one_damaged_byte_does_not_turn_utf8_into_something_else() {
        let mut bytes = "手合割：平手\n*読めない字\n   1 ７六歩(77)\n".as_bytes().to_vec();
        let damage = bytes.iter().position(|&byte| byte == b'*').unwrap() + 2;
        bytes[damage] = b'?';
        let decoded = decode(&bytes).unwrap();
        assert_eq!((decoded.encoding, decoded.is_damaged), (TextEncoding::Utf8, true));
    }

    #[test]
    fn what_is_mostly_no_text_is_refused_before_anything_is_made_of_it() {
        assert_eq!(decode(&[0xFF; 100_000]), Err(NotText::Binary { line: 1 }));
        let with_noise = ["先手：朝日\n".as_bytes(), &[0xFF; 4]].concat();
        assert!(decode(&with_noise).unwrap().is_damaged);
    }

    #[test]
    fn utf16_is_refused_by_its_name() {
        assert_eq!(decode(b"\xFF\xFE\x4B\x62"), Err(NotText::Utf16));
    }
}
