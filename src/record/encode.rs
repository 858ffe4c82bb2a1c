//! From the text of a record to its bytes.

use std::collections::BTreeSet;

use encoding_rs::Encoding;

use super::text_encoding::BYTE_ORDER_MARK;
use super::{LineEnd, TextEncoding};

/// A character that an encoding has no place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {ch:?} cannot be stored in this encoding")]
pub struct UnencodableCharacter {
    /// The character.
    pub ch: char,
    /// The line, counted from 1, on which it stands.
    pub line: usize,
}

/// `text` as bytes.
///
/// # Errors
/// The first character that `encoding` has no place for.
pub fn encode(text: &str, encoding: TextEncoding) -> Result<Vec<u8>, UnencodableCharacter> {
    encode_lines(text, encoding, LineEnd::Lf)
}

/// The same with other line ends. A piece is encoded at a time: of a large text nobody needs a second one.
pub(super) fn encode_lines(
    text: &str,
    encoding: TextEncoding,
    line_end: LineEnd,
) -> Result<Vec<u8>, UnencodableCharacter> {
    let mut bytes = Vec::with_capacity(text.len());
    if encoding == TextEncoding::Utf8WithMark {
        bytes.extend_from_slice(BYTE_ORDER_MARK);
    }
    let mut lines = 0;
    for piece in pieces(text) {
        let ended = line_end.apply(piece);
        match encoding {
            TextEncoding::Utf8 | TextEncoding::Utf8WithMark => bytes.extend_from_slice(ended.as_bytes()),
            TextEncoding::Cp932 | TextEncoding::EucJp => {
                let stored = encode_japanese(&ended, encoding.table());
                bytes.extend(stored.map_err(|gap| UnencodableCharacter { line: lines + gap.line, ..gap })?);
            }
        }
        lines += piece.bytes().filter(|&byte| byte == b'\n').count();
    }
    Ok(bytes)
}

/// `text` in pieces of some kilobytes.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    const MOST: usize = 64 << 10;
    let mut rest = text;
    std::iter::from_fn(move || {
        let (piece, tail) = rest.split_at(rest.floor_char_boundary(MOST));
        rest = tail;
        (!piece.is_empty()).then_some(piece)
    })
}

/// The signs of `text` that are others once they were stored in `encoding` and read again, each once: Windows has `～` in
/// the place of `〜`, and what was `¥` is a backslash.
pub(super) fn changed_signs(text: &str, encoding: TextEncoding) -> String {
    let table = match encoding {
        TextEncoding::Utf8 | TextEncoding::Utf8WithMark => return String::new(),
        TextEncoding::Cp932 | TextEncoding::EucJp => encoding.table(),
    };
    let mut signs = BTreeSet::new();
    // Collecting would keep every sign of the text until the set is made.
    signs.extend(text.chars().filter(|sign| !sign.is_ascii()));
    let is_changed = |sign: &char| {
        let stored = as_windows_has_it(*sign).to_string();
        let (bytes, _, has_gap) = table.encode(&stored);
        !has_gap && !table.decode_without_bom_handling(&bytes).0.chars().eq([*sign])
    };
    signs.into_iter().filter(is_changed).collect()
}

/// Whether a sign is stored as another that looks alike.
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

/// Unicode has two characters for several signs of JIS, and Windows and the rest of the world chose differently.
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
    use crate::record::decode;

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
    fn a_text_of_several_pieces_is_stored_as_one() {
        let text = "ａ漢字１歩\n".repeat(20_000);
        for encoding in TextEncoding::ALL {
            let bytes = encode_lines(&text, encoding, LineEnd::CrLf).unwrap();
            assert!(decode(&bytes).unwrap().text == text.replace('\n', "\r\n"), "{encoding:?}");
        }
        let gap = encode(&(text + "☗"), TextEncoding::Cp932);
        assert_eq!(gap, Err(UnencodableCharacter { ch: '☗', line: 20_001 }));
    }
}
