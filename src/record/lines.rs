//! Splitting a text into lines, which may end in LF, CR LF or CR, even within one text.

/// The line, counted from 1, that the byte at `offset` is on. CR, LF and CR LF all end lines.
pub(super) fn line_of(bytes: &[u8], offset: usize) -> usize {
    let before = &bytes[..offset];
    let feeds = before.iter().filter(|&&byte| byte == b'\n').count();
    let lone_returns = before.windows(2).filter(|pair| pair[0] == b'\r' && pair[1] != b'\n').count();
    1 + feeds + lone_returns + usize::from(before.ends_with(b"\r") && bytes[offset] != b'\n')
}

/// What is left of `text` after this many lines.
pub(super) fn tail_from(text: &str, lines: usize) -> &str {
    (0..lines).fold(text, |rest, _| split_line(rest).1)
}

/// Splits `text` into its first line, without the line end, and the rest.
fn split_line(text: &str) -> (&str, &str) {
    let end = line_end(text.as_bytes());
    let size_of_end = match text.as_bytes()[end..] {
        [b'\r', b'\n', ..] => 2,
        [_, ..] => 1,
        [] => 0,
    };
    (&text[..end], &text[end + size_of_end..])
}

/// Where the first line ends. Most lines of CSA are so short that the first eight bytes, looked at as one number, show it.
fn line_end(bytes: &[u8]) -> usize {
    let ends = bytes.first_chunk().map_or(0, |&eight| {
        let eight = u64::from_le_bytes(eight);
        bytes_that_are(b'\n', eight) | bytes_that_are(b'\r', eight)
    });
    match ends {
        0 => memchr::memchr2(b'\n', b'\r', bytes).unwrap_or(bytes.len()),
        _ => ends.trailing_zeros() as usize / 8,
    }
}

/// A number whose lowest bit lies in the lowest of the bytes of `eight` that are `byte`; 0 if none is. The bits above it mean
/// nothing: subtracting borrows from them.
const fn bytes_that_are(byte: u8, eight: u64) -> u64 {
    const EACH: u64 = u64::from_le_bytes([1; 8]);
    let differences = eight ^ (EACH * byte as u64);
    differences.wrapping_sub(EACH) & !differences & (EACH << 7)
}

/// How many bytes at the beginning fulfil a condition.
pub(super) fn leading(bytes: &[u8], fulfil: impl Fn(&u8) -> bool) -> usize {
    bytes.iter().position(|byte| !fulfil(byte)).unwrap_or(bytes.len())
}

/// The lines of `text`, numbered from 1. LF, CR LF and CR end a line, even within one text.
pub(super) const fn numbered_lines(text: &str) -> NumberedLines<'_> {
    NumberedLines { rest: text, passed: 0 }
}

/// Lines, each with its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct NumberedLines<'a> {
    /// What is behind the lines that were taken.
    pub(super) rest: &'a str,
    passed: usize,
}

impl<'a> Iterator for NumberedLines<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let line;
        (line, self.rest) = split_line(self.rest);
        self.passed += 1;
        Some((self.passed, line))
    }
}

/// Whether `ch` only keeps things apart. Byte order marks also turn up inside files that were joined from others.
pub(super) fn is_blank(ch: char) -> bool {
    ch.is_whitespace() || ch == '\u{FEFF}'
}

/// `text` without the blanks that it begins with.
pub(super) fn trim_start(text: &str) -> &str {
    let text = text.trim_ascii_start();
    if begins_plainly(text) { text } else { text.trim_start() }
}

/// `text` without the blanks and byte order marks that it begins with.
pub(super) fn trim_blanks(text: &str) -> &str {
    let text = text.trim_ascii_start();
    if begins_plainly(text) { text } else { text.trim_start_matches(is_blank) }
}

/// `text` without the blanks that it ends with.
pub(super) fn trim_end(text: &str) -> &str {
    let text = text.trim_ascii_end();
    if text.ends_with(|ch: char| ch.is_ascii_graphic()) { text } else { text.trim_end() }
}

/// Whether the text begins with a sign of ASCII, a kana, a kanji, a mark of a side or anything else that is plainly no
/// blank. A blank is looked up in tables otherwise, and that at every step through a line.
const fn begins_plainly(text: &str) -> bool {
    matches!(
        text.as_bytes(),
        [] | [b'!'..=b'~' | 0xE4..=0xEE, ..] | [0xE2, 0x82..=0xBF, ..] | [0xE3, 0x81..=0xBF, ..] | [0xEF, 0xBC..=0xBF, ..]
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end_ends_a_line_and_the_last_one_needs_none() {
        let lines: Vec<_> = numbered_lines("a\nb\r\nc\r\rd").collect();
        assert_eq!(lines, [(1, "a"), (2, "b"), (3, "c"), (4, ""), (5, "d")]);
        assert_eq!(numbered_lines("a\r\n").count(), 1);
        assert_eq!(numbered_lines("").count(), 0);
        for (length, end) in (0..40).flat_map(|length| ["\n", "\r", "\r\n", "\r\r", "\n\n"].map(|end| (length, end))) {
            let line = "\u{b}\u{8a}\t\u{8d}7".chars().cycle().take(length).collect::<String>();
            let text = format!("{line}{end}x\n{line}");
            assert_eq!(numbered_lines(&text).next(), Some((1, &line[..])), "{text:?}");
            assert_eq!(
                numbered_lines(&text).last(),
                Some((numbered_lines(&text).count(), if length > 0 { &line[..] } else { "x" }))
            );
        }
    }
    #[test]
    fn blanks_are_trimmed_whatever_stands_behind_them() {
        for sign in ('\0'..=char::MAX).filter(|&sign| u32::from(sign) < 0x3_0000) {
            for text in [format!("{sign}"), format!("{sign}x"), format!(" {sign}7"), format!("\u{3000}{sign} ")] {
                assert_eq!(trim_start(&text), text.trim_start(), "{text:?}");
                assert_eq!(trim_blanks(&text), text.trim_start_matches(is_blank), "{text:?}");
                assert_eq!(trim_end(&text), text.trim_end(), "{text:?}");
            }
        }
    }
}
