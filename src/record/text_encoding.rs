//! Decoding the bytes of a record into text.
//!
//! Only the bytes decide, since declarations inside the files are often wrong: a byte order mark, else strict UTF-8,
//! else whichever of CP932 (Windows' Shift_JIS), EUC-JP and damaged UTF-8 yields the fewest characters that no record
//! would contain. Half-width katakana count among those, because EUC-JP read as CP932 is full of them.

use std::borrow::Cow;

use encoding_rs::{CoderResult, EUC_JP, Encoding, SHIFT_JIS, UTF_8};
use serde::{Deserialize, Serialize};

use super::lines::line_of;

pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The encoding of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TextEncoding {
    /// UTF-8 without a byte order mark.
    Utf8,
    /// UTF-8 with a byte order mark.
    Utf8WithMark,
    /// Shift_JIS as Windows has it, CP932.
    Cp932,
    /// EUC-JP, as older Unix systems had it.
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
    /// The bytes begin with the byte order mark of UTF-16.
    #[error("the text is stored as UTF-16; please store it as UTF-8")]
    Utf16,
    /// The bytes begin with the byte order mark of UTF-32.
    #[error("the text is stored as UTF-32; please store it as UTF-8")]
    Utf32,
    /// The bytes switch between sets of signs as ISO-2022-JP does, and make no record otherwise.
    #[error("the text is stored as ISO-2022-JP (JIS); please store it as UTF-8")]
    Iso2022Jp,
    /// The bytes hold NULs, and not only at their end, or most of them are no characters.
    #[error("this is a binary file, not text")]
    Binary {
        /// The line, counted from 1, of the first NUL; 1 if there is none.
        line: usize,
    },
}

impl NotText {
    /// The line, counted from 1, that shows the problem.
    pub(super) const fn line(self) -> usize {
        match self {
            Self::Utf16 | Self::Utf32 | Self::Iso2022Jp => 1,
            Self::Binary { line } => line,
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

    pub(super) const fn table(self) -> &'static Encoding {
        match self {
            Self::Utf8 | Self::Utf8WithMark => UTF_8,
            Self::Cp932 => SHIFT_JIS,
            Self::EucJp => EUC_JP,
        }
    }

    fn decode(self, bytes: &[u8]) -> Decoded<'_> {
        if let (Self::Utf8 | Self::Utf8WithMark, Ok(text)) = (self, str::from_utf8(bytes)) {
            return Decoded { text: Cow::Borrowed(text), encoding: self, is_damaged: false, zeros_from_line: None };
        }
        // Two bytes become three at the most, but for signs that hardly any record has.
        let mut text = String::with_capacity(bytes.len() + bytes.len() / 2);
        let is_damaged = self.decode_pieces(bytes, |piece| text += piece);
        Decoded { text: Cow::Owned(text), encoding: self, is_damaged, zeros_from_line: None }
    }

    /// Decodes a piece at a time, and says whether something could not be decoded: of a large file nobody needs a text that
    /// has room for the worst.
    fn decode_pieces(self, bytes: &[u8], mut take: impl FnMut(&str)) -> bool {
        const PIECE: usize = 16 << 10;
        let mut decoder = self.table().new_decoder_without_bom_handling();
        let (mut piece, mut rest, mut is_damaged) = (String::with_capacity(PIECE), bytes, false);
        loop {
            piece.clear();
            let (result, read, has_gaps) = decoder.decode_to_string(rest, &mut piece, true);
            take(&piece);
            rest = &rest[read..];
            is_damaged |= has_gaps;
            if result == CoderResult::InputEmpty {
                return is_damaged;
            }
        }
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
        let mut found = Self::default();
        encoding.decode_pieces(bytes, |piece| found.add(piece));
        found
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
    if bytes.starts_with(b"\xFF\xFE\0\0") || bytes.starts_with(b"\0\0\xFE\xFF") {
        return Err(NotText::Utf32);
    }
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        return Err(NotText::Utf16);
    }
    match memchr::memchr(0, bytes) {
        None => decode_text(bytes),
        Some(nul) if nul > 0 && bytes[nul..].iter().all(|byte| [0, b'\r', b'\n'].contains(byte)) => {
            Ok(Decoded { zeros_from_line: Some(line_of(bytes, nul)), ..decode_text(&bytes[..nul])? })
        }
        Some(nul) => Err(NotText::Binary { line: line_of(bytes, nul) }),
    }
}

/// The same of bytes that nobody needs any more: they become the text, or are given back.
pub(super) fn decode_owned(mut bytes: Vec<u8>) -> Result<Decoded<'static>, NotText> {
    let Decoded { text, encoding, is_damaged, zeros_from_line } = decode(&bytes)?;
    let text = match text {
        Cow::Owned(text) => text,
        Cow::Borrowed(text) => {
            let begin = if encoding == TextEncoding::Utf8WithMark { BYTE_ORDER_MARK.len() } else { 0 };
            let end = begin + text.len();
            bytes.truncate(end);
            bytes.drain(..begin);
            String::from_utf8(bytes).expect("what is borrowed is text already")
        }
    };
    Ok(Decoded { text: Cow::Owned(text), encoding, is_damaged, zeros_from_line })
}

fn decode_text(bytes: &[u8]) -> Result<Decoded<'_>, NotText> {
    if let Some(marked) = bytes.strip_prefix(BYTE_ORDER_MARK) {
        return decode_marked(marked);
    }
    if let Ok(text) = str::from_utf8(bytes) {
        let encoding = TextEncoding::Utf8;
        return Ok(Decoded { text: Cow::Borrowed(text), encoding, is_damaged: false, zeros_from_line: None });
    }
    // The beginning of a large file is enough to recognize it.
    const SAMPLE: usize = 64 << 10;
    if bytes.len() > SAMPLE && likeliest(&bytes[..SAMPLE]).1.is_noise() {
        return Err(NotText::Binary { line: 1 });
    }
    let plainly = TextEncoding::Cp932.decode(bytes);
    if !plainly.is_damaged && has_no_odd_sign(&plainly.text) {
        return Ok(plainly);
    }
    drop(plainly);
    let (encoding, oddity) = likeliest(bytes);
    if oddity.is_noise() { Err(NotText::Binary { line: 1 }) } else { Ok(encoding.decode(bytes)) }
}

/// Whether a text has no sign that would count as odd: all of those, and few others, begin with these two bytes. That is
/// seen in a tenth of the time that counting takes.
fn has_no_odd_sign(text: &str) -> bool {
    let pairs = text.bytes().zip(text.bytes().skip(1));
    !pairs.fold(false, |is_odd, (one, next)| is_odd | (one == 0xEF) & (next >= 0xBD))
}

/// Behind the mark of UTF-8 stands UTF-8, damaged perhaps; but some programs put the mark before anything.
fn decode_marked(bytes: &[u8]) -> Result<Decoded<'_>, NotText> {
    if str::from_utf8(bytes).is_ok() || likeliest(bytes).0 == TextEncoding::Utf8 {
        return Ok(TextEncoding::Utf8WithMark.decode(bytes));
    }
    decode_text(bytes)
}

/// Whether the text of a file switches between sets of signs as ISO-2022-JP does.
pub(super) fn is_iso_2022_jp(bytes: &[u8]) -> bool {
    let begins_kanji = |sign: &[u8]| sign == b"\x1b$B" || sign == b"\x1b$@";
    bytes.is_ascii() && bytes.windows(3).any(begins_kanji)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::encode;

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
    fn bytes_that_are_given_away_become_the_same_text() {
        let mut files: Vec<Vec<u8>> =
            TextEncoding::ALL.map(|encoding| encode("先手：朝日\n", encoding).unwrap()).to_vec();
        files.extend([
            b"a\nb\0\0".to_vec(),
            b"\xEF\xBB\xBFa\0\r\n".to_vec(),
            "先手：\u{FFFD}".as_bytes()[..10].to_vec(),
        ]);
        files.extend([Vec::new(), vec![0], vec![0xFF; 1_000]]);
        for bytes in files {
            assert_eq!(decode_owned(bytes.clone()), decode(&bytes), "{bytes:?}");
        }
    }

    #[test]
    fn utf16_is_refused_by_its_name() {
        assert_eq!(decode(b"\xFF\xFE\x4B\x62"), Err(NotText::Utf16));
    }
}
