//! Journal lines and their checksums.

use serde::Serialize;

use super::DamageKind;

/// The number of digits of a checksum.
const DIGITS: usize = 8;

/// The checksum of a line, which the checksum of the next line builds on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chain(u32);

impl Chain {
    /// The checksum of `json` as the line after this one.
    fn next(self, json: &str) -> Self {
        let mut hasher = crc32fast::Hasher::new_with_initial(self.0);
        hasher.update(json.as_bytes());
        Self(hasher.finalize())
    }

    /// Formats `value` as the next line.
    pub(super) fn write(&mut self, value: &impl Serialize) -> String {
        let json = serde_json::to_string(value).expect("it is plain data with text for keys");
        *self = self.next(&json);
        format!("{:0DIGITS$x} {json}\n", self.0)
    }

    /// Returns the JSON of the next line, given without its line feed.
    pub(super) fn read<'a>(&mut self, line: &'a [u8]) -> Result<&'a str, DamageKind> {
        let text = std::str::from_utf8(line).map_err(|_| DamageKind::Garbled)?;
        let (digits, json) = text.split_once(' ').ok_or(DamageKind::Garbled)?;
        let next = self.next(json);
        // Compared as text: we never write a digit in the other case.
        if digits != format!("{:0DIGITS$x}", next.0) {
            return Err(DamageKind::Garbled);
        }
        *self = next;
        Ok(json)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_only_behind_the_one_it_was_written_behind() {
        let mut writer = Chain::default();
        let (one, other) = (writer.write(&1), writer.write(&1));
        assert_ne!(one, other);
        let mut reader = Chain::default();
        assert_eq!(reader.read(other.trim_end().as_bytes()), Err(DamageKind::Garbled));
        assert_eq!(reader.read(one.trim_end().as_bytes()), Ok("1"));
        assert_eq!(reader.read(other.trim_end().as_bytes()), Ok("1"));
        assert_eq!(reader, writer);
    }
}
