//! Bytes become lines.

/// What was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A line without its end. Bytes that are no UTF-8 are replaced by `�`.
    Line(String),
    /// A line with such bytes.
    Garbled(String),
    /// A line that is too long; it is left out.
    TooLong,
}

/// Cuts what arrives in pieces of any size into lines, holding no more than [`Self::LONGEST`] bytes.
#[derive(Clone, Debug, Default)]
pub struct LineSplitter {
    begun: Vec<u8>,
    is_too_long: bool,
}

impl LineSplitter {
    /// Longer lines are left out.
    pub const LONGEST: usize = 1 << 20;

    /// Takes some bytes, and hands on each line that ends among them.
    pub fn feed(&mut self, mut bytes: &[u8], mut hear: impl FnMut(Heard)) {
        while let Some(end) = bytes.iter().position(|&byte| byte == b'\n') {
            self.take(&bytes[..end], &mut hear);
            self.end_line(&mut hear);
            bytes = &bytes[end + 1..];
        }
        self.take(bytes, &mut hear);
    }

    /// Hands on the last line, which has no end.
    pub fn finish(&mut self, mut hear: impl FnMut(Heard)) {
        if !self.begun.is_empty() {
            self.end_line(&mut hear);
        }
    }

    fn take(&mut self, bytes: &[u8], hear: &mut impl FnMut(Heard)) {
        if self.is_too_long {
            return;
        }
        if self.begun.len() + bytes.len() > Self::LONGEST {
            (self.begun, self.is_too_long) = (Vec::new(), true);
            return hear(Heard::TooLong);
        }
        self.begun.extend_from_slice(bytes);
    }

    fn end_line(&mut self, hear: &mut impl FnMut(Heard)) {
        if std::mem::take(&mut self.is_too_long) {
            return;
        }
        let line = self.begun.strip_suffix(b"\r").unwrap_or(&self.begun);
        hear(match str::from_utf8(line) {
            Ok(line) => Heard::Line(line.to_owned()),
            Err(_) => Heard::Garbled(String::from_utf8_lossy(line).into_owned()),
        });
        self.begun.clear();
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn heard(pieces: &[&[u8]]) -> Vec<Heard> {
        let mut splitter = LineSplitter::default();
        let mut all = Vec::new();
        pieces.iter().for_each(|piece| splitter.feed(piece, |heard| all.push(heard)));
        splitter.finish(|heard| all.push(heard));
        all
    }

    #[test]
    fn a_line_that_is_too_long_is_left_out_and_the_next_one_is_read() {
        let long = vec![b'x'; LineSplitter::LONGEST / 2 + 1];
        let line = |text: &str| Heard::Line(text.to_owned());
        assert_eq!(heard(&[b"a\r\n", &long, &long, &long, b"\nb"]), [line("a"), Heard::TooLong, line("b")]);
    }

    #[test]
    fn what_is_no_text_is_replaced() {
        assert_eq!(heard(&[b"id name \xFFx\n"]), [Heard::Garbled("id name \u{FFFD}x".to_owned())]);
    }

    proptest! {
        #[test]
        fn the_size_of_the_pieces_makes_no_difference(text in "[ab\r\n]{0,60}", size in 1_usize..9) {
            let pieces: Vec<&[u8]> = text.as_bytes().chunks(size).collect();
            prop_assert_eq!(heard(&pieces), heard(&[text.as_bytes()]));
        }
    }
}
