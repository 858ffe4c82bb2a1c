//! The tail of an engine's stderr, often the only hint at why it died.

use std::collections::VecDeque;

/// What an engine has complained about (stderr): the last of it, as some complain without end.
#[derive(Clone, Debug, Default)]
pub struct ErrorsLog {
    bytes: VecDeque<u8>,
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
    }

    pub(super) fn text(&self) -> String {
        let (one, other) = self.bytes.as_slices();
        String::from_utf8_lossy(&[one, other].concat()).into_owned()
    }

    /// The last line that says anything, cut.
    pub(super) fn last_line(&self) -> Option<String> {
        let text = self.text();
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
}
