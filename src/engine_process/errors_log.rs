//! The tail of an engine's stderr, often the only hint at why it died.

use std::collections::VecDeque;

/// What an engine has complained about (stderr): the last of it, as some complain without end.
#[derive(Clone, Debug, Default)]
pub struct ErrorsLog {
    bytes: VecDeque<u8>,
    /// How many of these it has written before it was ready: a greeting, and how it got there.
    of_greeting: usize,
}

impl ErrorsLog {
    /// So many bytes are kept.
    pub const KEPT: usize = 64 << 10;
    /// So many characters of a line are told.
    const LINE: usize = 120;

    pub(super) fn take(&mut self, bytes: &[u8]) {
        let newest = &bytes[bytes.len().saturating_sub(Self::KEPT)..];
        let surplus = (self.bytes.len() + newest.len()).saturating_sub(Self::KEPT);
        self.bytes.drain(..surplus);
        self.bytes.extend(newest);
        self.of_greeting = self.of_greeting.saturating_sub(surplus);
    }

    /// It is ready: what it has written so far explains nothing that happens to it later.
    pub(super) fn end_greeting(&mut self) {
        self.of_greeting = self.bytes.len();
    }

    pub(super) fn text(&self) -> String {
        self.text_from(0)
    }

    fn text_from(&self, start: usize) -> String {
        let bytes: Vec<u8> = self.bytes.range(start..).copied().collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// The last line that says anything, cut: since it was ready, if it ever was.
    pub(super) fn last_line(&self) -> Option<String> {
        let text = self.text_from(self.of_greeting);
        let mut lines = text.lines().rev().map(str::trim);
        lines.find(|line| !line.is_empty()).map(|line| line.chars().take(Self::LINE).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_it_is_kept() {
        let mut log = ErrorsLog::default();
        log.take(b"first");
        log.take(&vec![b'x'; ErrorsLog::KEPT]);
        log.take("語".as_bytes());
        assert!(log.text().len() <= ErrorsLog::KEPT && log.text().ends_with("x語"));
    }

    #[test]
    fn what_was_said_before_it_was_ready_is_no_last_word_once_it_is() {
        let mut log = ErrorsLog::default();
        log.take(b"Engine 1.0\n");
        assert_eq!(log.last_line().as_deref(), Some("Engine 1.0"), "it may be why it does not get ready");
        log.end_greeting();
        assert_eq!((log.last_line(), log.text().as_str()), (None, "Engine 1.0\n"));
        log.take(&vec![b'x'; ErrorsLog::KEPT]);
        log.take(b"\nout of memory\n");
        assert_eq!(log.last_line().as_deref(), Some("out of memory"));
    }
}
