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
    let (line, tail) = text.split_at(memchr::memchr2(b'\n', b'\r', text.as_bytes()).unwrap_or(text.len()));
    (line, tail.strip_prefix("\r\n").or_else(|| tail.strip_prefix(['\n', '\r'])).unwrap_or(tail))
}

/// The lines of `text`, numbered from 1. LF, CR LF and CR end a line, even within one text.
pub(super) fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = text;
    let lines = std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let (line, tail) = split_line(rest);
        rest = tail;
        Some(line)
    });
    (1..).zip(lines)
}

/// Whether `ch` only keeps things apart. Byte order marks also turn up inside files that were joined from others.
pub(super) fn is_blank(ch: char) -> bool {
    ch.is_whitespace() || ch == '\u{FEFF}'
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
    }
}
