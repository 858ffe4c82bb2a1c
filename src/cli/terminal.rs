//! Output that a terminal cannot be made to act on, whatever names and records contain.

use std::io::{self, Write};
use std::path::Path;

use serde::Serialize;

use crate::record::{visible, visible_sign};

/// Writes text that a terminal can only display: names in records and of files may contain characters that move the
/// cursor, ring the bell or make the terminal type.
///
/// Control characters are replaced by their pictures (`␛`), except for line ends and tabs; characters that reverse the
/// direction of writing, so that a name reads as another, are replaced by `�`.
pub(super) struct Plain<W> {
    inner: W,
    /// The last byte, if its treatment depends on the next one.
    held: Option<u8>,
    /// The bytes so far of a character that may reverse the direction of writing.
    mark: Vec<u8>,
}

/// The bytes that begin the characters from U+2000 to U+207F.
const MARKS: [[u8; 2]; 2] = [[0xE2, 0x80], [0xE2, 0x81]];

/// Whether these three bytes are a character that reverses the direction of writing: U+200E, U+200F, U+202A to U+202E
/// or U+2066 to U+2069.
const fn turns_writing(sign: [u8; 3]) -> bool {
    matches!(sign, [0xE2, 0x80, 0x8E | 0x8F | 0xAA..=0xAE] | [0xE2, 0x81, 0xA6..=0xA9])
}

/// The byte that begins the characters from U+0080 to U+00BF, the first half of which are control characters.
const LATIN: u8 = 0xC2;

impl<W: Write> Plain<W> {
    pub(super) const fn new(inner: W) -> Self {
        Self { inner, held: None, mark: Vec::new() }
    }

    /// Takes a byte, holding a character back as long as it may be one that reverses the direction of writing.
    fn take(&mut self, byte: u8) -> io::Result<()> {
        self.mark.push(byte);
        let may_turn = match self.mark[..] {
            [first] => first == MARKS[0][0],
            [first, second] => MARKS.contains(&[first, second]),
            _ => false,
        };
        if may_turn {
            return Ok(());
        }
        let sign = std::mem::take(&mut self.mark);
        match <[u8; 3]>::try_from(&sign[..]) {
            Ok(sign) if turns_writing(sign) => "\u{FFFD}".bytes().try_for_each(|byte| self.put(byte)),
            Ok(_) | Err(_) => sign.into_iter().try_for_each(|byte| self.put(byte)),
        }
    }

    fn put(&mut self, byte: u8) -> io::Result<()> {
        match (self.held.take(), byte) {
            (Some(LATIN), 0x80..=0x9F) => return self.inner.write_all("\u{FFFD}".as_bytes()),
            (Some(b'\r'), b'\n') => return self.inner.write_all(b"\r\n"),
            (Some(b'\r'), _) => self.inner.write_all("␍".as_bytes())?,
            (Some(held), _) => self.inner.write_all(&[held])?,
            (None, _) => {}
        }
        match byte {
            LATIN | b'\r' => self.held = Some(byte),
            b'\n' | b'\t' => self.inner.write_all(&[byte])?,
            0..=0x1F | 0x7F => {
                self.inner.write_all(visible_sign(char::from(byte)).encode_utf8(&mut [0; 4]).as_bytes())?
            }
            _ => self.inner.write_all(&[byte])?,
        }
        Ok(())
    }
}

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let is_plain =
            |byte: &u8| matches!(byte, b'\n' | b'\t' | b' '..=b'~' | 0x80..) && *byte != LATIN && *byte != MARKS[0][0];
        if self.held.is_none() && self.mark.is_empty() && bytes.iter().all(is_plain) {
            self.inner.write_all(bytes)?;
        } else {
            bytes.iter().try_for_each(|&byte| self.take(byte))?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// The name of a file, made safe for a line of output: a line end within it would turn the rest into a line of its own.
pub(super) fn name(path: &Path) -> String {
    visible(&path.display().to_string()).into_owned()
}

/// `value` in JSON on one line. Signs that would act on a terminal stand there as JSON escapes them, so that a program reads
/// what was meant.
pub(super) fn json(value: &impl Serialize) -> String {
    let plain = serde_json::to_string(value).expect("plain data with keys of text is always JSON");
    let escaped = |sign: char| {
        if visible_sign(sign) == sign { String::from(sign) } else { format!("\\u{:04x}", u32::from(sign)) }
    };
    if visible(&plain) == plain { plain } else { plain.chars().map(escaped).collect() }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// What is written when `text` arrives in pieces of this many bytes.
    fn shown(text: &str, size: usize) -> String {
        let mut plain = Plain::new(Vec::new());
        text.as_bytes().chunks(size).for_each(|piece| plain.write_all(piece).unwrap());
        String::from_utf8(plain.inner).unwrap()
    }

    #[test]
    fn control_signs_are_shown_and_everything_else_is_as_it_was() {
        assert_eq!(
            shown("\u{1b}]0;title\u{7}\u{9b}31m\u{7f}\r¥ 朝日\t昇\r\n", 3),
            "␛]0;title␇\u{FFFD}31m␡␍¥ 朝日\t昇\r\n"
        );
    }

    #[test]
    fn no_sign_turns_the_direction_of_writing_around() {
        let told = "\u{202E}fik\u{200F}.\u{2066}a\u{2069}";
        for size in 1..9 {
            assert_eq!(shown(told, size), "\u{FFFD}fik\u{FFFD}.\u{FFFD}a\u{FFFD}");
            assert_eq!(shown("“a” – … ⁂ \u{200D} ☗\u{1b}", size), "“a” – … ⁂ \u{200D} ☗␛");
        }
    }

    proptest! {
        #[test]
        fn no_text_in_whatever_pieces_controls_a_terminal(text in any::<String>(), size in 1_usize..9) {
            let told = shown(&(text.clone() + "\n"), size);
            prop_assert!(!told.replace("\r\n", "\n").chars().any(|sign| sign.is_control() && sign != '\n' && sign != '\t'));
            let turns = |sign: char| matches!(sign, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
            if !text.chars().any(|sign| sign.is_control() || turns(sign)) {
                prop_assert_eq!(told, text + "\n");
            }
        }
    }
}
