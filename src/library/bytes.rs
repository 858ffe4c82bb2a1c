//! Numbers and texts in a row of bytes.

/// Writes numbers and texts one after another.
#[derive(Debug, Default)]
pub(super) struct Written(pub(super) Vec<u8>);

impl Written {
    pub(super) fn byte(&mut self, value: u8) {
        self.0.push(value);
    }

    pub(super) fn short(&mut self, value: u16) {
        self.0.extend(value.to_le_bytes());
    }

    pub(super) fn number(&mut self, value: u32) {
        self.0.extend(value.to_le_bytes());
    }

    pub(super) fn long(&mut self, value: u64) {
        self.0.extend(value.to_le_bytes());
    }

    pub(super) fn text(&mut self, value: &str) {
        self.number(count(value.len()));
        self.0.extend(value.as_bytes());
    }
}

/// A length as it is written.
pub(super) fn count(length: usize) -> u32 {
    u32::try_from(length).expect("a part is far smaller than 4 GB")
}

/// Reads numbers and texts one after another. `None` means that the bytes were not written by us.
#[derive(Debug)]
pub(super) struct Unread<'a>(pub(super) &'a [u8]);

impl<'a> Unread<'a> {
    pub(super) fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    pub(super) fn short(&mut self) -> Option<u16> {
        self.take(2)?.try_into().ok().map(u16::from_le_bytes)
    }

    pub(super) fn number(&mut self) -> Option<u32> {
        self.take(4)?.try_into().ok().map(u32::from_le_bytes)
    }

    pub(super) fn long(&mut self) -> Option<u64> {
        self.take(8)?.try_into().ok().map(u64::from_le_bytes)
    }

    pub(super) fn text(&mut self) -> Option<&'a str> {
        let length = self.number()?;
        std::str::from_utf8(self.take(length as usize)?).ok()
    }

    /// Reads things until nothing is left.
    pub(super) fn all<T>(mut self, mut read: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut things = Vec::new();
        while !self.0.is_empty() {
            things.push(read(&mut self)?);
        }
        Some(things)
    }
}
